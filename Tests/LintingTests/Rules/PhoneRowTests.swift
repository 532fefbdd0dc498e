import Testing

/// Rows are looked at as a phone shows them, whatever the canvas of their file shows.
@Suite("Rows of Interface Builder files on a phone")
struct PhoneRowTests {
  /// Two lines of text at 20 points, in a width of 335.
  private static let words = "These are the words of two lines of text"

  private static func note(attributes: String, height: Int) -> String {
    Sample.cell(
      Sample.label("note", [20, 10, 335, 24], text: words, lines: 0),
      Sample.rules(
        """
        note.leading == content.leading + 20
        content.trailing == note.trailing + 20
        note.top == content.top + 10
        content.bottom == note.bottom + 10
        """), height: height, attributes: #"reuseIdentifier="Note" "# + attributes)
  }

  private static let visible = [
    "row-height-cuts-content", "content-outside-row", "truncated-text", "squeezed-control",
    "overlapping-siblings",
  ]

  private func visibleFaults(_ xml: String) throws -> [String] {
    try Self.visible.flatMap { try LintProbe.lines($0, xml) }
  }

  @Test("A prototype's own height is for the canvas; a static cell's counts")
  func prototype() throws {
    let cell = Self.note(attributes: #"rowHeight="44""#, height: 44)
    #expect(try visibleFaults(Sample.table(cell)) == [])
    let fixed = Sample.table(cell).replacing("prototypes\" rowHeight", with: "static\" rowHeight")
    #expect(
      try LintProbe.lines("row-height-cuts-content", fixed) == [
        "note: the content of 'Note' needs 68 points, its row has 44; use an automatic row height,"
          + " or let something in the row give way [cell]"
      ])
  }

  @Test("A static row of a point is hidden: what sticks out of it is not seen")
  func hiddenRow() throws {
    let row = { (height: Int) in
      let cell = Sample.cell(
        Sample.label("low", [20, 60, 100, 24]),
        Sample.rules("low.leading == content.leading + 20\nlow.top == content.top + 60"),
        height: height, attributes: #"rowHeight="\#(height)""#)
      return Sample.table(cell).replacing("prototypes\" rowHeight", with: "static\" rowHeight")
    }
    #expect(try LintProbe.lines("content-outside-row", row(1)) == [])
    #expect(try LintProbe.lines("content-outside-row", row(40)).count == 1)
  }

  @Test("A cell in a file of its own is as high as its content asks for")
  func ownFile() throws {
    #expect(try visibleFaults(Sample.xib(Self.note(attributes: "", height: 44))) == [])
  }

  @Test("The content view has the size of the cell, whatever is stored")
  func staleContent() throws {
    let cell = Sample.cell(
      Sample.label("low", [20, 60, 100, 24]),
      Sample.rules("low.leading == content.leading + 20\nlow.top == content.top + 60"), height: 100
    ).replacing(
      #"<rect key="frame" x="0" y="0" width="375" height="100"/>\#n<subviews>"#,
      with: #"<rect key="frame" x="0" y="0" width="375" height="44"/>\#n<subviews>"#)
    #expect(try visibleFaults(Sample.xib(cell)) == [])
  }

  @Test("A picture between two pins is scaled, in a row of any height")
  func picture() throws {
    let cell = Sample.cell(
      """
      <imageView id="cover" userLabel="cover" image="cover" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="60"/></imageView>
      """,
      Sample.rules(
        """
        cover.leading == content.leading
        content.trailing == cover.trailing
        cover.top == content.top
        content.bottom == cover.bottom
        """))
    let xml = Sample.table(rowHeight: "60", cell).replacing(
      "</document>",
      with: #"<resources><image name="cover" width="400" height="300"/></resources></document>"#)
    #expect(try visibleFaults(xml) == [])
  }

  @Test("A size that is written for a view around a button is meant for the button")
  func holder() throws {
    let holder = Sample.view("holder", [0, 0, 60, 60]).replacing(
      "</view>",
      with: """
        <subviews><button id="open" userLabel="open" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="60" height="60"/><state key="normal" image="large"/></button></subviews>
        </view>
        """)
    let cell = Sample.cell(
      holder,
      Sample.rules(
        """
        holder.leading == content.leading
        holder.top == content.top
        holder.width == 60
        holder.height == 60
        content.bottom == holder.bottom
        open.leading == holder.leading
        holder.trailing == open.trailing
        open.top == holder.top
        holder.bottom == open.bottom
        """))
    let xml = Sample.xib(cell).replacing(
      "</document>",
      with: #"<resources><image name="large" width="200" height="200"/></resources></document>"#)
    #expect(try visibleFaults(xml) == [])
  }

  @Test("Views that meet at another width, and are apart at the stored one, are more than a note")
  func meeting() throws {
    let cell = Sample.cell(
      Sample.label("title", [0, 10, 170, 24], text: "A title of a row.")
        + Sample.label("price", [215, 12, 160, 24], text: "1,234,567.89 EUR"),
      Sample.rules(
        """
        title.leading == content.leading
        title.top == content.top + 10
        content.trailing == price.trailing
        price.top == content.top + 12
        """))
    let xml = Sample.table(rowHeight: "60", cell)
    #expect(try LintProbe.lines("overlapping-siblings", xml) == [])
    let narrow = try LintProbe.lines("overlapping-siblings", xml, width: 320)
    #expect(narrow.count == 1)
    #expect(narrow.first?.hasPrefix("warning: ") == true)
  }

  @Test("What rests on a placeholder is a note", arguments: ["Label", "Lorem ipsum dolor", "…"])
  func placeholder(text: String) throws {
    let cell = Sample.cell(
      Sample.label("one", [0, 0, 200, 24], text: text) + Sample.label("two", [0, 0, 200, 24]),
      Sample.rules(
        """
        one.leading == content.leading
        content.trailing == two.trailing
        two.leading == content.leading
        one.top == content.top
        two.top == content.top
        content.bottom == two.bottom
        """))
    let found = try LintProbe.lines("overlapping-siblings", Sample.table(cell))
    #expect(found.allSatisfy { $0.hasPrefix("note: ") })
  }

  @Test("A view that both edges hold and nothing gives a height")
  func noHeight() throws {
    let cell = Sample.cell(
      Sample.view("box", [0, 0, 375, 60]),
      Sample.rules(
        """
        box.leading == content.leading
        content.trailing == box.trailing
        box.top == content.top
        content.bottom == box.bottom
        """))
    #expect(
      try LintProbe.lines("broken-height-chain", Sample.xib(cell)) == [
        "note: tableViewCell cell cannot size itself: nothing gives box a height; give box a height,"
          + " or pin its content to its top and bottom [box]"
      ])
  }
}
