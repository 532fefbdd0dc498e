import Foundation
import Testing

@testable import UIKitCore

@Suite("What a table asks when it loads")
struct UITableViewLoadingTests {
  /// 1,000 rows of 60 points; eight of them fill 480.
  let heights = [Array(repeating: CGFloat(60), count: 1000)]

  @Test("without estimates every height is asked for at load, and cells only for what is in view")
  func withoutEstimates() {
    let recording = RecordingTable(heights)
    recording.table.estimatedRowHeight = 0
    recording.table.reloadData()
    #expect(recording.heightCalls == rows(0..<1000))
    #expect(recording.cellCalls.isEmpty)
    #expect(recording.table.contentSize.height == 60_000)
    recording.table.layoutIfNeeded()
    #expect(recording.heightCalls.count == 1000)
    #expect(recording.cellCalls == rows(0..<8))
  }

  @Test("with estimates heights are asked for as rows come into view")
  func withEstimates() {
    let recording = RecordingTable(heights)
    recording.table.estimatedRowHeight = 44
    recording.table.reloadData()
    #expect(recording.estimateCalls == rows(0..<1000))
    #expect(recording.heightCalls.isEmpty)
    #expect(recording.table.contentSize.height == 44_000)
    recording.table.layoutIfNeeded()
    #expect(recording.heightCalls == rows(0..<8))
    #expect(recording.cellCalls == rows(0..<8))
    #expect(recording.table.contentSize.height == 44_128)
  }

  @Test("a row that a scroll brings back is not asked for its height again")
  func scrollBack() {
    let recording = RecordingTable(heights)
    recording.table.layoutIfNeeded()
    for offset in [CGFloat(600), 0] {
      recording.table.contentOffset.y = offset
      recording.table.layoutIfNeeded()
    }
    #expect(Set(recording.heightCalls).count == recording.heightCalls.count)
  }

  @Test("no more cells are made than are in view at once")
  func cellsMade() {
    let recording = RecordingTable(heights)
    for offset in stride(from: CGFloat(0), through: 30_000, by: 47) {
      recording.table.contentOffset.y = offset
      recording.table.layoutIfNeeded()
    }
    #expect(recording.cellsMade == 9)
  }

  @Test("rows are told before they are shown and after they are gone")
  func display() {
    let recording = RecordingTable(heights)
    recording.table.layoutIfNeeded()
    #expect(recording.displayed == rows(0..<8))
    recording.clear()
    recording.table.contentOffset.y = 130
    recording.table.layoutIfNeeded()
    #expect(recording.displayed == rows(8..<11))
    #expect(recording.ended == rows(0..<2))
  }

  @Test("an estimate may be given row by row")
  func perRow() {
    let recording = RecordingTable([[350, 40, 350]], estimates: [[300, 30, 310]])
    recording.table.reloadData()
    #expect(recording.table.contentSize.height == 640)
    #expect(recording.table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 330)
  }

  @Test("a row estimated at 0 is asked for its height at load, its neighbours are not")
  func zeroEstimate() {
    let recording = RecordingTable([[60, 70, 80]], estimates: [[44, 0, 44]])
    recording.table.reloadData()
    #expect(recording.heightCalls == [IndexPath(row: 1, section: 0)])
    #expect(recording.table.contentSize.height == 158)
  }

  @Test("up to iOS 10 rows are not estimated unless the table says so")
  func oldDefault() {
    let recording = RecordingTable(heights, profile: "ios10")
    recording.table.reloadData()
    #expect(recording.heightCalls.count == 1000)
  }

  @Test("a hundred thousand rows load and scroll")
  func manyRows() {
    let recording = RecordingTable([Array(repeating: 60, count: 100_000)])
    recording.table.scrollToRow(
      at: IndexPath(row: 99_999, section: 0), at: .bottom, animated: false)
    #expect(recording.table.indexPathsForVisibleRows?.last?.row == 99_999)
    #expect(recording.heightCalls.count < 40)
  }

  @Test("heights that are no heights count as nothing")
  func hostileHeights() {
    let recording = RecordingTable([[.nan, .infinity, -5, 1e300, 44]])
    recording.table.estimatedRowHeight = 0
    recording.table.reloadData()
    #expect(recording.table.contentSize.height == UITableView.maximumHeight + 44)
  }
}
