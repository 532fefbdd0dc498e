/// The small inputs of kinds of findings.
extension LintVerdictTests {
  /// A cell in a table whose rows are 60 high.
  static func cell(_ views: String, _ rules: String) -> String {
    Sample.table(rowHeight: "60", Sample.cell(views, Sample.rules(rules)))
  }

  /// A label of the text style for bodies, with a height.
  static func label(height: Int) -> String {
    Sample.cell(Sample.label("title"), Sample.rules("title.height == \(height)"))
      .replacing(#"type="system" pointSize="20""#, with: #"style="UICTFontTextStyleBody""#)
  }

  /// A label in the middle of a row.
  static func centred(height: Int) -> String {
    Sample.cell(
      Sample.label("title"),
      Sample.rules("title.leading == content.leading\ntitle.centerY == content.centerY"),
      height: height, attributes: #"customClass="MailCell""#)
  }

  /// A label that is pinned at compact widths only, on the canvas of any device.
  static let anyCanvas = Sample.xib(
    Sample.cell(
      Sample.label("title"),
      Sample.rules("title.leading == content.leading\ntitle.top == content.top") + """
        </constraints><variation key="default"><mask key="constraints"><exclude reference="c0"/></mask></variation>
        <variation key="widthClass=compact"><mask key="constraints"><include reference="c0"/></mask></variation>
        <constraints>
        """)
  ).replacing(#"<device id="retina4_7" orientation="portrait" appearance="light"/>"#, with: "")

  /// Two cells of one identifier with different constraints.
  static let twice = Sample.table(
    zip(["one", "two"], [8, 12]).map { id, top in
      Sample.cell(
        Sample.label("\(id)-title"), Sample.rules("\(id)-title.top == \(id)-content.top + \(top)"),
        id: id, attributes: #"reuseIdentifier="Mail""#)
    }.joined())

  /// A header of 40 points for two labels of 24.
  static let tableHeader = Sample.table(centred(height: 44)).replacing(
    "<prototypes>",
    with: """
      <view key="tableHeaderView" contentMode="scaleToFill" id="header">
      <rect key="frame" x="0" y="0" width="375" height="40"/>
      <subviews>\(Sample.label("one") + Sample.label("two"))</subviews><constraints>
      \(Sample.rules(
        """
        one.leading == header.leading
        two.leading == header.leading
        one.top == header.top
        two.top == one.bottom
        header.bottom == two.bottom
        """))
      </constraints></view><prototypes>
      """)

  /// A row of 60 points whose style has a picture of 128.
  static let builtInImage = Sample.table(
    rowHeight: "60",
    Sample.cell(
      """
      <label contentMode="left" text="Title" id="text"><rect key="frame" x="91" y="10" width="50" height="24"/>
      <fontDescription key="fontDescription" type="system" pointSize="20"/></label>
      <imageView contentMode="scaleAspectFit" image="logo" id="photo">
      <rect key="frame" x="20" y="0" width="60" height="60"/></imageView>
      """, "",
      attributes: #"style="IBUITableViewCellStyleDefault" textLabel="text" imageView="photo""#)
  ).replacing(
    "</document>",
    with: #"<resources><image name="logo" width="128" height="128"/></resources></document>"#)

  /// A label in the middle of a prototype that has a height for the canvas.
  static func prototype(height: String) -> String {
    Sample.cell(
      Sample.label("title", text: "Title") + Sample.view("below", [0, 150, 100, 20]),
      Sample.rules(
        """
        title.leading == content.leading
        title.top == content.top + 8
        content.bottom == title.bottom + 8
        below.leading == content.leading
        below.top == content.top + 50
        below.width == 20
        below.height == 8
        """), attributes: #"rowHeight="\#(height)""#)
  }

  /// A collection's item of 50 points with a longer text.
  static func item(customSize: Bool) -> String {
    let size = customSize ? #"<size key="customSize" width="375" height="54"/>"# : ""
    return Sample.xib(
      Sample.cell(
        Sample.label("title", text: "A title of thirty characters..", lines: 0),
        Sample.rules(
          """
          title.leading == content.leading
          content.trailing == title.trailing
          title.top == content.top
          title.height == 24
          """)
      ).replacing("tableViewCell", with: "collectionViewCell").replacing(
        "</collectionViewCell>", with: "\(size)</collectionViewCell>"
      ).replacing(#"width="375" height="60""#, with: #"width="50" height="50""#))
  }

  /// A label in the middle of a view that scrolls, pinned to its margins.
  static let scrolled = cell(
    """
    <scrollView contentMode="scaleToFill" id="scroll" userLabel="scroll" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="0" width="375" height="60"/>
    <subviews>\(Sample.label("title"))</subviews><constraints>
    \(Sample.rules(
      """
      title.leading == scroll.leadingMargin + 8
      title.trailing == scroll.trailingMargin + 8
      title.centerX == scroll.centerX
      title.top == scroll.top + 8
      scroll.bottomMargin == title.bottom + 8
      """))
    </constraints></scrollView>
    """,
    """
    scroll.leading == content.leading
    content.trailing == scroll.trailing
    scroll.top == content.top
    content.bottom == scroll.bottom
    """)

  /// A label of a line between pins that leave it less.
  static let tall = Sample.cell(
    Sample.label("title", text: "Words of a title", lines: 0),
    Sample.rules(
      """
      title.leading == content.leading
      content.trailing == title.trailing
      title.top == content.top + 8
      content.bottom == title.bottom + 8
      """), height: 20, attributes: #"customClass="MailCell""#)

  /// A switch in the content view that an outlet makes the accessory.
  static let accessory = Sample.table(
    rowHeight: "60",
    Sample.cell(
      Sample.label("title", [0, 0, 375, 60], text: "Send it as a file")
        + """
        <switch id="toggle" userLabel="toggle" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="10" width="51" height="31"/></switch>
        """,
      Sample.rules(
        """
        title.leading == content.leading
        title.top == content.top
        content.bottom == title.bottom
        """)
    ).replacing(
      "</tableViewCell>",
      with: """
        <connections><outlet property="accessoryView" destination="toggle" id="o"/></connections></tableViewCell>
        """))

  /// A label of a font that is wider than its 60 points.
  static func narrow(_ font: String, _ family: String) -> String {
    cell(
      Sample.label("name", text: "Tap on an app"),
      "name.leading == content.leading\nname.top == content.top\nname.width == 60"
    ).replacing(
      #"type="system" pointSize="20""#,
      with: #"name="\#(font)" family="\#(family)" pointSize="20""#)
  }

  /// A prototype that is stored 44 points high, with a label further down.
  static func stale(rowHeight: String) -> String {
    Sample.cell(
      Sample.label("date") + Sample.view("line"),
      Sample.rules(
        """
        date.leading == content.leading
        date.top == content.top + 84
        line.leading == content.leading
        line.width == 100
        line.height == 7
        line.top >= content.top + 1
        content.bottom == line.bottom
        """), height: 44, attributes: #"customClass="MailCell" rowHeight="\#(rowHeight)""#)
  }
}
