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
    geometry.markedViews.compactMap { view in
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
      .rectangle(box), palette.intrinsic, .dotted)
    return DiagramMark(
      id: view.id, title: "\(view.id), content \(fit.size)\(fit.differences)",
      nodes: [outline] + fit.arrows.flatMap { arrow($0) }, bounds: fit.arrows.map(\.bounds),
      badge: fit.isExact && input.layers.contains(.frames) ? nil : badge(fit, box))
  }

  /// The content's size and what became of it, unless the frame is that size and already told.
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
    let top = box.y + size.height / 2, bottom = box.maxY - size.height / 2
    let after = box.maxX + size.width / 2 + 5, before = box.x - size.width / 2 - 5
    let beside = [box.y + box.height / 2, top, bottom].flatMap { y in
      [Scene.Point(after, y), Scene.Point(before, y)]
    }
    let inside = [Scene.Point(right, bottom), Scene.Point(right, top)]
    return outside + beside + inside
  }
}

/// A view's content size against the frame it got.
struct ContentFit {
  /// From an edge of the content to that of the view, along an axis.
  struct Arrow {
    let axis: Axis
    let from: Double
    let to: Double
    let across: Double

    /// The room it takes.
    var bounds: Scene.Rect {
      axis.rect(min(from, to)...max(from, to), (across - 2)...(across + 2))
    }
  }

  /// One axis: what the content asks for and what it got.
  private struct Side {
    let axis: Axis
    /// `nil` where the content asks for nothing.
    let intrinsic: Double?
    let got: Double
    let hugging: Double
    let compression: Double

    /// By how much the view is larger; 0 where it is just right or the content does not care.
    var excess: Double {
      let excess = got - (intrinsic ?? got)
      return Tolerance.isZero(excess) ? 0 : excess
    }
  }

  /// The box of the content, as far as the view has room for it, in the row's coordinates: at the
  /// leading edge of the view, in the middle of its height, as a label draws its text.
  let box: Scene.Rect
  private let frame: Scene.Rect
  private let sides: [Side]
  private let isRightToLeft: Bool

  /// How `content` fits into `view`, whose rounded frame in the row is `rect`.
  init(
    _ content: LayoutTree.ContentSize, in view: LayoutTree.View, _ rect: Scene.Rect,
    isRightToLeft: Bool
  ) {
    let insets = view.details?.alignment ?? .zero
    frame = Scene.Rect(
      rect.x + insets.left, rect.y + insets.top, rect.width - insets.left - insets.right,
      rect.height - insets.top - insets.bottom)
    sides = [
      Side(
        axis: .horizontal, intrinsic: content.width,
        got: view.unrounded.width - insets.left - insets.right,
        hugging: content.hugging.horizontal, compression: content.compression.horizontal),
      Side(
        axis: .vertical, intrinsic: content.height,
        got: view.unrounded.height - insets.top - insets.bottom,
        hugging: content.hugging.vertical, compression: content.compression.vertical),
    ]
    self.isRightToLeft = isRightToLeft
    // What fits is drawn at the frame's own, rounded, size.
    let width = sides[0].excess > 0 ? sides[0].intrinsic ?? frame.width : frame.width
    let height = sides[1].excess > 0 ? sides[1].intrinsic ?? frame.height : frame.height
    box = Scene.Rect(
      isRightToLeft ? frame.maxX - width : frame.x, frame.y + (frame.height - height) / 2, width,
      height)
  }

  /// Whether the view is as its content asks, both ways.
  var isExact: Bool { sides.allSatisfy { $0.intrinsic != nil && $0.excess == 0 } }

  /// `41.5 × 20.5`; a dash where the content asks for nothing.
  var size: String {
    sides.map { $0.intrinsic.map(readable) ?? "–" }.joined(separator: " × ")
  }

  /// ` ↔ +238.5 @250 ↕ −20 @750`: by how much the view differs, and the hugging or compression
  /// resistance that was overruled.
  var differences: String {
    sides.filter { $0.excess != 0 }.map { side in
      let sign = side.axis == .horizontal ? "↔" : "↕"
      let amount = (side.excess > 0 ? "+" : "") + typographic(side.excess)
      return " \(sign) \(amount) @\(readable(side.excess > 0 ? side.hugging : side.compression))"
    }.joined()
  }

  /// Arrows from the content's edges to the view's where it was stretched, short ones against the
  /// view's edges where it was squeezed.
  var arrows: [Arrow] {
    sides.filter { $0.excess != 0 }.flatMap { side -> [Arrow] in
      let inner = side.axis.span(of: box), outer = side.axis.span(of: frame)
      let across = side.axis.across.span(of: box).at(0.5)
      let ends =
        side.excess > 0
        ? [(inner.lowerBound, outer.lowerBound), (inner.upperBound, outer.upperBound)]
        : [
          (outer.lowerBound - Self.squeeze, outer.lowerBound),
          (outer.upperBound + Self.squeeze, outer.upperBound),
        ]
      return ends.filter { abs($0.0 - $0.1) >= Self.shortest }
        .map { Arrow(axis: side.axis, from: $0.0, to: $0.1, across: across) }
    }
  }

  /// The length of arrows against a view that was squeezed, and of the shortest that is drawn.
  private static let squeeze = 7.0
  private static let shortest = 2.5
}
