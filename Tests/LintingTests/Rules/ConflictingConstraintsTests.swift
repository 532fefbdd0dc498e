import Testing

@Suite("conflicting-constraints")
struct ConflictingConstraintsTests {
  private func lines(_ rules: String) throws -> [String] {
    try LintProbe.lines(
      "conflicting-constraints",
      Sample.xib(Sample.cell(Sample.view("bar"), Sample.rules(rules))))
  }

  @Test("The smallest set, the sum that proves it, and what would help")
  func conflict() throws {
    let found = try lines(
      """
      bar.leading == content.leading + 20
      content.trailing == bar.trailing + 5
      bar.width == 100
      bar.top == content.top
      bar.height == 10
      """)
    #expect(
      found == [
        "error: 4 constraints of tableViewCell cell cannot hold together: `contentView.width == 375`"
          + " asks for 375, but the others make it 20 + 5 + 100 = 125: 250 points apart; a priority"
          + " below 1000 for `bar.width == 100`: bar.width is 350 in place of 100; it contradicts"
          + " `contentView.width == 375 (as large as it is given)`,"
          + " `bar.leading == contentView.leading + 20`,"
          + " `contentView.trailing == bar.trailing + 5` [c2]"
      ])
  }

  @Test(
    "Each of a dozen conflicts of a row has its repair, which says how many remain",
    arguments: [6, 12])
  func manyConflicts(count: Int) throws {
    let heights = (0..<count).map { place in
      """
      bar\(place).leading == content.leading + 8
      bar\(place).width == 10
      bar\(place).top == content.top + \(place)
      bar\(place).height == 2
      bar\(place).height == 3
      """
    }
    let bars = (0..<count).map { Sample.view("bar\($0)") }.joined()
    let found = try LintProbe.lines(
      "conflicting-constraints",
      Sample.xib(Sample.cell(bars, Sample.rules(heights.joined(separator: "\n")))))
    #expect(found.count == count)
    #expect(
      found.allSatisfy {
        $0.contains("a priority below 1000 for")
          && $0.contains("then \(count - 1) conflicts are left")
      }, "\(found)")
  }

  @Test("by less than a point are notes: nobody sees them", arguments: [99.5, 99])
  func small(width: Double) throws {
    let found = try lines(
      """
      bar.leading == content.leading
      bar.top == content.top
      bar.width == 100
      bar.width == \(width)
      """)
    #expect(found.map { $0.hasPrefix("note: ") } == [width > 99], "\(found)")
  }

  @Test("A constraint that need not hold conflicts with nothing")
  func optional() throws {
    #expect(
      try lines(
        """
        bar.leading == content.leading + 20
        content.trailing == bar.trailing + 5
        bar.width == 100 @999
        bar.top == content.top
        bar.height == 10
        """) == [])
  }

  @Test("A height that was written for the content is no given one, whatever the row's height")
  func ownHeight() throws {
    let found = try lines(
      """
      bar.leading == content.leading
      bar.trailing == content.trailing
      content.height == 90
      bar.top == content.top + 10
      bar.height == 40
      content.bottom == bar.bottom + 10
      """)
    #expect(found.count == 1 && found[0].hasPrefix("error: 4 constraints"), "\(found)")
    #expect(found[0].contains("`contentView.height == 90`"))
  }

  @Test("The height that a cell of its own file is stored at conflicts with nothing")
  func storedHeight() throws {
    #expect(
      try lines(
        """
        bar.leading == content.leading
        bar.trailing == content.trailing
        bar.top == content.top
        bar.height == 200
        content.bottom == bar.bottom
        """) == [])
  }
}
