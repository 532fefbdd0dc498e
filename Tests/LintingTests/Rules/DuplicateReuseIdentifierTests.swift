import Testing

@Suite("duplicate-reuse-identifier")
struct DuplicateReuseIdentifierTests {
  private func cell(_ id: String, named name: String, top: Int) -> String {
    Sample.cell(
      Sample.label("\(id)-title"),
      Sample.rules(
        "\(id)-title.top == \(id)-content.top + \(top)\n\(id)-title.leading == \(id)-content.leading"
      ),
      id: id, attributes: "reuseIdentifier=\"\(name)\"")
  }

  private func lines(_ cells: String...) throws -> [String] {
    try LintProbe.lines("duplicate-reuse-identifier", Sample.table(cells.joined()))
  }

  @Test("One identifier for two layouts of one table")
  func duplicate() throws {
    #expect(
      try lines(cell("a", named: "Mail", top: 8), cell("b", named: "Mail", top: 12)) == [
        "warning: two cells of one table are called 'Mail' and have different constraints; give each"
          + " layout a reuse identifier of its own [b]"
      ])
  }

  @Test("Two identifiers, or one layout")
  func fine() throws {
    #expect(try lines(cell("a", named: "Mail", top: 8), cell("b", named: "News", top: 12)) == [])
    #expect(try lines(cell("a", named: "Mail", top: 8), cell("b", named: "Mail", top: 8)) == [])
  }
}
