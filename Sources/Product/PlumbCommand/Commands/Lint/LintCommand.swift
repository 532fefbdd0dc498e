import Linting
import PlumbKit
import Sweeps

/// `plumb lint`: files to what is wrong with their layout.
struct LintCommand: Command, Equatable {
  /// Files and folders; the current folder where none is named.
  let operands: [String]
  let format: LintReport.Format
  /// The file that the report goes into; nil for standard output.
  let output: String?
  /// The project file to read; nil for the nearest one.
  let configuration: String?
  let choice: RuleChoice
  /// The file of findings that are not reported; nil for the project file's.
  let baseline: String?
  /// The file that is to hold all findings of this run, instead of a report.
  let newBaseline: String?
  /// Whether entries that no longer occur are taken out of the baseline.
  let prunes: Bool
  /// What makes the exit code 1.
  let failure: SweepFailure
  /// What the findings of a text lie together by; nil for a line each as they are found.
  let grouping: LintReport.Grouping?
  /// Whether rows are looked at over all widths as well.
  let sweeps: Bool
  /// Widths, text sizes and languages in place of those that files declare.
  let layout: LayoutRequest
  let scene: String?
  let rows: RowSelection?
  /// A folder of fonts in place of the project's.
  let fonts: String?
  let continuation: Continuation

  var hosting: HostRequest? { HostRequest(operands) }

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    operands = arguments.operands.isEmpty ? ["."] : arguments.operands
    format = try arguments.lintFormat
    let path = ValueKind.text("the path of a file")
    output = try arguments.value(of: .lintOutput, as: path)
    configuration = try arguments.value(of: .configuration, as: path)
    choice = try RuleChoice(arguments)
    baseline = try arguments.value(of: .baseline, as: path)
    newBaseline = try arguments.value(of: .writeBaseline, as: path)
    prunes = arguments.contains(.prune)
    failure = try arguments.value(of: .failOn, as: .sweepFailure) ?? .warning
    grouping = try arguments.value(of: .group, as: .grouping)
    sweeps = arguments.contains(.sweep)
    layout = try LayoutRequest(arguments)
    scene = try arguments.value(of: .scene, as: .text("an object id or reuse identifier"))
    rows = try arguments.value(of: .sweptRows, as: .rows)
    fonts = try arguments.fonts
    continuation = try Continuation(arguments)
    if newBaseline != nil, output != nil {
      throw .conflicting(
        "--write-baseline", with: "--output", reason: "a run that writes a baseline reports nothing"
      )
    }
    if newBaseline != nil, prunes {
      throw .conflicting(
        "--write-baseline", with: "--prune", reason: "the new baseline has only what occurs")
    }
    if grouping != nil, format != .text {
      throw .conflicting("--group", with: "--format \(format.rawValue)", reason: "it is for text")
    }
  }
}

extension ValueKind<LintReport.Grouping> {
  static let grouping = word(LintReport.Grouping.allCases.map { ($0.rawValue, $0) })
}

extension ParsedArguments {
  /// The format of a report: what `--format` says, or `--json`.
  var lintFormat: LintReport.Format {
    get throws(ArgumentError) {
      let asked = try value(of: .lintFormat, as: .lintFormat)
      guard contains(.formatJSON) else { return asked ?? .text }
      if let asked, asked != .json {
        throw .conflicting("--json", with: "--format \(asked.rawValue)", reason: "both are formats")
      }
      return .json
    }
  }
}

extension Finding {
  /// The lines of the finding as a terminal shows them.
  var coloredLines: String {
    let rest = lines.dropFirst().map { VisibleText.of($0) }
    return (["\(diagnostic.colored) [\(VisibleText.line(handle))]"] + rest)
      .joined(separator: "\n")
  }
}

extension LintCommand {
  static let syntax = CommandSyntax(
    name: "lint", summary: "Finds what is wrong with the layout of cells and views.",
    discussion: """
      Lays out Interface Builder files at their stored sizes and templates in their variants, and
      prints FILE:LINE:COLUMN, what is wrong, what to do, and in brackets the rule and the object.
      In folders it looks at .xib, .storyboard and template files, and with --swift at the Swift
      files, which are compiled and run for it. Settings come from the section 'lint' of
      plumb.yaml, in the current folder or the nearest one above it.

      The exit code is 0 when nothing was found or only notes, 1 when an error or a warning was
      (--fail-on says what counts), 2 when something could not be read.

      Errors: \(ids { $0.severity == .error }).

      Warnings: \(ids { $0.severity == .warning }).

      Notes: \(ids { $0.severity == .note && $0.isOnByDefault }).

      Only when asked for, by --rule or --only: \(ids { !$0.isOnByDefault }).
      """,
    operand: OperandSyntax(
      placeholder: "PATH", isRequired: false, isRepeatable: true, values: .path,
      help: "files and folders (the current folder)"),
    options: [
      .lintFormat, .formatJSON, .lintOutput, .onlyRule, .rule, .disableRule, .severity,
      .configuration,
      .baseline, .writeBaseline, .prune, .failOn, .group, .sweep, .width, .textSize, .direction,
      .language,
      .scene, .sweptRows, .fonts, .swift, .target,
      .allowRead,
      .continueAfter,
    ],
    examples: [
      "plumb lint": "everything below the current folder",
      "plumb lint App/Main.storyboard --only misplaced-view": "one rule on one file",
      "plumb lint App --format sarif --output lint.sarif": "for code scanning in a pull request",
      "plumb lint App --sweep": "also what breaks between two devices",
      "plumb lint App --group rule --fail-on never": "a first look at an app",
      "plumb lint App --write-baseline lint-baseline.txt":
        "accept what is there; from then on only new findings count",
    ])

  private static func ids(_ isMeant: (LintRule) -> Bool) -> String {
    LintRule.all.filter(isMeant).map(\.id).joined(separator: ", ")
  }
}

extension OptionSyntax {
  static let lintFormat = OptionSyntax(
    name: "format", short: "f", placeholder: "FORMAT",
    values: .words(LintReport.Format.allCases.map(\.rawValue)),
    help: "text, json, sarif (2.1.0) or github (annotations of a workflow) (text)")
  static let lintOutput = OptionSyntax(
    name: "output", short: "o", placeholder: "FILE", values: .path,
    help: "write the report there (standard output)")
  static let onlyRule = OptionSyntax(
    name: "only", placeholder: "RULE", isRepeatable: true, values: .words(ruleIDs),
    help: "run this rule and no other; repeat it for several")
  static let rule = OptionSyntax(
    name: "rule", placeholder: "RULE", isRepeatable: true, values: .words(ruleIDs),
    help: "run this rule too; repeat it for several")
  static let disableRule = OptionSyntax(
    name: "disable", placeholder: "RULE", isRepeatable: true, values: .words(ruleIDs),
    help: "do not run this rule; repeat it for several")
  static let severity = OptionSyntax(
    name: "severity", placeholder: "RULE=LEVEL", isRepeatable: true,
    help: "call the findings of a rule error, warning or note; repeat it for several")
  static let configuration = OptionSyntax(
    name: "config", placeholder: "FILE", values: .files(["yaml", "yml"]),
    help: "the project file (plumb.yaml here or above)")
  static let baseline = OptionSyntax(
    name: "baseline", placeholder: "FILE", values: .path,
    help: "do not tell the findings that this file lists")
  static let writeBaseline = OptionSyntax(
    name: "write-baseline", placeholder: "FILE", values: .path,
    help: "write all findings into this file instead of a report")
  static let prune = OptionSyntax(
    name: "prune", help: "take entries that no longer occur out of the baseline")
  static let group = OptionSyntax(
    name: "group", placeholder: "BY", values: .words(LintReport.Grouping.allCases.map(\.rawValue)),
    help: "print the findings of a file or of a rule together")
  static let sweep = OptionSyntax(
    name: "sweep",
    help: "lay rows out at every width too, as 'plumb sweep' does, and report ranges of widths")

  private static let ruleIDs = LintRule.all.map(\.id)
}
