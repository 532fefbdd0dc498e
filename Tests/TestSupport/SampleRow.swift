import LayoutTree

/// A row of 320 × 100 with two labels beside each other, and one below.
///
/// ```
/// contentView 0 0 320 100
///   photo      16 10  40 40
///   title      64 10 240 20
///   body       64 40 240 50
///     icon      5  5  10 10
/// ```
package enum SampleRow {
  package static func constraint(
    _ first: String, _ relation: LayoutTree.Relation, _ second: String? = nil,
    times multiplier: Double = 1, plus constant: Double = 0, at priority: Double = 1000,
    violation: Double = 0, isBroken: Bool = false
  ) -> LayoutTree.Constraint {
    .init(
      id: first, first: LayoutTree.Anchor(first), relation: relation,
      second: second.map { LayoutTree.Anchor($0) }, multiplier: multiplier,
      constant: constant, priority: priority, violation: violation, isBroken: isBroken)
  }

  package static let views = [
    view("contentView", nil, 0, 0, 320, 100), view("photo", "contentView", 16, 10, 40, 40),
    view("title", "contentView", 64, 10, 240, 20), view("body", "contentView", 64, 40, 240, 50),
    view("icon", "body", 5, 5, 10, 10),
  ]

  package static func view(
    _ id: String, _ parent: String?, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> LayoutTree.View {
    let frame = LayoutTree.Frame(x: x, y: y, width: width, height: height)
    return .init(id: id, parent: parent, className: "UIView", frame: frame, unrounded: .init(frame))
  }
}
