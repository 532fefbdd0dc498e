import Foundation
import PlumbKit

/// `plumb heights`: rows as JSON lines to heights as JSON lines.
struct HeightsCommand: Command, Equatable {
  let file: String
  let request: LayoutRequest
  /// Where rows come from: `-` for standard input, a file; nil for the source's own.
  let rows: String?
  let contents: HeightLineContents
  let scene: String?
  /// Which of the source's own rows; nil for all.
  let chosen: RowSelection?
  /// How many threads; nil for one a core.
  let jobs: Int?
  /// A folder of fonts in place of the project's.
  let fonts: String?

  var hosting: HostRequest? {
    var hosting = HostRequest([file])
    // Rows of a stream have data of their own, and can be read once.
    if rows != nil { hosting?.hasSamples = false }
    return hosting
  }

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    file = arguments.operands[0]
    request = try LayoutRequest(arguments)
    rows = try arguments.value(of: .rowStream, as: .text("the path of a file, or -"))
    contents = arguments.contains(.frames) ? .frames : .heights
    scene = try arguments.value(of: .scene, as: .text("an object id or reuse identifier"))
    chosen = try arguments.value(of: .row, as: .rows)
    jobs = try arguments.value(of: .heightJobs, as: .count(in: 1...256, of: "threads"))
    fonts = try arguments.fonts
    try refuseConflicts()
  }

  private func refuseConflicts() throws(ArgumentError) {
    if rows != nil, request.content.dataFile != nil {
      throw .conflicting("--rows", with: "--data", reason: "rows come from one of them")
    }
    if rows == "-", file == PlumbSession.standardInput {
      throw .conflicting("--rows -", with: "-", reason: "standard input can be read once")
    }
    if rows != nil, scene != nil || chosen != nil {
      throw .conflicting(
        "--rows", with: chosen == nil ? "--scene" : "--row",
        reason: "they choose among the source's own rows")
    }
    if jobs != nil, rows == nil {
      throw .lacking("--jobs", needs: "--rows", reason: "a source's own rows are laid out at once")
    }
  }

  /// Prints the height of each row.
  func run(_ console: Console) -> ExitCode {
    var isComplete = true
    let code = FileRun(console, fonts: fonts)([file]) { session, file throws(PlumbError) in
      let printer = HeightPrinter(session, to: console.output)
      isComplete = try printer.print(
        file, request, rows: try stream(console), contents, scene: scene, chosen: chosen)
    }
    return code == .success && !isComplete ? .findings : code
  }

  private func stream(_ console: Console) throws(PlumbError) -> HeightPrinter.Rows? {
    guard let rows else { return nil }
    let isInput = rows == "-"
    let next = isInput ? console.inputPieces : try pieces(of: rows)
    let fonts = fonts
    let allowedReads = console.permissions.reads
    return .init(
      named: isInput ? "stdin" : rows, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      next: next
    ) {
      Result { () throws(PlumbError) in
        try PlumbSession(project: try .holding(nil), fonts: fonts, allowedReads: allowedReads) {
          _ in
        }
      }
    }
  }

  private func pieces(of path: String) throws(PlumbError) -> @Sendable () -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw PlumbError(path, "cannot be read: \(String(cString: strerror(errno)))")
    }
    return { StandardStream(descriptor: descriptor).readPiece() }
  }

  static let syntax = CommandSyntax(
    name: "heights", summary: "Prints the height of each row, as fast as rows come in.",
    discussion: """
      With --rows, rows are JSON values, one a line, with the fields that --data has. Each gets a
      line in the same order, at once: {"index":0,"height":87.5}; with several widths a line for
      each of them, with its "width". A row that cannot be used gets {"index":1,"error":"..."}.
      Memory does not grow with the number of rows, which has no limit. The exit code is 0 when all
      went well, 1 when a row could not be used or constraints conflict, 2 when an input could not
      be used.
      """,
    operand: OperandSyntax(
      placeholder: "SOURCE", values: .sources,
      help: "a cell template (.yaml), .xib or .storyboard; - for standard input"),
    options: [.rowStream, .frames, .heightJobs, .scene, .row] + OptionSyntax.variantOptions
      + OptionSyntax.contentOptions + [.swift, .target, .allowRead, .linesJSON],
    examples: [
      "plumb heights Templates/mail.yaml":
        "the heights of the template's own rows, at each of its widths",
      "plumb heights Cell.yaml --rows - --width 375":
        "the height of each row of standard input, while it comes in",
      "plumb heights Cell.yaml --rows rows.jsonl -j 2 --frames | gzip > heights.gz":
        "a large file on two cores, with the frame of each view",
    ])
}

extension OptionSyntax {
  fileprivate static let rowStream = OptionSyntax(
    name: "rows", placeholder: "FILE", values: .files(["jsonl", "ndjson"]),
    help: "rows as JSON lines; - for standard input (the source's own rows)")
  fileprivate static let frames = OptionSyntax(
    name: "frames", help: "add the frame of each view to every line")
  fileprivate static let heightJobs = OptionSyntax(
    name: "jobs", short: "j", placeholder: "N", help: "how many threads lay out rows (one a core)")
}
