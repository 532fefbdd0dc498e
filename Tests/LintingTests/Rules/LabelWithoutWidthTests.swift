import Testing

@Suite("label-without-width")
struct LabelWithoutWidthTests {
  /// At 20 points twice as wide as the cell.
  private static let words = String(repeating: "wide text ", count: 8)

  private func lines(
    _ rules: String, lines: Int = 0, text: String = Self.words, attributes: String = ""
  ) throws -> [String] {
    try LintProbe.lines(
      "label-without-width",
      Sample.xib(
        Sample.cell(
          Sample.label("body", text: text, lines: lines, attributes: attributes),
          Sample.rules(rules))))
  }

  private static let open = "body.leading == content.leading + 20\nbody.top == content.top"

  @Test("A label of several lines that nothing holds on its trailing side")
  func unbounded() throws {
    #expect(
      try lines(Self.open) == [
        "warning: body may have several lines, but nothing bounds its width; pin its trailing edge,"
          + " or set preferredMaxLayoutWidth [body]"
      ])
  }

  @Test("A short text that no code changes fits; one that code may change is a note")
  func short() throws {
    #expect(try lines(Self.open, text: "•") == [])
    #expect(try lines(Self.open, text: "Name") == [])
    let changed = try lines(Self.open, text: "Name", attributes: #"customClass="Heading""#)
    #expect(changed.first?.hasPrefix("note: ") == true)
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

  @Test("A label is not blamed for another one that stretches what both lie in")
  func neighbours() throws {
    let box = Sample.view("box").replacing(
      "</view>",
      with: "<subviews>" + Sample.label("short", lines: 0)
        + Sample.label("long", text: Self.words, lines: 0)
        + "</subviews></view>")
    let found = try LintProbe.lines(
      "label-without-width",
      Sample.xib(
        Sample.cell(
          box,
          Sample.rules(
            """
            box.leading == content.leading
            box.top == content.top
            box.height == 100
            short.leading == box.leading
            short.top == box.top
            short.width == 200
            long.leading == box.leading
            long.top == short.bottom
            box.trailing == long.trailing
            """))))
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("[long]") == true)
  }
}
