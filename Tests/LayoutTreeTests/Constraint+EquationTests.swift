import LayoutTree
import TestSupport
import Testing

@Suite("A constraint as an equation")
struct ConstraintEquationTests {
  @Test(
    "what is 1, 0 or required goes without saying",
    arguments: [
      (SampleTree.top, "title.top == contentView.top + 20"),
      (SampleTree.bottom, "title.bottom <= contentView.bottom - 20 @750"),
      (SampleTree.height, "title.height == 90"),
      (
        .init(
          id: "", first: "a.width", relation: .greaterThanOrEqual, second: "b.width",
          multiplier: 0.5, priority: 999.5), "a.width >= 0.5 * b.width @999.5"
      ),
    ] as [(LayoutTree.Constraint, String)])
  func equations(constraint: LayoutTree.Constraint, expected: String) {
    #expect(constraint.equation == expected)
  }
}
