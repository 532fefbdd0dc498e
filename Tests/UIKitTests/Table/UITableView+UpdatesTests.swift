import Foundation
import Testing

@testable import UIKitCore

@Suite("Rows come and go in batches")
struct UITableViewUpdatesTests {
  private func makeTable(_ count: Int = 20) -> RecordingTable {
    let recording = RecordingTable([(0..<count).map { CGFloat(50 + $0) }])
    recording.table.layoutIfNeeded()
    return recording
  }

  @Test("an inserted row pushes the others down and shows in its place")
  func insert() {
    let recording = makeTable()
    recording.heights[0].insert(200, at: 1)
    recording.table.insertRows(at: rows(1..<2), with: .none)
    recording.table.layoutIfNeeded()
    #expect(recording.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 200)
    #expect(recording.table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 250)
    #expect(recording.table.visibleCells.map(\.frame.height).prefix(3) == [50, 200, 51])
  }

  @Test("rows that stay keep their cells")
  func cellsStay() {
    let recording = makeTable()
    let third = recording.table.cellForRow(at: IndexPath(row: 2, section: 0))
    recording.clear()
    recording.heights[0].removeFirst()
    recording.table.deleteRows(at: rows(0..<1), with: .none)
    recording.table.layoutIfNeeded()
    #expect(recording.table.cellForRow(at: IndexPath(row: 1, section: 0)) === third)
    #expect(!recording.cellCalls.contains(IndexPath(row: 1, section: 0)))
  }

  @Test("a reloaded row is asked for again, the others are not")
  func reload() {
    let recording = makeTable()
    recording.clear()
    recording.heights[0][1] = 80
    recording.table.reloadRows(at: rows(1..<2), with: .none)
    recording.table.layoutIfNeeded()
    #expect(recording.cellCalls == rows(1..<2))
    #expect(recording.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
  }

  @Test("several changes in one batch count as one")
  func batch() {
    let recording = makeTable(5)
    recording.heights = [[54, 90, 52, 51]]
    recording.table.performBatchUpdates {
      recording.table.deleteRows(
        at: [IndexPath(row: 0, section: 0), IndexPath(row: 3, section: 0)], with: .none)
      recording.table.insertRows(at: rows(1..<2), with: .none)
      recording.table.moveRow(
        at: IndexPath(row: 4, section: 0), to: IndexPath(row: 0, section: 0))
      recording.table.moveRow(
        at: IndexPath(row: 1, section: 0), to: IndexPath(row: 3, section: 0))
    }
    #expect(recording.table.visibleCells.map(\.frame.height) == [54, 90, 52, 51])
  }

  @Test("an empty batch asks for the heights in view again")
  func emptyBatch() {
    let recording = makeTable(5)
    recording.clear()
    recording.heights = [[60, 61, 62, 63, 64]]
    recording.table.beginUpdates()
    recording.table.endUpdates()
    recording.table.layoutIfNeeded()
    #expect(recording.heightCalls == rows(0..<5))
    #expect(recording.cellCalls.isEmpty)
    #expect(recording.table.contentSize.height == 310)
  }

  @Test("sections come and go with their rows")
  func sections() {
    let recording = RecordingTable([[50], [60, 60]])
    recording.table.layoutIfNeeded()
    recording.heights = [[60, 60], [70]]
    recording.table.performBatchUpdates {
      recording.table.deleteSections([0], with: .none)
      recording.table.insertSections([1], with: .none)
    }
    #expect(recording.table.numberOfSections == 2)
    #expect(recording.table.visibleCells.map(\.frame.height) == [60, 60, 70])
  }

  @Test("a selected row stays selected where it has moved")
  func selection() {
    let recording = makeTable(5)
    recording.table.selectRow(
      at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    recording.heights[0].removeFirst()
    recording.table.deleteRows(at: rows(0..<1), with: .none)
    recording.table.layoutIfNeeded()
    #expect(recording.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(recording.table.visibleCells.map(\.isSelected) == [false, true, false, false])
  }

  @Test("a data source that disagrees with the batch is stopped by name")
  func mismatch() async {
    await #expect(processExitsWith: .failure) {
      let recording = RecordingTable([[50, 50]])
      recording.table.layoutIfNeeded()
      recording.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
  }
}
