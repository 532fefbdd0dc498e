import InterfaceBuilder
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

@Suite("Bars, pickers and stand-ins of documents") struct BarElementTests {
  /// The view of an element, as a picture of the document shows it in a row 320 wide.
  private func view(_ element: String, tools: String = "21701") throws -> (UIView, InterfaceLayout)
  {
    let xml = StoredProbe.xib(
      StoredProbe.cell(
        element,
        """
        <constraint firstItem="it" firstAttribute="leading" secondItem="content"
            secondAttribute="leading" id="a"/>
        <constraint firstAttribute="trailing" secondItem="it" secondAttribute="trailing" id="b"/>
        <constraint firstItem="it" firstAttribute="top" secondItem="content"
            secondAttribute="top" id="c"/>
        """), tools: tools)
    let layout = InterfaceLayout(try InterfaceDocument.read(Array(xml.utf8), path: "test.xib"))
    let environment = LayoutEnvironment(
      profile: layout.document.header.tools.profile, text: FixedAdvanceMeasurer())
    let stored = environment.perform { layout.stored(layout.scenes[0]) }
    return (try #require(stored.content.subviews.first), layout)
  }

  private func element(_ name: String, _ attributes: String = "", _ inside: String = "") -> String {
    """
    <\(name) contentMode="scaleToFill" id="it" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
    <rect key="frame" x="0" y="0" width="9" height="9"/>\(inside)</\(name)>
    """
  }

  @Test("A toolbar has its items, with room and views of their own")
  func toolbar() throws {
    let items = """
      <items><barButtonItem systemItem="add" id="i1"/><barButtonItem systemItem="flexibleSpace" id="i2"/>\
      <barButtonItem title="Edit" style="done" enabled="NO" id="i3"/>\
      <barButtonItem width="30" systemItem="fixedSpace" id="i4"/>\
      <barButtonItem id="i5"><switch key="customView" contentMode="scaleToFill" id="on" on="YES">\
      <rect key="frame" x="0" y="0" width="51" height="31"/></switch></barButtonItem></items>
      """
    let (view, _) = try view(element("toolbar", "", items))
    let bar = try #require(view as? UIToolbar)
    let shown = try #require(bar.items)
    #expect(shown.map(\.systemItem) == [.add, .flexibleSpace, nil, .fixedSpace, nil])
    #expect(shown[2].style == .done && !shown[2].isEnabled && shown[3].width == 30)
    #expect((shown[4].customView as? UISwitch)?.isOn == true)
    #expect(bar.frame.size == CGSize(width: 375, height: 44))
    #expect(bar.subviews.count == 3)
  }

  @Test("A navigation bar has its title and the items of both sides")
  func navigationBar() throws {
    let items = """
      <items><navigationItem title="Inbox" id="n"><barButtonItem key="leftBarButtonItem" title="a" id="i1"/>\
      <rightBarButtonItems><barButtonItem title="b" id="i2"/><barButtonItem title="c" id="i3"/>\
      </rightBarButtonItems></navigationItem></items>
      """
    let (view, _) = try view(element("navigationBar", "", items))
    let item = try #require((view as? UINavigationBar)?.topItem)
    #expect(item.title == "Inbox" && item.leftBarButtonItem?.title == "a")
    #expect(item.rightBarButtonItems?.map(\.title) == ["b", "c"])
  }

  @Test("A tab bar has its items and the one chosen")
  func tabBar() throws {
    let items = """
      <items><tabBarItem title="One" id="t1"/><tabBarItem systemItem="search" id="t2"/></items>
      """
    let (view, _) = try view(element("tabBar", #"selectedItem="t2""#, items))
    let bar = try #require(view as? UITabBar)
    #expect(bar.items?.map(\.title) == ["One", "Search"])
    #expect(bar.selectedItem === bar.items?.last)
    #expect(bar.frame.height == 49)
  }

  @Test(
    "A search bar is as high as its Xcode draws it",
    arguments: [("11542", 44), ("14490", 56), ("21701", 56), ("24127", 64)] as [(String, CGFloat)])
  func searchBar(tools: String, height: CGFloat) throws {
    let (view, _) = try view(
      element("searchBar", #"searchBarStyle="minimal" placeholder="Find" showsCancelButton="YES""#),
      tools: tools)
    let bar = try #require(view as? UISearchBar)
    #expect(bar.frame.height == height)
    #expect(bar.searchBarStyle == .minimal && bar.placeholder == "Find" && bar.showsCancelButton)
  }

  @Test(
    "A date picker's look follows its style and its Xcode",
    arguments: [
      ("21701", #"style="wheels""#, 216), ("16097", #"style="wheels""#, 162),
      ("14490", "", 162), ("21701", #"style="inline""#, 327.5),
    ] as [(String, String, CGFloat)])
  func datePicker(tools: String, style: String, height: CGFloat) throws {
    let (view, _) = try view(
      element(
        "datePicker", #"datePickerMode="date" \#(style)"#,
        #"<date key="date" timeIntervalSinceReferenceDate="0"/>"#), tools: tools)
    let picker = try #require(view as? UIDatePicker)
    #expect(picker.frame.height == height)
    #expect(picker.shownDate.dateText == "Jan 1, 2001")
  }

  @Test("What is only stood in for is named once, where it is met first")
  func standIns() throws {
    let (view, layout) = try view(
      element("wkWebView") + element("wkWebView").replacing("\"it\"", with: "\"other\""))
    #expect((view as? StandInView)?.className == "WKWebView")
    #expect(
      layout.notes.map(\.message)
        == ["what WKWebView shows is not here: it is an empty view (2 times)"])
  }

  @Test("What of the looks is not shown is named with its place")
  func unread() throws {
    let inside = #"<toolbarAppearance key="standardAppearance"/>"#
    let (_, layout) = try view(element("toolbar", "", inside))
    #expect(layout.notes.map(\.message) == ["toolbarAppearance is not shown"])
    #expect(layout.notes.first?.location?.line != nil)
    let (_, slider) = try view(element("slider", #"minimumValueImage="low""#))
    #expect(slider.notes.map(\.message) == ["minimumValueImage is not shown"])
  }

  @Test("A blur keeps its style")
  func blur() throws {
    let (view, _) = try view(
      element("visualEffectView", "", #"<blurEffect style="systemThinMaterialDark"/>"#))
    let blur = (view as? UIVisualEffectView)?.effect as? UIBlurEffect
    #expect(blur?.style == .systemThinMaterialDark)
  }

  @Test("A cell's content configuration is shown by the labels of the style that looks like it")
  func contentConfiguration() throws {
    let xml = StoredProbe.xib(
      """
      <tableViewCell contentMode="scaleToFill" id="cell"><rect key="frame" x="0" y="0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" contentMode="center" id="content">
      <rect key="frame" x="0" y="0" width="320" height="60"/></tableViewCellContentView>
      <listContentConfiguration key="contentConfiguration" text="Title" secondaryText="Detail"/></tableViewCell>
      """)
    let layout = InterfaceLayout(try InterfaceDocument.read(Array(xml.utf8), path: "test.xib"))
    let environment = LayoutEnvironment(text: FixedAdvanceMeasurer())
    let cell = environment.perform { layout.row(layout.scenes[0]).cell }
    #expect(cell.style == .subtitle)
    #expect(cell.textLabel?.text == "Title" && cell.detailTextLabel?.text == "Detail")
  }
}
