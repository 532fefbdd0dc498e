import Testing

@testable import Linting

@Suite("vertical-priority-overridden")
struct VerticalPriorityOverriddenTests {
  private func lines(_ attributes: String) throws -> [String] {
    let view = Sample.label("title", attributes: attributes)
    return try LintProbe.lines(
      "vertical-priority-overridden",
      Sample.xib(
        Sample.cell(
          view, Sample.rules("title.leading == content.leading\ntitle.top == content.top"))))
  }

  @Test("A content that gives way sooner than usual")
  func overridden() throws {
    #expect(
      try lines(#"verticalCompressionResistancePriority="749""#) == [
        "note: title resists vertical compression at 749 instead of 750; use the usual priorities,"
          + " and decide heights by constraints [title]"
      ])
  }

  @Test("The priorities that Interface Builder gives a label")
  func usual() throws {
    #expect(try lines(#"verticalCompressionResistancePriority="750""#) == [])
  }

  @Test("It runs only when asked for")
  func off() {
    #expect(!LintSettings().rules.contains { $0.id == "vertical-priority-overridden" })
    #expect(LintSettings().rules.count == LintRule.all.filter(\.isOnByDefault).count)
  }
}
