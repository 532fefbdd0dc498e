import Testing

/// Rules that look at what is drawn. Characters are 10 wide, lines 24 high.
@Suite("What is seen in a row")
struct AppearanceTests {
  private func lines(
    _ rule: String, _ views: String, _ rules: String, rowHeight: String = "60", height: Int = 60
  ) throws -> [String] {
    try LintProbe.lines(
      rule,
      Sample.table(
        rowHeight: rowHeight, Sample.cell(views, Sample.rules(rules), height: height)))
  }

  /// A red view.
  private func box(_ id: String, attributes: String = "") -> String {
    let red =
      #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    return Sample.view(id, attributes: attributes)
      .replacingOccurrences(of: "</view>", with: red + "</view>")
  }

  // MARK: content-outside-row

  private static let tall = """
    box.leading == content.leading + 20
    box.top == content.top + 10
    box.width == 40

    """

  @Test("A coloured view that ends below the row, by how much")
  func below() throws {
    #expect(
      try lines("content-outside-row", box("box"), Self.tall + "box.height == 60") == [
        "warning: box ends 10 points below the content view, at 70 of 60; give the row more height,"
          + " or its content less [box]"
      ])
  }

  @Test("A view that a constraint makes wider than the row slides in: nothing is said")
  func slidingView() throws {
    let wide = """
      box.leading == content.leading
      box.top == content.top
      box.height == 20
      box.width == content.width + 64
      """
    #expect(try !told(wide).contains("content-outside-row"))
    let fixed = wide.replacing("content.width + 64", with: "439")
    #expect(try told(fixed).contains("content-outside-row"))
  }

  /// The rules that have findings where nobody asks for one of them.
  private func told(_ rules: String) throws -> [String] {
    try LintProbe(Sample.xib(Sample.cell(box("box"), Sample.rules(rules)))) { _ in }
      .findings.map(\.rule)
  }

  @Test("A constraint is offered where it keeps the view inside, and nothing is worse then")
  func inside() throws {
    #expect(
      try lines(
        "content-outside-row", box("box"), Self.tall + "box.height == 60 @700") == [
          "warning: box ends 10 points below the content view, at 70 of 60; keep it inside:"
            + " `box.bottom <= contentView.bottom` [box]"
        ])
  }

  @Test(
    "What nobody sees, and what reaches to the edge or a point beyond",
    arguments: [
      (#"hidden="YES""#, "60"), (#"alpha="0.0""#, "60"), ("", "50"), ("", "51"),
    ])
  func unseen(_ attributes: String, _ height: String) throws {
    #expect(
      try lines(
        "content-outside-row", box("box", attributes: attributes),
        Self.tall + "box.height == \(height)")
        == [])
  }

  @Test("A view without a background shows nothing")
  func transparent() throws {
    #expect(
      try lines("content-outside-row", Sample.view("box"), Self.tall + "box.height == 60") == [])
  }

  @Test("Decoration that is pinned beyond an edge is meant, text is not")
  func bleed() throws {
    let pins = """
      NAME.leading == content.leading + 20
      NAME.top == content.top
      content.trailing == NAME.trailing - 12
      NAME.height == 24
      """
    #expect(
      try lines(
        "content-outside-row", box("box"), pins.replacingOccurrences(of: "NAME", with: "box"))
        == [])
    let label = Sample.label("title", text: "Title", attributes: #"textAlignment="right""#)
    #expect(
      try lines("content-outside-row", label, pins.replacingOccurrences(of: "NAME", with: "title"))
        .count == 1)
  }

  @Test("A label whose frame is too high shows its text inside")
  func emptyFrame() throws {
    #expect(
      try lines(
        "content-outside-row", Sample.label("title"),
        """
        title.leading == content.leading
        title.top == content.top - 10
        title.height == 80
        """) == [])
  }

  @Test("A view in one that clips ends there")
  func clipped() throws {
    let inner = box("box")
    let outer = Sample.view("outer", attributes: #"clipsSubviews="YES""#)
      .replacingOccurrences(of: "</view>", with: "<subviews>\(inner)</subviews></view>")
    #expect(
      try lines(
        "content-outside-row", outer,
        """
        outer.leading == content.leading
        outer.trailing == content.trailing
        outer.top == content.top
        outer.bottom == content.bottom
        box.top == outer.top
        box.leading == outer.leading
        box.width == 40
        box.height == 90
        """) == [])
  }

  // MARK: truncated-text

  @Test("A text cut in an Interface Builder file is a note: it is often a placeholder")
  func narrow() throws {
    #expect(
      try lines(
        "truncated-text", Sample.label("title", text: "Placeholder"),
        "title.leading == content.leading\ntitle.top == content.top\ntitle.width == 60") == [
          "note: title shows less than its text: it is 60 points wide, the text 110;"
            + " `title.width >= 60` in place of `==` gives it room [title]"
        ])
  }

  @Test("A label that may be cut, and is cut away altogether")
  func nothingShown() throws {
    let price = Sample.label(
      "price", text: "12.50", attributes: #"horizontalCompressionResistancePriority="749""#)
    func rules(_ room: Int) -> String {
      """
      title.leading == content.leading
      title.top == content.top
      price.leading == title.trailing
      content.trailing >= price.trailing
      price.top == content.top
      title.width == \(375 - room)
      """
    }
    let shown = { (room: Int) in
      try lines("truncated-text", Sample.label("title", text: "A") + price, rules(room))
        .map { line in
          #expect(line.hasPrefix("note: price shows less than its text"))
          return line.contains(", as its compression resistance of 749 allows")
        }
    }
    #expect(try shown(0) == [false])
    #expect(try shown(30) == [true])
  }

  @Test("With any number of lines it is a warning on a canvas")
  func short() throws {
    #expect(
      try lines(
        "truncated-text", Sample.label("title", text: "several words of text", lines: 0),
        """
        title.leading == content.leading
        title.top == content.top
        title.width == 100
        title.height == 30
        """) == [
          "warning: title shows 1 of the 3 lines of its text; let it decide its height: give way to"
            + " it, or drop a height [title]"
        ])
  }

  @Test("A label that shrinks its text to fit shows all of it")
  func shrinking() throws {
    #expect(
      try lines(
        "truncated-text",
        Sample.label(
          "title", text: "Placeholder",
          attributes: #"adjustsFontSizeToFit="YES" minimumScaleFactor="0.5""#),
        "title.leading == content.leading\ntitle.top == content.top\ntitle.width == 60") == [])
  }

  // MARK: squeezed-control

  private static let toggle = """
    <switch opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" \
    contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES" id="toggle" userLabel="toggle" \
    translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="51" height="31"/></switch>
    """
  private static let settings = """
    title.leading == content.leading
    toggle.leading == title.trailing + 12
    toggle.trailing == content.trailing
    title.top == content.top
    toggle.top == content.top
    """

  @Test("A switch that a text squeezes, with the text that takes its room")
  func squeezed() throws {
    let title = Sample.label(
      "title", text: String(repeating: "y", count: 34),
      attributes: #"horizontalCompressionResistancePriority="751""#)
    #expect(
      try lines("squeezed-control", title + Self.toggle, Self.settings) == [
        "warning: toggle is 23 points wide, its content needs 49; let title give way: a lower"
          + " compression resistance than that of toggle [toggle]"
      ])
  }

  @Test("A switch with room, and one that offers to give way")
  func roomy() throws {
    #expect(
      try lines("squeezed-control", Sample.label("title") + Self.toggle, Self.settings) == [])
    let yielding = Self.toggle.replacingOccurrences(
      of: "on=", with: #"horizontalCompressionResistancePriority="249" on="#)
    let title = Sample.label("title", text: String(repeating: "x", count: 34))
    #expect(try lines("squeezed-control", title + yielding, Self.settings) == [])
  }

  // MARK: overlapping-siblings

  @Test("Two texts that meet in a row narrower than the stored one, at the one drawn last")
  func overlap() throws {
    let xml = Sample.table(
      rowHeight: "60",
      Sample.cell(
        Sample.label("title", text: "a title of 26 characters..")
          + Sample.label("price", text: "1,234.50"),
        Sample.rules(
          """
          title.leading == content.leading
          title.top == content.top
          content.trailing == price.trailing
          price.top == content.top
          """)))
    #expect(try LintProbe.lines("overlapping-siblings", xml) == [])
    #expect(try LintProbe.lines("overlapping-siblings", xml, width: 320).count == 1)
    // At the stored width only those are told who ask for the rule.
    let stored = xml.replacing("26 characters..", with: "thirty characters or more..")
    #expect(try LintProbe.lines("overlapping-siblings", stored).count == 1)
    #expect(try LintProbe(stored).findings.allSatisfy { $0.rule != "overlapping-siblings" })
  }

  @Test(
    "On purpose: a badge on a corner, a text on its background, a negative distance",
    arguments: [
      "b.centerX == a.trailing\nb.centerY == a.top",
      "b.leading == a.leading + 4\nb.bottom == a.bottom - 4",
      "b.leading == a.trailing - 20\nb.top == a.top",
    ])
  func meant(_ rules: String) throws {
    #expect(
      try lines(
        "overlapping-siblings", box("a") + Sample.label("b", text: "12"),
        """
        a.leading == content.leading + 20
        a.top == content.top + 15
        a.width == 80
        a.height == 40

        """ + rules) == [])
  }
}
