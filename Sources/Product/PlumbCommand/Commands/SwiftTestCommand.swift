/// `plumb swift-test`: the tests of an app's Swift package, on a machine without an SDK of iOS.
package struct SwiftTestCommand: Command, Equatable {
  package let folder: String
  /// Names of the tests that are run; all without one.
  package let filters: [String]
  /// The project file to read; nil for the nearest one.
  package let configuration: String?

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    folder = arguments.operands.first ?? "."
    if folder.isEmpty {
      throw .invalidValue(option: "DIR", value: folder, expected: "the path of a folder")
    }
    filters = try arguments.values(of: .testFilter, as: .text("a part of a test's name"))
    configuration = try arguments.value(of: .configuration, as: .text("the path of a file"))
  }

  /// Builds the package's tests and runs them; failed ones are reported by the exit code.
  func run(_ console: Console) -> ExitCode {
    guard let swift = console.swift else {
      return console.fail(Diagnostic(.error, MissingHost.reason))
    }
    return swift.test(self, console)
  }

  static let syntax = CommandSyntax(
    name: "swift-test", summary: "Runs the tests of an iOS Swift package, on Linux too.",
    discussion: """
      Builds the package of a folder with Plumb's UIKit in place of the SDK and runs its tests, of
      XCTest and of Swift Testing. The package stays as it is and needs no dependency for that: its
      sources go through the same pass as those of 'plumb render FeedCell.swift', in a copy that is
      kept, so only changed files are compiled again. Messages point at the original files.

      A file that imports a module which is neither here nor mapped in plumb.yaml is left out, with
      a warning. The exit code is 0 when all tests pass, 1 when one fails, 2 when they cannot be
      built.
      """,
    operand: OperandSyntax(
      placeholder: "DIR", isRequired: false, values: .folder,
      help: "the folder with Package.swift; this one without it"),
    options: [.testFilter, .configuration, .allowRead, .linesJSON],
    examples: [
      "plumb swift-test": "all tests of the package of this folder",
      "plumb swift-test FeedUI --filter FeedUITests": "those of one class",
    ])
}

extension OptionSyntax {
  fileprivate static let testFilter = OptionSyntax(
    name: "filter", placeholder: "NAME", isRepeatable: true,
    help: "run only tests whose name has NAME in it, a regular expression")
}
