import TestSupport
import Testing

@testable import InterfaceBuilder
@testable import UIKitCore

@Suite("Constraints of a document that cannot be used as they are written")
struct ConstraintNotesTests {
  /// What the notes of a document say in which a cell of a label has these constraints.
  private func notes(_ constraints: String) throws -> [String] {
    let xml = StoredProbe.cell(
      #"<label text="x" id="lab-el-001"><rect key="frame" width="50" height="20"/></label>"#,
      constraints)
    let layout = InterfaceLayout(
      try InterfaceDocument.read(Array(StoredProbe.xib(xml).utf8), path: "a.xib"))
    _ = LayoutEnvironment.fixed().perform { layout.scenes.map { layout.row($0).cell } }
    return layout.notes.map { note in
      String(note.description.drop { $0 != " " }.dropFirst())
    }
  }

  private func constraint(_ attributes: String) -> String {
    #"<constraint firstItem="lab-el-001" \#(attributes) id="c"/>"#
  }

  @Test(
    "are warnings that say which, why not and what was probably meant",
    arguments: [
      (
        #"firstAttribute="leadin" constant="8""#,
        "the constraint `label 'x'.leadin == 8` (c) is not used: its attribute 'leadin' is unknown;"
          + " did you mean 'leading'?"
      ),
      (
        #"firstAttribute="width" relation="lessThanEqual" constant="8""#,
        "the constraint `label 'x'.width lessThanEqual 8` (c) is not used as it is written: its"
          + " relation 'lessThanEqual' is unknown and counts as equal; did you mean"
          + " 'lessThanOrEqual'?"
      ),
      (
        #"firstAttribute="top" secondItem="lab-el-002" secondAttribute="top" constant="-4""#,
        "the constraint `label 'x'.top == lab-el-002.top - 4` (c) is not used: nothing in the file"
          + " has the id 'lab-el-002'; did you mean 'lab-el-001'?"
      ),
      (
        #"firstAttribute="top" secondItem="\u{1B}[31mred" secondAttribute="top""#,
        "the constraint `label 'x'.top == \\u{1B}[31mred.top` (c) is not used: nothing in the file"
          + " has the id '\\u{1B}[31mred'; name a view or guide of the same scene, or delete the"
          + " constraint"
      ),
      (
        #"firstAttribute="top" secondItem="lab-el-001""#,
        "the constraint `label 'x'.top == label 'x'.?` (c) is not used: it has no secondAttribute"
      ),
      (
        #"firstAttribute="top" secondAttribute="leading""#,
        "the constraint `label 'x'.top == contentView.leading` (c) is not used: Invalid pairing of"
          + " layout attributes"
      ),
      (
        #"firstAttribute="width" constant="12pt""#,
        "the constraint `label 'x'.width == 12pt` (c) is not used as it is written: its constant"
          + " '12pt' is not a number and counts as 0"
      ),
      (
        #"firstAttribute="width" constant="12" priority="1001""#,
        "the constraint `label 'x'.width == 12 @1001` (c) is not used as it is written: its"
          + " priority '1001' is not a priority from 1 to 1000 and counts as 1000"
      ),
      (
        #"firstAttribute="width" secondAttribute="height" multiplier="1:0""#,
        "the constraint `label 'x'.width == contentView.height * 1:0` (c) is not used as it is"
          + " written: its multiplier '1:0' is not a number or a ratio and counts as 1"
      ),
      (
        #"firstAttribute="leadin" secondItem="x" secondAttribute="tralling" constant="nan""#,
        "the constraint `label 'x'.leadin == x.tralling + nan` (c) is not used: its attribute"
          + " 'leadin' is unknown; nothing in the file has the id 'x'; its attribute 'tralling' is"
          + " unknown; its constant 'nan' is not a number and counts as 0; did you mean 'leading'"
          + " and 'trailing'?"
      ),
    ])
  func reasons(attributes: String, expected: String) throws {
    let attributes = attributes.replacing(#"\u{1B}"#, with: "&#x202E;")
    let expected = expected.replacing(#"\u{1B}"#, with: #"\u{202E}"#)
    #expect(try notes(constraint(attributes)) == ["warning: " + expected])
  }

  @Test("are named one by one, at the attribute that is wrong")
  func places() throws {
    let xml = StoredProbe.xib(
      StoredProbe.cell(
        #"<label text="x" id="label"/>"#,
        """

        <constraint firstItem="label" firstAttribute="leadin" constant="8" id="a"/>
        <constraint firstItem="label" firstAttribute="top" secondItem="gone" secondAttribute="top" id="b"/>
        """))
    let document = try InterfaceDocument.read(Array(xml.utf8), path: "a.xib")
    let layout = InterfaceLayout(document)
    _ = LayoutEnvironment.fixed().perform { layout.scenes.map { layout.row($0).cell } }
    let lines = xml.split(separator: "\n", omittingEmptySubsequences: false)
    for (note, attribute) in zip(layout.notes, ["firstAttribute=\"leadin", "secondItem=\"gone"]) {
      let place = try #require(note.location)
      #expect(lines[place.line - 1].dropFirst(place.column - 1).hasPrefix(attribute))
    }
    #expect(layout.notes.count == 2)
  }

  @Test("are none where every word is one that Interface Builder writes")
  func sound() throws {
    #expect(
      try notes(constraint(#"firstAttribute="width" relation="equal" constant="8""#)) == [])
  }

  @Test("are not told without end")
  func many() throws {
    let constraints = (0..<200).map {
      #"<constraint firstItem="lab-el-001" firstAttribute="width" constant="nan" id="k\#($0)"/>"#
    }
    let notes = try notes(constraints.joined())
    #expect(notes.count == 50)
    #expect(notes.last?.hasSuffix(", and 150 more of this kind") == true)
  }

  @Test("are silent where the view that they name is not installed for the size class")
  func notInstalled() throws {
    let xml = StoredProbe.xib(
      """
      <view contentMode="scaleToFill" id="root"><rect key="frame" width="375" height="60"/>
      <subviews><view contentMode="redraw" id="pane"/></subviews>
      <constraints>
      <constraint firstItem="pane" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="pane"/></mask></variation>
      </view>
      """)
    let layout = InterfaceLayout(try InterfaceDocument.read(Array(xml.utf8), path: "a.xib"))
    _ = LayoutEnvironment.fixed().perform { layout.scenes.map { layout.row($0).cell } }
    #expect(layout.notes == [])
  }

  @Test("name a view of another scene as one that is elsewhere")
  func elsewhere() throws {
    let xml = StoredProbe.xib(
      StoredProbe.cell(
        #"<label text="x" id="label"/>"#,
        #"<constraint firstItem="label" firstAttribute="top" secondItem="other" "#
          + #"secondAttribute="top" id="c"/>"#)
        + #"<view contentMode="redraw" id="other"><rect key="frame" width="50" height="20"/></view>"#
    )
    let layout = InterfaceLayout(try InterfaceDocument.read(Array(xml.utf8), path: "a.xib"))
    _ = LayoutEnvironment.fixed().perform { layout.scenes.map { layout.row($0).cell } }
    #expect(
      layout.notes.map(\.message) == [
        "the constraint `label 'x'.top == other.top` (c) is not used: its item 'other', a"
          + " <view>, is not in the view that holds it"
      ])
  }

  @Test("only get a note where an object is one that is not laid out here")
  func notMade() throws {
    let guide = #"<viewLayoutGuide key="pointer" id="keys"/>"#
    let xml = StoredProbe.xib(
      """
      <view contentMode="scaleToFill" id="root"><rect key="frame" width="375" height="60"/>
      <subviews><view contentMode="redraw" id="pane"/></subviews>\(guide)
      <constraints>
      <constraint firstItem="pane" firstAttribute="bottom" secondItem="keys" secondAttribute="top" id="c"/>
      </constraints>
      </view>
      """)
    let layout = InterfaceLayout(try InterfaceDocument.read(Array(xml.utf8), path: "a.xib"))
    _ = LayoutEnvironment.fixed().perform { layout.scenes.map { layout.row($0).cell } }
    #expect(
      layout.notes.map(\.description) == [
        "a.xib:8:1: note: a constraint with viewLayoutGuide keys, which is not laid out, is not used"
      ])
  }
}
