import CollectionAlgorithms
import Linting
import PlumbKit
import ProjectFile
import Sweeps
import UIKitCore

/// `plumb sweep`: rows at every width of a range.
struct SweepCommand: Command, Equatable {
  let files: [String]
  let request: SweepRequest
  let format: LintReport.Format
  /// Whether JSON has the pieces in which frames are linear.
  let hasPieces: Bool
  /// The file that the report goes into; nil for standard output.
  let output: String?
  /// Where a picture of each file goes.
  let picture: PictureOutput?
  /// With which findings the exit code is 1; nil for what the project says, else warnings.
  let failure: SweepFailure?
  /// The project file to read; nil for the nearest one.
  let configuration: String?
  let choice: RuleChoice
  /// A folder of fonts in place of the project's.
  let fonts: String?
  let continuation: Continuation

  var hosting: HostRequest? { HostRequest(files) }

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    files = arguments.operands
    let widths = try arguments.value(of: .widths, as: .widths)
    var request = SweepRequest(try LayoutRequest(sweeping: arguments), widths: widths)
    request.devices = try arguments.values(of: .sweptDevice, as: .sweptDevices).flatMap(\.self)
    if widths != nil, !request.devices.isEmpty {
      throw .conflicting("--widths", with: "--device", reason: "devices have widths of their own")
    }
    request.rows = try arguments.value(of: .sweptRows, as: .rows)
    request.scene = try arguments.value(of: .scene, as: .text("an object id or reuse identifier"))
    self.request = request
    format = try arguments.lintFormat
    hasPieces = arguments.contains(.pieces)
    if hasPieces, format != .json {
      throw .lacking("--pieces", needs: "--json", reason: "they are for programs")
    }
    output = try arguments.value(of: .lintOutput, as: .text("the path of a file"))
    picture = try arguments.value(of: .picture, as: .text("the path of a file or folder"))
      .map { PictureOutput(path: $0) }
    failure = try arguments.value(of: .failOn, as: .sweepFailure)
    configuration = try arguments.value(of: .configuration, as: .text("the path of a file"))
    choice = try RuleChoice(arguments)
    fonts = try arguments.fonts
    continuation = try Continuation(arguments)
    if picture?.destination == .stream, output == nil {
      throw .conflicting(
        "--picture -", with: "the report", reason: "both go to standard output; name --output")
    }
  }

  static let syntax = CommandSyntax(
    name: "sweep", summary: "Lays rows out at every width, and finds where they break.",
    discussion: """
      Every row is laid out at each width from the first to the last, a pixel apart. Findings are
      those of 'plumb lint' that depend on the layout, with the range of widths at which they hold;
      beside them it prints the least and the greatest height of each row, and the widths at
      which texts take another line. With --json --pieces it prints the pieces as well: from one width to
      another every frame is a constant and a share of the width. Rules, severities and ignored findings come
      from the section 'lint' of plumb.yaml, widths and text sizes from 'sweep'.

      The exit code is 0 when nothing was found or only notes (see --fail-on), 1 when something
      was, 2 when something could not be read.
      """,
    operand: .templates,
    options: [
      .widths, .sweptDevice, .sweptTextSize, .appearance, .direction, .language, .scale, .profile,
      .fonts,
    ] + OptionSyntax.contentOptions + [
      .scene, .sweptRows, .lintFormat, .formatJSON, .pieces, .lintOutput, .picture, .failOn,
      .onlyRule, .rule,
      .disableRule, .severity, .configuration, .swift, .target, .allowRead, .continueAfter,
    ],
    examples: [
      "plumb sweep Templates/settings.yaml": "280 to 1,024 points",
      "plumb sweep ContactCell.xib --widths 320-430 --text-size all":
        "all iPhones, in every text size",
      "plumb sweep ContactCell.xib --device 'iPhone 15' --device 'iPad Pro 11'":
        "the widths of windows on two devices",
      "plumb sweep Templates/settings.yaml --picture sweep.png":
        "heights and findings over the width",
      "plumb sweep Templates/mail.yaml --json | jq .findings": "the ranges, for programs",
    ])
}

extension OptionSyntax {
  static let widths = OptionSyntax(
    name: "widths", short: "w", placeholder: "FIRST-LAST",
    help: "widths of the table in points, a pixel apart ('sweep' in plumb.yaml, else 280-1024)")
  static let sweptDevice = OptionSyntax(
    name: "device", short: "d", placeholder: "NAME", isRepeatable: true,
    values: .words(Device.all.map(\.slug) + ["all"]),
    help:
      "in place of a range the widths of windows on a device, with those of Split View and Slide"
      + " Over on an iPad; repeat it for several, or 'all'")
  static let sweptTextSize = OptionSyntax(
    name: "text-size", placeholder: "SIZE", isRepeatable: true,
    values: .words(UIContentSizeCategory.shortNames + ["all"]),
    help: "XS to XXXL, AX1 to AX5, or all of them; repeat it for several (the template's, else L)")
  static let sweptRows = OptionSyntax(
    name: "rows", placeholder: "RANGE",
    help: "rows to lay out, by running number or section.row: 0-4, 3-, 1.2, 2.0-2.3,7 (all)")
  static let formatJSON = OptionSyntax(name: "json", help: "the same as --format json")
  static let pieces = OptionSyntax(
    name: "pieces", help: "with --json: every frame over the widths, as constants and slopes")
  static let picture = OptionSyntax(
    name: "picture", placeholder: "PATH", values: .path,
    help: "a picture as well: heights, findings and devices over the width; a .png, .svg or .pdf"
      + " file, or a folder for several (no picture)")
  static let failOn = OptionSyntax(
    name: "fail-on", placeholder: "LEVEL", values: .words(SweepFailure.allCases.map(\.rawValue)),
    help: "the least severity of a finding with which the exit code is 1: error, warning, note or"
      + " never (warning)")
}

extension ValueKind<ClosedRange<Double>> {
  static let widths = ValueKind { text, option throws(ArgumentError) in
    if let range = SweepWidths.range(text) { return range }
    throw .invalidValue(option: option, value: text, expected: SweepWidths.expectation(of: text))
  }
}

extension ValueKind<[UIContentSizeCategory]> {
  fileprivate static let sweptTextSizes = ValueKind { text, option throws(ArgumentError) in
    if text == "all" { return UIContentSizeCategory.sizes }
    if let category = UIContentSizeCategory.named(text) { return [category] }
    throw .unknownWord(
      option: option, value: text, choices: UIContentSizeCategory.shortNames + ["all"])
  }
}

extension ValueKind<[Device]> {
  fileprivate static let sweptDevices = ValueKind { text, option throws(ArgumentError) in
    if text == "all" { return Device.all }
    if let device = Device.named(text) { return [device] }
    throw .invalidValue(
      option: option, value: text, expected: "a device that 'plumb devices' lists, or 'all'")
  }
}

extension ValueKind<SweepFailure> {
  static let sweepFailure = word(SweepFailure.allCases.map { ($0.rawValue, $0) })
}

extension LayoutRequest {
  /// The options of a sweep; its widths are not among them.
  init(sweeping arguments: ParsedArguments) throws(ArgumentError) {
    try self.init(sharedBy: arguments)
    contentSizeCategories = try arguments.values(of: .sweptTextSize, as: .sweptTextSizes)
      .flatMap(\.self).uniqued()
  }
}

// MARK: - Running

extension SweepCommand {
  /// Sweeps each file and prints what was found.
  func run(_ console: Console) -> ExitCode {
    let project: ProjectFile?
    do throws(LintFailure) {
      project = try ProjectFile.forLinting(configuration)
    } catch {
      return console.fail(error)
    }
    let settings = choice.applied(to: .ofProject(project))
    let request = request.filled(from: project?.sweep ?? SweepSettings())
    let failure = failure ?? project?.sweep.failure ?? .warning
    var report = LintReport(settings, version: plumbVersion)
    var text: [UInt8] = []
    var hasFailed = false
    let run = FileRun(
      console, project: configuration, fonts: fonts, continuation: continuation, isQuiet: true,
      show: { console.picture($0.bytes) })
    let code = run(files) { session, file throws(PlumbError) in
      report.files += 1
      do throws(PlumbError) {
        let swept = try Sweeper(session, Linter(settings)).sweep(file, request)
        hasFailed = hasFailed || swept.fails(on: failure.severity)
        report.findings += swept.findings
        emit(swept, into: &text, console)
        if let picture { try SweepRenderer(session).draw(swept, picture.request(request)) }
      } catch {
        report.failures += error.diagnostics
        throw error
      }
    }
    guard run.isReady else { return .failure }
    do throws(PlumbError) {
      try finish(report, text, console)
    } catch {
      for diagnostic in error.diagnostics { console.report(diagnostic) }
      return .failure
    }
    return hasFailed ? max(code, .findings) : code
  }

  /// Prints a file at once, or keeps its part of the report that goes into a file.
  private func emit(_ swept: SweepReport, into text: inout [UInt8], _ console: Console) {
    let part: [UInt8]
    switch format {
    case .text:
      if output == nil, console.hasColors, console.terminal.isOutput {
        for finding in swept.findings { console.printColored(finding.coloredLines) }
        return console.output(Array(swept.summary.utf8))
      }
      part = lines(of: swept)
    case .json: part = swept.answer(withPieces: hasPieces)
    case .sarif, .github: return
    }
    if output == nil { console.output(part) } else { text += part }
  }

  private func lines(of swept: SweepReport) -> [UInt8] {
    let findings = swept.findings.map { $0.lines.joined(separator: "\n") + "\n" }
    return Array((findings.joined() + swept.summary).utf8)
  }

  private func finish(
    _ report: LintReport, _ text: [UInt8], _ console: Console
  ) throws(PlumbError) {
    var bytes = text
    if format == .sarif || format == .github { bytes = Array(report.text(format).utf8) }
    if let output {
      try ReportFile.write(bytes, to: output)
    } else if format == .github {
      console.commands(String(decoding: bytes, as: UTF8.self))
    } else if format == .sarif {
      console.output(bytes)
    }
    if console.showsProgress { console.errorOutput(report.summary + "\n") }
  }
}

extension PictureOutput {
  /// The picture of a sweep: dark where the rows are.
  fileprivate func request(_ request: SweepRequest) -> PagePictureRequest {
    PagePictureRequest(
      output: destination, format: format,
      appearance: request.layout.appearances == [.dark] ? .dark : .light)
  }
}
