import LayoutTree
import Scene

/// The bands between a rectangle and the same less some insets: top and bottom over the whole
/// width, left and right between them.
struct InsetBands {
  /// One of the four.
  struct Band {
    enum Edge: String { case top, left, bottom, right }

    let edge: Edge
    let inset: Double
    let rect: Scene.Rect
    /// The whole of what the insets are of.
    let outer: Scene.Rect

    private static let fractions = [0.5, 0.25, 0.75, 0.125, 0.875]

    /// Places along the middle of the band, corners included, the best first.
    var places: [Scene.Point] {
      Self.fractions.map { along in
        edge == .top || edge == .bottom
          ? Scene.Point(rect.x + rect.width * along, rect.y + rect.height / 2)
          : Scene.Point(rect.x + rect.width / 2, outer.y + outer.height * along)
      }
    }
  }

  /// Bands that are not empty, in UIKit's order: top, left, bottom, right.
  let bands: [Band]
  /// What the insets leave.
  let inner: Scene.Rect

  /// The bands of `rect` inside its edges.
  init(_ rect: Scene.Rect, _ insets: LayoutTree.Insets) {
    let top = min(max(0, insets.top), rect.height)
    let bottom = min(max(0, insets.bottom), rect.height - top)
    let left = min(max(0, insets.left), rect.width)
    let right = min(max(0, insets.right), rect.width - left)
    let height = rect.height - top - bottom
    inner = Scene.Rect(rect.x + left, rect.y + top, rect.width - left - right, height)
    bands = [
      Band(
        edge: .top, inset: insets.top, rect: .init(rect.x, rect.y, rect.width, top), outer: rect),
      Band(
        edge: .left, inset: insets.left, rect: .init(rect.x, inner.y, left, height), outer: rect),
      Band(
        edge: .bottom, inset: insets.bottom, rect: .init(rect.x, inner.maxY, rect.width, bottom),
        outer: rect),
      Band(
        edge: .right, inset: insets.right, rect: .init(inner.maxX, inner.y, right, height),
        outer: rect),
    ].filter { $0.inset != 0 && $0.rect.width > 0 && $0.rect.height > 0 }
  }
}
