import Diagnostics
import InterfaceBuilder
import TestSupport
import Testing

@testable import UIKitCore

@Suite("User-defined runtime attributes in pictures")
struct RuntimeAttributeTests {
  private func row(_ attributes: String) throws -> (view: UIView, notes: [String]) {
    let xml = StoredProbe.xib(
      StoredProbe.cell(
        """
        <view contentMode="scaleToFill" id="box"><rect key="frame" x="7" y="8" width="9" height="10"/>
          <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
        </view>
        """, ""))
    let layout = InterfaceLayout(try InterfaceDocument.read(Array(xml.utf8), path: "test.xib"))
    let cell = LayoutEnvironment.fixed().perform { layout.row(layout.scenes[0]).cell }
    return (try #require(cell.contentView.subviews.first), layout.notes.map(\.message))
  }

  private func attribute(_ type: String, _ path: String, _ value: String) -> String {
    """
    <userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)">\(value)</userDefinedRuntimeAttribute>
    """
  }

  @Test("Corners, borders, shadows and colours change the look")
  func looks() throws {
    let red = #"<color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/>"#
    let (view, notes) = try row(
      attribute("number", "layer.cornerRadius", #"<integer key="value" value="8"/>"#)
        + attribute("number", "layer.borderWidth", #"<real key="value" value="1.5"/>"#)
        + attribute("color", "borderColor", red) + attribute("color", "backgroundColor", red)
        + attribute("number", "alpha", #"<real key="value" value="0.25"/>"#)
        + attribute("size", "layer.shadowOffset", #"<size key="value" width="1" height="2"/>"#)
        + #"<userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>"#)
    #expect(view.layer.cornerRadius == 8)
    #expect(view.layer.borderWidth == 1.5)
    let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(view.layer.borderColor.map { UIColor(cgColor: $0) } == color)
    #expect(view.backgroundColor == color)
    #expect(view.alpha == 0.25)
    #expect(view.layer.shadowOffset == CGSize(width: 1, height: 2))
    #expect(view.clipsToBounds)
    #expect(notes.isEmpty, "\(notes)")
  }

  @Test("layer.borderColor has no effect, as on a phone: the border stays black")
  func layerColor() throws {
    let (view, notes) = try row(
      attribute(
        "color", "layer.borderColor",
        #"<color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/>"#))
    #expect(view.layer.borderColor.map { UIColor(cgColor: $0) } == UIColor(white: 0, alpha: 1))
    #expect(notes == ["the runtime attribute 'layer.borderColor' has no effect on a phone either"])
  }

  @Test(
    "What only the application knows is named, not set",
    arguments: [
      #"<userDefinedRuntimeAttribute type="string" keyPath="localizableString" value="a"/>"#,
      #"<userDefinedRuntimeAttribute type="string" keyPath="alpha" value="a"/>"#,
      #"<userDefinedRuntimeAttribute type="string" keyPath="superview.superview.x.y" value="a"/>"#,
      #"<userDefinedRuntimeAttribute type="odd" keyPath="tag"/>"#,
    ])
  func unknown(attribute: String) throws {
    let (_, notes) = try row(attribute)
    #expect(notes.count == 1)
    #expect(notes.first?.contains("is the application's own") == true, "\(notes)")
  }
}
