import Diagnostics
import PlumbKit
import Snapshots

/// What an error says in an issue: its place where that is not the test's own, and no `error:`, since test frameworks
/// say that themselves.
struct ErrorText {
  let text: String

  /// - Parameter source: what layout trees call the test file.
  init(_ error: any Error, source: String = "") {
    switch error {
    case let error as AssertionProblem: text = error.message
    case let error as UnknownRecordMode: text = Self.text(error.diagnostic, source)
    case let error as PlumbError:
      text = error.diagnostics.map { Self.text($0, source) }.joined(separator: "\n")
    default: text = "\(error)"
    }
  }

  private static func text(_ diagnostic: Diagnostic, _ source: String) -> String {
    let place = diagnostic.location.flatMap { $0.file == source ? nil : "\($0): " } ?? ""
    let expected = diagnostic.expected.map { ", expected \($0)" } ?? ""
    let hint = diagnostic.hint.map { "; \($0)" } ?? ""
    return place + diagnostic.message + expected + hint
  }
}
