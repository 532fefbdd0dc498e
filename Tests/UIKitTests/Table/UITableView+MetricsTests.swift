import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// What separators take from the content is in "Content views and margins" in
/// `Documentation/Evidence.md`, estimates are in "Tables"; the width of a section index is
/// unverified (`TableProfile.sectionIndexWidth`).
@Suite("What a table tells its cells")
struct UITableViewMetricsTests {
  /// A table of default cells that size themselves, or not.
  private final class Source: UITableViewDataSource, UITableViewDelegate {
    let table: UITableView
    var indexTitles: [String]?

    init(_ profile: String = "ios18", width: CGFloat = 320) throws {
      let profile = try #require(OSProfile.named(profile))
      table = LayoutEnvironment.fixed(profile: profile).perform {
        UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 480), style: .plain)
      }
      table.dataSource = self
      table.delegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row > 0
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

    var cells: [UITableViewCell] {
      table.reloadData()
      table.layoutIfNeeded()
      return table.visibleCells
    }
  }

  @Test("a section index takes its width from the content of every row")
  func sectionIndex() throws {
    let source = try Source()
    #expect(source.cells.map(\.contentView.frame.width) == [320, 320, 320])
    source.indexTitles = ["A", "B"]
    #expect(source.cells.map(\.contentView.frame.width) == [305, 305, 305])
    #expect(source.cells.map(\.frame.width) == [320, 320, 320])
  }

  @Test("editing moves the content of rows that can be edited, and back")
  func editing() throws {
    let source = try Source("ios26")
    source.table.setEditing(true, animated: false)
    #expect(source.cells.map(\.contentView.frame.minX) == [0, 40, 40])
    #expect(source.cells.map(\.editingStyle) == [.none, .delete, .delete])
    source.table.setEditing(false, animated: false)
    #expect(source.cells.map(\.contentView.frame.minX) == [0, 0, 0])
  }

  @Test(
    "without separators a row is as high as its content",
    arguments: [("ios7", CGFloat(1)), ("ios8", 0.5), ("ios18", 0)])
  func separators(profile: String, allowance: CGFloat) throws {
    let source = try Source(profile)
    source.table.rowHeight = 60
    #expect(source.cells.map(\.contentView.frame.height).allSatisfy { $0 == 60 - allowance })
    source.table.separatorStyle = .none
    #expect(source.cells.map(\.contentView.frame.height) == [60, 60, 60])
    #expect(source.cells.allSatisfy { $0.separatorFrame == nil })
  }

  @Test("separators begin at the system's inset, the table's, or the cell's own")
  func separatorInset() throws {
    let source = try Source(width: 414)
    #expect(source.cells.compactMap(\.separatorFrame?.minX) == [20, 20, 20])
    source.table.separatorInset = UIEdgeInsets(left: 72, right: 10)
    let cells = source.cells
    cells[1].separatorInset = .zero
    #expect(cells.compactMap(\.separatorFrame?.minX) == [72, 0, 72])
    #expect(cells.compactMap(\.separatorFrame?.width) == [332, 414, 332])
  }

  @Test(
    "a row that nothing decides has the system's height",
    arguments: [("ios7", CGFloat(44)), ("ios18", 44), ("ios26", 51)])
  func defaultHeight(profile: String, height: CGFloat) throws {
    let source = try Source(profile)
    #expect(source.cells.map(\.frame.height) == [height, height, height])
  }

  @Test("estimates switched off switch self-sizing off")
  func noEstimates() throws {
    let labels = LabelTable([(id: "a", text: String(repeating: "word ", count: 40))])
    labels.table.estimatedRowHeight = 0
    labels.table.layoutIfNeeded()
    #expect(labels.heights == [44])
    labels.table.estimatedRowHeight = 44
    labels.table.layoutIfNeeded()
    #expect(labels.heights[0] > 100)
  }

  @Test("a height for one row and automaticDimension for another")
  func mixedHeights() throws {
    let labels = MixedLabelTable([
      (id: "a", text: "one"), (id: "b", text: String(repeating: "word ", count: 10)),
      (id: "c", text: "three"),
    ])
    labels.table.delegate = labels
    labels.table.layoutIfNeeded()
    #expect(labels.heights == [100, 68, 100])
  }
}

/// Even rows are 100 high, odd ones fit their content.
private final class MixedLabelTable: LabelTable, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row % 2 == 0 ? 100 : UITableView.automaticDimension
  }
}
