import InterfaceBuilder
import Testing

@Suite("Numbers of a file that cannot be read")
struct NumberCheckTests {
  /// The warnings for a view with an attribute, and where the attribute is.
  private func warnings(_ attribute: String) throws -> (texts: [String], place: String) {
    let xml = StoredProbe.xib(
      StoredProbe.cell(
        """

        <view contentMode="redraw" id="v" \(attribute)/>
        """, ""))
    let lines = xml.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.hasPrefix("<view contentMode=\"redraw\"") })
    let document = try InterfaceDocument.read(Array(xml.utf8), path: "a.xib")
    return (document.numberWarnings.map(\.description), "a.xib:\(line + 1):35")
  }

  @Test(
    "are warnings at the attribute",
    arguments: [
      (#"alpha="nan""#, "alpha 'nan' of <view> is not a number"),
      (#"alpha="""#, "alpha '' of <view> is not a number"),
      (#"alpha="inf""#, "alpha 'inf' of <view> is not a number"),
      (#"alpha="12pt""#, "alpha '12pt' of <view> is not a number"),
      (#"alpha="1.2.3""#, "alpha '1.2.3' of <view> is not a number"),
      (#"alpha="-""#, "alpha '-' of <view> is not a number"),
      (
        #"horizontalHuggingPriority="1001""#,
        "horizontalHuggingPriority '1001' of <view> is not a priority from 1 to 1000"
      ),
    ])
  func unreadable(attribute: String, message: String) throws {
    let found = try warnings(attribute)
    #expect(
      found.texts == [
        "\(found.place): warning: \(message); it is read as if it were not there"
      ])
  }

  @Test("are told of what counts for too large ones as well")
  func large() throws {
    let large = try warnings(#"rowHeight="1e300""#).texts
    #expect(large.first?.hasSuffix("is too large to be laid out; it counts as 1000000") == true)
  }

  @Test(
    "are not those that Interface Builder writes",
    arguments: [
      #"spacing="-12.5""#, #"spacing="0.0""#, #"spacing="1e-05""#, #"spacing="1000000""#,
      #"spacing="20.333333333333329""#, #"multiplier="16:9""#, #"multiplier="0.5""#,
      #"multiplier="1/3""#, #"multiplier="20%""#, #"priority="1000""#, #"priority="249.5""#,
      #"identifier="nan""#,
    ])
  func readable(attribute: String) throws {
    #expect(try warnings(attribute).texts == [])
  }

  @Test("are not told without end")
  func many() throws {
    let views = (0..<200).map { #"<view contentMode="redraw" alpha="nan" id="v\#($0)"/>"# }
    let xml = StoredProbe.xib(StoredProbe.cell(views.joined(), ""))
    let document = try InterfaceDocument.read(Array(xml.utf8), path: "a.xib")
    #expect(document.numberWarnings.count == 50)
    #expect(document.numberWarnings.last?.message.hasSuffix(", and 150 more of this kind") == true)
  }
}
