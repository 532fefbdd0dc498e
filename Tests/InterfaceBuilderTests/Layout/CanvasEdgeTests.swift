import Testing

@testable import UIKitCore

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

  /// A storyboard on the phone with 88 points of bars and insets at most: scenes of the elements,
  /// `root` between the safe area's edges in the first one, whose controller is `inner`.
  private func storyboard(
    _ scenes: [String], in controller: String = "", device: String = "retina6_1",
    tools: String = "17506", width: Int = 414, height: Int = 896
  ) -> String {
    let view = root("view", width, height).replacing(
      "<view contentMode=\"center\"", with: "<view key=\"view\"", maxReplacements: 1)
    let first = "<viewController id=\"inner\">\(view)\(controller)</viewController>"
    let all = ([first] + scenes).enumerated().map { index, object in
      "<scene sceneID=\"s\(index)\"><objects>\(object)</objects></scene>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait" appearance="light"/>
      <scenes>\(all.joined())</scenes>
      </document>
      """
  }

  /// A controller with one segue or relationship.
  private func controller(
    _ name: String, _ id: String, _ segue: String, to destination: String, _ more: String = ""
  ) -> String {
    """
    <\(name) id="\(id)" \(more)><connections>
      <segue destination="\(destination)" \(segue) id="to-\(destination)"/>
    </connections></\(name)>
    """
  }

  @Test("A tab bar covers what is in it through navigation controllers, pushed or shown in detail")
  func tabsAround() throws {
    let root = #"kind="relationship" relationship="rootViewController""#
    let tabs = controller(
      "tabBarController", "tabs", #"kind="relationship" relationship="viewControllers""#, to: "nav")
    let direct = [controller("navigationController", "nav", root, to: "inner"), tabs]
    let bottom = { (xml: String) in try StoredProbe(xml).frames["view"]?.maxY }
    #expect(try bottom(storyboard(direct)) == 896 - 34 - 49)
    for kind in ["show", "push", "showDetail"] {
      let pushed = [
        controller("viewController", "list", "kind=\"\(kind)\"", to: "inner"),
        controller("navigationController", "nav", root, to: "list"), tabs,
      ]
      #expect(try bottom(storyboard(pushed)) == 896 - 34 - 49)
    }
    let presented = [
      controller("viewController", "list", #"kind="presentation""#, to: "inner"),
      controller("navigationController", "nav", root, to: "list"), tabs,
    ]
    #expect(try bottom(storyboard(presented)) == 896 - 34)
    let hiding = [
      controller("viewController", "list", #"kind="show""#, to: "inner"),
      controller(
        "navigationController", "nav", root, to: "list", #"hidesBottomBarWhenPushed="YES""#), tabs,
    ]
    #expect(try bottom(storyboard(hiding)) == 896 - 34)
  }

  @Test(
    "A simulated toolbar covers the bottom, and is higher above a home indicator",
    arguments: [("retina6_1", 414, 896, 83), ("retina4_7", 375, 667, 44)])
  func simulatedToolbar(device: String, width: Int, height: Int, covered: Int) throws {
    let metrics = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
    let probe = try StoredProbe(
      storyboard([], in: metrics, device: device, width: width, height: height))
    #expect(probe.frames["view"]?.maxY == CGFloat(height - covered))
  }

  @Test("A view in an embedded navigation controller has the status bar of its own canvas")
  func embeddedNavigation() throws {
    let scenes = [
      controller(
        "navigationController", "nav", #"kind="relationship" relationship="rootViewController""#,
        to: "inner", #"navigationBarHidden="YES""#),
      controller("viewController", "outer", #"kind="embed""#, to: "nav"),
    ]
    #expect(try StoredProbe(storyboard(scenes, height: 400)).frames["view"]?.minY == 44)
  }

  @Test(
    "Until Xcode 8 embedded views, and those that segues lead to from there, had no status bar",
    arguments: [("7706", "custom", 0), ("7706", "modal", 20), ("14490", "custom", 20)])
  func belowEmbedding(tools: String, kind: String, top: CGFloat) throws {
    let scenes = [
      controller("viewController", "outer", #"kind="embed""#, to: "menu"),
      controller("viewController", "menu", "kind=\"\(kind)\"", to: "inner"),
    ]
    let probe = try StoredProbe(
      storyboard(scenes, device: "retina4_7", tools: tools, width: 375, height: 667))
    #expect(probe.frames["view"]?.minY == top)
  }

  @Test(
    "A status bar that is turned off leaves its space since Xcode 9",
    arguments: [("12118", 0), ("14490", 20)])
  func noStatusBar(tools: String, top: CGFloat) throws {
    let metrics = #"<nil key="simulatedStatusBarMetrics"/>"#
    let probe = try StoredProbe(
      storyboard([], in: metrics, device: "retina4_7", tools: tools, width: 375, height: 667))
    #expect(probe.frames["view"]?.minY == top)
  }

  @Test("A sheet of Xcode 16 is ten points lower than the screen, free of the home indicator")
  func laterSheet() throws {
    let view = { (tools: String) in
      let sheet = storyboard([], device: "retina6_0", tools: tools, width: 390, height: 834)
      return try StoredProbe(sheet).frames["view"]
    }
    #expect(try view("23504")?.minY == 0)
    #expect(try view("23504")?.maxY == 834)
    #expect(try view("21507")?.maxY == 844 - 34)
  }

  @Test("A toolbar is 49 points high above a home indicator, 44 above another toolbar")
  func toolbars() throws {
    let bar = { (id: String, below: String, end: String) in
      """
      <toolbar contentMode="scaleToFill" id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="414" height="44"/>
      </toolbar>
      |<constraint firstItem="\(below)" firstAttribute="\(end)" secondItem="\(id)"
          secondAttribute="bottom" id="end-\(id)"/>
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root"
          secondAttribute="leading" id="start-\(id)"/>
      """.split(separator: "|").map(String.init)
    }
    let (upper, lower) = (bar("upper", "lower", "top"), bar("lower", "safe", "bottom"))
    let add = { (xml: String) in
      xml.replacing("<subviews>", with: "<subviews>" + upper[0] + lower[0])
        .replacing("<constraints>", with: "<constraints>" + upper[1] + lower[1])
    }
    let phone = try StoredProbe(add(storyboard([])))
    #expect(phone.frames["lower"]?.height == 49)
    #expect(phone.frames["upper"]?.height == 44)
    let embedded = storyboard(
      [controller("viewController", "outer", #"kind="embed""#, to: "inner")], height: 808)
    #expect(try StoredProbe(add(embedded)).frames["lower"]?.height == 44)
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
      ("13196", "retina4_7", 375, 8), ("13771", "retina4_7", 375, 16),
      ("21507", "retina6_0", 414, 20), ("23727", "retina6_0", 414, 16),
      ("24506", "retina6_0", 390, 16), ("24506", "retina6_12", 393, 20),
    ])
  func sideMargins(tools: String, device: String, width: Int, margin: CGFloat) throws {
    let xib = StoredProbe.xib(cell(width: width), tools: tools, device: device)
    #expect(try StoredProbe(xib).frames["view"]?.minX == margin)
    #expect(try StoredProbe(xib).frames["view"]?.width == CGFloat(width) - 2 * margin)
  }

  @Test(
    "Prototypes of a plain table had the separator's margin in Xcode 9.3 to 10",
    arguments: [("plain", 15), ("grouped", 16)])
  func plainPrototypes(style: String, margin: CGFloat) throws {
    let table = """
      <tableView contentMode="scaleToFill" style="\(style)" dataMode="prototypes" id="table">
        <rect key="frame" x="0" y="0" width="375" height="600"/>
        <prototypes>\(cell(width: 375))</prototypes>
      </tableView>
      """
    let probe = try StoredProbe(StoredProbe.xib(table, tools: "13771", device: "retina4_7"))
    #expect(probe.frames["view"]?.minX == margin)
  }

  @Test(
    "A reusable view in a XIB of its own has the safe area of a phone twice",
    arguments: [("23727", 118), ("25084", 118), ("22155", 0)])
  func reusableView(tools: String, top: CGFloat) throws {
    let root = """
      <collectionReusableView id="root"><rect key="frame" x="0" y="0" width="393" height="340"/>
        <subviews>\(line)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
        <constraints><constraint firstItem="view" firstAttribute="top" secondItem="safe"
          secondAttribute="top" id="a"/></constraints></collectionReusableView>
      """
    let probe = try StoredProbe(StoredProbe.xib(root, tools: tools, device: "retina6_12"))
    #expect(probe.frames["view"]?.minY == top)
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
