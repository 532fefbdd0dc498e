import Numbers
import Scene

/// The state in which a node is painted; groups pass it to their children.
struct PaintState {
  /// The transform from the node's coordinates to the picture's pixels.
  var transform: Scene.Transform
  /// The part of the node's coordinates that the band shows.
  var visible: Scene.Rect
  /// The band's pixels that may be painted directly; nil inside a group with a clip or opacity that
  /// Cairo handles, which direct writes would bypass.
  var pixels: PixelRect?

  /// The state inside `group`; nil if no part of it is visible.
  func entering(_ group: Scene.Group, bandTop: Int) -> PaintState? {
    guard let inverse = group.transform.inverse else { return nil }
    var inner = self
    inner.transform = transform.applied(after: group.transform)
    inner.visible = inverse.bounds(of: visible)
    if group.opacity < 1 { inner.pixels = nil }
    if let clip = group.clip {
      guard let bounds = clip.bounds, let seen = inner.visible.intersection(bounds) else {
        return nil
      }
      inner.visible = seen
      inner.pixels = inner.pixels.flatMap { pixels in
        inner.wholePixels(of: clip, bandTop: bandTop).map { pixels.intersection($0) }
      }
    }
    return inner
  }

  /// The pixels of a path that is an axis-aligned rectangle on the pixel grid; nil for any other.
  func wholePixels(of path: Scene.Path, bandTop: Int) -> PixelRect? {
    guard transform.isUpright, let rect = path.asRectangle else { return nil }
    let first = transform.apply(to: Scene.Point(rect.x, rect.y))
    let end = transform.apply(to: Scene.Point(rect.maxX, rect.maxY))
    guard let left = first.x.asWholePixel, let top = first.y.asWholePixel,
      let right = end.x.asWholePixel, let bottom = end.y.asWholePixel
    else { return nil }
    return PixelRect(left: left, top: top - bandTop, right: right, bottom: bottom - bandTop)
  }
}

extension Double {
  /// The pixel boundary at a coordinate, allowing for rounding errors; nil if there is none.
  fileprivate var asWholePixel: Int? {
    let whole = rounded()
    return Tolerance.sameLength(self, whole) && abs(whole) < 1e9 ? Int(whole) : nil
  }
}

extension Scene.Transform {
  /// Whether it is a translation and positive scale: axis-aligned rectangles stay so.
  fileprivate var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// Whether it is a translation and a scale by `factor` on both axes.
  func isScale(_ factor: Double) -> Bool { b == 0 && c == 0 && a == factor && d == factor }
}

/// A stroke of horizontal and vertical lines, aligned to the pixel grid: a line half a pixel off it
/// would be twice as thick and half as dark.
///
/// In pixels: the thickness is a whole number, at least one; lines of odd thickness are centred on
/// pixels, lines of even thickness on pixel boundaries. Nothing moves by more than half a pixel.
struct SnappedStroke {
  /// In the picture's pixels.
  let path: Scene.Path
  /// Likewise.
  let style: Scene.StrokeStyle

  /// The aligned stroke; nil if a line is slanting or curved, or the transform rotates.
  init?(_ path: Scene.Path, _ style: Scene.StrokeStyle, transform: Scene.Transform) {
    let scale = transform.a
    guard transform.isScale(scale), scale > 0, path.isRectilinear else { return nil }
    let width = max(1, (style.width * scale).rounded())
    let isOdd = width.truncatingRemainder(dividingBy: 2) == 1
    func snap(_ value: Double) -> Double {
      isOdd ? value.rounded(.down) + 0.5 : value.rounded()
    }
    func snapped(_ point: Scene.Point) -> Scene.Point {
      let mapped = transform.apply(to: point)
      return Scene.Point(snap(mapped.x), snap(mapped.y))
    }
    self.path = Scene.Path(
      path.elements.compactMap { element in
        switch element {
        case .move(let end): .move(snapped(end))
        case .line(let end): .line(snapped(end))
        case .close: .close
        case .quadratic, .cubic: nil  // A rectilinear path has none.
        }
      })
    self.style = Scene.StrokeStyle(
      width: width, dash: style.dash.map { $0 * scale }, cap: style.cap, join: style.join)
  }
}

extension Scene.Path {
  /// Whether every line is horizontal or vertical, including the closing ones.
  fileprivate var isRectilinear: Bool {
    var start = Scene.Point.zero
    var pen = Scene.Point.zero
    for element in elements {
      let from = pen
      switch element {
      case .move(let end):
        start = end
        pen = end
        continue
      case .line(let end): pen = end
      case .close: pen = start
      case .quadratic, .cubic: return false
      }
      guard from.x == pen.x || from.y == pen.y else { return false }
    }
    return true
  }
}
