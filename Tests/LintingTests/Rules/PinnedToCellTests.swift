import Testing

@Suite("pinned-to-cell")
struct PinnedToCellTests {
  private func lines(_ item: String) throws -> [String] {
    try LintProbe.lines(
      "pinned-to-cell",
      Sample.xib(
        Sample.cell(
          Sample.label("title"), Sample.rules("title.leading == content.leading"),
          attributes: #"userLabel="Row""#,
          cellConstraints: """
            <constraint firstItem="title" firstAttribute="top" secondItem="\(item)" \
            secondAttribute="top" constant="8" id="pin"/>
            """)))
  }

  @Test("A view of the content view that hangs on the cell")
  func pinned() throws {
    #expect(
      try lines("cell") == [
        "note: title is pinned to the cell: `title.top == 'Row'.top + 8`; pin it to the content"
          + " view [pin]"
      ])
  }

  @Test("A constraint that the cell only holds")
  func held() throws {
    #expect(try lines("cell-content") == [])
  }
}
