import Testing

@testable import UIKit

/// Safe areas and margins of Interface Builder's canvas.
@Suite("Safe areas and margins of the canvas")
struct CanvasEdgeTests {
  /// A root of a XIB with a view between top and bottom of its safe area.
  private func root(_ element: String, _ width: Int, _ height: Int) -> String {
    """
    <\(element) contentMode="center" id="root">
      <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
      <subviews><view contentMode="scaleToFill" id="view"
          translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints>
        <constraint firstItem="view" firstAttribute="top" secondItem="safe" secondAttribute="top" id="a"/>
        <constraint firstItem="view" firstAttribute="bottom" secondItem="safe"
            secondAttribute="bottom" id="b"/>
      </constraints>
      <viewLayoutGuide key="safeArea" id="safe"/>
    </\(element)>
    """
  }

  @Test(
    "A collection cell in a XIB has the device's safe area, as other roots have",
    arguments: ["view", "collectionViewCell"])
  func collectionCell(element: String) throws {
    let xib = StoredProbe.xib(root(element, 124, 200), tools: "21701", device: "retina6_1")
    #expect(try StoredProbe(xib).frames["view"]?.minY == 48)
    #expect(try StoredProbe(xib).frames["view"]?.maxY == 166)
    let older = StoredProbe.xib(root(element, 124, 200), tools: "17701", device: "retina6_1")
    #expect(try StoredProbe(older).frames["view"]?.minY == 44)
    #expect(try StoredProbe(older).frames["view"]?.maxY == 200)
  }

  @Test(
    "Under a status bar lies in Xcode 9 and 10 only what is as high as a screen",
    arguments: [(353, "13771", 0), (496, "13771", 20), (154, "22505", 20)])
  func lowViews(height: Int, tools: String, top: CGFloat) throws {
    let xib = StoredProbe.xib(root("view", 375, height), tools: tools)
    #expect(try StoredProbe(xib).frames["view"]?.minY == top)
  }

  @Test(
    "A controller's view that is lower than the screen has no status bar, unless it is embedded",
    arguments: [("embed", 150, 44), ("embed", 896, 44), ("show", 150, 0), ("show", 896, 44)])
  func embedded(kind: String, height: Int, top: CGFloat) throws {
    let view = root("view", 414, height).replacing(
      "<view contentMode=\"center\"", with: "<view key=\"view\"", maxReplacements: 1)
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="17506" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <scenes>
      <scene sceneID="s1"><objects><viewController id="inner">\(view)</viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="outer">
        <connections><segue destination="inner" kind="\(kind)" id="segue"/></connections>
      </viewController></objects></scene>
      </scenes>
      </document>
      """
    #expect(try StoredProbe(storyboard).frames["view"]?.minY == top)
  }

  private let line = """
    <view contentMode="scaleToFill" id="view" translatesAutoresizingMaskIntoConstraints="NO"/>
    """

  private let betweenMargins = """
    <constraint firstItem="view" firstAttribute="leading" secondItem="content"
        secondAttribute="leadingMargin" id="a"/>
    <constraint firstItem="view" firstAttribute="trailing" secondItem="content"
        secondAttribute="trailingMargin" id="b"/>
    """

  private func cell(width: Int) -> String {
    StoredProbe.cell(line, betweenMargins).replacing("375", with: "\(width)")
  }

  @Test(
    "Side margins of cells follow Xcode, phone and width",
    arguments: [
      ("14460", "retina4_0", 320, 15), ("14460", "retina4_7", 320, 16),
      ("15505", "retina6_1", 320, 16), ("15505", "retina6_1", 414, 20),
      ("15505", "retina4_7", 320, 15), ("17701", "retina4_7", 320, 16),
    ])
  func sideMargins(tools: String, device: String, width: Int, margin: CGFloat) throws {
    let xib = StoredProbe.xib(cell(width: width), tools: tools, device: device)
    #expect(try StoredProbe(xib).frames["view"]?.minX == margin)
    #expect(try StoredProbe(xib).frames["view"]?.width == CGFloat(width) - 2 * margin)
  }

  @Test(
    "A cell stored as wide as its inset-grouped table ends where the insets would end it",
    arguments: [(0, 414, 334), (20, 374, 334)])
  func insetGrouped(x: Int, width: Int, content: CGFloat) throws {
    let frame = #"y="0" width="\#(width)" height="60"/>"#
    let inset = cell(width: width).replacing(
      #"x="0" "# + frame, with: #"x="\#(x)" "# + frame, maxReplacements: 1)
    let table = """
      <tableView contentMode="scaleToFill" style="insetGrouped" rowHeight="-1" id="table">
        <rect key="frame" x="0" y="0" width="414" height="600"/><prototypes>\(inset)</prototypes>
      </tableView>
      """
    let probe = try StoredProbe(StoredProbe.xib(table, tools: "23504", device: "retina6_1"))
    #expect(probe.frames["view"]?.minX == 20)
    #expect(probe.frames["view"]?.width == content)
  }
}
