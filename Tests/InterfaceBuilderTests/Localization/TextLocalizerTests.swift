import TestSupport
import Testing

@testable import InterfaceBuilder
@testable import UIKitCore

@Suite("Documents in another language")
struct TextLocalizerTests {
  private static let views = """
    <label contentMode="left" id="l"><rect key="frame" x="0" y="0" width="50" height="20"/>
      <string key="text">long
    text</string></label>
    <button contentMode="scaleToFill" buttonType="system" id="b">
      <rect key="frame" x="0" y="20" width="50" height="20"/>
      <state key="normal" title="Go"/><state key="selected" title="Stop"/></button>
    <textField contentMode="scaleToFill" placeholder="Name" id="f">
      <rect key="frame" x="0" y="40" width="50" height="20"/></textField>
    <segmentedControl contentMode="scaleToFill" id="s">
      <rect key="frame" x="0" y="60" width="50" height="20"/>
      <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
    """

  @Test("show texts under the names that Interface Builder gives them")
  func properties() throws {
    let folder = try TestFolder([
      "Cell.xib": StoredProbe.xib(StoredProbe.cell(Self.views, "")),
      "de.lproj/Cell.strings": """
      "l.text" = "kurz"; "b.normalTitle" = "Los"; "f.placeholder" = "Name …";
      "s.segmentTitles[1]" = "Zwei"; "s.segmentTitles[9]" = "Neun"; "nobody.text" = "x";
      """,
    ])
    let path = folder.file("Cell.xib")
    let layout = InterfaceLayout(
      try InterfaceDocument.load(path), InterfaceResources(of: path, language: "de"))
    let views = LayoutEnvironment.fixed().perform {
      layout.row(layout.scenes[0]).cell.contentView.subviews
    }
    #expect((views[0] as? UILabel)?.text == "kurz")
    #expect((views[1] as? UIButton)?.title(for: .normal) == "Los")
    #expect((views[1] as? UIButton)?.title(for: .selected) == "Stop")
    #expect((views[2] as? UITextField)?.placeholder == "Name …")
    let segments = try #require(views[3] as? UISegmentedControl)
    #expect((0..<2).map { segments.titleForSegment(at: $0) } == ["One", "Zwei"])
  }

  @Test("are the document itself where there are no texts for it")
  func nothing() throws {
    let document = try InterfaceDocument.read(
      Array(StoredProbe.xib(StoredProbe.cell(Self.views, "")).utf8), path: "a.xib")
    #expect(TextLocalizer(["x.text": "y"]).resolve(document.root) === document.root)
  }
}
