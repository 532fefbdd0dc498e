import Testing

@testable import UIKitCore

@Suite("Attributed texts of a file")
struct AttributedLabelTests {
  private static let attributes = [
    #"<font key="NSFont" metaFont="system" size="20"/>"#,
    #"<font key="NSFont" size="20" name="Menlo-Regular"/>"#,
    #"<color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/>"#,
    #"<color key="NSColor" white="0" alpha="1" colorSpace="custom"/>"#,
    #"<paragraphStyle key="NSParagraphStyle" alignment="left" lineSpacing="3"/>"#,
    #"<paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping"/>"#,
  ]

  /// A label, 10 points from the top left of the content view, with fragments of these attributes.
  private func label(_ fragments: [(text: String, attributes: [Int])]) -> String {
    let xml = fragments.map { fragment in
      let attributes = fragment.attributes.map { Self.attributes[$0] }.joined()
      return """
        <fragment content="\(fragment.text)"><attributes>\(attributes)</attributes></fragment>
        """
    }
    return """
      <label contentMode="left" id="label" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="1" y="2" width="3" height="4"/>
        <attributedString key="attributedText">\(xml.joined())</attributedString>
        <fontDescription key="fontDescription" type="system" pointSize="20"/>
      </label>
      """
  }

  private static let pins = """
    <constraint firstItem="label" firstAttribute="leading" secondItem="content"
        secondAttribute="leading" constant="10" id="a"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="content"
        secondAttribute="top" constant="10" id="b"/>
    """

  @Test("may have any two fragments beside each other, of equal or of different attributes")
  func pairs() throws {
    let sets = [[], [0], [0, 2], [0, 2, 4], [0, 3, 4], [1, 2, 4], [0, 2, 5], [2], [4]]
    for first in sets {
      for second in sets {
        let xml = label([("abc", first), ("de", second), ("f", first)])
        let probe = try StoredProbe(StoredProbe.xib(StoredProbe.cell(xml, Self.pins)))
        let frame = try #require(probe.frames["label"])
        #expect(frame.origin == CGPoint(x: 10, y: 10), "\(first), \(second)")
        #expect(frame.width == 60, "\(first), \(second)")
      }
    }
  }
}
