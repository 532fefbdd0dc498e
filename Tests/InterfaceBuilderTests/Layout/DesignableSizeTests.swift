import Reading
import Testing

@testable import InterfaceBuilder
@testable import UIKitCore

/// The sizes that Xcode recorded of `@IBDesignable` classes. The probe's font has characters half
/// as wide, and lines 1.2 times as high, as its size.
@Suite("Sizes of designable classes")
struct DesignableSizeTests {
  private func document(_ view: String, size: String, width: Int? = nil) -> String {
    let limit = width.map { #"<constraint firstAttribute="width" constant="\#($0)" id="w"/>"# }
    let objects = StoredProbe.cell(
      """
      \(view)<constraints>\(limit ?? "")</constraints></\(view.dropFirst().prefix { $0 != " " })>
      """,
      """
      <constraint firstItem="it" firstAttribute="leading" secondItem="content"
          secondAttribute="leading" id="a"/>
      <constraint firstItem="it" firstAttribute="top" secondItem="content"
          secondAttribute="top" id="b"/>
      """)
    return StoredProbe.xib(objects).replacing(
      "<resources>",
      with: """
        <designables><designable name="it"><size key="intrinsicContentSize" \(size)/></designable>
        </designables><resources>
        """)
  }

  private func label(_ text: String, _ attributes: String = "") -> String {
    """
    <label contentMode="left" text="\(text)" numberOfLines="0" id="it" \(attributes)
        customClass="StyledLabel" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="20"/>
    """
  }

  private func size(_ xml: String) throws -> CGSize? { try StoredProbe(xml).frames["it"]?.size }

  @Test("A label takes the font in which its text is as large as Xcode recorded")
  func fontOfLabel() throws {
    let recorded = #"width="72" height="14.5""#
    let text = "abcd efg hij"
    #expect(
      try size(document(label(text), size: recorded)) == CGSize(width: 72, height: 14.5))
    #expect(
      try size(document(label(text), size: recorded, width: 50)) == CGSize(width: 50, height: 29))
  }

  @Test("A label keeps its own font where the text is as large in it")
  func ownFont() throws {
    #expect(
      try size(document(label("abcd"), size: #"width="40" height="24""#))
        == CGSize(width: 40, height: 24))
  }

  @Test("A label of another size than its text in any font asks for that size, as other views do")
  func otherViews() throws {
    #expect(
      try size(document(label("!"), size: #"width="16.5" height="16.5""#))
        == CGSize(width: 16.5, height: 16.5))
    let button = """
      <button contentMode="scaleToFill" buttonType="system" id="it"
          translatesAutoresizingMaskIntoConstraints="NO"><state key="normal" title="Go"/>
      """
    #expect(
      try size(document(button, size: #"width="62" height="50""#)) == CGSize(width: 62, height: 50))
  }

  @Test("A side below zero asks for no size; a placeholder size goes before a recorded one")
  func singleSides() throws {
    let view = { (attributes: String) in
      """
      <view contentMode="scaleToFill" id="it" \(attributes)
          translatesAutoresizingMaskIntoConstraints="NO">
      """
    }
    let recorded = #"width="120" height="-1""#
    #expect(
      try size(document(view(""), size: recorded)) == CGSize(width: 120, height: 0))
    #expect(
      try size(document(view(#"placeholderIntrinsicWidth="90""#), size: recorded))
        == CGSize(width: 90, height: 0))
  }

  @Test("A recorded size that cannot be read, or of a view that is not there, changes nothing")
  func damaged() throws {
    for recorded in [#"width="x" height="nan""#, "", #"width="1e30" height="-4""#] {
      let size = try size(document(label("abcd"), size: recorded))
      #expect(size?.height == 24, "\(recorded)")
    }
  }

  @Test("A text in another language takes the recorded size away")
  func translation() throws {
    let xml = document(label("abcd"), size: #"width="32" height="19.5""#)
    let root = try InterfaceDocument.read(Array(xml.utf8), path: "a.xib").root
    let other = DesignableSizes(TextLocalizer(["it.text": "abcdefgh"]).resolve(root))
    #expect(other.size(of: "it") == nil)
    #expect(DesignableSizes(root).size(of: "it") == CGSize(width: 32, height: 19.5))
  }
}
