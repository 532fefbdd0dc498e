import Foundation
import Testing

@testable import Linting

@Suite("The list of rules")
struct RuleListTests {
  @Test("Lint.md has a section for each rule, in the order of the list, and their number")
  func documentation() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("Documentation/Lint.md"), encoding: .utf8)
    let sections = text.split(separator: "\n").filter { $0.hasPrefix("### ") }
      .map { String($0.dropFirst(4)) }
    #expect(sections == LintRule.all.map(\.id))
    #expect(text.contains("There are \(LintRule.all.count) rules"), "the number above the sections")
  }

  @Test("An id is words joined by dashes, and summary and rationale are sentences")
  func words() {
    #expect(Set(LintRule.all.map(\.id)).count == LintRule.all.count)
    for rule in LintRule.all {
      #expect(rule.id.allSatisfy { $0.isLowercase && $0.isASCII || $0 == "-" }, "\(rule.id)")
      #expect(rule.summary.first?.isUppercase == true && rule.summary.hasSuffix("."))
      #expect(rule.rationale.hasSuffix("."), "\(rule.id)")
    }
  }
}
