import Diagnostics
import Reading
import TestSupport
import Testing

@testable import CellTemplates

@Suite("Reading RSS and Media RSS")
struct FeedReaderTests {
  func read(_ text: String) -> ReaderProbe<DataSet?> {
    ReaderProbe(text) { FeedReader.read($0, log: $1) }
  }

  static let feed = """
    <?xml version="1.0" encoding="utf-8"?>
    <!-- a feed -->
    <rss version="2.0" xmlns:m="http://search.yahoo.com/mrss/">
      <channel>
        <title>Kênh</title>
        <item>
          <title>Một &amp; hai</title>
          <link>https://example.org/1</link>
          <category>a</category><category>b</category>
          <m:group>
            <m:content url="1.jpg" width="640" height="480"><m:title>Ảnh</m:title></m:content>
            <m:thumbnail url="1s.jpg" width="75" height="60"/>
            <m:thumbnail url="1b.jpg" width="150" height="120"/>
            <m:description><![CDATA[<p>Mô tả</p>]]></m:description>
          </m:group>
        </item>
        <item><title/><m:text>T<b>x</b>t</m:text></item>
        <item><link>https://example.org/3</link></item>
      </channel>
    </rss>
    """

  @Test("Each item is a row, the channel is about all of them")
  func items() throws {
    let set = try #require(read(Self.feed).value)
    #expect(set.about["title"] == .text("Kênh"))
    #expect(set.rows.count == 3)
    #expect(set.rows[0]["title"] == .text("Một & hai"))
    #expect(set.rows[0]["category"] == .list([.text("a"), .text("b")]))
  }

  @Test("Media elements are found in groups, under any prefix, the first one counts")
  func media() throws {
    let row = try #require(read(Self.feed).value?.rows[0])
    #expect(row.value(at: FieldPath(names: ["media", "thumbnail", "url"])) == .text("1s.jpg"))
    #expect(row.value(at: FieldPath(names: ["media", "content", "width"])) == .text("640"))
    #expect(row.value(at: FieldPath(names: ["media", "title"])) == .text("Ảnh"))
    #expect(row.value(at: FieldPath(names: ["media", "description"])) == .text("<p>Mô tả</p>"))
  }

  @Test("An empty title is an empty text, an absent one is missing")
  func titles() throws {
    let rows = try #require(read(Self.feed).value?.rows)
    #expect(rows[1]["title"] == .text(""))
    #expect(rows[2]["title"] == nil)
    #expect(rows[1].value(at: FieldPath(names: ["media", "text"])) == .text("Txt"))
  }

  @Test("An entity bomb is refused unread")
  func bomb() {
    let text = """
      <?xml version="1.0"?>
      <!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>
      <rss><channel><title>&b;</title></channel></rss>
      """
    #expect(
      read(text).messages == [
        "t:2:1: error: broken XML: a document type that declares entities or elements, expected none; "
          + "such declarations are refused: they can expand without end"
      ])
  }

  @Test(
    "Broken XML is one message with its place",
    arguments: [
      ("", "t:1:1: error: broken XML: the file has no element, expected an XML document"),
      (
        "<rss><channel></rss>",
        "t:1:15: error: broken XML: </rss> cannot close <channel> of line 1, expected </channel>"
      ),
      ("<rss>\n<a", "t:2:3: error: broken XML: the tag <a> is not closed, expected '>'"),
      (
        "<rss>",
        "t:1:6: error: broken XML: the file ends inside <rss>, which line 1 opens, expected </rss>"
      ),
      ("<rss/><rss/>", "t:1:7: error: broken XML: <rss> is a second root element"),
      ("x<rss/>", "t:1:1: error: broken XML: there is text outside of the root element"),
      (
        "<rss a=1/>",
        "t:1:8: error: broken XML: the attribute a has a value without quotes, expected a quoted value"
      ),
      ("<rss a='1' a='2'/>", "t:1:12: error: broken XML: the attribute a is here twice"),
      (
        "<rss>&nbsp;</rss>",
        "t:1:6: error: broken XML: unknown entity '&nbsp;', expected &lt; &gt; &amp; &quot; &apos; or a number; HTML's entities belong into a CDATA section"
      ),
      (
        "<rss>a & b</rss>",
        "t:1:8: error: broken XML: '&' begins no reference; write '&amp;' for the character"
      ),
      ("<rss><!-- </rss>", "t:1:10: error: broken XML: a comment is not closed, expected '-->'"),
      (
        "<feed/>",
        "t:1:1: error: broken XML: the root element is <feed>, expected <rss>; Atom feeds are not read"
      ),
      ("<rss></rss></rss>", "t:1:12: error: broken XML: </rss> closes nothing: no <rss> is open"),
    ])
  func broken(text: String, message: String) {
    #expect(read(text).messages == [message])
  }

  @Test("Nesting and attributes end at limits that are named")
  func limits() {
    let deep = "<rss>" + String(repeating: "<a>", count: 100_000)
    #expect(read(deep).messages[0].hasSuffix("nested too deep, expected at most 64 levels"))
    let wide = "<rss " + (0..<1000).map { "a\($0)='' " }.joined() + "/>"
    #expect(read(wide).messages[0].hasSuffix("too many attributes, expected at most 256"))
  }
}
