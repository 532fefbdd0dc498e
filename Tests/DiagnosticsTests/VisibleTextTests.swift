import Diagnostics
import Foundation
import Testing

@Suite("Text on its way to a terminal")
struct VisibleTextTests {
  @Test(
    "shows characters that control a terminal or turn the text around",
    arguments: [
      ("\u{1B}[31mred", "\\u001B[31mred"), ("a\rb", "a\\u000Db"), ("\u{7F}", "\\u007F"),
      ("\u{9B}0m", "\\u009B0m"), ("a\u{202E}b", "a\\u202Eb"),
      ("\u{2066}x\u{2069}", "\\u2066x\\u2069"),
      ("a\u{2028}b\u{2029}", "a\\u2028b\\u2029"), ("\0", "\\u0000"), ("\u{85}", "\\u0085"),
    ])
  func controls(text: String, expected: String) {
    #expect(VisibleText.of(text) == expected)
  }

  @Test(
    "leaves everything else as it is",
    arguments: [
      "", "a\tb\nc", "ä 👨‍👩‍👧‍👦 العربية \u{200F} ｘ",
      "a::b", "x ::error::", "# [x] ## [x]", "Foo.swift:3:4: note",
      "  - 12:30", "\u{E000}",
    ])
  func others(text: String) {
    #expect(VisibleText.of(text) == text)
  }

  @Test(
    "has no line that a build takes for a command",
    arguments: [
      ("::error::x", "\\u003A:error::x"),
      ("a\n  ::set-env name=A::x", "a\n  \\u003A:set-env name=A::x"),
      ("a\n\u{3000}\u{A0}::add-mask::x", "a\n\u{3000}\u{A0}\\u003A:add-mask::x"),
      ("the ##[group]x", "the ##\\u005Bgroup]x"), ("##vso[task.x]", "##vso\\u005Btask.x]"),
    ])
  func commands(text: String, expected: String) {
    #expect(VisibleText.of(text) == expected)
  }

  @Test("keeps the tool's own commands where it prints them, and nothing else")
  func ownCommands() {
    let line = WorkflowCommand("error", [], "a\n::warning::b \u{1B}").description
    let printed = String(decoding: VisibleText.of(Array(line.utf8), commands: .kept), as: UTF8.self)
    #expect(printed == "::error ::a%0A::warning::b \\u001B")
  }

  @Test("is the same JSON, with escapes")
  func json() throws {
    let value = ["a\u{202E}##[x]", "\u{9B}\u{7F}\u{2028}::", "ä\n::error::"]
    let bytes = VisibleText.of(Array(try JSONEncoder().encode(value)))
    #expect(try JSONDecoder().decode([String].self, from: Data(bytes)) == value)
    #expect(!bytes.contains(0x7F))
    #expect(String(decoding: bytes, as: UTF8.self).contains("\\u202E"))
  }

  @Test("Bytes that are no text are passed on, not read beyond their end")
  func damaged() {
    for bytes: [UInt8] in [[0xE2], [0xE2, 0x80], [0xFF, 0xFE], [0xC2], [0xF0, 0x9F]] {
      #expect(VisibleText.of(bytes) == bytes)
    }
  }
}
