import LayoutTree
import Scene

/// One row, header or footer of a table, drawn in its own coordinates.
struct PaintedSlot {
  /// From the table's top, in points.
  let top: Double
  /// The slot's height.
  let height: Double
  /// What to paint, the slot's top left corner at the origin.
  let node: Scene.Node
  /// What was laid out; `nil` for headers and footers.
  let scene: LayoutTree.Scene?
  /// Whether leading is right.
  let isRightToLeft: Bool
}
