import LayoutTree
import Scene

/// One row, header or footer of a table, drawn in its own coordinates.
struct PaintedSlot {
  /// Where the slot lies in the table, in points; rows of an inset grouped table keep clear of its sides.
  var frame: Scene.Rect
  /// Between the slot before it and the frame: what a plain table leaves above a header.
  var spaceAbove = 0.0
  /// What to paint, the slot's top left corner at the origin.
  let node: Scene.Node
  /// What was laid out; `nil` for headers and footers.
  let scene: LayoutTree.Scene?
  /// What badges should not cover, beside text: the accessory.
  var obstacles: [Scene.Rect] = []
  /// Whether leading is right.
  let isRightToLeft: Bool
}
