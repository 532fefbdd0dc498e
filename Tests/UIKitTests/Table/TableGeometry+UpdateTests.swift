import Foundation
import Testing

@testable import UIKitCore

@Suite("Rows follow insertions, deletions and moves")
struct TableGeometryUpdateTests {
  /// Sections of 3 and 2 rows; row r of section s is 10 (s + 1) + r pixels high, its serial the
  /// same.
  let geometry = TableGeometry(
    rowCounts: [3, 2],
    extents: [1, 10, 11, 12, 2, 3, 20, 21, 4].map { .init(pixels: $0, isMeasured: true) },
    serials: [1, 10, 11, 12, 2, 3, 20, 21, 4])

  /// The serials after an update; new slots have 0 pixels and the serials 1000, 1001…
  private func serials(
    newRows: [Int: Int] = [:], after change: (inout TableUpdate) -> Void
  ) -> [Int] {
    var update = TableUpdate()
    change(&update)
    var origins = geometry.origins(after: update)
    for (section, count) in newRows {
      origins.slots[section] = Array(repeating: nil, count: count + 2)
    }
    var next = 999
    let result = geometry.rearranged(by: origins) { _ in
      next += 1
      return (.init(pixels: 0, isMeasured: false), next)
    }
    for (index, serial) in result.serials.enumerated() where serial < 1000 {
      #expect(result.extent(at: index) == .init(pixels: serial, isMeasured: true))
    }
    return result.serials
  }

  @Test("deleted rows count before, inserted rows after the batch")
  func deleteAndInsert() {
    let result = serials { update in
      update.insertedRows = [IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0)]
      update.deletedRows = [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 1)]
    }
    #expect(result == [1, 1000, 11, 1001, 12, 2, 3, 20, 4])
  }

  @Test("a moved row keeps its height, also into another section")
  func moveRow() {
    let result = serials { update in
      update.movedRows = [
        .init(from: IndexPath(row: 2, section: 0), to: IndexPath(row: 1, section: 1))
      ]
    }
    #expect(result == [1, 10, 11, 2, 3, 20, 12, 21, 4])
  }

  @Test("a moved section takes its rows along")
  func moveSection() {
    let result = serials { $0.movedSections = [.init(from: 1, to: 0)] }
    #expect(result == [3, 20, 21, 4, 1, 10, 11, 12, 2])
  }

  @Test("a deleted section and an inserted one in its place are strangers")
  func replaceSection() {
    let result = serials(newRows: [0: 1]) { update in
      update.deletedSections = [0]
      update.insertedSections = [0]
    }
    #expect(result == [1000, 1001, 1002, 3, 20, 21, 4])
  }

  @Test("a reloaded section forgets its rows")
  func reloadSection() {
    let result = serials(newRows: [1: 1]) { $0.reloadedSections = [1] }
    #expect(result == [1, 10, 11, 12, 2, 1000, 1001, 1002])
  }

  @Test("an update implies the row counts that the data source must answer")
  func counts() {
    var update = TableUpdate()
    update.insertedRows = [IndexPath(row: 3, section: 0)]
    update.insertedSections = [2]
    #expect(geometry.origins(after: update).rowCounts == [4, 2, nil])
  }
}
