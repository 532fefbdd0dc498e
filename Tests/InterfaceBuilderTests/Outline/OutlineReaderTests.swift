import InterfaceBuilder
import LayoutTree
import Testing

@Suite("Outlines of documents")
struct OutlineReaderTests {
  private func outline(_ subviews: String, _ constraints: String) throws -> SceneDeclaration {
    let xml = StoredProbe.xib(
      StoredProbe.cell(subviews, constraints, attributes: #"accessoryType="checkmark""#))
    let layout = InterfaceLayout(try InterfaceDocument.read(Array(xml.utf8), path: "a.xib"))
    return try #require(layout.outlines(of: layout.scenes).first)
  }

  @Test("A view has what its element and the values in it say, without what is computed")
  func properties() throws {
    let outline = try outline(
      """
      <label text="Hi" misplaced="YES" verticalHuggingPriority="251" id="t" userLabel="title"
          translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="1" y="2" width="3" height="4"/>
        <fontDescription key="fontDescription" weight="semibold" type="system" pointSize="17"/>
        <color key="textColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <integer key="value" value="8"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        <connections><outlet property="x" destination="t" id="o"/></connections>
      </label>
      """, "")
    #expect(
      outline.properties.map { "\($0.name) \($0.value.text)" }.contains("accessoryType checkmark"))
    let title = try #require(outline.items.last)
    #expect(title.label == "title")
    #expect(title.outlet == "x")
    #expect(title.kind == "UILabel")
    #expect(title.parent == "contentView")
    #expect(
      title.properties.map { "\($0.name): \($0.value.text)" } == [
        #"text: "Hi""#, "verticalHuggingPriority: 251", "fontDescription: system semibold 17",
        "textColor: white 0.5 alpha 1",
        "userDefinedRuntimeAttributes.layer.cornerRadius.type: number",
        "userDefinedRuntimeAttributes.layer.cornerRadius.value: 8",
      ])
  }

  @Test(
    "Constraints name views by the ids of the tree, guides by their owners, and holders left out")
  func constraints() throws {
    let outline = try outline(
      #"<view contentMode="redraw" id="v"><viewLayoutGuide key="safeArea" id="g"/></view>"#,
      """
      <constraint firstItem="v" firstAttribute="top" secondItem="content" secondAttribute="topMargin"
          constant="8" priority="750" id="k1"/>
      <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="g"
          secondAttribute="trailing" multiplier="1:2" id="k2"/>
      """)
    #expect(
      outline.constraints.map(\.equation) == [
        "v.top == contentView.topMargin + 8 @750",
        "contentView.trailing >= 0.5 * v.safeArea.trailing",
      ])
  }
}
