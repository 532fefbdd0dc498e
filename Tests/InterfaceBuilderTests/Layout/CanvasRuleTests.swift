import Testing

@testable import InterfaceBuilder
@testable import UIKitCore

/// What Interface Builder does on its canvas and a phone does not. The counts are in the sources'
/// docstrings.
@Suite("Rules of the canvas")
struct CanvasRuleTests {
  private func stack(_ views: String, _ attributes: String = "") -> String {
    StoredProbe.xib(
      StoredProbe.cell(
        """
        <stackView contentMode="scaleToFill" id="stack" \(attributes)
            translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="300" height="60"/>
          <subviews>\(views)</subviews>
        </stackView>
        """,
        """
        <constraint firstItem="stack" firstAttribute="leading" secondItem="content"
            secondAttribute="leading" id="a"/>
        <constraint firstItem="stack" firstAttribute="top" secondItem="content"
            secondAttribute="top" id="b"/>
        """))
  }

  private func arranged(
    _ element: String, _ attributes: String = "", _ content: String = ""
  ) -> String {
    """
    <\(element) contentMode="scaleToFill" id="\(element)" \(attributes)
        translatesAutoresizingMaskIntoConstraints="NO">\(content)</\(element)>
    """
  }

  private func width(_ attributes: String) -> String {
    #"<constraints><constraint firstAttribute="width" \#(attributes) id="w"/></constraints>"#
  }

  @Test(
    "An arranged view with nothing to show is 50 × 50",
    arguments: ["view", "label", "imageView", "stackView", "scrollView"])
  func emptyView(element: String) throws {
    let probe = try StoredProbe(stack(arranged(element)))
    #expect(probe.frames[element]?.size == CGSize(width: 50, height: 50))
    #expect(probe.frames["stack"]?.size == CGSize(width: 50, height: 50))
  }

  @Test("Its share of a stack view that fills proportionally is that of 50 points")
  func proportionalShare() throws {
    let picture = arranged(
      "imageView", "",
      #"<constraints><constraint firstAttribute="height" constant="14" id="h"/></constraints>"#)
    let xib = stack(
      arranged("label") + arranged("stackView", "", "<subviews>\(picture)</subviews>")
    )
    .replacing(
      "<stackView ", with: #"<stackView axis="vertical" distribution="fillProportionally" "#)
    let probe = try StoredProbe(xib)
    #expect(probe.frames["label"]?.height == 50 && probe.frames["imageView"]?.height == 14)
  }

  @Test("An empty label of several lines is nothing; a compact date picker is at least 50 high")
  func severalLines() throws {
    let label = try StoredProbe(stack(arranged("label", #"numberOfLines="0""#)))
    #expect(label.frames["label"]?.size == .zero)
    let picker = arranged("datePicker", #"style="compact" datePickerMode="date""#)
    #expect(try StoredProbe(stack(picker)).frames["datePicker"]?.height == 50)
    let wheels = arranged("datePicker", #"style="wheels" datePickerMode="date""#)
    #expect(try StoredProbe(stack(wheels)).frames["datePicker"]?.height == 216)
  }

  @Test(
    "A slider is 34 high in the last Xcode before 26", arguments: [("23504", 31), ("23727", 34)])
  func slider(tools: String, height: CGFloat) throws {
    let xib = stack(arranged("slider", "", width(#"constant="100""#)))
      .replacing("17701", with: tools)
    #expect(try StoredProbe(xib).frames["slider"]?.height == height)
  }

  @Test("It holds its size as it resists compression, and does not hug it")
  func emptyViewPriorities() throws {
    let wide = width(#"constant="200""#)
    #expect(
      try StoredProbe(stack(arranged("view", #"horizontalHuggingPriority="750""#, wide)))
        .frames["view"]?.width == 200)
    let low = width(#"constant="8" priority="751""#)
    #expect(try StoredProbe(stack(arranged("view", "", low))).frames["view"]?.width == 8)
    #expect(try StoredProbe(stack(arranged("view", #"hidden="YES""#))).frames["stack"]?.width == 0)
  }

  @Test(
    "An empty label of several lines has no size there, and a compact date picker at least that")
  func linesAndPickers() throws {
    let label = try StoredProbe(stack(arranged("label", #"numberOfLines="0""#)))
    #expect(label.frames["stack"]?.height == 0)
    let picker = try StoredProbe(stack(arranged("datePicker", #"style="compact""#)))
    #expect(try #require(picker.frames["datePicker"]).height == 50)
  }

  @Test(
    "Cells on phones 390 points wide have 16 points at the side in Xcode 16.3, and 20 before",
    arguments: [(20_037, 20.0), (24_506, 16)])
  func margins(tools: Int, margin: CGFloat) throws {
    let cell = StoredProbe.cell(
      arranged("view"),
      """
      <constraint firstItem="view" firstAttribute="leading" secondItem="content"
          secondAttribute="leadingMargin" id="a"/>
      """)
    let probe = try StoredProbe(
      StoredProbe.xib(cell, tools: String(tools), device: "retina6_0"), scale: 3)
    #expect(probe.frames["view"]?.minX == margin)
  }

  @Test("Nothing of the kind outside of stack views, and not for stack views that show something")
  func viewsWithContent() throws {
    let text = """
      <label contentMode="left" text="ab" id="text" translatesAutoresizingMaskIntoConstraints="NO">
        <fontDescription key="fontDescription" type="system" pointSize="20"/>
      </label>
      """
    let probe = try StoredProbe(stack(arranged("stackView", "", "<subviews>\(text)</subviews>")))
    #expect(probe.frames["stackView"]?.size == CGSize(width: 20, height: 24))
    let loose = try StoredProbe(
      StoredProbe.xib(
        StoredProbe.cell(
          arranged("label"),
          """
          <constraint firstItem="label" firstAttribute="leading" secondItem="content"
              secondAttribute="leading" id="a"/>
          <constraint firstItem="label" firstAttribute="top" secondItem="content"
              secondAttribute="top" id="b"/>
          """)))
    #expect(loose.frames["label"]?.size == .zero)
  }

  @Test("An indicator that hides when stopped keeps its place, even when the document hides it")
  func indicator() throws {
    let hidden = arranged("activityIndicatorView", #"hidden="YES" hidesWhenStopped="YES""#)
    #expect(try StoredProbe(stack(hidden)).frames["stack"]?.width == 20)
    let other = arranged("activityIndicatorView", #"hidden="YES" animating="YES""#)
    #expect(try StoredProbe(stack(other)).frames["stack"]?.width == 0)
  }

  @Test(
    "Text styles are at the smallest size in Xcode 12.5 to 13.4",
    arguments: [
      ("17701", UIContentSizeCategory.large), ("18122", .extraSmall), ("20037", .extraSmall),
      ("21225", .large), ("32700", .large),
    ])
  func textStyles(tools: String, category: UIContentSizeCategory) throws {
    let document = try InterfaceDocument.read(
      Array(StoredProbe.xib("", tools: tools).utf8), path: "a.xib")
    #expect(document.header.contentSizeCategory == category)
  }

  @Test("A text size that a person turned on counts from the smallest")
  func chosenTextSize() throws {
    func category(_ attributes: String) throws -> UIContentSizeCategory {
      let xml = StoredProbe.xib("", tools: "18122").replacing(
        "<objects>", with: "<accessibilityOverrides \(attributes)/><objects>")
      return try InterfaceDocument.read(Array(xml.utf8), path: "a.xib").header.contentSizeCategory
    }
    #expect(try category(#"isEnabled="YES" dynamicTypePreference="1""#) == .small)
    #expect(try category(#"isEnabled="YES" dynamicTypePreference="99""#) == .extraSmall)
    #expect(try category(#"dynamicTypePreference="9""#) == .extraSmall)
  }

  @Test(
    "The canvas has one pixel a point up to Xcode 6, later those of its phone",
    arguments: [(6751, 1), (8191, 1), (9531, nil)])
  func oldCanvas(build: Int, scale: CGFloat?) {
    #expect(ToolsVersion(build).canvasScale == scale)
  }

  @Test(
    "A label of one line in the library's font keeps the library's height, but not in a stack view",
    arguments: [
      (#"type="system" pointSize="17""#, 21),
      (#"type="system" weight="bold" pointSize="17""#, 20.5),
      (#"type="system" pointSize="16""#, 19.5), (#"style="UICTFontTextStyleBody""#, 20.5),
    ])
  func libraryLabel(font: String, height: CGFloat) throws {
    let label = arranged(
      "label", #"text="ab""#, "<fontDescription key=\"fontDescription\" \(font)/>")
    let pinned = StoredProbe.cell(
      label,
      """
      <constraint firstItem="label" firstAttribute="top" secondItem="content"
          secondAttribute="top" id="a"/>
      """)
    #expect(try StoredProbe(StoredProbe.xib(pinned)).frames["label"]?.height == height)
    #expect(try StoredProbe(stack(label)).frames["label"]?.height == min(height, 20.5))
    let untouched = try StoredProbe(StoredProbe.xib(pinned.replacing(#""ab""#, with: #""Label""#)))
    #expect((untouched.frames["label"]?.width == 42) == (height == 21))
  }
}
