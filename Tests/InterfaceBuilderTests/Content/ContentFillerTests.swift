import Reading
import TestSupport
import Testing

@testable import InterfaceBuilder
@testable import UIKitCore

@Suite("Content for the views of a document")
struct ContentFillerTests {
  private static let views = """
    <label contentMode="left" text="x" id="l" userLabel="Big Title">
      <rect key="frame" x="0" y="0" width="50" height="20"/></label>
    <button contentMode="left" buttonType="system" id="b"><rect key="frame" width="50" height="20"/>
      <state key="normal" title="Go"/></button>
    <switch contentMode="left" id="s"><rect key="frame" width="50" height="20"/></switch>
    <progressView contentMode="left" id="p"><rect key="frame" width="50" height="20"/></progressView>
    <view contentMode="left" id="v"><rect key="frame" width="50" height="20"/></view>
    """

  private func views(
    _ names: [String], _ values: [DataValue]
  ) throws -> (views: [UIView], notes: [String]) {
    let end = "</tableViewCell>"
    let xml = StoredProbe.cell(Self.views, "").replacingOccurrences(
      of: end, with: NibProbe.outlets([("title", "l")]) + end)
    let layout = InterfaceLayout(
      try InterfaceDocument.read(Array(StoredProbe.xib(xml).utf8), path: "a.xib"))
    let content = SceneContent(DataRecord(names: names, values: values))
    let cell = LayoutEnvironment.fixed().perform { layout.row(layout.scenes[0], content).cell }
    return (cell.contentView.subviews, layout.notes.map(\.message))
  }

  @Test("is found by outlet, by label and by id", arguments: ["title", "Big Title", "l"])
  func names(name: String) throws {
    let (views, notes) = try views([name], [.text("new")])
    #expect((views[0] as? UILabel)?.text == "new")
    #expect(notes.isEmpty)
  }

  @Test("shows as the class does")
  func classes() throws {
    let (views, notes) = try views(
      ["title", "b", "s", "p"], [.number("12.50"), .text("Stop"), .bool(true), .number("0.25")])
    #expect((views[0] as? UILabel)?.text == "12.50")
    #expect((views[1] as? UIButton)?.currentTitle == "Stop")
    #expect((views[2] as? UISwitch)?.isOn == true)
    #expect((views[3] as? UIProgressView)?.progress == 0.25)
    #expect(notes.isEmpty)
  }

  @Test("may be properties, and switches that hide views")
  func properties() throws {
    let (views, notes) = try views(
      ["title.hidden", "v", "b"],
      [
        .text("true"), .record(DataRecord(names: ["alpha"], values: [.number("0.5")])),
        .bool(false),
      ])
    #expect(views[0].isHidden)
    #expect(views[4].alpha == 0.5)
    #expect(views[1].isHidden)
    #expect(notes.isEmpty)
  }

  @Test("that a view cannot show is noted")
  func notes() throws {
    #expect(try views(["v"], [.text("x")]).notes == ["'v' cannot show that value"])
    #expect(
      try views(["title.colour"], [.text("x")]).notes
        == ["'title.colour' is no property that can be set"])
  }
}
