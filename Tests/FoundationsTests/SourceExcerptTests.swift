import Diagnostics
import Testing

@Suite("The line that an error points at")
struct SourceExcerptTests {
  private func lines(_ line: String, _ column: Int, number: Int = 8) -> [String] {
    SourceExcerpt.lines(of: line, at: FileLocation(file: "a", line: number, column: column))
  }

  @Test("has its number, and a caret below the column")
  func short() {
    #expect(lines("a: UILable", 4) == ["  8 | a: UILable", "    |    ^"])
    #expect(lines("a: b", 5, number: 12) == ["  12 | a: b", "     |     ^"])
  }

  @Test("shows what would control a terminal, and keeps the caret in its column")
  func controls() {
    #expect(lines("\ta\u{1B}[1mb", 7) == ["  8 |  a\\u{1B}[1mb", "    |            ^"])
    #expect(lines("größe: x", 8) == ["  8 | größe: x", "    |        ^"])
  }

  @Test("is cut around the column where it is long")
  func long() {
    let line = String(repeating: "a", count: 200) + "X" + String(repeating: "b", count: 200)
    let shown = lines(line, 201)
    let text = String(repeating: "a", count: 50) + "X" + String(repeating: "b", count: 39)
    #expect(shown.first == "  8 | …\(text)…")
    #expect(shown.last == "    | " + String(repeating: " ", count: 51) + "^")
    #expect(lines(line, 1).first?.hasPrefix("  8 | aaa") == true)
    #expect(lines(line, 401).first?.hasSuffix("bbb") == true)
  }

  @Test("is not shown for a place without a column, and beyond the text")
  func none() {
    #expect(lines("a", 0) == [])
    #expect(lines("a", 3) == [])
  }
}
