import Reading
import Testing

@testable import CellTemplates

@Suite("Text with fields")
struct TextPatternTests {
  static let row = DataRecord(
    names: ["title", "empty", "nothing", "n", "tags", "media", "two words"],
    values: [
      .text("Titel"), .text(""), .null, .number("12.50"), .list([.text("a"), .text("b")]),
      .record(DataRecord(names: ["text"], values: [.text("<b>x</b> &amp; y")])), .text("2"),
    ])

  func text(_ pattern: String) throws -> String? {
    try TextPatternParser.parse(pattern).text(for: Self.row)
  }

  @Test(
    "Fields are filled in from left to right",
    arguments: [
      ("plain", "plain"),
      ("{title}", "Titel"),
      ("<{title}>{n}", "<Titel>12.50"),
      ("{missing | \"[No Title]\"}", "[No Title]"),
      ("{nothing | 'none'}", "none"),
      ("{empty | 'none'}", ""),
      ("{missing | title}", "Titel"),
      ("{missing | nothing | 'last'}", "last"),
      ("{media.text | html()}", "x & y"),
      ("{media.missing | 'm'}", "m"),
      ("{title | cut(3)}", "Tit..."),
      ("{title | cut(5)}", "Titel"),
      ("{missing | 'abcdef' | cut(2)}", "ab..."),
      ("{tags}", "a, b"),
      ("{tags | joined('、')}", "a、b"),
      ("{title | uppercased()}", "TITEL"),
      ("{n | repeated(2)}", "12.5012.50"),
      ("{{title}} {{{title}}}", "{title} {Titel}"),
      ("{field('two words')}", "2"),
      ("{missing | \"}\"}", "}"),
      ("a{missing}b", "ab"),
    ])
  func filled(pattern: String, result: String) throws {
    #expect(try text(pattern) == result)
  }

  @Test("A field that is missing and alone is no text at all")
  func missing() throws {
    #expect(try text("{missing}") == nil)
    #expect(try text("{nothing}") == nil)
    #expect(try text("{empty}") == "")
  }

  @Test(
    "A mistake is reported at the character it is at",
    arguments: [
      ("a {title", 2, "'{' is not closed"),
      ("a }", 2, "'}' without '{'"),
      ("{}", 1, "the text ends too early"),
      ("x{title |}", 9, "the text ends too early"),
      ("{title | cutt(3)}", 9, "unknown filter 'cutt()'"),
      ("{title | cut(x)}", 13, "unexpected 'x'"),
      ("{title | cut(1.5)}", 13, "unexpected the number 1.5"),
      ("{title ? 3}", 7, "unexpected '?'"),
      ("{a..b}", 3, "unexpected '.'"),
    ])
  func mistakes(pattern: String, offset: Int, message: String) {
    #expect {
      try TextPatternParser.parse(pattern)
    } throws: {
      ($0 as? ExpressionError)?.offset == offset && ($0 as? ExpressionError)?.message == message
    }
  }

  @Test(
    "A cut counts UTF-16 units and never splits a character",
    arguments: [
      ("abc", 3, "abc"), ("abcd", 3, "abc..."), ("", 0, ""), ("a", 0, "..."),
      ("👨‍👩‍👧x", 4, "..."), ("👨‍👩‍👧x", 8, "👨‍👩‍👧..."), ("👨‍👩‍👧", 8, "👨‍👩‍👧"),
      ("e\u{301}e\u{301}", 3, "e\u{301}..."), ("नमस्ते", 3, "नम..."),
    ])
  func cut(text: String, units: Int, result: String) {
    #expect(text.cut(toUTF16: units) == result)
  }
}
