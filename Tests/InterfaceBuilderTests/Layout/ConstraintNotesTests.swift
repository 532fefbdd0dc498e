import TestSupport
import Testing

@testable import InterfaceBuilder
@testable import UIKit

@Suite("Constraints of a document that cannot be read")
struct ConstraintNotesTests {
  private func notes(_ attributes: String) throws -> [String] {
    let constraint = #"<constraint firstItem="lab-el-001" \#(attributes) id="c"/>"#
    let xml = StoredProbe.cell(
      #"<label text="x" id="lab-el-001"><rect key="frame" width="50" height="20"/></label>"#,
      constraint)
    let layout = InterfaceLayout(
      try InterfaceDocument.read(Array(StoredProbe.xib(xml).utf8), path: "a.xib"))
    _ = LayoutEnvironment.fixed().perform { layout.scenes.map { layout.row($0).cell } }
    return layout.notes.map { note in
      String(note.description.drop { $0 != " " }.dropFirst())
    }
  }

  @Test(
    "are noted with what was expected and what was probably meant",
    arguments: [
      (
        #"firstAttribute="leadin" constant="8""#,
        "note: unknown attribute 'leadin' in a constraint, expected an attribute of Auto Layout"
          + " such as top, leadingMargin or baseline; did you mean 'leading'?"
      ),
      (
        #"firstAttribute="width" relation="lessThanEqual" constant="8""#,
        "note: unknown relation 'lessThanEqual' in a constraint, which is taken for equal,"
          + " expected equal, lessThanOrEqual or greaterThanOrEqual; did you mean"
          + " 'lessThanOrEqual'?"
      ),
      (
        #"firstAttribute="top" secondItem="lab-el-002" secondAttribute="top""#,
        "note: a constraint names 'lab-el-002', which is not in its hierarchy, expected the id of"
          + " a view or guide of the same scene; did you mean 'lab-el-001'?"
      ),
    ])
  func hints(attributes: String, expected: String) throws {
    #expect(try notes(attributes) == [expected])
  }

  @Test("are none where every word is one that Interface Builder writes")
  func sound() throws {
    #expect(try notes(#"firstAttribute="width" relation="equal" constant="8""#) == [])
  }
}
