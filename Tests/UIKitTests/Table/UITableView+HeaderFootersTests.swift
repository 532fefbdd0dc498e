import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Headers and footers of sections")
struct UITableViewHeaderFootersTests {
  @Test("a plain section without a title has no header")
  func untitled() {
    let recording = RecordingTable([[50], [50]])
    recording.table.layoutIfNeeded()
    #expect(recording.table.contentSize.height == 100)
    #expect(recording.table.rectForHeader(inSection: 1).height == 0)
  }

  @Test(
    "a titled header has the system's height",
    arguments: [("ios10", CGFloat(22)), ("ios13", 28), ("ios18", 50), ("ios26", 50)])
  func titled(profile: String, height: CGFloat) {
    let recording = RecordingTable([[50], [50]], profile: profile)
    recording.titles = [1: "Inbox"]
    recording.table.layoutIfNeeded()
    #expect(recording.table.rectForHeader(inSection: 1).height == height)
    #expect(recording.table.headerView(forSection: 1)?.textLabel?.text == "Inbox")
    #expect(recording.table.contentSize.height == 100 + height)
  }

  @Test(
    "a title of several lines gets their height", arguments: [UITableView.Style.plain, .grouped])
  func severalLines(style: UITableView.Style) throws {
    let recording = RecordingTable([[50], [50], [50]], style: style)
    let words = String(repeating: "many words ", count: 10)
    recording.titles = [1: "Inbox", 2: words]
    recording.table.layoutIfNeeded()
    let header = try #require(recording.table.headerView(forSection: 2))
    let label = try #require(header.textLabel)
    let text = label.sizeThatFits(CGSize(width: 288, height: 1e6)).height
    let line = label.sizeThatFits(CGSize(width: 1e6, height: 1e6)).height
    let extra =
      recording.table.rectForHeader(inSection: 2).height
      - recording.table.rectForHeader(inSection: 1).height
    #expect(text > 1.9 * line && abs(extra - (text - line)) <= 0.5)
  }

  /// Assumed: `Documentation/Deviations.md`.
  @Test(
    "a title and its height follow the text size",
    arguments: [(UITableView.Style.plain, CGFloat(53)), (.grouped, 44)])
  func textSize(style: UITableView.Style, points: CGFloat) throws {
    let header = { (category: UIContentSizeCategory) in
      let recording = RecordingTable([[50]], style: style, textSize: category)
      recording.titles = [0: "Inbox"]
      recording.table.layoutIfNeeded()
      let label = try #require(recording.table.headerView(forSection: 0)?.textLabel)
      return try (
        font: #require(label.font), height: recording.table.rectForHeader(inSection: 0).height
      )
    }
    let (usual, large) = try (header(.large), header(.accessibilityExtraExtraExtraLarge))
    #expect(usual.font.pointSize == (style == .plain ? 17 : 13) && large.font.pointSize == points)
    let growth = large.font.lineHeight - usual.font.lineHeight
    #expect(abs(large.height - usual.height - growth) <= 1)
  }

  @Test("grouped sections keep clear of each other, the first title further than the rest")
  func grouped() {
    let recording = RecordingTable([[50], [50]], style: .grouped)
    recording.titles = [0: "One", 1: "Two"]
    recording.table.layoutIfNeeded()
    #expect(recording.table.rectForHeader(inSection: 0).height == 55.5)
    #expect(recording.table.rectForHeader(inSection: 1).height == 38)
  }

  @Test("rows of an inset grouped table keep clear of the sides and know their block's ends")
  func insetGrouped() {
    let recording = RecordingTable(
      [[50, 50, 50]], size: CGSize(width: 414, height: 480), style: .insetGrouped)
    recording.table.layoutIfNeeded()
    #expect(recording.table.visibleCells.map(\.frame.minX) == [20, 20, 20])
    #expect(recording.table.visibleCells.map(\.frame.width) == [374, 374, 374])
    #expect(recording.table.visibleCells.map(\.groupEdges) == [.top, [], .bottom])
    #expect(recording.table.visibleCells[0].contentView.layoutMargins.left == 20)
  }

  @Test("the header of a plain section stays at the top edge until the next pushes it out")
  func floating() throws {
    let recording = RecordingTable(
      [Array(repeating: 50, count: 10), Array(repeating: 50, count: 20)], profile: "ios14")
    recording.titles = [0: "One", 1: "Two"]
    recording.table.layoutIfNeeded()
    recording.table.contentOffset.y = 100
    recording.table.layoutIfNeeded()
    let header = try #require(recording.table.headerView(forSection: 0))
    #expect(header.frame.minY == 100)
    recording.table.contentOffset.y = 510
    recording.table.layoutIfNeeded()
    #expect(header.frame.minY == 500)
    #expect(recording.table.rectForHeader(inSection: 0).minY == 0)
  }

  @Test("the table's own header and footer stand around the sections")
  func tableHeader() {
    let recording = RecordingTable([[50, 50]])
    recording.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 120))
    recording.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30))
    recording.table.layoutIfNeeded()
    #expect(recording.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 120)
    #expect(recording.table.contentSize.height == 250)
    #expect(
      recording.table.tableFooterView?.frame == CGRect(x: 0, y: 220, width: 320, height: 30))
  }

  @Test("every header is lent with its title, wherever the viewport is")
  func lent() {
    let recording = RecordingTable([[300], [300], [300], [300]])
    recording.titles = [0: "One", 2: "Three", 3: "Four"]
    var titles: [String?] = []
    recording.table.forEachElement { element, view in
      guard case .sectionHeader = element else { return }
      titles.append((view as? UITableViewHeaderFooterView)?.textLabel?.text)
      #expect(view.frame.height == 28)
    }
    #expect(titles == ["One", "Three", "Four"])
  }

  @Test("a header view with constraints sizes itself; a number from the delegate wins")
  func selfSizing() throws {
    let recording = HeaderTable([[50], [50]])
    recording.table.layoutIfNeeded()
    #expect(recording.table.rectForHeader(inSection: 0).height == 86)
    recording.table.sectionHeaderHeight = 30
    recording.table.layoutIfNeeded()
    #expect(recording.table.rectForHeader(inSection: 0).height == 52)
    #expect(recording.table.rectForHeader(inSection: 1).height == 0)
  }
}

/// A table whose first header is a view 64 high by its constraints; the other sections have none.
private final class HeaderTable {
  let table = LayoutEnvironment.fixed().perform {
    UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  }
  private let heights: [[CGFloat]]

  init(_ heights: [[CGFloat]]) {
    self.heights = heights
    table.rowHeight = 50
    table.dataSource = self
    table.delegate = self
  }
}

extension HeaderTable: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { heights.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard section == 0 else { return nil }
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    header.contentView.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 10),
      bar.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -10),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
    return header
  }
}
