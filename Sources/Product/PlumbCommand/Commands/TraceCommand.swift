import Linting
import PlumbKit

/// `plumb trace`: what constraints make of each view, and what is wrong, in words.
struct TraceCommand: Command, Equatable {
  let files: [String]
  let row: String?
  let height: Double?
  let scene: String?
  let request: LayoutRequest
  /// A folder of fonts in place of the project's.
  let fonts: String?
  let isJSON: Bool
  let hasDetails: Bool
  let continuation: Continuation

  var hosting: HostRequest? { HostRequest(files) }

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    files = arguments.operands
    row = try arguments.value(of: .row, as: .text("a row"))
    height = try arguments.value(of: .rowHeight, as: .rowHeight)
    scene = try arguments.value(of: .scene, as: .text("an object id or reuse identifier"))
    request = try LayoutRequest(arguments)
    fonts = try arguments.fonts
    isJSON = arguments.contains(.json)
    hasDetails = arguments.contains(.details)
    if hasDetails, !isJSON {
      throw .lacking("--details", needs: "--json", reason: "they are for programs")
    }
    continuation = try Continuation(arguments)
  }

  /// Traces each file; findings are told by the exit code.
  func run(_ console: Console) -> ExitCode {
    var isSound = true
    let code = FileRun(console, fonts: fonts, continuation: continuation)(files) {
      session, file throws(PlumbError) in
      var lines = AppearanceLines()
      var told: Set<[TextEdit]> = []
      try Tracer(session).trace(file, row: row, height: height, scene: scene, request) { trace in
        isSound = isSound && trace.isSound
        guard isJSON else {
          let place = files.count > 1 ? "\(VisibleText.line(file)): " : ""
          return console.output(Array((place + trace.text).utf8))
        }
        let line = trace.json(details: hasDetails)
        let isWhole = hasDetails || lines.number(of: line).isKnown
        lines.add(
          line, partial: isWhole ? nil : trace.json(details: false, told: &told),
          in: trace.appearance)
      }
      lines.flush(to: console.output)
    }
    if code != .failure, !isJSON { console.output(Array((LayoutTrace.legend + "\n").utf8)) }
    return code == .success && !isSound ? .findings : code
  }

  static let syntax = CommandSyntax(
    name: "trace", summary: "Prints what constraints make of each view, and what is wrong.",
    discussion: """
      A tree of every row with the frame of each view, marked as determined, ambiguous or in a
      conflict; the interval of what is open; ties between equal priorities; what is missing;
      conflicts with the sum that shows them and what would help; and, as plumb lint finds it, what
      ends outside the row, is cut off, squeezed or overlaps. Notes are what may be meant, such as
      optional constraints that could not be met. The exit code is 0 for a sound layout, 1 where
      something is wrong but for notes, 2 when an input could not be used.
      """,
    operand: .templates,
    options: [.row, .rowHeight, .scene] + OptionSyntax.variantOptions
      + OptionSyntax.contentOptions + [
        .swift, .target, .allowRead, .json, .details, .continueAfter,
      ],
    examples: [
      "plumb trace Templates/diagnosis.yaml": "three cells, one of them sound",
      "plumb trace Templates/diagnosis.yaml --row-height 44":
        "what UIKit logs while the rows have their estimated height",
      "plumb trace Templates/diagnosis.yaml --json | jq '.problems[].text'":
        "an object a row, for programs",
      "plumb trace Cell.xib --scene Mail --width 320":
        "a cell of an Interface Builder file, by its reuse identifier",
    ])
}

extension OptionSyntax {
  static let rowHeight = OptionSyntax(
    name: "row-height", placeholder: "H",
    help:
      "lay rows out at this height, as a table does with an estimate or a reused cell (their own)")
}

extension ValueKind<Double> {
  fileprivate static let rowHeight = number(in: 1...10_000, "a number of points from 1 to 10000")
}
