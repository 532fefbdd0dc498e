import TestSupport
import Testing

@testable import UIKitCore

@Suite("Cells at their stored size")
struct StoredCellTests {
  private let label = """
    <label contentMode="left" text="abcdef" horizontalHuggingPriority="251" id="label"
        translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="1" y="2" width="3" height="4"/>
      <fontDescription key="fontDescription" type="system" pointSize="20"/>
    </label>
    """

  @Test("Constraints decide frames whatever the file stores")
  func constraintsWin() throws {
    let probe = try StoredProbe(
      StoredProbe.xib(
        StoredProbe.cell(
          label,
          """
          <constraint firstItem="label" firstAttribute="leading" secondItem="content"
              secondAttribute="leading" constant="30" id="a"/>
          <constraint firstItem="label" firstAttribute="centerY" secondItem="content"
              secondAttribute="centerY" id="b"/>
          """)))
    #expect(probe.frames["label"] == CGRect(x: 30, y: 18, width: 60, height: 24))
  }

  @Test("Views of a custom cell without constraints keep their frames in a table of any width")
  func frames() throws {
    let plain = label.replacing(
      #"translatesAutoresizingMaskIntoConstraints="NO""#, with: "")
    for (attributes, isStyled) in [("", false), (#"style="IBUITableViewCellStyleDefault""#, true)] {
      let probe = try StoredProbe(
        StoredProbe.xib(StoredProbe.cell(plain, "", attributes: attributes)))
      let environment = LayoutEnvironment(text: FixedAdvanceMeasurer(), displayScale: 2)
      try environment.perform {
        let scene = try #require(probe.layout.scenes.first)
        let cell = probe.layout.row(scene).cell
        cell.frame.size.width = 320
        cell.layoutIfNeeded()
        let own = try #require(cell.contentView.subviews.first as? UILabel)
        #expect((own === cell.textLabel) == isStyled)
        #expect((own.frame == CGRect(x: 1, y: 2, width: 3, height: 4)) != isStyled)
      }
    }
  }

  @Test("A cell with a style and a view of its own keeps that view")
  func addedView() throws {
    let bar = """
      <progressView id="bar"><rect key="frame" x="0" y="42" width="375" height="2"/></progressView>
      """
    let cell = StoredProbe.cell(
      label + bar, "", attributes: #"style="IBUITableViewCellStyleDefault""#)
    #expect(try StoredProbe(StoredProbe.xib(cell)).frames["bar"]?.minY == 42)
  }

  @Test("An item left out is the view that holds the constraint")
  func impliedItem() throws {
    let probe = try StoredProbe(
      StoredProbe.xib(
        StoredProbe.cell(
          label,
          """
          <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing"
              constant="15" id="a"/>
          <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" id="b"/>
          """)))
    #expect(probe.frames["label"] == CGRect(x: 300, y: 36, width: 60, height: 24))
  }

  @Test("Views without constraints keep the frame that the file stores")
  func storedFrames() throws {
    let probe = try StoredProbe(
      StoredProbe.xib(
        StoredProbe.cell(
          """
          <view contentMode="scaleToFill" id="box"><rect key="frame" x="7" y="8" width="9" height="10"/></view>
          """, "")))
    #expect(probe.frames["box"] == CGRect(x: 7, y: 8, width: 9, height: 10))
  }

  @Test("A switch on the canvas is as wide as its constraints have it")
  func squeezedSwitch() throws {
    let probe = try StoredProbe(
      StoredProbe.xib(
        StoredProbe.cell(
          """
          <switch opaque="NO" contentMode="scaleToFill" on="YES" id="toggle"
              translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="1" y="2" width="51" height="31"/>
          </switch>
          """,
          """
          <constraint firstItem="toggle" firstAttribute="leading" secondItem="content"
              secondAttribute="leading" constant="30" id="a"/>
          <constraint firstItem="toggle" firstAttribute="top" secondItem="content"
              secondAttribute="top" constant="4" id="b"/>
          <constraint firstItem="toggle" firstAttribute="width" constant="38" id="c"/>
          """)))
    #expect(probe.frames["toggle"] == CGRect(x: 30, y: 4, width: 40, height: 31))
  }

  @Test(
    "Margins are those of the Xcode that saved the file",
    arguments: [("11542", 8, 8), ("14490", 16, 11), ("17701", 16, 11), ("24506", 16, 15)])
  func margins(tools: String, leading: CGFloat, top: CGFloat) throws {
    let probe = try StoredProbe(
      StoredProbe.xib(
        StoredProbe.cell(
          label,
          """
          <constraint firstItem="label" firstAttribute="leading" secondItem="content"
              secondAttribute="leadingMargin" id="a"/>
          <constraint firstItem="label" firstAttribute="top" secondItem="content"
              secondAttribute="topMargin" id="b"/>
          """), tools: tools))
    #expect(probe.frames["label"]?.origin == CGPoint(x: leading, y: top))
  }

  @Test("A placeholder size is asked for like an intrinsic one, on the axes that have it")
  func placeholderSize() throws {
    let view = """
      <view contentMode="scaleToFill" placeholderIntrinsicWidth="90"
          placeholderIntrinsicHeight="infinite" id="view"
          translatesAutoresizingMaskIntoConstraints="NO"/>
      """
    let probe = try StoredProbe(
      StoredProbe.xib(
        StoredProbe.cell(
          view,
          """
          <constraint firstItem="view" firstAttribute="centerX" secondItem="content"
              secondAttribute="centerX" id="a"/>
          <constraint firstItem="view" firstAttribute="height" constant="20" id="b"/>
          """)))
    #expect(probe.frames["view"]?.width == 90)
    #expect(probe.frames["view"]?.height == 20)
  }

  @Test("A placeholder size stands in place of the content's own, whatever the priorities")
  func placeholderOfLabel() throws {
    let label = """
      <label contentMode="left" text="Text" numberOfLines="0" placeholderIntrinsicWidth="200"
          placeholderIntrinsicHeight="31" horizontalHuggingPriority="1000"
          verticalHuggingPriority="1000" id="view" translatesAutoresizingMaskIntoConstraints="NO"/>
      """
    let probe = try StoredProbe(
      StoredProbe.xib(
        StoredProbe.cell(
          label,
          """
          <constraint firstItem="view" firstAttribute="centerX" secondItem="content"
              secondAttribute="centerX" id="a"/>
          """)))
    #expect(probe.frames["view"]?.size == CGSize(width: 200, height: 31))
  }

  @Test(
    "Multipliers are numbers, ratios, fractions or percentages",
    arguments: ["0.25", "1:4", "1/4", "25%"])
  func multipliers(written: String) throws {
    let probe = try StoredProbe(
      StoredProbe.xib(
        StoredProbe.cell(
          label,
          """
          <constraint firstItem="label" firstAttribute="width" secondItem="content"
              secondAttribute="height" multiplier="\(written)" id="a"/>
          """)))
    #expect(probe.frames["label"]?.width == 15)
  }

  @Test("A table that sizes its rows gives a cell the height of its content and of its separator")
  func fittedHeight() throws {
    let cell = StoredProbe.cell(
      label,
      """
      <constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="top"
          constant="10" id="a"/>
      <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" constant="16"
          id="b"/>
      """)
    let table = """
      <tableView contentMode="scaleToFill" rowHeight="-1" id="table">
        <rect key="frame" x="0" y="0" width="375" height="600"/><prototypes>\(cell)</prototypes>
      </tableView>
      """
    #expect(try StoredProbe(StoredProbe.xib(table)).fittedHeights["cell"] == 50.5)
    let fixed = table.replacing("<tableView ", with: #"<tableView dataMode="static" "#)
    #expect(try StoredProbe(StoredProbe.xib(fixed)).fittedHeights["cell"] == 44)
    #expect(try StoredProbe(StoredProbe.xib(fixed, tools: "23504")).fittedHeights["cell"] == 50.5)
    #expect(try StoredProbe(StoredProbe.xib(cell)).fittedHeights["cell"] == nil)
  }
}
