import Linting
import Testing

@Suite("Rules")
struct LintRuleTests {
  @Test("are called by words joined by dashes, each once")
  func ids() {
    let ids = LintRule.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.split(separator: "-").count > 1)
      #expect(id.allSatisfy { $0.isLowercase || $0 == "-" }, "\(id)")
    }
  }

  @Test("say what they find in a sentence")
  func summaries() {
    for rule in LintRule.all {
      #expect(rule.summary.hasSuffix("."), "\(rule.id)")
      #expect(rule.rationale.hasSuffix("."), "\(rule.id)")
      #expect(LintRule.named(rule.id)?.summary == rule.summary)
    }
  }
}
