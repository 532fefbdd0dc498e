import CellSources
import PlumbKit

/// `plumb render`: templates to pictures.
struct RenderCommand: Command, Equatable {
  let files: [String]
  let request: PictureRequest
  let preview: PreviewChoice
  let isWatching: Bool
  /// Whether the pictures that templates have under `diagrams` are drawn, in place of all rows.
  let drawsDiagrams: Bool
  /// A folder of fonts in place of the project's.
  let fonts: String?
  let continuation: Continuation
  /// The pictures of the Swift sources among the files; nil where there are none.
  private(set) var drawnByHosts: HostRequest?

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    files = arguments.operands
    preview = try arguments.value(of: .preview, as: .preview(files)) ?? .none
    isWatching = arguments.contains(.watch)
    drawsDiagrams = arguments.contains(.diagrams)
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
    request.redlines = try Redlines(arguments)
    request.scene = try Self.scene(arguments)
    try request.readSheet(arguments)
    self.request = request
    var hosting = HostRequest(files, scene: request.scene)
    hosting?.timeout = try arguments.value(of: .timeout, as: .timeout) ?? HostRequest.usualTimeout
    hosting?.singlePlace = singlePlace
    hosting?.isStrict = arguments.contains(.strict)
    drawnByHosts = hosting
    try refuseOnePlaceForMany()
    try refuseConflicts()
    if drawsDiagrams { try refuseDiagrams(arguments) }
  }
}

extension RenderCommand {
  /// Draws each file, and again after every change if asked to.
  func run(_ console: Console) -> ExitCode {
    do throws(PreviewError) {
      let screen = try PicturePreview(preview, on: console)
      if let refusal = refusal(console) { return console.fail(refusal) }
      let run = fileRun(console, screen)
      // A host draws once; the process that has started it watches.
      let watches = isWatching && console.app == nil
      return watches ? WatchLoop(files, console, run).run(draw) : run(files, draw)
    } catch {
      return console.fail(error.diagnostic)
    }
  }

  private func fileRun(_ console: Console, _ screen: PicturePreview?) -> FileRun {
    FileRun(
      console, fonts: fonts, continuation: continuation, hosting: drawnByHosts
    ) { picture in
      picture.isPreview ? show(picture, screen, console) : console.picture(picture.bytes)
    }
  }

  private func draw(_ session: PlumbSession, _ file: String) throws(PlumbError) {
    guard drawsDiagrams else { return try Renderer(session).render(file, request) }
    var problems: [Diagnostic] = []
    for diagram in try DrawingBlock.diagrams(of: file, session.access(of: file)) {
      var request = diagram.request
      (request.output, request.preview) = (self.request.output, self.request.preview)
      do throws(PlumbError) {
        try Renderer(session).render(file, request)
      } catch {
        problems += error.diagnostics.map(diagram.placed)
      }
    }
    // Those of the template itself are the same for each diagram.
    if !problems.isEmpty { throw PlumbError(problems.uniqued()) }
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
  /// One file, and one stream, hold one picture; a template's variants come later.
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
    if request.hasLegend, request.layers.isEmpty, request.redlines?.measures.isEmpty != false {
      throw .conflicting("--legend", with: "no --layers", reason: "there is nothing to explain")
    }
    if request.views != nil, request.layers.isEmpty {
      throw .conflicting("--views", with: "no --layers", reason: "no layer is drawn")
    }
    if request.redlines != nil, request.sheet != nil {
      throw .conflicting(
        "--sheet", with: "--measure, --caption, --crop or --background",
        reason: "those are of single pictures")
    }
    if request.redlines?.measures.isEmpty == false, !request.layers.isEmpty {
      throw .conflicting("--measure", with: "--layers", reason: "it draws its own distances alone")
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

  private func refuseDiagrams(_ arguments: ParsedArguments) throws(ArgumentError) {
    if let option = DrawingBlock.options.first(where: arguments.contains) {
      throw .conflicting(
        "--diagrams", with: option.dashed, reason: "each diagram says itself how it is drawn")
    }
    if let singlePlace {
      throw .conflicting(
        "--diagrams", with: singlePlace, reason: "diagrams have names; name a folder")
    }
    if let file = files.first(where: { !$0.hasSuffix(".yaml") && !$0.hasSuffix(".yml") }) {
      throw .conflicting("--diagrams", with: file, reason: "only templates name diagrams")
    }
  }

  /// The option that says where the only picture goes; nil when several may be written.
  var singlePlace: String? {
    switch request.output {
    case .file(let path): "--output \(path)"
    case .stream: "--output -"
    case .folder, .memory, .nowhere: nil
    }
  }
}

extension RenderCommand {
  static let syntax = CommandSyntax(
    name: "render", summary: "Lays out the table of each template and draws it.",
    discussion: """
      Prints each file written: TEMPLATE-VARIANT.EXTENSION, one for each template and variant.
      A variant is called after its width or device, then what else is unlike the template by
      itself: mail-320.png, mail-iphone-15-landscape-dark-AX3-ar.png.
      The exit code is 0 when all went well, 1 when constraints conflict (the picture is
      drawn all the same, after giving up one of them), 2 when an input could not be used.

      A picture appears under its name when it is complete, in place of what was there. With
      --preview and no --output it is only shown, and nothing is written. --watch goes on
      until Ctrl-C, and draws a template again when it, its data or its images change; while a
      template is wrong its last good pictures stay.

      Swift files, and with --swift those of folders, are compiled together and run: every #Preview
      of them is drawn, else every cell class, each in a process of its own, as
      FILE-PREVIEW-VARIANT. Code runs as you do: draw that of strangers in a container.
      """,
    operand: .templates,
    options: OptionSyntax.variantOptions + OptionSyntax.contentOptions + [
      .rows, .sheet, .outline, .layers, .views, .legend, .measure, .caption, .crop, .background,
      .diagrams, .scene, .cellClass, .timeout, .strict, .format, .output, .follow, .preview, .watch,
      .swift, .target, .allowRead, .linesJSON, .continueAfter,
    ],
    examples: [
      "plumb render Templates/mail.yaml":
        "the mail cells at the template's own widths, in the current folder",
      "plumb render Templates/mail.yaml --width 320 --width 568 --layers diagram":
        "portrait and landscape, with the constraints and why rows are as high",
      "plumb render Templates/mail.yaml --layers all --views subject":
        "everything there is to see of two views",
      "plumb render Templates/mail.yaml --rows 0 --measure subject,photo..subject":
        "a view's size and its distances, for a document",
      "plumb render Templates/mail.yaml --diagrams --output docs/images":
        "the pictures that the template lists under 'diagrams', each under its name",
      "plumb render Templates/mail.yaml --sheet -d 'iPhone 15' --orientation both":
        "portrait beside landscape on one picture",
      "plumb render Templates/*.yaml --format svg --output pictures":
        "every template as SVG into the folder pictures",
      "plumb render PhotoCell.xib --width 320 --width 568":
        "every cell of an Interface Builder file, each as high as its content",
      "plumb render PhotoCell.xib --data rows.json --set title='A title'":
        "its cell with real content, once for each row of a data file",
      "plumb render FeedCell.swift --appearance both":
        "the previews of a cell in Swift, light and dark",
      "plumb render FeedCell.swift --preview 'Long text' --watch":
        "one of them, and again after every change",
      "plumb render Templates/feed.yaml --width 320 --output feed.png":
        "one picture under a name of your own",
      "plumb render Templates/mail.yaml --width 320 --preview --watch":
        "in the terminal, and again after every change",
      "generate | plumb render - --width 320 --output - > mail.png":
        "from standard input to standard output",
    ])
}

extension OperandSyntax {
  static let templates = OperandSyntax(
    placeholder: "FILE", isRepeatable: true,
    values: .files(["yaml", "yml", "xib", "storyboard", "swift"]),
    help: "cell templates (.yaml), .xib and .storyboard, Swift files, with --swift folders of"
      + " them, - for standard input; after -- names may start with a dash")
}

extension OptionSyntax {
  static let layers = OptionSyntax(
    name: "layers", short: "l", placeholder: "LIST",
    values: .list(PictureLayer.words + ["none"]),
    help: "what to draw on top, separated by commas: "
      + Diagnostic.choices(PictureLayer.words + ["none"])
      + " (none); 'diagram' is constraints, plumbline and problems, 'all' is all but estimates")
  static let views = OptionSyntax(
    name: "views", placeholder: "LIST",
    help: "draw layers for these views only: names, outlets or identifiers separated by commas,"
      + " * and ? stand for other characters (all)")
  static let legend = OptionSyntax(
    name: "legend", help: "explain below the rows what the layers draw")
  static let diagrams = OptionSyntax(
    name: "diagrams",
    help: "draw the pictures that a template names under 'diagrams', each with the options there")
  static let scene = OptionSyntax(
    name: "scene", placeholder: "ID",
    help: "only this scene of a .xib or .storyboard: its object id or reuse identifier (all cells);"
      + " of Swift sources this preview or class")
  static let format = OptionSyntax(
    name: "format", short: "f", placeholder: "FORMAT",
    values: .words(PictureFormat.allCases.map(\.rawValue)),
    help: Diagnostic.choices(PictureFormat.allCases.map(\.rawValue))
      + " (what --output ends in, else png)")
  static let output = OptionSyntax(
    name: "output", short: "o", placeholder: "PATH", values: .path,
    help: "a file for a single picture, - for standard output, or a folder, made when missing"
      + " (the current folder)")
  static let preview = OptionSyntax(
    name: "preview", short: "p", placeholder: "HOW", impliedValue: PreviewChoice.auto.rawValue,
    namesParts: true,
    values: .words(PreviewChoice.allCases.map(\.rawValue)),
    help: "show pictures in the terminal: "
      + PreviewChoice.allCases.map(\.rawValue).joined(separator: ", ")
      + " (auto: as the terminal says it can); of Swift sources, any other word draws only the"
      + " preview of that name")
  static let cellClass = OptionSyntax(
    name: "class", placeholder: "NAME",
    help: "of Swift sources only this cell class, made without arguments (all previews)")
  static let timeout = OptionSyntax(
    name: "timeout", placeholder: "SECONDS",
    help: "end a preview of Swift sources that takes longer (10)")
  static let strict = OptionSyntax(
    name: "strict",
    help: "refuse Swift sources that do not compile whole, where a piece could be left out")
  static let watch = OptionSyntax(
    name: "watch", help: "draw again whenever a template, its data or an image changes")
}

extension ValueKind<PictureFormat> {
  static let format = word(PictureFormat.allCases.map { ($0.rawValue, $0) })
}

extension ValueKind<PreviewChoice> {
  /// How pictures are shown in the terminal; for Swift sources other words name a preview.
  static func preview(_ files: [String]) -> ValueKind {
    let known = word(PreviewChoice.allCases.map { ($0.rawValue, $0) })
    guard files.contains(where: CellSource.isSwift) else { return known }
    return ValueKind { text, option throws(ArgumentError) in
      PreviewChoice(rawValue: text) ?? .none
    }
  }
}

extension ValueKind<Double> {
  /// Seconds.
  static let timeout = number(in: 0.1...3600, "a number of seconds from 0.1 to 3600")
}

extension RenderCommand {
  /// The one scene that is drawn: what `--scene`, `--class` or `--preview NAME` says.
  static func scene(_ arguments: ParsedArguments) throws(ArgumentError) -> String? {
    let scene = try arguments.value(of: .scene, as: .text("an object id or reuse identifier"))
    let type = try arguments.value(of: .cellClass, as: .text("the name of a class"))
    var names = [scene, type.map { "class \($0)" }].compactMap(\.self)
    if arguments.operands.contains(where: CellSource.isSwift),
      let name = try arguments.value(of: .preview, as: .text("the name of a preview")),
      PreviewChoice(rawValue: name) == nil
    {
      names.append(name)
    }
    guard names.count <= 1 else {
      throw .conflicting(
        "--scene", with: "--class or --preview NAME", reason: "each chooses what is drawn")
    }
    return names.first
  }
}

extension ValueKind<ViewSelection> {
  static let views = ValueKind { text, option throws(ArgumentError) in
    guard let views = ViewSelection(text) else {
      throw .invalidValue(
        option: option, value: text, expected: "names of views, such as title,price or tag*")
    }
    return views
  }
}

extension ValueKind<[PictureLayer]> {
  /// `none`, or names of layers and presets separated by commas. Drawn in the order of the layers'
  /// own list, whatever order they are named in.
  static let layers = ValueKind { text, option throws(ArgumentError) in
    if text == "none" { return [] }
    var named: Set<PictureLayer> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let word = String(part.trimmingPrefix { $0 == " " })
      guard let layers = PictureLayer.named(word) else {
        throw .unknownWord(
          option: option, value: word, choices: PictureLayer.words + ["none"])
      }
      named.formUnion(layers)
    }
    return PictureLayer.allCases.filter(named.contains)
  }
}
