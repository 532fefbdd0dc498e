import Testing

@testable import UIKitCore

@Suite("Stack views at their stored size")
struct StoredStackTests {
  private func column(_ alignment: String) -> String {
    StoredProbe.xib(
      StoredProbe.cell(
        """
        <stackView contentMode="scaleToFill" axis="vertical" alignment="\(alignment)" id="stack"
            translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="300" height="60"/>
          <subviews>
            <view contentMode="scaleToFill" id="line" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="30" y="0" width="240" height="2"/>
              <constraints><constraint firstAttribute="height" constant="2" id="h"/></constraints>
            </view>
            <label contentMode="left" text="abcdef" id="label"
                translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="0" y="2" width="7" height="7"/>
              <fontDescription key="fontDescription" type="system" pointSize="20"/>
            </label>
          </subviews>
        </stackView>
        """,
        """
        <constraint firstItem="stack" firstAttribute="leading" secondItem="content"
            secondAttribute="leading" id="a"/>
        <constraint firstItem="stack" firstAttribute="top" secondItem="content"
            secondAttribute="top" id="b"/>
        <constraint firstItem="stack" firstAttribute="width" constant="300" id="c"/>
        """))
  }

  @Test("A view that asks for no size keeps, across its stack, the one it was dropped with")
  func droppedView() throws {
    let probe = try StoredProbe(column("center"))
    #expect(probe.frames["line"] == CGRect(x: 30, y: 0, width: 240, height: 2))
    #expect(probe.frames["label"]?.width == 60)
  }

  @Test("That size is the stack's, too, where nothing else gives it one")
  func looseStack() throws {
    let loose = column("center").replacing(
      #"firstAttribute="width" constant="300""#,
      with: #"firstAttribute="width" relation="lessThanOrEqual" constant="300""#)
    #expect(try StoredProbe(loose).frames["stack"]?.width == 240)
  }

  @Test("Where the stack stretches its views nothing is kept")
  func stretchedView() throws {
    let probe = try StoredProbe(column("fill"))
    #expect(probe.frames["line"]?.width == 300)
    #expect(probe.frames["label"]?.width == 300)
  }
}
