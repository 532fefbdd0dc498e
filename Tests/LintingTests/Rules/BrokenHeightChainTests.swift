import Testing

@Suite("broken-height-chain")
struct BrokenHeightChainTests {
  private func lines(_ rules: String, lines: Int = 0, rowHeight: String = "-1") throws -> [String] {
    let cell = Sample.cell(
      Sample.label("title", lines: lines) + Sample.label("body", lines: lines), Sample.rules(rules),
      attributes: #"reuseIdentifier="Mail""#)
    return try LintProbe.lines("broken-height-chain", Sample.table(rowHeight: rowHeight, cell))
  }

  private static let sides = """
    title.leading == content.leading
    title.trailing == content.trailing
    body.leading == content.leading
    body.trailing == content.trailing

    """

  @Test("The place where the chain from the top ends")
  func noBottom() throws {
    #expect(
      try lines(Self.sides + "title.top == content.top\nbody.top == title.bottom") == [
        "warning: 'Mail' cannot size itself: the chain from the top of its content view ends at"
          + " body.bottom; pin body.bottom to contentView.bottom, or give the row a height"
          + " [body]"
      ])
  }

  @Test("The class that loads a XIB decides the height of the cells that it has outlets to")
  func owner() throws {
    let cell = Sample.cell(
      Sample.label("title", lines: 0),
      Sample.rules(
        """
        title.leading == content.leading
        title.trailing == content.trailing
        title.top == content.top
        """))
    let owned = Sample.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardForm"><connections>
      <outlet property="nameCell" destination="cell" id="o"/></connections></placeholder>
      """ + cell)
    let code = "@implementation CardForm - (CGFloat)heightForRowAtIndexPath { return 60.0; }"
    #expect(try LintProbe.lines("broken-height-chain", owned).count == 1)
    #expect(try LintProbe.lines("broken-height-chain", owned, code: [code]) == [])
  }

  @Test("A link missing in the middle")
  func gap() throws {
    #expect(
      try lines(Self.sides + "title.top == content.top\nbody.bottom == content.bottom") == [
        "warning: 'Mail' cannot size itself: the chain from the top of its content view ends at"
          + " title.bottom; pin body.top to title.bottom [title]"
      ])
  }

  @Test("Centred views have no chain; in a low row that is a note, and only if their text grows")
  func centred() throws {
    let centred = Self.sides + "title.centerY == content.centerY\nbody.centerY == content.centerY"
    let found = try lines(centred, lines: 1)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("warning: 'Mail' cannot size itself: nothing ties") == true)
    let low = Sample.cell(
      Sample.label("title"),
      Sample.rules("title.leading == content.leading\ntitle.centerY == content.centerY"), height: 44
    )
    #expect(try LintProbe.lines("broken-height-chain", Sample.table(low)) == [])
    let growing = low.replacing(
      #"type="system" pointSize="20""#, with: #"style="UICTFontTextStyleBody""#)
    let note = try LintProbe.lines("broken-height-chain", Sample.table(growing))
    #expect(note.first?.hasPrefix("note: ") == true)
  }

  @Test("An unbroken chain, whatever its priorities and relations")
  func whole() throws {
    #expect(
      try lines(
        Self.sides
          + "title.top == content.top\nbody.top >= title.bottom + 4\ncontent.bottom == body.bottom @999"
      ) == [])
  }

  @Test("Rows of a fixed height need none")
  func fixed() throws {
    #expect(try lines(Self.sides + "title.top == content.top", rowHeight: "60") == [])
  }
}
