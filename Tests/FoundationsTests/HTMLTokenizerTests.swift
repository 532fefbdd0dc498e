import HTMLPages
import HTMLTokens
import Testing

@Suite("HTML as tokens")
struct HTMLTokenizerTests {
  typealias Attribute = HTMLTag.Attribute

  private func tokens(_ html: String) -> [HTMLToken] {
    Array(IteratorSequence(HTMLTokenizer(html)))
  }

  private static func tag(_ name: String, _ attributes: Attribute...) -> HTMLToken {
    .startTag(HTMLTag(name, attributes))
  }

  @Test(
    "Tags, text and references",
    arguments: [
      ("", []), ("a b", [.text("a b")]),
      ("<P>a</P >", [tag("p"), .text("a"), .endTag(name: "p")]),
      ("a<br/>b", [.text("a"), .startTag(HTMLTag("br", isSelfClosing: true)), .text("b")]),
      ("a &amp; b&#33;&#x21;&Eacute;", [.text("a & b!!É")]),
      ("&amp &nope; &; &&lt;", [.text("&amp &nope; &; &<")]),
      ("&#150;&#0;&#xD800;", [.text("–\u{FFFD}\u{FFFD}")]),
      ("1 < 2 <3 <", [.text("1 < 2 <3 <")]),
      ("a<!-- <b> --><!-->b<!doctype html>c<?xml?>d</ >", ["a", "b", "c", "d"].map { .text($0) }),
      ("<![CDATA[1 < 2 &amp; <b>]]>", [.text("1 < 2 &amp; <b>")]),
      ("<a", []), ("a<b c='d", [.text("a")]), ("a<!-- b", [.text("a")]), ("</", []),
    ] as [(String, [HTMLToken])])
  func pieces(html: String, expected: [HTMLToken]) {
    #expect(tokens(html) == expected)
  }

  @Test(
    "Attributes have values in quotes, bare, or none",
    arguments: [
      ("<a HREF=\"x>y\" b = 'c&amp;\"'>", [Attribute("href", "x>y"), Attribute("b", "c&\"")]),
      ("<a b=c/d e>", [Attribute("b", "c/d"), Attribute("e", "")]),
      ("<a/b='1'c=2>", [Attribute("b", "1"), Attribute("c", "2")]),
      ("<a =b=c ''=1>", [Attribute("=b", "c"), Attribute("''", "1")]),
    ])
  func attributes(html: String, expected: [Attribute]) {
    #expect(tokens(html) == [.startTag(HTMLTag("a", expected))])
  }

  @Test("A bare value that ends in a slash does not close its element")
  func slash() {
    #expect(tokens("<a b=c/>") == [Self.tag("a", Attribute("b", "c/"))])
  }

  @Test("The content of an element ends at its own end tag, in any case")
  func content() {
    var tokenizer = HTMLTokenizer("<script>if (a < b) '</b></scripts>'</SCRIPT x='>'>y")
    #expect(tokenizer.next() == Self.tag("script"))
    #expect(tokenizer.content(of: "script") == "if (a < b) '</b></scripts>'")
    #expect(tokenizer.next() == .text("y"))
    var open = HTMLTokenizer("<style>a")
    _ = open.next()
    #expect(open.content(of: "style") == "a" && open.next() == nil)
  }

  @Test("What is written escaped is read as it was")
  func roundTrip() {
    let text = "<b a=\"1\">&amp; 'é' \u{1F600}</b>"
    let markup: Markup = "<p title=\"\(text)\">\(text)</p>"
    #expect(
      tokens(markup.text)
        == [Self.tag("p", Attribute("title", text)), .text(text), .endTag(name: "p")])
  }

  @Test(
    "Hostile bytes take linear time, and yield no token without end",
    arguments: [
      "<", "</", "<!--", "<![CDATA[", "&", "&#", "<a", "<a b='", "<a =", "<a/", "<?", "'\"=<a>",
      "\u{0}<\u{0}", "<é", "</script", "<b>",
    ])
  func hostile(piece: String) {
    let count = 30_000
    #expect(tokens(String(repeating: piece, count: count)).count <= 2 * count)
    var script = HTMLTokenizer("<script>" + String(repeating: piece, count: count))
    _ = script.next()
    #expect(script.content(of: "script").utf8.count <= piece.utf8.count * count)
  }
}
