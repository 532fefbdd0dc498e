import Reading
import Testing

@testable import CellTemplates

@Suite("Conditions on a row")
struct ConditionTests {
  static let row = DataRecord(
    names: ["photo", "empty", "nothing", "off", "kind", "n", "media"],
    values: [
      .text("a.png"), .text(""), .null, .bool(false), .text("draft"), .number("7"),
      .record(DataRecord(names: ["width"], values: [.text("60")])),
    ])

  @Test(
    "A condition holds or does not",
    arguments: [
      ("photo", true), ("empty", false), ("nothing", false), ("off", false), ("missing", false),
      ("not photo", false), ("not missing", true), ("photo and empty", false),
      ("photo or empty", true), ("empty or photo and kind", true), ("kind == \"draft\"", true),
      ("kind != 'draft'", false), ("n > 6.5", true), ("n <= 6", false), ("n == 7.0", true),
      ("media.width >= 60", true), ("kind > 3", false), ("missing == null", true),
      ("not (photo and kind)", false), ("off == false", true), ("true", true), ("false", false),
    ])
  func holds(text: String, result: Bool) throws {
    #expect(try ConditionParser.parse(text).holds(for: Self.row) == result)
  }

  @Test(
    "A mistake is reported at the character it is at",
    arguments: [
      ("", 0), ("photo and", 9), ("photo kind", 6), ("(photo", 6), ("n > ", 4), ("photo &", 6),
    ])
  func mistakes(text: String, offset: Int) {
    #expect {
      try ConditionParser.parse(text)
    } throws: {
      ($0 as? ExpressionError)?.offset == offset
    }
  }

  @Test("Thousands of negations end at the named limit")
  func depth() {
    let text = String(repeating: "not ", count: 400) + "a"
    #expect {
      try ConditionParser.parse(text)
    } throws: {
      ($0 as? ExpressionError)?.message == "nested too deep"
    }
  }
}
