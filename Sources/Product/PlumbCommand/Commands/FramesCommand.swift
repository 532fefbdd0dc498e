import PlumbKit

/// `plumb frames`: templates to layout trees.
struct FramesCommand: Command, Equatable {
  let files: [String]
  let request: LayoutRequest
  let scene: String?
  let rows: RowSelection?
  let form: FramesPrinter.Form
  /// A folder of fonts in place of the project's.
  let fonts: String?
  let continuation: Continuation

  var hosting: HostRequest? { HostRequest(files) }

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    files = arguments.operands
    request = try LayoutRequest(arguments)
    scene = try arguments.value(of: .scene, as: .text("an object id or reuse identifier"))
    rows = try arguments.value(of: .sweptRows, as: .rows)
    fonts = try arguments.fonts
    form = try arguments.framesForm
    continuation = try Continuation(arguments)
  }

  /// Prints the frames of each file.
  func run(_ console: Console) -> ExitCode {
    FileRun(console, fonts: fonts, continuation: continuation)(files) {
      session, file throws(PlumbError) in
      let printer = FramesPrinter(session, as: form, to: console.output)
      try printer.print(file, request, scene: scene, rows: rows)
    }
  }

  static let syntax = CommandSyntax(
    name: "frames", summary: "Lays out the table of each template and prints every frame.",
    discussion: """
      Frames are x, y, width, height in points, in the superview's coordinates. With --json one
      object a line, for each file and variant: frames, and what is wrong with them; with --details
      constraints and unrounded frames too. A .xib is laid out at its stored size, unless
      a width, a device or data is named. The exit code is 0 when all went well, 1 when
      constraints conflict, 2 when an input could not be used.
      """,
    operand: .templates,
    options: OptionSyntax.variantOptions + OptionSyntax.contentOptions
      + [.sweptRows, .scene, .swift, .target, .allowRead, .json, .details, .continueAfter],
    examples: [
      "plumb frames Templates/flexible-cell.yaml --width 320":
        "a readable tree of every row in portrait",
      "plumb frames Templates/mail.yaml --json | jq '.scenes[].height'":
        "the height of each row at each of the template's widths",
    ])
}

extension ParsedArguments {
  fileprivate var framesForm: FramesPrinter.Form {
    get throws(ArgumentError) {
      let hasDetails = contains(.details)
      if contains(.json) { return hasDetails ? .details : .json }
      if hasDetails {
        throw .lacking("--details", needs: "--json", reason: "they are for programs")
      }
      return .text
    }
  }
}

extension OptionSyntax {
  static let details = OptionSyntax(
    name: "details", help: "with --json: all there is, not only what most programs ask for")
  static let linesJSON = OptionSyntax(
    name: "json", help: "print an object a line, messages too, for programs")
  static let json = OptionSyntax(name: "json", help: "print JSON instead of a readable tree")
}
