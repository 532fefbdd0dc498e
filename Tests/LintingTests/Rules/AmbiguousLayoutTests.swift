import Testing

@Suite("ambiguous-layout")
struct AmbiguousLayoutTests {
  private func lines(_ views: String, _ rules: String) throws -> [String] {
    try LintProbe.lines(
      "ambiguous-layout", Sample.xib(Sample.cell(views, Sample.rules(rules))))
  }

  @Test("A view without a width, with what it may be")
  func width() throws {
    #expect(
      try lines(
        Sample.view("bar"),
        """
        bar.leading == content.leading + 20
        content.trailing >= bar.trailing + 5
        bar.top == content.top
        bar.height == 10
        """)
        == [
          "warning: bar.width may be anything from 0 to 350; add a constraint that decides its"
            + " width [bar]"
        ])
  }

  @Test("A label has the width of its text")
  func intrinsic() throws {
    #expect(
      try lines(
        Sample.label("title"), "title.leading == content.leading + 20\ntitle.top == content.top")
        == [])
  }

  private static let row = """
    title.leading == content.leading
    detail.leading == title.trailing
    content.trailing == detail.trailing
    title.top == content.top
    detail.top == content.top
    """

  @Test("Two contents that hug alike: either may stretch")
  func tie() throws {
    #expect(
      try lines(Sample.label("title") + Sample.label("detail"), Self.row) == [
        "warning: title.width may be anything from 50 to 325, and with it detail; title and detail"
          + " both hug horizontally at 251, so that either may be stretched: now detail is 275"
          + " points wider than its text. Set the horizontal hugging of title to 252: title is then"
          + " 50 wide and detail 325, as now. Or set the horizontal hugging of detail to 252: title"
          + " is then 325 wide and detail 50 [title]"
      ])
  }

  @Test("Different priorities decide which one stretches")
  func priorities() throws {
    #expect(try lines(Sample.label("title", hugging: 252) + Sample.label("detail"), Self.row) == [])
  }

  @Test("A class of the application may have a size of its own")
  func custom() throws {
    #expect(
      try lines(
        Sample.view("chart", attributes: #"customClass="ChartView""#),
        "chart.leading == content.leading\nchart.top == content.top\nchart.height == 10") == [])
  }
}
