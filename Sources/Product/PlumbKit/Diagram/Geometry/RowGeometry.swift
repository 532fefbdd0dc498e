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
  /// What views bring into the layout, for those of which it was read.
  private let details: [String: LayoutTree.View.Details]

  /// The geometry of `scene` in a table of `width` points.
  init(_ scene: LayoutTree.Scene, width: Double, isRightToLeft: Bool = false) {
    self.scene = scene
    self.isRightToLeft = isRightToLeft
    bounds = Scene.Rect(0, 0, width, scene.height)
    var rects: [String: Scene.Rect] = [:]
    var depths: [String: Int] = [:]
    var details: [String: LayoutTree.View.Details] = [:]
    for view in scene.views {
      let origin = view.parent.flatMap { rects[$0] }
      let frame = view.frame
      rects[view.id] = Scene.Rect(
        frame.x + (origin?.x ?? 0), frame.y + (origin?.y ?? 0), frame.width, frame.height)
      details[view.id] = view.details
      depths[view.id] = view.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
    }
    self.rects = rects
    self.depths = depths
    self.details = details
  }

  /// The frame of the view with this id; `nil` for what is no view of the row.
  func rect(of id: String) -> Scene.Rect? { rects[id] }

  /// How many superviews the view has in the row; the content view has none.
  func depth(of id: String) -> Int { depths[id] ?? 0 }

  /// How far a margin of the view is from its edge at `fraction` of the axis, 0 the low edge and 1
  /// the high one; `nil` where that was not read.
  func margin(of id: String, _ axis: Axis, _ fraction: Double) -> Double? {
    guard let margins = details[id]?.margins else { return nil }
    switch axis {
    case .horizontal: return fraction == 0 ? margins.left : margins.right
    case .vertical: return fraction == 0 ? margins.top : margins.bottom
    }
  }

  /// Where the view's text stands; `nil` where it has none, or that was not read.
  func baseline(of id: String, isFirst: Bool) -> Double? {
    guard let rect = rects[id], let details = details[id], let lines = details.baselines else {
      return nil
    }
    return rect.y + details.alignment.top + (isFirst ? lines.first : lines.last)
  }
}
