import HTMLPages
import Testing

@Suite("Markup")
struct MarkupTests {
  @Test("Text cannot become an element, an attribute or a reference")
  func escaping() {
    let name = "<script>\"a\" & 'b'</script>"
    let markup: Markup = "<p title=\"\(name)\">\(name)</p>"
    let escaped = "&lt;script&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/script&gt;"
    #expect(markup.text == "<p title=\"\(escaped)\">\(escaped)</p>")
  }

  @Test("Markup within markup stays what it is")
  func nesting() {
    let items = ["a", "<"].map { item -> Markup in "<li>\(item)</li>" }
    let markup: Markup = "<ol start=\"\(3)\">\(items)</ol>"
    #expect(markup.text == "<ol start=\"3\"><li>a</li><li>&lt;</li></ol>")
  }

  @Test("Line ends survive in attributes, and what XML cannot say is left out")
  func characters() {
    let markup: Markup = "<a b=\"\("1\n2\t3\r4\u{0}5\u{1b}6\u{fffe}7\u{7f}8\u{85}9\u{1f600}")\"/>"
    #expect(markup.text == "<a b=\"1&#10;2&#9;3&#13;456789\u{1f600}\"/>")
  }
}
