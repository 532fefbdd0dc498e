import Testing

@testable import UIKitCore

@Suite("Symbols of documents") struct SymbolElementTests {
  private func frame(_ attributes: String, _ inside: String = "", constraints: String = "") throws
    -> CGRect
  {
    let probe = try StoredProbe(
      StoredProbe.xib(
        StoredProbe.cell(
          """
          <imageView contentMode="scaleAspectFit" id="image" \(attributes)
              translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="1" y="2" width="3" height="4"/>\(inside)
          </imageView>
          """,
          """
          <constraint firstItem="image" firstAttribute="leading" secondItem="content"
              secondAttribute="leading" id="a"/>
          <constraint firstItem="image" firstAttribute="top" secondItem="content"
              secondAttribute="top" constant="10" id="b"/>
          \(constraints)
          """),
        resources: """
          <image name="circle" catalog="system" width="128" height="123"/>
          <image name="odd.one" catalog="system" width="128" height="96"/>
          <image name="circle" width="40" height="30"/>
          """))
    return try #require(probe.frames["image"])
  }

  @Test("A symbol is aligned by the line of its text, and so stands a little lower than its edge")
  func alignment() throws {
    #expect(
      try frame(#"image="circle" catalog="system""#) == CGRect(x: 0, y: 10.5, width: 20, height: 19)
    )
  }

  @Test("A constraint on the height means the line, not the symbol")
  func height() throws {
    let constraint = """
      <constraint firstItem="image" firstAttribute="height" constant="34" id="c"/>
      <constraint firstItem="image" firstAttribute="width" constant="34" id="d"/>
      """
    #expect(
      try frame(#"image="circle" catalog="system""#, constraints: constraint)
        == CGRect(x: 0, y: 10.5, width: 34, height: 33))
  }

  @Test(
    "Configurations by scale, points or font",
    arguments: [
      (#"scale="large""#, "", 26), (#"configurationType="pointSize" pointSize="34""#, "", 40),
      (
        #"configurationType="font""#,
        #"<fontDescription key="fontDescription" type="system" pointSize="34"/>"#, 40
      ),
      (#"configurationType="pointSize" pointSize="17" weight="bold""#, "", 21),
    ] as [(String, String, CGFloat)])
  func configuration(attributes: String, font: String, width: CGFloat) throws {
    let inside = """
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" \(attributes)>\(font)\
      </preferredSymbolConfiguration>
      """
    #expect(try frame(#"image="circle" catalog="system""#, inside).width == width)
  }

  @Test(
    "An unknown symbol has the document's proportions; one that is in no resources is there all the same"
  )
  func unknown() throws {
    #expect(
      try frame(#"image="odd.one" catalog="system""#).size == CGSize(width: 23.5, height: 17.5))
    #expect(try frame(#"image="star" catalog="system""#).size == CGSize(width: 22, height: 20))
  }

  @Test("A picture of the document's own that is called like a symbol is no symbol")
  func picture() throws {
    #expect(try frame(#"image="circle""#) == CGRect(x: 0, y: 10, width: 40, height: 30))
  }
}
