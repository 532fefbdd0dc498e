import Diagnostics
import Foundation
import PlumbKit

/// `plumb explain`: console logs to what fights and what to do.
struct ExplainCommand: Command, Equatable {
  let files: [String]
  let isJSON: Bool

  /// What the arguments ask for.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    files = arguments.operands.isEmpty ? ["-"] : arguments.operands
    isJSON = arguments.contains(.json)
  }

  /// Explains each log.
  func run(_ console: Console) -> ExitCode {
    files.map { explain($0, console) }.max() ?? .success
  }

  private func explain(_ file: String, _ console: Console) -> ExitCode {
    let name = file == "-" ? "<stdin>" : file
    guard
      let log = file == "-"
        ? console.input() : FileManager.default.contents(atPath: file).map(Array.init)
    else {
      if file != "-" {
        console.report(Diagnostic(.error, at: FileLocation(file: file), "cannot be read"))
      }
      return .failure
    }
    let explanation = LogExplanation(log, file: name)
    guard explanation.isReadable else {
      console.report(
        Diagnostic(
          .error, at: FileLocation(file: name), "holds no constraint that can be read",
          hint: "copy the whole message, from \"Unable to simultaneously satisfy constraints\" on"))
      return .failure
    }
    console.output(isJSON ? explanation.json : Array(explanation.text.utf8))
    return explanation.hasConflicts ? .findings : .success
  }

  static let syntax = CommandSyntax(
    name: "explain",
    summary: "Explains constraint conflicts that a console log reports.",
    discussion: """
      Reads "Unable to simultaneously satisfy constraints" messages of any iOS version, from
      Xcode or a device, also cut off, wrapped or mixed with other lines. Finds the smallest set
      of constraints that contradict each other, shows the sum that proves it and what would
      help; what cannot be read is shown. The exit code is 0 when nothing conflicts, 1 when
      something does, 2 when nothing could be read.
      """,
    operand: OperandSyntax(
      placeholder: "FILE", isRequired: false, isRepeatable: true, values: .files([]),
      help: "console logs; - or nothing: standard input"),
    options: [.json],
    examples: [
      .init(line: "plumb explain console.log", purpose: "what fights, and what to do"),
      .init(
        line: "pbpaste | plumb explain",
        purpose: "the message that was just copied from Xcode"),
      .init(
        line: "plumb explain console.log --json | jq '.messages[].conflicts'",
        purpose: "members, sums and repairs for programs"),
    ])
}
