import Scene

/// A stroke of upright and level lines only, put on the pixel grid: a line half a pixel off it would
/// be twice as thick and half as dark.
///
/// In pixels: the thickness is a whole number, at least one; lines of odd thickness run through the
/// middles of pixels, lines of even thickness between them. Nothing moves by more than half a pixel.
struct SnappedStroke {
  /// In the picture's pixels.
  let path: Scene.Path
  /// Likewise.
  let style: Scene.StrokeStyle

  /// The stroke on the grid; nil for one that has a slanting or curved line, or is itself turned.
  init?(_ path: Scene.Path, _ style: Scene.StrokeStyle, transform: Scene.Transform) {
    let scale = transform.a
    guard transform.isScale(scale), scale > 0, path.isRectilinear else { return nil }
    let width = max(1, (style.width * scale).rounded())
    let isOdd = width.truncatingRemainder(dividingBy: 2) == 1
    func snap(_ value: Double) -> Double {
      isOdd ? value.rounded(.down) + 0.5 : value.rounded()
    }
    func place(_ point: Scene.Point) -> Scene.Point {
      let mapped = transform.apply(to: point)
      return Scene.Point(snap(mapped.x), snap(mapped.y))
    }
    self.path = Scene.Path(
      path.elements.compactMap { element in
        switch element {
        case .move(let end): .move(place(end))
        case .line(let end): .line(place(end))
        case .close: .close
        case .quadratic, .cubic: nil  // A rectilinear path has none.
        }
      })
    self.style = Scene.StrokeStyle(
      width: width, dash: style.dash.map { $0 * scale }, cap: style.cap, join: style.join)
  }
}

extension Scene.Path {
  /// True when every line is upright or level, the closing ones included.
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
