import Testing

@testable import CellTemplates

@Suite("HTML as plain text")
struct PlainTextOfHTMLTests {
  @Test(
    "Markup becomes what a reader sees",
    arguments: [
      ("plain", "plain"),
      ("a &amp; b &lt;c&gt; &quot;d&quot; &apos;e&apos;", "a & b <c> \"d\" 'e'"),
      ("&#233;&#xE9;&eacute;", "ééé"),
      ("&hellip;&mdash;&euro;&nbsp;|", "…—€\u{A0}|"),
      ("&#150; &#x80;", "– €"),
      ("&#0;&#xD800;&#x110000;&#99999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("&unknown; &; & &amp", "&unknown; &; & &amp"),
      ("one<br>two<br/>three<BR />four", "one\ntwo\nthree\nfour"),
      ("a<br><br>b", "a\n\nb"),
      ("<p>one</p><p>two</p>", "one\ntwo"),
      ("<p>one</p>\n\n<p></p>\n<p>two</p>", "one\ntwo"),
      ("<div>a<div>b</div>c</div>", "a\nb\nc"),
      ("<ul><li>a</li><li>b</li></ul>", "a\nb"),
      ("<b>bold <i>and <u>all</u></i></b>!", "bold and all!"),
      ("a  \n\t b", "a b"),
      (" a <b> b </b> c ", "a b c"),
      ("<script>if (a < b) alert('</b>')</script>x<style>p > a {}</style>y", "xy"),
      ("<SCRIPT>x</ScRiPt >y", "y"),
      ("a<!-- no <b> -- > -->b", "ab"),
      ("<a href=\"x>y\" title='>'>link</a>", "link"),
      ("<![CDATA[1 < 2 & <b>]]>", "1 < 2 & <b>"),
      ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2"),
      ("<br>a<br>", "a"),
      ("<p>a<br></p><p>b</p>", "a\nb"),
      ("Tiếng Việt &ndash; <em>đẹp</em>", "Tiếng Việt – đẹp"),
      ("unclosed <b", "unclosed"),
      ("<!-- unclosed", ""),
      ("<script>unclosed", ""),
      ("", ""),
    ])
  func plain(html: String, text: String) {
    #expect(PlainTextOfHTML.text(of: html) == text)
  }

  @Test("Hostile nesting takes neither stack nor more than linear time")
  func hostile() {
    #expect(PlainTextOfHTML.text(of: String(repeating: "<div>", count: 20_000) + "x") == "x")
    #expect(PlainTextOfHTML.text(of: String(repeating: "<", count: 20_000)).count == 20_000)
    #expect(PlainTextOfHTML.text(of: String(repeating: "&", count: 20_000)).count == 20_000)
    #expect(PlainTextOfHTML.text(of: String(repeating: "<!--", count: 10_000)) == "")
  }
}
