import Testing

@Suite("row-height-cuts-content")
struct RowHeightCutsContentTests {
  private func lines(height: Int, rowHeight: String) throws -> [String] {
    let cell = Sample.cell(
      Sample.view("bar"),
      Sample.rules(
        """
        bar.leading == content.leading
        bar.trailing == content.trailing
        bar.top == content.top + 10
        bar.height == \(height)
        content.bottom >= bar.bottom + 10
        """), attributes: #"reuseIdentifier="Mail""#)
    return try LintProbe.lines("row-height-cuts-content", Sample.table(rowHeight: rowHeight, cell))
  }

  @Test("A content that needs more than the row has")
  func cut() throws {
    #expect(
      try lines(height: 70, rowHeight: "60") == [
        "note: the content of 'Mail' needs 90 points, its row has 60; use an automatic row height,"
          + " or let something in the row give way [cell]"
      ])
  }

  @Test("A content that fits, and a row that takes the height of its content")
  func fits() throws {
    #expect(try lines(height: 40, rowHeight: "60") == [])
    #expect(try lines(height: 70, rowHeight: "-1") == [])
  }
}
