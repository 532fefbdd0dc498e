import Testing

@testable import SnapshotReports

@Suite("Markdown text")
struct MarkdownTextTests {
  @Test(
    "Text is one code span, whatever is in it",
    arguments: [
      ("plain", "`plain`"), ("a`b", "``a`b``"), ("`a``", "``` `a`` ```"), ("", ""),
      ("a\nb", "`a\\nb`"), ("\u{202e}x", "`\\u{202E}x`"), (" a", "`  a `"),
      ("<b>@octocat #1", "`<b>@octocat #1`"),
    ])
  func spans(text: String, span: String) {
    #expect(MarkdownText.code(text) == span)
  }

  @Test("Bars do not end the cells of a table, not even behind a backslash")
  func cells() {
    #expect(MarkdownText.cell("a|b") == "`a\\|b`")
    #expect(MarkdownText.cell("a\\|b") == "`a\\ \\|b`")
  }

  @Test("Long text is shortened before it is fenced, so that the fence stays whole")
  func shortening() {
    let span = MarkdownText.code(String(repeating: "`", count: 1_000))
    #expect(span.hasPrefix(String(repeating: "`", count: 161) + " "))
    #expect(
      span.hasSuffix("… " + String(repeating: "`", count: 161))
        || span.hasSuffix("…" + String(repeating: "`", count: 161)))
  }

  @Test("A block's fence is longer than any in it")
  func blocks() {
    #expect(MarkdownText.block(["a", "```", "b"]) == "````\na\n```\nb\n````\n")
  }
}
