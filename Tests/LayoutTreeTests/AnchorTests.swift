import LayoutTree
import Testing

@Suite("A side of a constraint")
struct AnchorTests {
  @Test(
    "is an item and an attribute, whose word comes after the last dot",
    arguments: [
      ("title.top", "title", .top), ("title.safeArea.bottom", "title.safeArea", .bottom),
      ("cell.centerXWithinMargins", "cell", .centerXWithinMargins),
      ("a.none", "a", .notAnAttribute), ("a.baseline", "a", nil), ("a", "a", nil), ("", "", nil),
    ] as [(String, String, LayoutTree.Attribute?)])
  func parts(text: String, item: String, attribute: LayoutTree.Attribute?) {
    let anchor = LayoutTree.Anchor(text)
    #expect(anchor.item == item && anchor.attribute == attribute && anchor.description == text)
  }

  @Test("measures along one axis, but for the attribute that is none")
  func axes() {
    let attributes = LayoutTree.Attribute.allCases
    #expect(attributes.count { $0.axis == .vertical } == 9)
    #expect(attributes.count { $0.axis == .horizontal } == 11)
    #expect(attributes.count(where: \.isMargin) == 6)
  }

  @Test(
    "of a constraint that UIKit names says who made it",
    arguments: [
      ("UISV-spacing", .stackView(.spacing)), ("UISV-spacing #2", .stackView(.spacing)),
      ("UISV-fill-equally", .stackView(.lengths)),
      ("UISV-canvas-connection", .stackView(.arrangement)),
      ("UIView-Encapsulated-Layout-Height", .encapsulatedSize), ("title.top", .written),
    ] as [(String, LayoutTree.Origin)])
  func origin(id: String, origin: LayoutTree.Origin) {
    let constraint = LayoutTree.Constraint(id: id, first: "a.top", relation: .equal)
    #expect(constraint.origin == origin)
  }
}
