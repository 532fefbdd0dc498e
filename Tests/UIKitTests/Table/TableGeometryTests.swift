import Testing

@testable import UIKitCore

@Suite("Where the rows of a table stand")
struct TableGeometryTests {
  /// Two sections of 2 and 1 rows: headers 20, rows 10, 11, 12, footers 0.
  let geometry = TableGeometry(
    rowCounts: [2, 1],
    extents: [20, 10, 11, 0, 20, 12, 0].map { .init(pixels: $0, isMeasured: false) },
    serials: Array(100..<107))

  @Test("header, rows and footer of a section follow each other")
  func order() {
    #expect(
      (0..<7).map(geometry.slot(at:)) == [
        .header(section: 0), .row(section: 0, row: 0), .row(section: 0, row: 1),
        .footer(section: 0), .header(section: 1), .row(section: 1, row: 0), .footer(section: 1),
      ])
  }

  @Test("a slot's number and the slot name each other", arguments: 0..<7)
  func roundTrip(index: Int) {
    #expect(geometry.index(of: geometry.slot(at: index)) == index)
  }

  @Test("rows and sections that do not exist have no slot")
  func missing() {
    #expect(geometry.index(of: .row(section: 0, row: 2)) == nil)
    #expect(geometry.index(of: .row(section: 1, row: -1)) == nil)
    #expect(geometry.index(of: .header(section: 2)) == nil)
    #expect(geometry.index(of: .footer(section: -1)) == nil)
  }

  @Test("a new height moves what stands below, and only that")
  func replaceEstimate() {
    var geometry = geometry
    let moved = geometry.set(.init(pixels: 30, isMeasured: true), at: 1)
    #expect(moved == 20)
    #expect(geometry.origin(of: 1) == 20)
    #expect(geometry.origin(of: 2) == 50)
    #expect(geometry.totalPixels == 93)
    #expect(geometry.extent(at: 1) == .init(pixels: 30, isMeasured: true))
  }

  @Test("a stretch of pixels overlaps the rows it touches")
  func overlap() {
    #expect(geometry.indices(overlapping: 0..<20) == 0..<1)
    #expect(geometry.indices(overlapping: 19..<31) == 0..<3)
    #expect(geometry.indices(overlapping: 30..<42) == 2..<5)
    #expect(geometry.indices(overlapping: -50..<(-1)).isEmpty)
    #expect(geometry.indices(overlapping: 73..<100).isEmpty)
    #expect(geometry.indices(overlapping: -10..<1000) == 0..<6)
  }

  @Test("a table without sections has no slots")
  func empty() {
    #expect(TableGeometry.empty.totalPixels == 0)
    #expect(TableGeometry.empty.indices(overlapping: 0..<10).isEmpty)
    #expect(TableGeometry.empty.index(of: .header(section: 0)) == nil)
  }
}
