import Testing

@Suite("misplaced-view")
struct MisplacedViewTests {
  private func lines(_ views: String, _ rules: String) throws -> [String] {
    try LintProbe.lines(
      "misplaced-view", Sample.xib(Sample.cell(views, Sample.rules(rules))))
  }

  @Test("A stored frame that required constraints contradict")
  func wrong() throws {
    #expect(
      try lines(
        Sample.label("title", [50, 10, 50, 24]),
        "title.leading == content.leading + 20\ntitle.top == content.top + 10")
        == [
          "note: title is stored at x 50, its constraints say x 20; update its frame in"
            + " Interface Builder, or change `title.leading == contentView.leading + 20` [title]"
        ])
  }

  @Test("Rounding to pixels is no misplacement")
  func rounding() throws {
    #expect(
      try lines(
        Sample.label("title", [20.5, 10, 50, 24]),
        "title.leading == content.leading + 20\ntitle.top == content.top + 10")
        == [])
  }

  @Test("What depends on the width of a text proves nothing")
  func text() throws {
    #expect(
      try lines(
        Sample.label("title", [300, 10, 55, 24]),
        "content.trailing == title.trailing + 20\ntitle.top == content.top + 10")
        == [])
  }

  @Test("Views inside are not told as well where the one around them is too wide")
  func inside() throws {
    let inner = "<subviews>" + Sample.view("inner", [0, 0, 200, 20]) + "</subviews>"
    let outer = Sample.view("outer", [0, 0, 200, 20]).replacing("</view>", with: inner + "</view>")
    let found = try lines(
      outer,
      """
      outer.leading == content.leading
      outer.top == content.top
      outer.width == 100
      outer.height == 20
      inner.leading == outer.leading
      inner.trailing == outer.trailing
      inner.top == outer.top
      inner.bottom == outer.bottom
      """)
    #expect(found.count == 1)
    #expect(found.first?.contains("outer is stored at width 200") == true)
  }

  @Test("Hidden views may be anywhere")
  func hidden() throws {
    #expect(
      try lines(
        Sample.view("badge", [50, 10, 20, 20], attributes: #"hidden="YES""#),
        "badge.leading == content.leading + 20\nbadge.top == content.top + 10\nbadge.width == 20\nbadge.height == 20"
      )
        == [])
  }
}
