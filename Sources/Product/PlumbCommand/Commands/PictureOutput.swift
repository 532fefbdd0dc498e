import PlumbKit

/// Where pictures go, and what kind they are: what `--output` and `--format` say together.
struct PictureOutput: Equatable {
  let destination: OutputDestination
  let format: PictureFormat

  /// - Parameter destination: where pictures go without `--output`.
  init(_ arguments: ParsedArguments, otherwise destination: OutputDestination) throws(ArgumentError)
  {
    let path = try arguments.value(of: .output, as: .text("the path of a file or folder"))
    self.destination = path.map(Self.destination) ?? destination
    format = try Self.format(arguments, self.destination)
  }

  /// A destination whose name says the format, else PNG.
  init(path: String) {
    destination = Self.destination(path)
    format = PictureFormat(pathExtensionOf: path) ?? .png
  }

  /// A path that ends like a picture, or leads to a device, is a file, any other a folder.
  private static func destination(_ path: String) -> OutputDestination {
    if path == "-" { return .stream }
    let isFile = PictureFormat(pathExtensionOf: path) != nil || StreamPath.isStream(path)
    return isFile ? .file(path) : .folder(path)
  }

  private static func format(
    _ arguments: ParsedArguments, _ output: OutputDestination
  ) throws(ArgumentError) -> PictureFormat {
    let asked = try arguments.value(of: .format, as: .format)
    guard case .file(let path) = output, let named = PictureFormat(pathExtensionOf: path) else {
      return asked ?? .png
    }
    if let asked, asked != named {
      throw .conflicting(
        "--format \(asked.rawValue)", with: "--output \(path)",
        reason: "the name says \(named.rawValue)")
    }
    return named
  }
}

extension PictureFormat {
  init?(pathExtensionOf path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }
}
