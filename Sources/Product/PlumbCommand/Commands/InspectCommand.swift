import Diagnostics
import Foundation
import Linting
import PlumbKit
import ProjectFile

/// `plumb inspect`: a page on which rows can be dragged through every width.
struct InspectCommand: Command, Equatable {
  let files: [String]
  let request: SweepRequest
  /// Whether the command line names the widths.
  let hasWidths: Bool
  /// Where the page goes; nil for a file beside the current folder's others, named after the first
  /// source.
  let output: String?
  /// The project file to read; nil for the nearest one.
  let configuration: String?
  /// A folder of fonts in place of the project's.
  let fonts: String?

  var hosting: HostRequest? { HostRequest(files) }

  /// What the arguments ask for.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    files = arguments.operands
    let widths = try arguments.value(of: .widths, as: .widths)
    hasWidths = widths != nil
    var request = SweepRequest(try LayoutRequest(sweeping: arguments))
    request.widths = widths ?? request.widths
    request.rows = try arguments.value(of: .inspectedRows, as: .rows)
    request.scene = try arguments.value(of: .scene, as: .text("an object id or reuse identifier"))
    self.request = request
    output = try arguments.value(of: .pageOutput, as: .text("the path of a file"))
    configuration = try arguments.value(of: .configuration, as: .text("the path of a file"))
    fonts = try arguments.fonts
  }

  static let syntax = CommandSyntax(
    name: "inspect", summary: "Makes a page on which rows can be dragged through every width.",
    discussion: """
      Writes one HTML file that needs no network: drag the edge of the rows, or type a width, and
      they are laid out as at that width, to the pixel. Click a view: its constraints are drawn
      with their distances, and its frame is explained as sums that add up, each constraint with
      its line in the file. Findings of 'plumb lint' are bars under the ruler, over the widths at
      which they hold. Several files make one page with a list.

      Widths and text sizes come from the section 'sweep' of plumb.yaml; all that the page offers
      to choose from is laid out when it is made.
      """,
    operand: .templates,
    options: [
      .pageOutput, .widths, .sweptTextSize, .appearance, .direction, .language, .scale, .profile,
      .fonts,
    ] + OptionSyntax.contentOptions + [.scene, .inspectedRows, .configuration, .allowRead],
    examples: [
      .init(line: "plumb inspect Templates/mail.yaml", purpose: "writes mail.html"),
      .init(
        line: "plumb inspect ContactCell.xib --text-size L --text-size AX3 -o cell.html",
        purpose: "two text sizes to choose from"),
      .init(
        line: "plumb inspect Templates/settings.yaml --appearance both --rows 0-2",
        purpose: "the first three rows, light and dark"),
      .init(
        line: "plumb inspect Templates/mail.yaml Templates/chat.yaml -o cells.html",
        purpose: "one page with a list of both"),
    ])

  /// Lays the files out and writes the page, of those that can be read.
  func run(_ console: Console) -> ExitCode {
    let project: ProjectFile?
    do throws(LintFailure) {
      project = try ProjectFile.forLinting(configuration)
    } catch {
      for diagnostic in error.diagnostics { console.report(diagnostic) }
      return .failure
    }
    let linter = Linter(.ofProject(project))
    let request = request.filled(from: project?.sweep ?? SweepSettings(), hasWidths: hasWidths)
    var inspector: Inspector?
    let run = FileRun(console, project: configuration, fonts: fonts, isQuiet: true)
    let code = run(files) { session, file throws(PlumbError) in
      let page = inspector ?? Inspector(session, linter)
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

  private func write(_ page: [UInt8], _ console: Console) throws(PlumbError) {
    guard output != "-" else { return console.output(page) }
    let name = output ?? OutputDestination.pageName(of: files.first ?? "-")
    try ReportFile.write(page, to: name)
    console.print(name)
  }
}

extension OptionSyntax {
  fileprivate static let pageOutput = OptionSyntax(
    name: "output", short: "o", placeholder: "FILE", values: .path,
    help: "write the page there, - for standard output (the first file's name with .html, in the"
      + " current folder)")
  fileprivate static let inspectedRows = OptionSyntax(
    name: "rows", placeholder: "RANGE",
    help: "rows to lay out, by running number or section.row: 0-4, 3-, 1.2, 2.0-2.3,7 (the first"
      + " 100)")
}
