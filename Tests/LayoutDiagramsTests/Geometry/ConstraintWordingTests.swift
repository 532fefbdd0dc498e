import LayoutTree
import TestSupport
import Testing

@testable import LayoutDiagrams

@Suite("The badge of a constraint")
struct ConstraintWordingTests {
  @Test(
    "says what the line cannot: sign, number, priority, failure",
    arguments: [
      (SampleRow.constraint("title.top", .equal, "contentView.top", plus: 10), "10"),
      (SampleRow.constraint("body.bottom", .equal, "contentView.bottom", plus: -10), "10"),
      (
        SampleRow.constraint("body.bottom", .lessThanOrEqual, "contentView.bottom", plus: -10),
        "≥ 10"
      ),
      (
        SampleRow.constraint("title.left", .greaterThanOrEqual, "photo.right", plus: 8, at: 750),
        "≥ 8 @750"
      ),
      (
        SampleRow.constraint("contentView.right", .greaterThanOrEqual, "title.right", plus: 8),
        "≥ 8"
      ),
      (SampleRow.constraint("title.left", .greaterThanOrEqual, "contentView.left"), "≥ 0"),
      (SampleRow.constraint("photo.left", .equal, "contentView.leftMargin"), "16"),
      (
        SampleRow.constraint(
          "contentView.bottomMargin", .greaterThanOrEqual, "body.bottom", plus: 4),
        "≥ margin + 4"
      ),
      (
        SampleRow.constraint("body.bottom", .lessThanOrEqual, "contentView.bottomMargin", plus: -4),
        "≥ margin + 4"
      ),
      (
        SampleRow.constraint("photo.left", .equal, "contentView.leftMargin", plus: -4, at: 750),
        "16 @750"
      ),
      (
        SampleRow.constraint("title.left", .equal, "photo.right", times: 2, plus: 8),
        "= 2 × photo.right + 8"
      ),
      (SampleRow.constraint("title.top", .equal, "photo.top"), ""),
      (SampleRow.constraint("title.top", .equal, "photo.top", at: 999), "@999"),
      (SampleRow.constraint("photo.width", .equal, plus: 40), "40"),
      (SampleRow.constraint("photo.width", .lessThanOrEqual, plus: 40.5), "≤ 40.5"),
      (
        SampleRow.constraint(
          "photo.left", .equal, "contentView.leftMargin", plus: -4, at: 750, violation: 2),
        "margin − 4 @750, off by 2"
      ),
      (SampleRow.constraint("title.width", .equal, "body.width"), ""),
      (SampleRow.constraint("photo.height", .equal, "photo.width"), "1 : 1"),
      (SampleRow.constraint("photo.height", .equal, "photo.width", times: 0.5625), "16 : 9"),
      (SampleRow.constraint("photo.width", .equal, "photo.height", times: 1.618), "1.618 : 1"),
      (
        SampleRow.constraint("photo.height", .lessThanOrEqual, "photo.width", times: 0.75),
        "≤ 0.75 × photo.width"
      ),
      (
        SampleRow.constraint("title.width", .greaterThanOrEqual, "body.width", plus: -4),
        "≥ body.width − 4"
      ),
      (
        SampleRow.constraint(
          "body.bottom", .equal, "contentView.bottom", plus: -20, at: 500, violation: 10),
        "20 @500, off by 10"
      ),
    ] as [(LayoutTree.Constraint, String)])
  func wording(constraint: LayoutTree.Constraint, expected: String) throws {
    let geometry = SampleRow.geometry()
    let shape = try #require(geometry.shape(of: constraint))
    #expect(constraint.wording(of: shape, in: geometry) == expected)
  }

  @Test(
    "counts leading and trailing edges from the right where that is where reading starts",
    arguments: [
      (SampleRow.constraint("title.leading", .equal, "photo.trailing", plus: 8), "8"),
      (SampleRow.constraint("body.leading", .greaterThanOrEqual, "photo.trailing", plus: 4), "≥ 4"),
      (
        SampleRow.constraint("title.trailing", .lessThanOrEqual, "contentView.trailing", plus: -16),
        "≥ 16"
      ),
      (SampleRow.constraint("title.left", .equal, "contentView.left", plus: 64), "64"),
    ] as [(LayoutTree.Constraint, String)])
  func rightToLeft(constraint: LayoutTree.Constraint, expected: String) throws {
    let views = SampleRow.views.map { view in
      var view = view
      if view.parent == "contentView" { view.frame.x = 320 - view.frame.x - view.frame.width }
      return view
    }
    let isMirrored = constraint.first.attribute != .left
    let geometry = RowGeometry(
      .init(
        id: "0.0", height: 100, contentHeight: 100, views: isMirrored ? views : SampleRow.views),
      width: 320, isRightToLeft: true)
    let shape = try #require(geometry.shape(of: constraint))
    #expect(constraint.wording(of: shape, in: geometry) == expected)
  }

  @Test("gives the sum with a margin where the margin is known")
  func knownMargin() throws {
    var views = SampleRow.views
    views[0].details = .init(margins: .init(top: 11, left: 16, bottom: 11, right: 16))
    let geometry = RowGeometry(
      .init(id: "0.0", height: 100, contentHeight: 100, views: views), width: 320)
    let constraint = SampleRow.constraint(
      "body.bottom", .lessThanOrEqual, "contentView.bottomMargin", plus: -4)
    let shape = try #require(geometry.shape(of: constraint))
    #expect(constraint.wording(of: shape, in: geometry) == "≥ 15")
  }
}
