// Outlets are written as on iOS.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import InterfaceBuilder
import Testing

@testable import UIKitCore

/// A cell as one writes it for iOS, but for the spelling of `@IBOutlet`.
final class MessageCell: UITableViewCell {
  @Outlet var message: UILabel!

  func show(_ text: String) { message.text = text }
}

private final class Messages: NSObject, UITableViewDataSource {
  let texts: [String]

  init(_ texts: [String]) { self.texts = texts }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? MessageCell)?.show(texts[indexPath.row])
    return cell
  }
}

@Suite("Tables with cells from nibs")
struct NibTableTests {
  private static let xib = StoredProbe.xib(
    NibProbe.cell("MessageCell", NibProbe.outlets([("message", "label")])))

  @Test("A custom cell with outlets is dequeued, filled and sizes itself")
  func selfSizing() throws {
    let probe = NibProbe(Self.xib, classes: [MessageCell.self])
    let messages = Messages(["short", "twenty characters !! and more of them"])
    let heights = probe.perform {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 240, height: 480), style: .plain)
      table.register(probe.nib, forCellReuseIdentifier: "message")
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 44
      table.dataSource = messages
      table.layoutAllRows()
      return (0..<2).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    }
    // 20 above and below one line of 24, and two.
    #expect(heights == [64, 88], "\(heights)")
  }

  @Test("One nib serves several reuse identifiers when the file names none")
  func identifiers() throws {
    let probe = NibProbe(Self.xib, classes: [MessageCell.self])
    let (first, second) = probe.perform {
      let table = UITableView()
      table.register(probe.nib, forCellReuseIdentifier: "shown")
      table.register(probe.nib, forCellReuseIdentifier: "measuring")
      return (
        table.dequeueReusableCell(withIdentifier: "shown"),
        table.dequeueReusableCell(withIdentifier: "measuring")
      )
    }
    #expect(first?.reuseIdentifier == "shown")
    #expect(second?.reuseIdentifier == "measuring")
  }

  private func problem(_ nib: NibProbe, as identifier: String) -> String {
    nib.perform {
      do throws(NibError) {
        _ = try nib.nib.cell(named: identifier)
        return ""
      } catch {
        return error.description
      }
    }
  }

  @Test("An identifier other than the file's is refused, as on iOS")
  func otherIdentifier() {
    let probe = NibProbe(
      StoredProbe.xib(NibProbe.cell("MessageCell", "", reuseIdentifier: "mail")),
      classes: [MessageCell.self])
    #expect(
      problem(probe, as: "message").contains(
        "the cell's reuse identifier in the nib is 'mail', but it is registered as 'message'"))
    #expect(problem(probe, as: "mail").isEmpty)
  }

  @Test("A nib without exactly one cell is refused, as on iOS")
  func notOneCell() {
    let view = #"<view contentMode="left" id="a"><rect key="frame" width="9" height="9"/></view>"#
    #expect(
      problem(NibProbe(StoredProbe.xib(view)), as: "a").contains(
        "must have one top-level object, a UITableViewCell; it has UIView"))
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects>
        <tableViewController id="c">
          <tableView key="view" contentMode="scaleToFill" rowHeight="-1" id="table">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <prototypes>
              \(NibProbe.cell(
                "MessageCell", NibProbe.outlets([("message", "label")]),
                reuseIdentifier: "message"))
            </prototypes>
          </tableView>
        </tableViewController>
      </objects></scene></scenes>
    </document>
    """

  @Test("A prototype cell of a storyboard can be registered by its identifier")
  func prototype() throws {
    let probe = NibProbe(Self.storyboard, classes: [MessageCell.self])
    let cell = probe.perform {
      let table = UITableView()
      table.register(probe.nib, forCellReuseIdentifier: "message")
      return table.dequeueReusableCell(withIdentifier: "message")
    }
    #expect((cell as? MessageCell)?.message.text == "x")
    #expect(problem(probe, as: "massage").contains("did you mean 'message'?"))
  }

  @Test("A table in a XIB knows its own prototypes")
  func ownPrototypes() throws {
    let probe = NibProbe(
      StoredProbe.xib(
        """
        <tableView contentMode="scaleToFill" style="grouped" rowHeight="50" id="table">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <prototypes>
            \(NibProbe.cell(
              "MessageCell", NibProbe.outlets([("message", "label")]), reuseIdentifier: "message"))
          </prototypes>
        </tableView>
        """), classes: [MessageCell.self])
    let table = try #require(try probe.objects().first as? UITableView)
    #expect(table.style == .grouped)
    #expect(table.rowHeight == 50)
    let cell = probe.perform { table.dequeueReusableCell(withIdentifier: "message") }
    #expect(cell is MessageCell)
  }
}
