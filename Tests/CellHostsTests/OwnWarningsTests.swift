import SourcePass
import Testing

@testable import CellHosts

@Suite("Warnings that Xcode would show")
struct OwnWarningsTests {
  private let source = "import UIKit\nclass Row: UITableViewCell {\n  @objc func show() {}\n}\n"

  private func passes(
    _ message: String, line: Int = 3, column: Int = 9, isCut: Bool = false
  ) -> Bool {
    let result = SourcePass([SourcePass.SourceFile(path: "Row.swift", text: Array(source.utf8))])
      .rewritten()
    return OwnWarnings(
      map: result.map, hidden: ["title"], declared: ["show", "body"], isCut: isCut
    )
    .pass(message, at: SourcePosition(file: "Row.swift", line: line, column: column))
  }

  @Test(
    "are those about the app's own declarations, and about results that nobody ignores",
    arguments: [
      "variable 'count' was never mutated; consider changing to 'let' constant",
      "result of call to 'show(_:)' is unused", "'show(_:)' is deprecated: use body",
      "result of call to 'constraint(equalTo:)' is unused", "result of call to 'sorted' is unused",
      "result of 'UIImage' initializer is unused", "'is' test is always true",
      "conditional cast from 'Cell' to 'Cell' always succeeds", "will never be executed",
    ])
  func own(_ message: String) { #expect(passes(message)) }

  @Test(
    "are not those about what is declared otherwise here, or used where the compiler does not see",
    arguments: [
      "initialization of immutable value 'title' was never used",
      "result of call to 'addObserver(forName:object:queue:using:)' is unused",
      "'init(contentsOf:)' was deprecated in macOS 15: use another",
      "'@preconcurrency' on conformance has no effect",
      "no calls to throwing functions occur within 'try' expression",
      "cast from 'String' to unrelated type 'NSString' always fails",
      "capture of 'cache' with non-Sendable type 'Cache' in a '@Sendable' closure",
    ])
  func others(_ message: String) { #expect(!passes(message)) }

  @Test("are not those of what is unused since its uses were left out")
  func cut() {
    #expect(!passes("immutable value 'url' was never used; consider '_'", isCut: true))
    #expect(passes("'is' test is always true", isCut: true))
  }

  @Test("are not those in text that the source pass wrote")
  func inserted() {
    // The pass writes a table of members before the closing brace.
    #expect(!passes("'show()' is deprecated", line: 4, column: 20))
    #expect(!passes("'show()' is deprecated", line: 99))
  }
}
