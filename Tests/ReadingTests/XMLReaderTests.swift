import Reading
import Testing

@Suite("Reading XML")
struct XMLReaderTests {
  /// The events of a text: `<a x=1>`, `text`, `</a>`; the last one may be a failure with its offset.
  private func events(_ text: String) -> [String] {
    var reader = XMLReader(Array(text.utf8), limits: XMLLimits(depth: 16, attributes: 8))
    var events: [String] = []
    do throws(XMLFailure) {
      while let event = try reader.next() {
        switch event {
        case .start(let element):
          let attributes = element.attributes.map { " \($0.name)=\($0.value)" }.joined()
          events.append("<\(element.name)\(attributes)>")
        case .end(let name): events.append("</\(name)>")
        case .text(let text): events.append(text)
        }
      }
    } catch {
      events.append("\(error.offset): \(error.message)")
    }
    return events
  }

  @Test("An element without content has an end of its own")
  func empty() {
    #expect(events("<a><b x='1' y=\"2\"/></a>") == ["<a>", "<b x=1 y=2>", "</b>", "</a>"])
  }

  @Test("Comments and instructions are passed over; references and sections are text")
  func text() {
    let found = events("<?xml version='1.0'?><a><!-- no --> &lt;&#x41;&amp;<![CDATA[<b>]]></a>")
    #expect(found.first == "<a>" && found.last == "</a>")
    #expect(found.dropFirst().dropLast().joined() == " <A&<b>")
  }

  @Test(
    "What is no XML fails at its offset",
    arguments: [
      ("", "0: the file has no element"), ("<a></b>", "3: </b> cannot close <a> of line 1"),
      ("<a>", "3: the file ends inside <a>, which line 1 opens"),
      ("<a/><b/>", "4: <b> is a second root element"),
      ("</a>", "0: </a> closes nothing: no <a> is open"),
    ])
  func failures(_ text: String, _ failure: String) {
    #expect(events(text).last == failure)
  }

  @Test("A document type with declarations, as bombs need them, is refused")
  func bomb() {
    let found = events("<!DOCTYPE a [<!ENTITY b \"bbbbbbbb\">]><a>&b;</a>")
    #expect(found.count == 1 && found[0].contains(": "))
  }
}
