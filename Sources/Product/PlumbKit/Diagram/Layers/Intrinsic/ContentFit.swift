import LayoutTree
import Scene

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
    let wish: Double?
    let got: Double
    let hugging: Double
    let compression: Double

    /// By how much the view is larger; 0 where it is just right or the content does not care.
    var excess: Double {
      let excess = got - (wish ?? got)
      return abs(excess) < 1e-6 ? 0 : excess
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
        axis: .horizontal, wish: content.width,
        got: view.unrounded.width - insets.left - insets.right,
        hugging: content.hugging.horizontal, compression: content.compression.horizontal),
      Side(
        axis: .vertical, wish: content.height,
        got: view.unrounded.height - insets.top - insets.bottom,
        hugging: content.hugging.vertical, compression: content.compression.vertical),
    ]
    self.isRightToLeft = isRightToLeft
    // What fits is drawn at the frame's own, rounded, size.
    let width = sides[0].excess > 0 ? sides[0].wish ?? frame.width : frame.width
    let height = sides[1].excess > 0 ? sides[1].wish ?? frame.height : frame.height
    box = Scene.Rect(
      isRightToLeft ? frame.maxX - width : frame.x, frame.y + (frame.height - height) / 2, width,
      height)
  }

  /// Whether the view is as its content asks, both ways.
  var isExact: Bool { sides.allSatisfy { $0.wish != nil && $0.excess == 0 } }

  /// `41.5 × 20.5`; a dash where the content asks for nothing.
  var size: String {
    sides.map { $0.wish.map(readable) ?? "–" }.joined(separator: " × ")
  }

  /// ` ↔ +238.5 @250 ↕ −20 @750`: by how much the view differs, and the hugging or compression
  /// resistance that was overruled.
  var differences: String {
    sides.filter { $0.excess != 0 }.map { side in
      let sign = side.axis == .horizontal ? "↔" : "↕"
      let amount = (side.excess > 0 ? "+" : "") + LinkWording.signed(side.excess)
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
