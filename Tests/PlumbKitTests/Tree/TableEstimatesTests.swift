import LayoutTree
import TestSupport
import Testing

@testable import PlumbKit
@testable import UIKitCore

@Suite("What a table knows before and while it is scrolled")
struct TableEstimatesTests {
  @Test("estimates of every row, and a content that grows as rows are measured")
  func scroll() throws {
    let sample = SampleTable(rows: 40)
    sample.table.estimatedRowHeight = 50
    let estimates = TableEstimates(of: sample.table)
    #expect(estimates.rows.count == 40)
    #expect(Set(estimates.rows.values) == [50])
    #expect(estimates.scrolling.estimatedHeight == 2_000)
    let steps = estimates.scrolling.steps
    #expect(steps.first?.offset == 0)
    #expect(steps.last?.contentHeight == estimates.scrolling.contentHeight)
    #expect(estimates.scrolling.contentHeight > 2_000)
    #expect(
      steps.last?.offset == estimates.scrolling.contentHeight - estimates.scrolling.viewport)
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $1.offset - $0.offset <= 480 })
  }

  @Test("the table is back at its top, and lays out as if nothing had happened")
  func untouched() {
    let sample = SampleTable(rows: 12), fresh = SampleTable(rows: 12)
    _ = TableEstimates(of: sample.table)
    #expect(sample.table.contentOffset == .zero)
    sample.table.layoutAllRows()
    fresh.table.layoutAllRows()
    for row in 0..<12 {
      let path = IndexPath(row: row, section: 0)
      #expect(sample.table.rectForRow(at: path) == fresh.table.rectForRow(at: path))
    }
  }

  @Test("rows that were measured have none left, and a table without estimates has none")
  func none() {
    let measured = SampleTable(rows: 3)
    measured.table.layoutAllRows()
    #expect(TableEstimates(of: measured.table).rows.isEmpty)
    let without = SampleTable(rows: 3)
    without.table.estimatedRowHeight = 0
    #expect(TableEstimates(of: without.table).rows.isEmpty)
  }
}
