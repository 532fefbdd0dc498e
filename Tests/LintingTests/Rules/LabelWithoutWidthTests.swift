import Testing

@Suite("label-without-width")
struct LabelWithoutWidthTests {
  private func lines(_ rules: String, lines: Int = 0, attributes: String = "") throws -> [String] {
    try LintProbe.lines(
      "label-without-width",
      Sample.xib(
        Sample.cell(
          Sample.label("body", lines: lines, attributes: attributes), Sample.rules(rules))))
  }

  private static let open = "body.leading == content.leading + 20\nbody.top == content.top"

  @Test("A label of several lines that nothing holds on its trailing side")
  func unbounded() throws {
    #expect(
      try lines(Self.open) == [
        "warning: 'body' may have several lines, but nothing bounds its width; pin its trailing edge,"
          + " or set preferredMaxLayoutWidth [body]"
      ])
  }

  @Test("A trailing edge, be it only a limit, is a width to wrap at")
  func bounded() throws {
    #expect(try lines(Self.open + "\ncontent.trailing >= body.trailing + 20") == [])
  }

  @Test("So is a preferred width")
  func preferred() throws {
    #expect(try lines(Self.open, attributes: #"preferredMaxLayoutWidth="200""#) == [])
  }

  @Test("A single line needs none")
  func single() throws {
    #expect(try lines(Self.open, lines: 1) == [])
  }
}
