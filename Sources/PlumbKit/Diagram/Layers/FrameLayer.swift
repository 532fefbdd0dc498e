import LayoutTree
import Scene

/// The layer `frames`: each view's outline, in a colour for its depth, with name and size.
/// A view that is ambiguous is hatched and says so.
struct FrameLayer {
  let geometry: RowGeometry
  let palette: DiagramPalette

  /// A mark for each view of the row, in pre-order; the content view first.
  var marks: [DiagramMark] {
    geometry.scene.views.compactMap { view in
      geometry.rect(of: view.id).map { mark(view, $0) }
    }
  }

  private func mark(_ view: LayoutTree.View, _ rect: Scene.Rect) -> DiagramMark {
    let color =
      view.isAmbiguous
      ? palette.broken : palette.frame(depth: geometry.depth(of: view.id))
    let size = "\(readable(rect.width)) × \(readable(rect.height))"
    let warning = view.isAmbiguous ? " ambiguous" : ""
    return DiagramMark(
      id: view.id,
      title:
        "\(view.id), \(view.className), \(size) at \(readable(rect.x)), \(readable(rect.y))\(warning)",
      nodes: outline(rect, color) + (view.isAmbiguous ? [Hatching.node(in: rect, color)] : []),
      bounds: [], badge: badge("\(view.id) \(size)\(warning)", rect, color))
  }

  /// Inside the edge, so that neighbours that touch keep a line each.
  private func outline(_ rect: Scene.Rect, _ color: Scene.Color) -> [Scene.Node] {
    [.stroke(.rectangle(rect.outset(by: -0.375)), color, .init(width: 0.75))]
  }

  private func badge(_ text: String, _ rect: Scene.Rect, _ color: Scene.Color) -> Badge {
    let inset = min(rect.height / 2, BadgeText.height / 2)
    return Badge(
      text: text, style: .filled, color: color,
      anchors: [rect.y + inset, rect.y + rect.height / 2, rect.maxY - inset].map {
        .init(left: Scene.Point(rect.x, $0), right: Scene.Point(rect.maxX, $0))
      },
      spots: { size in Self.corners(of: rect, size) })
  }

  /// Centres of a badge in the corners of `rect`, along its edges, and just outside.
  private static func corners(of rect: Scene.Rect, _ size: Scene.Size) -> [Scene.Point] {
    let left = rect.x + size.width / 2, right = rect.maxX - size.width / 2
    let top = rect.y + size.height / 2, bottom = rect.maxY - size.height / 2
    let middle = rect.x + rect.width / 2
    let above = rect.y - size.height / 2, below = rect.maxY + size.height / 2
    let fits = size.width <= rect.width && size.height <= rect.height
    let inside = [
      Scene.Point(right, top), Scene.Point(right, bottom), Scene.Point(left, bottom),
      Scene.Point(left, top), Scene.Point(middle, top), Scene.Point(middle, bottom),
    ]
    let outside = [
      Scene.Point(left, above), Scene.Point(left, below), Scene.Point(right, above),
      Scene.Point(right, below),
    ]
    return (fits ? inside : []) + outside
  }
}
