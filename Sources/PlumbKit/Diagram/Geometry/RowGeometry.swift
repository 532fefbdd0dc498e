import LayoutTree
import Scene

/// A laid-out row with every view's frame in the row's own coordinates.
///
/// Everything a diagram needs to know about a layout; made from the tree alone, so that a stored
/// tree can be drawn as well as a fresh one.
struct RowGeometry {
  /// The row as it was laid out.
  let scene: LayoutTree.Scene
  /// The row's own rectangle, at the origin.
  let bounds: Scene.Rect
  /// Whether leading is right.
  let isRightToLeft: Bool
  private let rects: [String: Scene.Rect]
  private let depths: [String: Int]

  /// The geometry of `scene` in a table of `width` points.
  init(_ scene: LayoutTree.Scene, width: Double, isRightToLeft: Bool = false) {
    self.scene = scene
    self.isRightToLeft = isRightToLeft
    bounds = Scene.Rect(0, 0, width, scene.height)
    var rects: [String: Scene.Rect] = [:]
    var depths: [String: Int] = [:]
    for view in scene.views {
      let origin = view.parent.flatMap { rects[$0] }
      let frame = view.frame
      rects[view.id] = Scene.Rect(
        frame.x + (origin?.x ?? 0), frame.y + (origin?.y ?? 0), frame.width, frame.height)
      depths[view.id] = view.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
    }
    self.rects = rects
    self.depths = depths
  }

  /// The frame of the view with this id; `nil` for what is no view of the row.
  func rect(of id: String) -> Scene.Rect? { rects[id] }

  /// How many superviews the view has in the row; the content view has none.
  func depth(of id: String) -> Int { depths[id] ?? 0 }
}
