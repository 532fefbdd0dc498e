import Testing

/// Views whose frames overlap although nobody sees it, or sees something that is usual, each beside
/// one that differs in the point that makes it a mistake. What counts is the overlap of letters,
/// pictures and colours, not of frames.
@Suite("Overlaps that nobody sees")
struct SeenOverlapTests {
  @Test("are not reported", arguments: patterns)
  func unseen(_ pattern: MeantOverlapTests.Pattern) throws {
    let found = try SeededMistakeTests.findings(pattern.text(pattern.meant))
    #expect(found.filter { $0.rule == "overlapping-siblings" }.map(\.message) == [])
  }

  @Test("are reported where they are seen", arguments: patterns)
  func seen(_ pattern: MeantOverlapTests.Pattern) throws {
    let found = try SeededMistakeTests.findings(pattern.text(pattern.mistake))
    #expect(found.contains { $0.rule == "overlapping-siblings" })
  }

  @Test("A line in the middle of a row is another state of the two lines above and below it")
  func loneLine() throws {
    #expect(try overlaps(centred: true) == 0)
    #expect(try overlaps(centred: false) == 1)
  }

  /// The overlaps in a cell with a line in the middle of the row, or at the same place by its
  /// distance from the top, on two lines in the same column.
  private func overlaps(centred: Bool) throws -> Int {
    let label = { (id: String, text: String) in
      """
      <label contentMode="left" text="\(text)" id="\(id)"
          translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="8" width="200" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <constraints><constraint firstAttribute="width" constant="200" id="w\(id)"/></constraints>
      </label>
      """
    }
    let tie = { (id: String, attribute: String, constant: Int) in
      """
      <constraint firstItem="\(id)" firstAttribute="\(attribute)" secondItem="content"
          secondAttribute="\(attribute)" constant="\(constant)" id="\(id)\(attribute)"/>
      """
    }
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects><tableViewCell contentMode="scaleToFill" id="cell">
          <rect key="frame" x="0" y="0" width="375" height="60"/>
          <tableViewCellContentView key="contentView" contentMode="center" id="content">
            <rect key="frame" x="0" y="0" width="375" height="60"/>
            <subviews>\(label("one", "Single"))\(label("first", "First"))</subviews>
            <constraints>
              \(tie("one", "leading", 16))\(tie("first", "leading", 16))\(tie("first", "top", 13))
              \(centred ? tie("one", "centerY", 0) : tie("one", "top", 20))
            </constraints>
          </tableViewCellContentView>
        </tableViewCell></objects>
      </document>
      """
    return try SeededMistakeTests.findings(xib, type: "xib")
      .filter { $0.rule == "overlapping-siblings" }.count
  }

  static let patterns: [MeantOverlapTests.Pattern] = [
    MeantOverlapTests.Pattern(
      testDescription: "a time beside the last line of a message, unless that line is long",
      views: """
        message: { class: UILabel, lines: 0, text: "A message of a few words that runs on # ok" }
        time: { class: UILabel, text: "12:30", font: { size: 11 } }
        """,
      meant: "and", mistake: "and wwwwwwwwwwwwwwwwwwww",
      constraints: """
        "H:|-[message]-|"
        "V:|-[message]-|"
        time.trailing == contentView.trailingMargin
        time.bottom == contentView.bottomMargin
        """),
    MeantOverlapTests.Pattern(
      testDescription: "a count in the free part of a text view, unless it lies on the text",
      views: """
        body: { class: UITextView, text: "Short" }
        count: { class: UILabel, text: "5/140", font: { size: 12 } }
        """,
      meant: "70", mistake: "10",
      constraints: """
        "H:|-[body]-|"
        "V:|-[body(90)]-|"
        count.leading == contentView.leadingMargin + 4
        count.top == contentView.topMargin + #
        """),
    MeantOverlapTests.Pattern(
      testDescription: "a title beside a picture that does not fill its view, unless it fills it",
      views: """
        photo: { class: UIImageView, image: { width: 20, height: 40 }, contentMode: # }
        title: { class: UILabel, text: "Beside it" }
        """,
      meant: "scaleAspectFit", mistake: "scaleToFill",
      constraints: """
        "H:|-[photo(120)]"
        "V:|-[photo(40)]-|"
        title.leading == contentView.leadingMargin + 80
        title.centerY == contentView.centerY
        """),
    MeantOverlapTests.Pattern(
      testDescription: "the name of a field above its text, unless it lies on the text",
      views: """
        field: { class: UITextField, text: "Anna", borderStyle: roundedRect }
        name: { class: UILabel, text: "Name", font: { size: 10 } }
        """,
      meant: "3", mistake: "23",
      constraints: """
        "H:|-[field]-|"
        "V:|-[field(60)]-|"
        name.leading == contentView.leadingMargin + 8
        name.top == contentView.topMargin + #
        """),
    MeantOverlapTests.Pattern(
      testDescription: "a word on a photo, on a ground of its own, unless it has none",
      views: """
        photo: { class: UIImageView, image: { width: 120, height: 80 } }
        new: { class: UILabel, text: " NEW ", # }
        """,
      meant: "backgroundColor: systemRed", mistake: "lines: 1",
      constraints: """
        "H:|-[photo(120)]"
        "V:|-[photo(80)]-|"
        new.leading == contentView.leadingMargin + 8
        new.top == contentView.topMargin + 8
        """),
    MeantOverlapTests.Pattern(
      testDescription: "a veil over a photo with a caption on it, unless it hides the photo",
      views: """
        photo: { class: UIImageView, image: { width: 100, height: 100 } }
        veil: { class: UIView, backgroundColor: "#" }
        title: { class: UILabel, text: "A caption" }
        """,
      meant: "#000000AA", mistake: "#000000",
      constraints: """
        "H:|-[photo(100)]"
        "V:|-[photo(100)]-|"
        veil.leading == contentView.leadingMargin
        veil.width == 100
        veil.bottom == contentView.bottomMargin
        veil.height == 30
        title.leading == contentView.leadingMargin + 8
        title.bottom == contentView.bottomMargin - 6
        """),
    MeantOverlapTests.Pattern(
      testDescription: "a text on the filled part of a bar, unless that begins in the text",
      views: """
        track: { class: UIView, backgroundColor: systemGray5 }
        fill: { class: UIView, backgroundColor: systemGreen }
        title: { class: UILabel, text: "40 % of all is done" }
        """,
      meant: "0", mistake: "40",
      constraints: """
        "H:|-[track]-|"
        "V:|-[track(30)]-|"
        fill.leading == contentView.leadingMargin + #
        fill.width == 80
        fill.top == contentView.topMargin
        fill.height == 30
        title.leading == contentView.leadingMargin + 12
        title.centerY == contentView.centerY
        """),
    MeantOverlapTests.Pattern(
      testDescription: "a marker's stroke behind a title, unless it begins in the title",
      views: """
        mark: { class: UIView, backgroundColor: systemYellow }
        title: { class: UILabel, text: "A marked title", font: { size: 24 } }
        """,
      meant: "0", mistake: "30",
      constraints: """
        "H:|-[title]"
        "V:|-[title]-|"
        mark.leading == contentView.leadingMargin + #
        mark.width == 90
        mark.height == 10
        mark.bottom == contentView.bottomMargin
        """),
    MeantOverlapTests.Pattern(
      testDescription: "a cover on a bubble from which a text hangs out, unless the row places it",
      views: """
        bubble: { class: UIView, backgroundColor: systemGray5 }
        text: { class: UILabel, text: "A message that is wider" }
        cover: { class: UIView, backgroundColor: systemBlue }
        """,
      meant: "bubble.leading", mistake: "contentView.leadingMargin + 60",
      constraints: """
        bubble.leading == contentView.leadingMargin + 60
        bubble.width == 80
        "V:|-[bubble(30)]-|"
        text.leading == contentView.leadingMargin + 68
        text.centerY == contentView.centerY
        cover.leading == #
        cover.width == 80
        "V:|-[cover(30)]-|"
        """),
    MeantOverlapTests.Pattern(
      testDescription: "a line through a price, unless it is as thick as the digits",
      views: """
        price: { class: UILabel, text: "1,299" }
        line: { class: UIView, backgroundColor: systemRed }
        """,
      meant: "3", mistake: "12",
      constraints: """
        "H:|-[price]"
        "V:|-[price]-|"
        line.leading == contentView.leadingMargin + 2
        line.width == 60
        line.height == #
        line.centerY == contentView.centerY
        """),
  ]
}
