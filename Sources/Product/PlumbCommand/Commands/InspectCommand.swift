import Foundation
import Linting
import PlumbKit
import ProjectFile

/// `plumb inspect`: a page on which rows can be dragged through every width.
struct InspectCommand: Command, Equatable {
  let files: [String]
  let request: SweepRequest
  /// Where the page goes; nil for a file named after the first source.
  let output: String?
  /// The project file to read; nil for the nearest one.
  let configuration: String?
  /// A folder of fonts in place of the project's.
  let fonts: String?
  /// Whether the page is served to browsers of this machine in place of a file.
  let serves: Bool
  /// The port that it is served at; 0 for a free one.
  let port: UInt16
  /// Whether a browser is opened.
  let opens: Bool
  /// How many threads lay out text sizes, languages and appearances; nil for one a core.
  let jobs: Int?

  /// An older version of Swift sources is a module of its own, because both have the same classes.
  var hosting: HostRequest? {
    guard var hosting = HostRequest(files) else { return nil }
    hosting.mayBeVersions = files.count == 2 && hosting.operands == files
    return hosting
  }

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    files = arguments.operands
    var request = SweepRequest(try LayoutRequest(sweeping: arguments))
    request.widths = try arguments.value(of: .widths, as: .widths)
    request.rows = try arguments.value(of: .inspectedRows, as: .rows)
    request.scene = try arguments.value(of: .scene, as: .text("an object id or reuse identifier"))
    self.request = request
    output = try arguments.value(of: .pageOutput, as: .text("the path of a file"))
    configuration = try arguments.value(of: .configuration, as: .text("the path of a file"))
    fonts = try arguments.fonts
    port = try arguments.value(of: .port, as: .port) ?? 0
    serves = arguments.contains(.serve)
    jobs = try arguments.value(of: .inspectJobs, as: .count(in: 1...256, of: "threads"))
    if serves, output != nil {
      throw .conflicting("--serve", with: "--output", reason: "a page that is served is no file")
    }
    opens = arguments.contains(.open)
    if opens, output == "-" {
      throw .conflicting("--open", with: "--output -", reason: "there is no file to open")
    }
    if serves, HostRequest(files) != nil {
      throw .conflicting("--serve", with: "Swift files", reason: "they are built for one page")
    }
    if !serves, arguments.contains(.port) {
      throw .lacking("--port", needs: "--serve", reason: "a file has no port")
    }
  }

  static let syntax = CommandSyntax(
    name: "inspect", summary: "Makes a page on which rows can be dragged through every width.",
    discussion: """
      Writes one HTML file that needs no network: drag the edge of the rows, or type a width, and
      they are laid out as at that width, to the pixel. Click a view: its constraints are drawn
      with their distances, and its frame is explained as sums that add up, each constraint with
      its line in the file. Findings of 'plumb lint' are bars under the ruler, over the widths at
      which they hold. Several files make one page with a list.

      Two files whose cells are the same, an old and a new version, make a page with a slider
      between them and a list of what moved. With --serve the page is at an address of this
      machine, and loads again when a file has changed: first what is in view, then the rest. A
      mistake in the file is said on the page. It ends when nobody has looked for an hour.

      Widths and text sizes come from the section 'sweep' of plumb.yaml; all that the page offers
      to choose from is laid out when it is made.
      """,
    operand: .templates,
    options: [
      .pageOutput, .widths, .sweptTextSize, .appearance, .direction, .language, .scale, .profile,
      .fonts,
    ] + OptionSyntax.contentOptions + [
      .scene, .inspectedRows, .inspectJobs, .serve, .port, .open, .configuration, .swift, .target,
      .allowRead,
    ],
    examples: [
      "plumb inspect Templates/mail.yaml": "writes mail.html",
      "plumb inspect ContactCell.xib --text-size L --text-size AX3 -o cell.html":
        "two text sizes to choose from",
      "plumb inspect Templates/settings.yaml --appearance both --rows 0-2":
        "the first three rows, light and dark",
      "plumb inspect Templates/mail.yaml Templates/chat.yaml -o cells.html":
        "one page with a list of both",
      "plumb inspect old/Cell.xib new/Cell.xib -o change.html": "two versions, with what moved",
      "plumb inspect Templates/mail.yaml --serve --open": "a page that stays up to date",
    ])

  /// Lays the files out and writes the page, of those that can be read.
  func run(_ console: Console) -> ExitCode {
    let project: ProjectFile?
    do throws(LintFailure) {
      project = try ProjectFile.forLinting(configuration)
    } catch {
      return console.fail(error)
    }
    let linter = Linter(.ofProject(project))
    let request = request.filled(from: project?.sweep ?? SweepSettings())
    let run = FileRun(console, project: configuration, fonts: fonts, isQuiet: true)
    if serves {
      return InspectServer(self, run, linter, request, console).serve()
    }
    var inspector: Inspector?
    let threads = threads(console)
    let code = run(files) { session, file throws(PlumbError) in
      let page = inspector ?? Inspector(session, linter, on: threads)
      inspector = page
      try page.add(file, request)
    }
    guard let inspector, !inspector.isEmpty else { return max(code, .failure) }
    do throws(PlumbError) {
      try write(inspector.page, console)
      return code
    } catch {
      for diagnostic in error.diagnostics { console.report(diagnostic) }
      return .failure
    }
  }

  private func threads(_ console: Console) -> Inspector.Threads {
    let (configuration, fonts) = (configuration, fonts)
    let allowedReads = console.permissions.reads
    return .init(jobs ?? ProcessInfo.processInfo.activeProcessorCount) { report in
      Result { () throws(PlumbError) in
        try PlumbSession(
          project: try .holding(configuration), fonts: fonts, allowedReads: allowedReads,
          report: report)
      }
    }
  }

  private func write(_ page: [UInt8], _ console: Console) throws(PlumbError) {
    guard output != "-" else { return console.output(page) }
    let name = output ?? OutputDestination.pageName(of: files.first ?? "-")
    try ReportFile.write(page, to: name)
    console.print(name, as: ["file": name])
    if opens { console.openOrWarn(name) }
  }
}

extension ValueKind<UInt16> {
  static let port = ValueKind { text, option throws(ArgumentError) in
    if let port = UInt16(text), port >= 1024 { return port }
    throw .invalidValue(option: option, value: text, expected: "a number from 1024 to 65535")
  }
}

extension OptionSyntax {
  fileprivate static let serve = OptionSyntax(
    name: "serve",
    help: "in place of a file serve the page to browsers of this machine, and keep it fresh")
  fileprivate static let open = OptionSyntax(
    name: "open", help: "open the page in a browser")
  fileprivate static let inspectJobs = OptionSyntax(
    name: "jobs", short: "j", placeholder: "N",
    help: "how many threads lay out text sizes, languages and appearances (one a core)")
  static let port = OptionSyntax(
    name: "port", placeholder: "NUMBER",
    help: "with --serve: the port of 127.0.0.1 (one that is free)")
  fileprivate static let pageOutput = OptionSyntax(
    name: "output", short: "o", placeholder: "FILE", values: .path,
    help: "write the page there, - for standard output (the first file's name with .html, in the"
      + " current folder)")
  fileprivate static let inspectedRows = OptionSyntax(
    name: "rows", placeholder: "RANGE",
    help: "rows to lay out, by running number or section.row: 0-4, 3-, 1.2, 2.0-2.3,7 (the first"
      + " 100)")
}
