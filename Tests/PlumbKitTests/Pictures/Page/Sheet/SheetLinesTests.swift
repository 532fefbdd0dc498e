import Testing

@testable import PlumbKit

@Suite("Lines of a contact sheet")
struct SheetLinesTests {
  private func lines(_ widths: [Double]) -> [[Double]] {
    let lines = SheetLines(widths: widths, gap: 10)
    return lines.lines.map { Array(lines.widths[$0]) }
  }

  @Test("Columns that fit stand in one line")
  func one() {
    #expect(lines([]) == [])
    #expect(lines([400]) == [[400]])
    #expect(lines([1000, 1000, 1100]) == [[1000, 1000, 1100]])
  }

  @Test("Others are shared out over as few lines as can be, evenly")
  func several() {
    #expect(lines([1000, 1000, 1000, 1000]) == [[1000, 1000], [1000, 1000]])
    #expect(
      lines(Array(repeating: 600, count: 7)) == [
        Array(repeating: 600, count: 4), Array(repeating: 600, count: 3),
      ])
    #expect(lines([3000, 500, 500, 500]) == [[3000], [500, 500, 500]])
  }

  @Test("A column wider than a line has one to itself")
  func wide() {
    #expect(lines([9000, 300, 300]) == [[9000], [300, 300]])
    #expect(lines([300, 9000, 300]) == [[300], [9000], [300]])
  }
}
