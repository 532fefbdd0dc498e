import Diagnostics
import Linting
import Reading

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
  /// Whether rows are looked at over all widths as well.
  let sweeps: Bool
  /// A folder of fonts in place of the project's.
  let fonts: String?
  let continuation: Continuation

  /// Folders are looked through for other files only: they hold all the code of an app.
  var hosting: HostRequest? { HostRequest(operands.filter(SourceEndings.isSwift)) }

  /// What the arguments ask for.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    operands = arguments.operands.isEmpty ? ["."] : arguments.operands
    format = try arguments.value(of: .lintFormat, as: .lintFormat) ?? .text
    let path = ValueKind.text("the path of a file")
    output = try arguments.value(of: .lintOutput, as: path)
    configuration = try arguments.value(of: .configuration, as: path)
    choice = try RuleChoice(arguments)
    baseline = try arguments.value(of: .baseline, as: path)
    newBaseline = try arguments.value(of: .writeBaseline, as: path)
    sweeps = arguments.contains(.sweep)
    fonts = try arguments.fonts
    continuation = try Continuation(arguments)
    if newBaseline != nil, output != nil {
      throw .conflicting(
        "--write-baseline", with: "--output", reason: "a run that writes a baseline reports nothing"
      )
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
