import Testing

@testable import UIKitCore

/// At 20 points a character is 10 wide and a line 24 high; at 17 points 8.5 and 20.5.
@Suite("Button configurations of documents") struct ButtonConfigurationTests {
  /// The size of a button that says this, centred in a cell.
  private func size(
    _ configuration: String, _ inside: String = "", tools: String = "21701"
  ) throws -> CGSize {
    try #require(try probe(configuration, inside, tools: tools).frames["button"]).size
  }

  private func probe(
    _ configuration: String, _ inside: String, tools: String
  ) throws -> StoredProbe {
    try StoredProbe(
      StoredProbe.xib(
        StoredProbe.cell(
          """
          <button contentMode="scaleToFill" buttonType="system" id="button"
              translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="1" y="2" width="3" height="4"/>
            <state key="normal" title="Never shown"/>
            <buttonConfiguration key="configuration" \(configuration)>\(inside)</buttonConfiguration>
          </button>
          """,
          """
          <constraint firstItem="button" firstAttribute="centerX" secondItem="content"
              secondAttribute="centerX" id="a"/>
          <constraint firstItem="button" firstAttribute="centerY" secondItem="content"
              secondAttribute="centerY" id="b"/>
          """), tools: tools,
        resources: #"<image name="circle" catalog="system" width="128" height="123"/>"#))
  }

  @Test("The configuration's title counts, not the one kept for the state")
  func title() throws {
    let plain = try size(#"style="plain" title="Call""#)
    #expect(plain.width == 58)
    let empty = try size(#"style="plain""#)
    #expect(empty.width == 24)
  }

  @Test("Subtitle, paddings, insets and sizes are read")
  func texts() throws {
    let title = try size(#"style="filled" title="Call""#)
    let both = try size(#"style="filled" title="Call" subtitle="a" titlePadding="5""#)
    let one = try size(#"style="filled" title="Call" subtitle="a""#)
    #expect(both.height == one.height + 4 && one.height > title.height)
    let insets = try size(
      #"style="filled" title="Call""#,
      #"<directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>"#)
    #expect(insets.width == title.width - 18 && insets.height == title.height - 10)
    let large = try size(#"style="filled" title="Call" buttonSize="large""#)
    #expect(large == CGSize(width: title.width + 16, height: title.height + 16))
  }

  @Test("A font of the title's own decides its size")
  func font() throws {
    let size = try size(
      #"style="filled" title="Call""#,
      #"<fontDescription key="titleFontDescription" type="system" pointSize="20"/>"#)
    #expect(size == CGSize(width: 64, height: 38))
  }

  @Test(
    "A symbol counts at its side or above, named by an attribute or by a reference",
    arguments: [
      (#"image="circle" catalog="system""#, "", 44, 33),
      ("", #"<imageReference key="image" image="circle" catalog="system"/>"#, 44, 33),
      (
        "",
        """
        <imageReference key="image" image="circle" catalog="system"/>
        <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="large"/>
        """, 50, 38.5
      ),
    ] as [(String, String, CGFloat, CGFloat)])
  func symbol(attributes: String, inside: String, width: CGFloat, height: CGFloat) throws {
    #expect(
      try size(#"style="gray" \#(attributes)"#, inside) == CGSize(width: width, height: height))
  }

  @Test("The picture stands where its placement says")
  func placement() throws {
    let image = #"title="Call" imagePadding="6" image="circle" catalog="system""#
    let beside = try size("style=\"gray\" imagePlacement=\"trailing\" \(image)")
    let above = try size("style=\"gray\" imagePlacement=\"top\" \(image)")
    #expect(beside.width == 84)
    #expect(above.width == 58)
    #expect(above.height == beside.height + 6 + 19)
  }
}
