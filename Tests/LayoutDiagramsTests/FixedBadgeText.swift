import LayoutTree
import Scene
import TestSupport

@testable import LayoutDiagrams

extension BadgeText {
  /// Characters of four points each, which paint nothing.
  static var fixed: BadgeText {
    BadgeText(
      width: { text, _ in Double(text.count) * 4 }, nodes: { _, _, _, _ in [] })
  }
}

extension SampleRow {
  /// The row with these constraints, as diagrams see it.
  static func geometry(
    _ constraints: [LayoutTree.Constraint] = [], isRightToLeft: Bool = false
  ) -> RowGeometry {
    RowGeometry(
      .init(
        id: "0.0", height: 100, contentHeight: 100, views: views, constraints: constraints),
      width: 320, isRightToLeft: isRightToLeft)
  }
}
