import Testing

@Suite("required-bottom-pin")
struct RequiredBottomPinTests {
  private func lines(_ pin: String, rowHeight: String = "-1") throws -> [String] {
    let cell = Sample.cell(
      Sample.view("bar"),
      Sample.rules(
        """
        bar.leading == content.leading
        bar.trailing == content.trailing
        bar.top == content.top + 10
        bar.height == 80
        \(pin)
        """), height: 100, attributes: #"reuseIdentifier="Mail""#)
    return try LintProbe.lines("required-bottom-pin", Sample.table(rowHeight: rowHeight, cell))
  }

  @Test("A chain of required heights")
  func rigid() throws {
    #expect(
      try lines("content.bottom == bar.bottom + 10") == [
        "note: `contentView.bottom == bar.bottom + 10` may fight the height of 44 that the table"
          + " gives 'Mail' at first: it needs 100; give it a priority of 999 [c4]"
      ])
  }

  @Test("One link that gives way")
  func yielding() throws {
    #expect(try lines("content.bottom == bar.bottom + 10 @999") == [])
  }

  @Test("Rows of a fixed height have it from the start")
  func fixed() throws {
    #expect(try lines("content.bottom == bar.bottom + 10", rowHeight: "100") == [])
  }
}
