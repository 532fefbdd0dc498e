import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Random batches agree with a list of heights")
struct RandomBatchTests {
  @Test(
    "whatever comes, goes, moves and scrolls, rows stand where their heights say", arguments: 0..<20
  )
  func batches(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let recording = RecordingTable([Self.heights(20, &random), Self.heights(5, &random)])
    recording.table.estimatedRowHeight = 50
    recording.table.layoutIfNeeded()
    for _ in 0..<25 {
      Self.change(recording, &random)
      recording.table.contentOffset.y = CGFloat(Int.random(in: -50...900, using: &random))
      recording.table.layoutIfNeeded()
      Self.checkVisible(recording)
    }
    recording.table.layoutAllRows()
    Self.checkAll(recording)
  }

  private static func heights(_ count: Int, _ random: inout SeededRandom) -> [CGFloat] {
    (0..<count).map { _ in CGFloat(Int.random(in: 1...240, using: &random)) / 2 }
  }

  /// One batch: deletions and reloads of the old list, insertions into the new one.
  private static func change(_ recording: RecordingTable, _ random: inout SeededRandom) {
    let section = Int.random(in: 0..<recording.heights.count, using: &random)
    var list = recording.heights[section]
    let deleted = list.indices.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
    let kept = list.indices.filter { !deleted.contains($0) }
    let reloaded = kept.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
    for index in reloaded { list[index] = heights(1, &random)[0] }
    list = kept.map { list[$0] }
    let count = list.count + Int.random(in: 0...4, using: &random)
    let inserted = Array((0..<count).shuffled(using: &random).prefix(count - list.count)).sorted()
    for index in inserted { list.insert(heights(1, &random)[0], at: index) }
    recording.heights[section] = list
    let path = { IndexPath(row: $0, section: section) }
    recording.table.performBatchUpdates {
      recording.table.insertRows(at: inserted.map(path), with: .none)
      recording.table.deleteRows(at: deleted.map(path), with: .none)
      recording.table.reloadRows(at: reloaded.map(path), with: .none)
    }
  }

  private static func checkVisible(_ recording: RecordingTable) {
    let table = recording.table
    let paths = table.indexPathsForVisibleRows ?? []
    let cells = table.visibleCells
    #expect(cells.count == paths.count)
    for (path, cell) in zip(paths, cells) {
      #expect(cell.frame == table.rectForRow(at: path))
      #expect(cell.frame.height == recording.heights[path.section][path.row])
      #expect(table.indexPath(for: cell) == path)
    }
    #expect(zip(cells, cells.dropFirst()).allSatisfy { $0.frame.maxY == $1.frame.minY })
  }

  private static func checkAll(_ recording: RecordingTable) {
    var top: CGFloat = 0
    for (section, heights) in recording.heights.enumerated() {
      for (row, height) in heights.enumerated() {
        let rect = recording.table.rectForRow(at: IndexPath(row: row, section: section))
        #expect(rect.minY == top && rect.height == height)
        top += height
      }
    }
    #expect(recording.table.contentSize.height == top)
  }
}
