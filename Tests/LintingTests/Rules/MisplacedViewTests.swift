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

  @Test("Many in one file are one finding, which says that the file is stale")
  func stale() throws {
    let names = ["a", "b", "c", "d", "e"]
    let found = try lines(
      names.map { Sample.label($0, [50, 10, 50, 24]) }.joined(),
      names.map { "\($0).leading == content.leading + 20\n\($0).top == content.top + 10" }
        .joined(separator: "\n"))
    #expect(
      found == [
        "note: 5 views of the file are stored at other places than their constraints give: it was"
          + " saved before they were changed; open it in Xcode, update the frames of each scene, and"
          + " save it [a]"
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
