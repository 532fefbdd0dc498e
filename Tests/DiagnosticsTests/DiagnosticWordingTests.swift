import Diagnostics
import Testing

@Suite("How a problem reads")
struct DiagnosticWordingTests {
  static let place = FileLocation(file: "cell.yaml", line: 3, column: 7)

  @Test(
    "A message is file:line:column, severity, what, expected, hint",
    arguments: [
      (Diagnostic(at: place, "unknown key 'txt'"), "cell.yaml:3:7: error: unknown key 'txt'"),
      (
        Diagnostic(at: place, "'x' is no number", expected: "a number"),
        "cell.yaml:3:7: error: 'x' is no number, expected a number"
      ),
      (
        Diagnostic(.warning, at: place, "a", expected: "b", hint: "try c"),
        "cell.yaml:3:7: warning: a, expected b; try c"
      ),
      (
        Diagnostic(at: FileLocation(file: "gone.yaml"), "no such file"),
        "gone.yaml: error: no such file"
      ),
      (Diagnostic(.note, "no place"), "note: no place"),
    ])
  func wording(diagnostic: Diagnostic, text: String) {
    #expect(diagnostic.description == text)
  }

  @Test("Quoted input cannot steer a terminal")
  func quotedControlCharacters() {
    #expect(Diagnostic.quoted("a\u{1B}[31m\nb") == "'a\\u{1B}[31m\\nb'")
    #expect(Diagnostic.quoted("\u{202E}abc") == "'\\u{202E}abc'")
  }

  @Test("Quoted input is cut after 60 characters")
  func quotedLength() {
    #expect(Diagnostic.quoted(String(repeating: "é", count: 60)).count == 62)
    #expect(Diagnostic.quoted(String(repeating: "é", count: 61)).hasSuffix("é…'"))
  }

  @Test("Choices read as a list")
  func choices() {
    #expect(Diagnostic.choices(["a"]) == "a")
    #expect(Diagnostic.choices(["a", "b", "c"]) == "a, b or c")
  }
}
