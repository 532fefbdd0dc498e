import LayoutTree
import Scene

/// The layer `intrinsic`: the size that each view's content asks for, as a dotted box over the
/// frame, with arrows where the view is larger or smaller, and the priority that was overruled.
///
/// A filled badge: both width and height of the view are its content's.
struct IntrinsicLayer {
  let input: LayerInput

  private var geometry: RowGeometry { input.geometry }
  private var palette: DiagramPalette { input.palette }

  /// A mark for each view with a content size, in pre-order. Collapsed views are left out.
  var marks: [DiagramMark] {
    geometry.shownViews.compactMap { view in
      guard let content = view.details?.content, let rect = geometry.rect(of: view.id),
        rect.width > 0 || rect.height > 0
      else { return nil }
      return mark(
        view, ContentFit(content, in: view, rect, isRightToLeft: geometry.isRightToLeft))
    }
  }

  private func mark(_ view: LayoutTree.View, _ fit: ContentFit) -> DiagramMark {
    let box = fit.box
    let outline = Scene.Node.stroke(
      .rectangle(box), palette.intrinsic, .init(width: 1, dash: [0.01, 2], cap: .round))
    return DiagramMark(
      id: view.id, title: "\(view.id), content \(fit.size)\(fit.differences)",
      nodes: [outline] + fit.arrows.flatMap { arrow($0) }, bounds: fit.arrows.map(\.bounds),
      badge: fit.isExact && input.layers.contains(.frames) ? nil : badge(fit, box))
  }

  /// The content's size, and what became of it. Where the frame is just that and told already, it
  /// is not said again.
  private func badge(_ fit: ContentFit, _ box: Scene.Rect) -> Badge {
    Badge(
      text: fit.size + fit.differences, style: fit.isExact ? .tag : .pill,
      color: palette.intrinsic,
      anchors: [box.y + box.height / 2, box.y, box.maxY].map {
        .init(left: .init(box.x, $0), right: .init(box.maxX, $0))
      }, spots: { Self.spots(box, $0) })
  }

  /// From the content's edge to the view's.
  private func arrow(_ arrow: ContentFit.Arrow) -> [Scene.Node] {
    let from = arrow.axis.point(arrow.from, arrow.across)
    let to = arrow.axis.point(arrow.to, arrow.across)
    let way = arrow.to > arrow.from ? 1.0 : -1.0
    let head = min(3.5, abs(arrow.to - arrow.from))
    let base = arrow.to - way * head
    return [
      .stroke(.segment(from, to), palette.intrinsic, .init(width: 0.75)),
      .fill(
        .polygon([
          to, arrow.axis.point(base, arrow.across - 2), arrow.axis.point(base, arrow.across + 2),
        ]), palette.intrinsic),
    ]
  }

  /// Below the box, above it, then in its corners and beside it.
  private static func spots(_ box: Scene.Rect, _ size: Scene.Size) -> [Scene.Point] {
    let left = box.x + size.width / 2, right = box.maxX - size.width / 2
    let above = box.y - size.height / 2 - 1, below = box.maxY + size.height / 2 + 1
    let outside = [left, right].flatMap { x in [below, above].map { Scene.Point(x, $0) } }
    let beside = [box.y + box.height / 2, box.y + size.height / 2, box.maxY - size.height / 2]
      .flatMap { y in
        [box.maxX + size.width / 2 + 5, box.x - size.width / 2 - 5].map { Scene.Point($0, y) }
      }
    let inside = [
      Scene.Point(right, box.maxY - size.height / 2), Scene.Point(right, box.y + size.height / 2),
    ]
    return outside + beside + inside
  }
}
