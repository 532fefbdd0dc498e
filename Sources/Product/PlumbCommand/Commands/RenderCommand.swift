import PlumbKit

/// `plumb render`: templates to pictures.
struct RenderCommand: Command, Equatable {
  let files: [String]
  let request: PictureRequest
  let preview: PreviewChoice
  let isWatching: Bool
  /// A folder of fonts in place of the project's.
  let fonts: String?
  let continuation: Continuation
  /// What is said of the Swift sources among the files; nil where there are none.
  private(set) var drawnByHosts: HostRequest?

  /// What the arguments ask for.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    files = arguments.operands
    preview = try arguments.value(of: .preview, as: .preview(files)) ?? .none
    isWatching = arguments.contains(.watch)
    fonts = try arguments.fonts
    continuation = try Continuation(arguments)
    let output = try PictureOutput(
      arguments, otherwise: preview == .none ? .folder(".") : .nowhere)
    if output.destination == .nowhere, output.format != .png {
      throw .conflicting(
        "--format \(output.format.rawValue)", with: "--preview",
        reason: "terminals show PNG; name a file or folder with --output")
    }
    var request = PictureRequest(
      layout: try LayoutRequest(arguments),
      layers: try arguments.value(of: .layers, as: .layers) ?? [],
      format: output.format, output: output.destination,
      isPreviewed: preview != .none)
    request.views = try arguments.value(of: .views, as: .views)
    request.hasLegend = arguments.contains(.legend)
    request.scene = try Self.scene(arguments)
    try request.readSheet(arguments)
    self.request = request
    var hosting = HostRequest(files, scene: request.scene)
    hosting?.timeout = try arguments.value(of: .timeout, as: .timeout) ?? HostRequest.usualTimeout
    hosting?.singlePlace = singlePlace
    drawnByHosts = hosting
    try refuseOnePlaceForMany()
    try refuseConflicts()
  }
}
