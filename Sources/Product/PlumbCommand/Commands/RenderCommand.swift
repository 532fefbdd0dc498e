import Diagnostics
import PlumbCells
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
      preview: preview == .none ? .none : .png)
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

extension RenderCommand {
  /// Draws each file, and again after every change if asked to.
  func run(_ console: Console) -> ExitCode {
    do throws(PreviewError) {
      let screen = try PicturePreview(preview, on: console)
      if let refusal = refusal(console) { return console.fail(refusal) }
      let run = fileRun(console, screen)
      return watches ? WatchLoop(files, console, run).run(draw) : run(files, draw)
    } catch {
      return console.fail(error.diagnostic)
    }
  }

  /// A host draws once; the process that has started it watches.
  private var watches: Bool { isWatching && !HostedCells.isHost }

  private func fileRun(_ console: Console, _ screen: PicturePreview?) -> FileRun {
    FileRun(
      console, fonts: fonts, continuation: continuation, hosting: drawnByHosts
    ) { picture in
      picture.isPreview ? show(picture, screen, console) : console.picture(picture.bytes)
    }
  }

  private func draw(_ session: PlumbSession, _ file: String) throws(PlumbError) {
    try Renderer(session).render(file, request)
  }

  private func show(_ picture: DrawnPicture, _ screen: PicturePreview?, _ console: Console) {
    do {
      try screen?.show(picture)
    } catch {
      console.report(error.diagnostic)
    }
  }

  /// Bytes of a picture on a terminal are noise, and may set it to anything.
  private func refusal(_ console: Console) -> Diagnostic? {
    guard request.output == .stream, request.format != .svg, console.terminal.isOutput else {
      return nil
    }
    return Diagnostic(
      .error, "a \(request.format.rawValue.uppercased()) cannot be read on a terminal",
      hint: "send it on (> picture.\(request.format.rawValue)), name a file with --output, or"
        + " look at it with --preview")
  }
}

/// Options that are right alone and cannot go together.
extension RenderCommand {
  /// One file, and one stream, hold one picture. Variants that the template asks for are found out
  /// about later.
  func refuseOnePlaceForMany() throws(ArgumentError) {
    guard let place = singlePlace else { return }
    if files.count > 1 {
      throw .conflicting(
        place, with: "\(files.count) input files", reason: "it names one picture; name a folder")
    }
    if request.sheet == nil, request.layout.variantCount > 1 {
      throw .conflicting(
        place, with: "\(request.layout.variantCount) variants",
        reason: "it names one picture; name a folder")
    }
  }

  func refuseConflicts() throws(ArgumentError) {
    if request.output == .stream, preview != .none {
      throw .conflicting(
        "--output -", with: "--preview", reason: "both are written to standard output")
    }
    if request.hasLegend, request.layers.isEmpty {
      throw .conflicting("--legend", with: "no --layers", reason: "there is nothing to explain")
    }
    if request.views != nil, request.layers.isEmpty {
      throw .conflicting("--views", with: "no --layers", reason: "no layer is drawn")
    }
    guard isWatching else { return }
    if continuation.source != nil {
      throw .conflicting(
        "--watch", with: "--continue-after", reason: "every file is drawn again when it changes")
    }
    if request.output == .stream {
      throw .conflicting(
        "--watch", with: "--output -", reason: "standard output takes one picture")
    }
    if files.contains(PlumbSession.standardInput) {
      throw .conflicting("--watch", with: "-", reason: "standard input is read once")
    }
  }

  /// The option that says where the only picture goes; nil when several may be written.
  var singlePlace: String? {
    switch request.output {
    case .file(let path): "--output \(path)"
    case .stream: "--output -"
    case .folder, .nowhere: nil
    }
  }
}
