import Testing

/// Ordinary cells in which one view lies on another on purpose, each beside one that differs in the
/// point that makes it a mistake.
@Suite("Overlaps that are meant")
struct MeantOverlapTests {
  struct Pattern: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let views: String
    /// What stands at `#` in views and constraints.
    let meant: String
    let mistake: String
    let constraints: String

    func text(_ part: String) -> String {
      let lines = { (text: String, indent: String) in
        text.replacing("#", with: part).split(separator: "\n").map { "\(indent)\($0)\n" }.joined()
      }
      return """
        widths: [320]
        cells:
          Row:
            views:
        \(lines(views, "      "))    constraints:
        \(lines(constraints, "      - "))data: [{}]

        """
    }
  }

  @Test("is not reported where it is meant", arguments: patterns)
  func meant(_ pattern: Pattern) throws {
    let found = try SeededMistakeTests.findings(pattern.text(pattern.meant))
    #expect(found.filter { $0.rule == "overlapping-siblings" }.map(\.message) == [])
  }

  @Test("is reported where it is a mistake", arguments: patterns)
  func mistake(_ pattern: Pattern) throws {
    let found = try SeededMistakeTests.findings(pattern.text(pattern.mistake))
    #expect(found.map(\.rule) == ["overlapping-siblings"])
  }

  @Test("of views that a stack view pulls over each other is not reported", arguments: [-12, 8])
  func pile(spacing: Int) throws {
    let face = { (name: String) in
      "\(name): { class: UIImageView, image: { width: 40, height: 40 }, backgroundColor: systemRed }"
    }
    let text = """
      widths: [320]
      cells:
        Row:
          views:
            pile:
              class: UIStackView
              spacing: \(spacing)
              arrangedSubviews:
                \(face("first"))
                \(face("second"))
          constraints: ["H:|-[pile]", "V:|-[pile]-|"]
      data: [{}]

      """
    #expect(try SeededMistakeTests.findings(text).map(\.message) == [])
  }

  /// An element at a location in an Interface Builder file's cell, with a size that constraints
  /// give it.
  private func placed(
    _ element: String, _ x: Int, _ width: Int, _ attributes: String = "", _ inside: String = ""
  ) -> String {
    """
    <\(element) contentMode="scaleToFill" id="\(element)\(x)" \(attributes)
        translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="\(x)" y="8" width="\(width)" height="40"/>\(inside)
      <constraints>
        <constraint firstAttribute="width" constant="\(width)" id="w\(x)"/>
        <constraint firstAttribute="height" constant="40" id="h\(x)"/>
      </constraints>
    </\(element)>|
    <constraint firstItem="\(element)\(x)" firstAttribute="leading" secondItem="content"
        secondAttribute="leading" constant="\(x)" id="x\(x)"/>
    <constraint firstItem="\(element)\(x)" firstAttribute="top" secondItem="content"
        secondAttribute="top" constant="\(width / 20)" id="y\(x)"/>
    """
  }

  private func overlaps(_ views: [String]) throws -> Int {
    let parts = views.map { $0.split(separator: "|") }
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects><tableViewCell contentMode="scaleToFill" id="cell">
          <rect key="frame" x="0" y="0" width="375" height="100"/>
          <tableViewCellContentView key="contentView" contentMode="center" id="content">
            <rect key="frame" x="0" y="0" width="375" height="100"/>
            <subviews>\(parts.map { $0[0] }.joined())</subviews>
            <constraints>\(parts.map { $0[1] }.joined())</constraints>
          </tableViewCellContentView>
        </tableViewCell></objects>
      </document>
      """
    return try SeededMistakeTests.findings(xib, type: "xib")
      .filter { $0.rule == "overlapping-siblings" }.count
  }

  @Test("A label in a text field or text view of an Interface Builder file is a prompt")
  func prompts() throws {
    let label = placed("label", 40, 80, #"text="A prompt""#)
    let text = placed("textView", 16, 240, #"text="Some words""#)
    let field = placed("textField", 16, 240, #"borderStyle="roundedRect" placeholder="Name""#)
    let button = placed(
      "segmentedControl", 16, 240, "", "<segments><segment title=\"On\"/></segments>")
    #expect(try overlaps([text, label]) == 0)
    #expect(try overlaps([field, label]) == 0)
    #expect(try overlaps([button, label]) == 1)
  }

  @Test("What a blur holds lies on purpose on what it blurs; a plain view's content does not")
  func blurs() throws {
    let label = placed("label", 40, 80, #"text="Below""#)
    let inside = """
      <subviews><label contentMode="left" fixedFrame="YES" text="Inside" id="inside">
        <rect key="frame" x="20" y="10" width="80" height="20.5"/></label></subviews>
      """
    let blur = placed(
      "visualEffectView", 16, 240, "",
      #"<view key="contentView" contentMode="center" id="inner">"#
        + #"<rect key="frame" x="0" y="0" width="240" height="40"/>\#(inside)</view>"#)
    #expect(try overlaps([label, blur]) == 0)
    #expect(try overlaps([label, placed("view", 16, 240, "", inside)]) == 1)
  }

  private static let photo =
    "photo: { class: UIImageView, image: { width: 80, height: 80 }, backgroundColor: systemOrange }\n"
  private static let photoAtStart = """
    "H:|-[photo(80)]"
    "V:|-[photo(80)]-|"

    """

  static let patterns: [Pattern] = [
    Pattern(
      testDescription: "a mark inside a photo, unless it begins where the photo begins",
      views: photo
        + "mark: { class: UIImageView, image: { width: 24, height: 24 }, backgroundColor: systemRed }",
      meant: "contentView.leadingMargin + 40", mistake: "contentView.leadingMargin",
      constraints: photoAtStart + """
        mark.leading == #
        mark.top == contentView.topMargin
        mark.width == 24
        mark.height == 24
        """),
    Pattern(
      testDescription: "a caption placed inside the photo's edge, unless it is placed by the row's",
      views: photo + #"time: { class: UILabel, text: "3:07" }"#,
      meant: "photo.leading + 8", mistake: "contentView.leadingMargin + 8",
      constraints: photoAtStart + """
        time.leading == #
        time.bottom == contentView.bottomMargin - 4
        """),
    Pattern(
      testDescription: "a close button over a corner, unless it is nearly as large as the photo",
      views: photo
        + "close: { class: UIImageView, image: { width: 44, height: 44 }, backgroundColor: systemRed }",
      meant: "36", mistake: "60",
      constraints: """
        photo.leading == contentView.leadingMargin + 20
        photo.width == 80
        photo.top == contentView.topMargin + 20
        photo.height == 80
        contentView.bottomMargin == photo.bottom
        close.leading == contentView.leadingMargin + 84
        close.top == contentView.topMargin + 6
        close.width == #
        close.height == 44
        """),
    Pattern(
      testDescription: "a button in a field that is lower, unless it stands on the text",
      views: """
        field: { class: UITextField, placeholder: Password }
        eye: { class: UIImageView, image: { width: 24, height: 24 }, backgroundColor: systemRed }
        """,
      meant: "contentView.trailingMargin - 24", mistake: "contentView.leadingMargin + 10",
      constraints: """
        "H:|-[field]-|"
        "V:|-20-[field(18)]-20-|"
        eye.leading == #
        eye.centerY == contentView.centerY
        eye.width == 24
        eye.height == 24
        """),
    Pattern(
      testDescription: "an arrow beside a button's title, unless it stands on the title",
      views: """
        menu: { class: UIButton, title: Country, backgroundColor: systemGray5 }
        arrow: { class: UIImageView, image: { width: 12, height: 12 }, backgroundColor: systemRed }
        """,
      meant: "arrow.trailing == contentView.trailingMargin - 12",
      mistake: "arrow.trailing == contentView.trailingMargin - 130",
      constraints: """
        "H:|-[menu]-|"
        "V:|-[menu(44)]-|"
        #
        arrow.top == contentView.topMargin + 12
        arrow.width == 12
        arrow.height == 12
        """),
    Pattern(
      testDescription: "a dot on a photo, unless it begins where the photo begins",
      views: photo + "dot: { class: UIView, backgroundColor: systemGreen }",
      meant: "contentView.leadingMargin + 64", mistake: "contentView.leadingMargin",
      constraints: photoAtStart + """
        dot.leading == #
        dot.top == contentView.topMargin + 64
        dot.width == 12
        dot.height == 12
        """),
    Pattern(
      testDescription: "a portrait over the lower edge of a header, unless the row places it",
      views: """
        header: { class: UIImageView, image: { width: 200, height: 60 }, backgroundColor: systemTeal }
        face: { class: UIImageView, image: { width: 80, height: 80 }, backgroundColor: systemRed }
        """,
      meant: "header.trailing - 20", mistake: "contentView.leadingMargin + 180",
      constraints: """
        header.leading == contentView.leadingMargin
        header.width == 200
        header.top == contentView.top
        header.height == 60
        face.trailing == #
        face.width == 80
        face.height == 80
        face.top == contentView.top + 30
        face.bottom == contentView.bottom
        """),
    Pattern(
      testDescription: "a button centred on the edge of a card, unless it hangs there by the row",
      views: """
        card: { class: UIView, backgroundColor: systemGray5 }
        send: { class: UIButton, title: Send, backgroundColor: systemBlue }
        """,
      meant: "send.centerY == card.bottom", mistake: "send.top == contentView.top + 60",
      constraints: """
        card.leading == contentView.leadingMargin + 40
        card.width == 200
        card.top == contentView.top + 11
        card.height == 60
        send.leading == contentView.leadingMargin + 60
        send.width == 160
        send.height == 30
        #
        contentView.bottom >= send.bottom + 11
        contentView.bottom >= card.bottom + 26
        """),
  ]
}
