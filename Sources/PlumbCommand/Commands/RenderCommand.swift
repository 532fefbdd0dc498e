import PlumbKit

/// `plumb render`: templates to pictures.
struct RenderCommand: Equatable {
  let files: [String]
  let request: PictureRequest

  /// What the arguments ask for.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    files = arguments.operands
    let path = try arguments.value(of: .output, as: .text("the path of a file or folder"))
    let output = path.map(Self.place) ?? .folder(".")
    request = PictureRequest(
      layout: try LayoutRequest(arguments),
      layers: try arguments.value(of: .layers, as: .layers) ?? [],
      format: try Self.format(arguments, output), output: output)
    try refuseOneFileForMany()
  }

  /// A path that ends like a picture is a file, any other a folder.
  private static func place(_ path: String) -> OutputPlace {
    PictureFormat(pathExtensionOf: path) == nil ? .folder(path) : .file(path)
  }

  private static func format(
    _ arguments: ParsedArguments, _ output: OutputPlace
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

  private func refuseOneFileForMany() throws(ArgumentError) {
    guard case .file(let path) = request.output else { return }
    if files.count > 1 {
      throw .conflicting(
        "--output \(path)", with: "\(files.count) input files",
        reason: "it names one picture; name a folder")
    }
    if request.layout.variantCount > 1 {
      throw .conflicting(
        "--output \(path)", with: "\(request.layout.variantCount) variants",
        reason: "it names one picture; name a folder")
    }
  }
}

extension PictureFormat {
  /// The format that a file of this name has.
  init?(pathExtensionOf path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }
}

extension ValueKind<PictureFormat> {
  fileprivate static let format = word(PictureFormat.allCases.map { ($0.rawValue, $0) })
}

extension ValueKind<[PictureLayer]> {
  /// `all`, `none`, or names separated by commas. Drawn in the order of the layers' own list,
  /// whatever order they are named in.
  fileprivate static let layers = ValueKind { text, option throws(ArgumentError) in
    if text == "all" { return PictureLayer.allCases }
    if text == "none" { return [] }
    var named: Set<PictureLayer> = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let layer = PictureLayer(rawValue: String(word)) else {
        throw .unknownWord(
          option: option, value: String(word),
          choices: PictureLayer.allCases.map(\.rawValue) + ["all", "none"])
      }
      named.insert(layer)
    }
    return PictureLayer.allCases.filter(named.contains)
  }
}
