import PlumbKit

/// `plumb render`: templates to pictures.
struct RenderCommand: Command, Equatable {
  let files: [String]
  let request: PictureRequest
  let preview: PreviewChoice
  let isWatching: Bool

  /// What the arguments ask for.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    files = arguments.operands
    preview = try arguments.value(of: .preview, as: .preview) ?? .none
    isWatching = arguments.contains(.watch)
    let path = try arguments.value(of: .output, as: .text("the path of a file or folder"))
    let output = path.map(Self.place) ?? (preview == .none ? .folder(".") : .nowhere)
    var request = PictureRequest(
      layout: try LayoutRequest(arguments),
      layers: try arguments.value(of: .layers, as: .layers) ?? [],
      format: try Self.format(arguments, output), output: output,
      isPreviewed: preview != .none)
    request.hasLegend = arguments.contains(.legend)
    request.scene = try arguments.value(of: .scene, as: .text("an object id or reuse identifier"))
    try request.readSheet(arguments)
    self.request = request
    try refuseOnePlaceForMany()
    try refuseConflicts()
  }

  /// A path that ends like a picture is a file, as is one that leads to a device or pipe; any
  /// other is a folder.
  private static func place(_ path: String) -> OutputPlace {
    if path == "-" { return .stream }
    let isFile = PictureFormat(pathExtensionOf: path) != nil || StreamPath.isStream(path)
    return isFile ? .file(path) : .folder(path)
  }

  private static func format(
    _ arguments: ParsedArguments, _ output: OutputPlace
  ) throws(ArgumentError) -> PictureFormat {
    let asked = try arguments.value(of: .format, as: .format)
    if output == .nowhere, let asked, asked != .png {
      throw .conflicting(
        "--format \(asked.rawValue)", with: "--preview",
        reason: "terminals show PNG; name a file or folder with --output")
    }
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
  /// The format that a file of this name has.
  init?(pathExtensionOf path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }
}
