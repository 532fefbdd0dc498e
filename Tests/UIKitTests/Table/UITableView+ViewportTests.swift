import Foundation
import Testing

@testable import UIKitCore

@Suite("What is in view stays where it is")
struct UITableViewViewportTests {
  /// 100 rows of 100 points, estimated at 40, in a view of 480.
  private func makeTable() -> RecordingTable {
    let recording = RecordingTable([Array(repeating: 100, count: 100)])
    recording.table.estimatedRowHeight = 40
    recording.table.layoutIfNeeded()
    return recording
  }

  @Test("scrolling down replaces estimates below and leaves the offset alone")
  func scrollDown() {
    let recording = makeTable()
    #expect(recording.table.contentSize.height == 4_300)
    recording.table.contentOffset.y = 300
    recording.table.layoutIfNeeded()
    #expect(recording.table.contentOffset.y == 300)
    #expect(recording.table.contentSize.height == 4_480)
    #expect(recording.table.indexPathsForVisibleRows == rows(3..<8))
  }

  @Test("after a jump the row at the top edge stays there, and nothing above is measured")
  func jump() {
    let recording = makeTable()
    recording.clear()
    recording.table.contentOffset.y = 2000
    let before = recording.topRow
    recording.table.layoutIfNeeded()
    let after = recording.topRow
    #expect(before.path == after.path && before.hidden == after.hidden)
    #expect(recording.table.contentOffset.y == 2000)
    #expect(recording.heightCalls.first == before.path)
  }

  @Test("scrolling up replaces estimates above, and the rows already in view do not move")
  func scrollUp() throws {
    let recording = makeTable()
    recording.table.contentOffset.y = 2000
    recording.table.layoutIfNeeded()
    let first = try #require(recording.table.indexPathsForVisibleRows?.first)
    recording.table.contentOffset.y -= 30
    let place = recording.table.rectForRow(at: first).minY - recording.table.contentOffset.y
    recording.table.layoutIfNeeded()
    let row = IndexPath(row: first.row - 1, section: 0)
    #expect(recording.table.indexPathsForVisibleRows?.first == row)
    #expect(recording.table.rectForRow(at: row).height == 100)
    #expect(recording.table.rectForRow(at: first).minY - recording.table.contentOffset.y == place)
    #expect(recording.table.contentOffset.y == 2_030)
  }

  @Test("content that shrinks below the offset takes the offset along")
  func shrink() {
    let recording = RecordingTable([Array(repeating: 20, count: 30)])
    recording.table.estimatedRowHeight = 100
    recording.table.layoutIfNeeded()
    recording.table.contentOffset.y = recording.table.contentSize.height - 480
    recording.table.layoutIfNeeded()
    #expect(recording.table.contentOffset.y == recording.table.contentSize.height - 480)
    #expect(recording.table.indexPathsForVisibleRows?.last?.row == 29)
  }

  @Test("every offset on the way down and up again shows rows without a gap")
  func noGaps() {
    let heights = (0..<200).map { CGFloat(20 + ($0 * 37) % 150) }
    let recording = RecordingTable([heights])
    recording.table.estimatedRowHeight = 60
    for step in Array(0..<120) + Array((0..<120).reversed()) {
      recording.table.contentOffset.y = CGFloat(step * 90)
      recording.table.layoutIfNeeded()
      let cells = recording.table.visibleCells
      #expect(zip(cells, cells.dropFirst()).allSatisfy { $0.frame.maxY == $1.frame.minY })
      #expect((cells.first?.frame.minY ?? 1e9) <= recording.table.bounds.minY)
      #expect(
        (cells.last?.frame.maxY ?? 0)
          >= min(
            recording.table.bounds.maxY, recording.table.contentSize.height))
    }
  }

  @Test(
    "a row scrolled to stands where asked, whatever its neighbours were estimated at",
    arguments: [UITableView.ScrollPosition.top, .middle, .bottom])
  func scrollToRow(position: UITableView.ScrollPosition) {
    let heights = (0..<300).map { CGFloat(20 + ($0 * 37) % 150) }
    let recording = RecordingTable([heights])
    recording.table.estimatedRowHeight = 60
    let path = IndexPath(row: 170, section: 0)
    recording.table.scrollToRow(at: path, at: position, animated: false)
    let rect = recording.table.rectForRow(at: path)
    let bounds = recording.table.bounds
    #expect(rect.height == heights[170])
    switch position {
    case .top: #expect(rect.minY == bounds.minY)
    case .middle: #expect(abs(rect.midY - bounds.midY) <= 0.5)
    default: #expect(rect.maxY == bounds.maxY)
    }
  }

  @Test("scrolling to a row in view with no position moves nothing")
  func scrollToVisible() {
    let recording = makeTable()
    recording.table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .none, animated: false)
    #expect(recording.table.contentOffset.y == 0)
  }

  @Test("the last row can be scrolled to the bottom edge only")
  func scrollToLast() {
    let recording = makeTable()
    recording.table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(recording.table.contentOffset.y == recording.table.contentSize.height - 480)
  }

  @Test("another width asks for the heights in view again")
  func width() {
    let recording = makeTable()
    recording.clear()
    recording.heights = [Array(repeating: 50, count: 100)]
    recording.table.frame.size.width = 568
    recording.table.layoutIfNeeded()
    #expect(recording.heightCalls == rows(0..<10))
    #expect(recording.table.visibleCells.allSatisfy { $0.frame.width == 568 })
  }

  @Test("content insets can be scrolled to")
  func insets() {
    let recording = makeTable()
    recording.table.contentInset = UIEdgeInsets(top: 64, bottom: 40)
    recording.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    #expect(recording.table.contentOffset.y == -64)
  }
}
