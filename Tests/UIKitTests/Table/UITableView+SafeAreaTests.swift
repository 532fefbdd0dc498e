import Foundation
import Testing

@testable import UIKitCore

@Suite("Tables whose sides the screen covers")
struct UITableViewSafeAreaTests {
  /// Two rows of 50, 800 points wide, of which 47 are covered at each side.
  private func recording(
    _ style: UITableView.Style = .plain, profile: String = "ios18"
  ) -> RecordingTable {
    let recording = RecordingTable(
      [[50, 50]], size: CGSize(width: 800, height: 360), profile: profile, style: style)
    recording.table.setSafeAreaInsets(UIEdgeInsets(left: 47, bottom: 21, right: 47))
    return recording
  }

  private func firstCell(_ recording: RecordingTable) throws -> UITableViewCell {
    recording.table.layoutIfNeeded()
    return try #require(recording.table.visibleCells.first)
  }

  @Test("Rows reach from edge to edge, their content keeps clear of the sides")
  func content() throws {
    let cell = try firstCell(recording())
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 800, height: 50))
    #expect(cell.contentView.frame == CGRect(x: 47, y: 0, width: 706, height: 50))
    #expect(cell.contentView.layoutMargins.left == 20)
    #expect(cell.contentView.safeAreaInsets == .zero)
  }

  @Test("Content that may reach to the edges has the safe area in its margins")
  func fullContent() throws {
    let recording = recording()
    recording.table.insetsContentViewsToSafeArea = false
    let cell = try firstCell(recording)
    #expect(cell.contentView.frame.width == 800)
    #expect(cell.contentView.layoutMargins.left == 67)
    #expect(cell.contentView.layoutMargins.right == 67)
    #expect(cell.contentView.safeAreaInsets.left == 47)
  }

  @Test("Before iOS 11 there is no safe area")
  func older() throws {
    let cell = try firstCell(recording(profile: "ios10"))
    #expect(cell.contentView.frame.width == 800)
    #expect(cell.contentView.layoutMargins.left == 8)
  }

  @Test("Rows of an inset grouped table lie inside themselves")
  func insetGrouped() throws {
    let cell = try firstCell(recording(.insetGrouped))
    #expect(cell.frame.minX == 67)
    #expect(cell.frame.width == 666)
    #expect(cell.contentView.frame.minX == 0)
  }

  @Test("An accessory stands inside the safe area, in either direction")
  func accessory() throws {
    let recording = recording()
    let cell = try firstCell(recording)
    cell.accessoryType = .checkmark
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.maxX == 709)
    #expect(cell.accessoryFrame?.maxX == 733)
  }

  @Test("Separators begin in line with the content and end at the edge; a set inset is the edge's")
  func separator() throws {
    let recording = recording()
    #expect(try firstCell(recording).separatorFrame?.minX == 67)
    #expect(try firstCell(recording).separatorFrame?.maxX == 800)
    recording.table.separatorInset = UIEdgeInsets(left: 16)
    recording.table.reloadData()
    #expect(try firstCell(recording).separatorFrame?.minX == 16)
  }

  @Test(
    "Titles of sections keep clear of the sides", arguments: [UITableView.Style.plain, .grouped])
  func titles(style: UITableView.Style) throws {
    let recording = recording(style)
    recording.titles = [0: "Inbox"]
    recording.table.layoutIfNeeded()
    let header = try #require(recording.table.headerView(forSection: 0))
    #expect(header.frame.width == 800)
    #expect(header.contentView.frame.minX == 47)
    #expect(header.contentView.frame.width == 706)
  }

  @Test("A row that sizes itself wraps at the width that is left, and again when that changes")
  func heights() {
    let text = String(repeating: "word ", count: 100)
    let plain = LabelTable([(id: "a", text: text)], width: 706)
    plain.table.layoutAllRows()
    let covered = LabelTable([(id: "a", text: text)], width: 800)
    covered.table.layoutAllRows()
    let before = covered.heights
    covered.table.setSafeAreaInsets(UIEdgeInsets(left: 47, right: 47))
    covered.table.layoutAllRows()
    #expect(covered.heights == plain.heights)
    #expect(covered.heights != before)
    covered.table.setSafeAreaInsets(.zero)
    covered.table.layoutAllRows()
    #expect(covered.heights == before)
  }
}
