import InterfaceBuilder
import Testing

@Suite("Numbers of a file that cannot be read")
struct NumberCheckTests {
  /// Of the constraint.
  private static let line = 11
  /// Where the last attributes of the constraint begin.
  private static let column = 50

  private func warnings(_ constraint: String, view: String = "") throws -> [String] {
    let xml = StoredProbe.xib(
      StoredProbe.cell(
        """
        <view contentMode="redraw" id="v" \(view) translatesAutoresizingMaskIntoConstraints="NO"/>
        """, "\n<constraint firstItem=\"v\" firstAttribute=\"width\" \(constraint) id=\"k\"/>"))
    let lines = xml.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.firstIndex { $0.hasPrefix("<constraint") } == Self.line - 1)
    let document = try InterfaceDocument.read(Array(xml.utf8), path: "a.xib")
    return document.numberWarnings.map(\.description)
  }

  @Test(
    "are warnings at the attribute",
    arguments: [
      (#"constant="nan""#, "constant 'nan' of <constraint> is not a number"),
      (#"constant="""#, "constant '' of <constraint> is not a number"),
      (#"constant="inf""#, "constant 'inf' of <constraint> is not a number"),
      (#"constant="12pt""#, "constant '12pt' of <constraint> is not a number"),
      (#"constant="1.2.3""#, "constant '1.2.3' of <constraint> is not a number"),
      (#"constant="-""#, "constant '-' of <constraint> is not a number"),
      (#"multiplier="1:0""#, "multiplier '1:0' of <constraint> is not a number or a ratio"),
      (#"priority="1001""#, "priority '1001' of <constraint> is not a priority from 1 to 1000"),
    ])
  func unreadable(attribute: String, message: String) throws {
    #expect(
      try warnings(attribute) == [
        "a.xib:\(Self.line):\(Self.column): warning: \(message); it is read as if it were not there"
      ])
  }

  @Test("are told of views, rectangles and colours too, and what counts for too large ones")
  func others() throws {
    #expect(try warnings("", view: #"alpha="half""#).count == 1)
    #expect(try warnings("", view: #"horizontalHuggingPriority="high""#).count == 1)
    let large = try warnings(#"constant="1e300""#)
    #expect(large.first?.hasSuffix("is too large to be laid out; it counts as 1000000") == true)
  }

  @Test(
    "are not those that Interface Builder writes",
    arguments: [
      #"constant="-12.5""#, #"constant="0.0""#, #"constant="1e-05""#, #"constant="1000000""#,
      #"constant="20.333333333333329""#, #"multiplier="16:9""#, #"multiplier="0.5""#,
      #"multiplier="1/3""#, #"priority="1000""#, #"priority="249.5""#, #"identifier="nan""#,
    ])
  func readable(attribute: String) throws {
    #expect(try warnings(attribute) == [])
  }

  @Test("are not told without end")
  func many() throws {
    let constraints = (0..<200).map {
      #"<constraint firstItem="v" firstAttribute="width" constant="nan" id="k\#($0)"/>"#
    }
    let xml = StoredProbe.xib(StoredProbe.cell("", constraints.joined()))
    let document = try InterfaceDocument.read(Array(xml.utf8), path: "a.xib")
    #expect(document.numberWarnings.count == 50)
    #expect(document.numberWarnings.last?.message.hasSuffix(", and 150 more of this kind") == true)
  }
}
