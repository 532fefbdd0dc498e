import Foundation
import InterfaceBuilder
import Testing

@testable import UIKitCore

@Suite("Cells that the source pass has rewritten")
struct RewrittenCellTests {
  private let inside = """
    <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="inset">
        <real key="value" value="2.5"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isLoud" value="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="words" value="hello"/>
      <userDefinedRuntimeAttribute type="string" keyPath="title.text" value="by path"/>
    </userDefinedRuntimeAttributes>
    """

  private func connections(_ more: String = "") -> String {
    """
    <connections>
      <outlet property="title" destination="label" id="a"/>
      <outlet property="bottom" destination="bottom" id="b"/>
      <outletCollection property="labels" destination="label" id="c"/>
      \(more)
    </connections>
    """
  }

  private func cell(_ inside: String) throws -> RatingCell {
    let probe = NibProbe(
      StoredProbe.xib(NibProbe.cell("RatingCell", inside)), classes: [RatingCell.self])
    return try #require(try probe.objects().first as? RatingCell)
  }

  @Test("A file fills weak, private and inherited outlets, and collections")
  func outlets() throws {
    let cell = try cell(connections())
    #expect(cell.title.text == "x")
    #expect(cell.labels.count == 1)
    #expect(cell.bottomConstant == 20)
  }

  @Test("Runtime attributes run the observers of the property")
  func attributes() throws {
    let attributes = inside.split(separator: "\n").filter { !$0.contains("by path") }
    let cell = try cell(attributes.joined(separator: "\n"))
    #expect(cell.inset == 2.5)
    #expect(cell.changes == 1)
    #expect(cell.isLoud)
    #expect(cell.words == "hello")
  }

  @Test("An outlet that the class does not have is reported with those it has")
  func problems() {
    let problem = NibProbe(
      StoredProbe.xib(NibProbe.cell("RatingCell", NibProbe.outlets([("titel", "label")]))),
      classes: [RatingCell.self]
    ).problem()
    #expect(problem.contains("RatingCell has no outlet 'titel'; did you mean 'title'?"))
    let wrong = NibProbe(
      StoredProbe.xib(NibProbe.cell("RatingCell", NibProbe.outlets([("title", "cell")]))),
      classes: [RatingCell.self]
    ).problem()
    #expect(wrong.contains("the outlet 'title' of RatingCell takes no RatingCell"))
  }

  /// Makes views where views can be made.
  private func perform(_ body: () throws -> Void) rethrows {
    try NibProbe("").perform(body)
  }

  @Test("Controls call the methods of their targets, overriding ones first, with the control")
  func targets() {
    perform {
      let cell = RatingCell(style: .default, reuseIdentifier: nil)
      cell.press(.touchUpInside)
      #expect(cell.calls == ["plain", "rating 7"])
      cell.press(.touchDown)
      #expect(cell.calls == ["plain", "rating 7", "rating 7"])
      cell.release()
      cell.press(.touchUpInside)
      #expect(cell.calls.count == 4)
      #expect(cell.calls.last == "rating 7")
    }
  }

  @Test("A method is found by its name alone, with no, one or two arguments")
  func names() {
    perform {
      let cell = RatingCell(style: .default, reuseIdentifier: nil)
      _ = cell.perform(NSSelectorFromString("plain"))
      let button = UIButton()
      _ = cell.perform("tapped:", with: button)
      let result = cell.perform("twice:word:", with: 21, with: nil)
      #expect(result?.takeUnretainedValue() as? NSNumber == 42)
      #expect(cell.calls == ["plain", "rating 0"])
      #expect(cell.responds(to: "heard:"))
      #expect(!cell.responds(to: "unheard:"))
      _ = cell.perform("unheard:", with: nil)
      _ = cell.perform("tapped:", with: "no button")
      #expect(cell.calls.count == 2)
    }
  }

  @Test("Methods of extensions of UIKit's classes, and of objects that are no responders")
  func others() {
    perform {
      let control = UIButton()
      let view = UIView()
      let handler = Handler()
      control.addTarget(view, action: UIView.dimming, for: .valueChanged)
      control.addTarget(handler, action: "handle", for: .valueChanged)
      control.addTarget(handler, action: "handle", for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(view.alpha == 0.5)
      #expect(handler.count == 1)
    }
  }

  @Test("Notifications call observers until they are removed or gone")
  func notifications() {
    perform {
      let center = NotificationCenter()
      let cell = RatingCell(style: .default, reuseIdentifier: nil)
      cell.listen(center)
      center.post(name: Notification.Name("one"), object: nil)
      #expect(cell.calls == ["one"])
      center.removeObserver(cell)
      center.post(name: Notification.Name("two"), object: nil)
      #expect(cell.calls == ["one"])
      var gone: RatingCell? = RatingCell(style: .default, reuseIdentifier: nil)
      let target = ControlTarget(object: gone)
      gone?.listen(center)
      gone = nil
      #expect(target.object == nil)
      center.post(name: Notification.Name("three"), object: nil)
    }
  }

  @Test("Actions of a file call the methods of the cell")
  func actions() throws {
    let button = """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" tag="3" id="button">
        <rect key="frame" x="0" y="0" width="30" height="30"/>
        <connections>
          <action selector="tapped:" destination="cell" eventType="touchUpInside" id="d"/>
          <action selector="plain" destination="cell" eventType="valueChanged" id="e"/>
          <action selector="missing" destination="-2" eventType="touchDown" id="f"/>
        </connections>
      </button>
      """
    let xml = StoredProbe.xib(NibProbe.cell("RatingCell", connections()))
      .replacingOccurrences(of: "</subviews>", with: button + "</subviews>")
    let objects = try NibProbe(xml, classes: [RatingCell.self]).objects()
    let cell = try #require(objects.first as? RatingCell)
    let control = try #require(cell.contentView.subviews.last as? UIButton)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(cell.calls == ["rating 3", "plain"])
  }
}
