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
    return PixelRect(left: left, top: top, right: right, bottom: bottom).inBand(from: bandTop)
  }
}

extension Double {
  /// The pixel boundary at a coordinate, allowing for rounding errors; nil if there is none.
  fileprivate var asWholePixel: Int? {
    let whole = rounded()
    return Tolerance.sameLength(self, whole) && abs(whole) < PixelRect.farthest ? Int(whole) : nil
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
  /// Its width and dashes are in the picture's pixels.
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

/// The part of a long dashed line that a band can show.
///
/// Cairo walks every dash of a path to find those inside a surface. A band that gets the whole of
/// a tall picture's line again makes the picture cost the square of its height; a band that gets
/// the part near it, with the dashes where they would have been, costs what it shows.
struct VisibleStroke {
  /// A part of the path, and how far along the pattern of dashes it begins.
  struct Piece {
    var elements: [Scene.Path.Element]
    let offset: Double
  }

  /// Paths of at most so many patterns are stroked as they are, with Cairo's own pixels.
  private static let wholePatterns = 2000.0

  /// Nil where the path is to be stroked as it is: solid, short or curved. `visible`: in the path's
  /// coordinates.
  static func pieces(
    of path: Scene.Path, _ style: Scene.StrokeStyle, in visible: Scene.Rect
  ) -> [Piece]? {
    // An odd pattern repeats with dashes and gaps exchanged.
    let period = style.dash.reduce(0, +) * (style.dash.count % 2 == 0 ? 1 : 2)
    guard period > 0, path.length.map({ $0 > period * wholePatterns }) ?? false else { return nil }
    var cut = Cut(period: period, visible: visible.outset(by: period + style.width * 10))
    for element in path.elements { cut.add(element) }
    return cut.pieces
  }

  private struct Cut {
    let period: Double
    let visible: Scene.Rect
    private(set) var pieces: [Piece] = []
    private var start = Scene.Point.zero
    private var pen = Scene.Point.zero
    /// The way along the present part of the path; dashes begin anew where the pen moves.
    private var travelled = 0.0
    /// Whether the last piece ends at the pen.
    private var isOpen = false

    init(period: Double, visible: Scene.Rect) {
      self.period = period
      self.visible = visible
    }

    mutating func add(_ element: Scene.Path.Element) {
      switch element {
      case .move(let end):
        (start, pen, travelled, isOpen) = (end, end, 0, false)
      case .line(let end): line(to: end)
      case .close: line(to: start)
      case .quadratic, .cubic: break
      }
    }

    private mutating func line(to end: Scene.Point) {
      let length = pen.distance(to: end)
      defer {
        pen = end
        travelled += length
      }
      guard length > 0, let range = visible.range(from: pen, to: end) else {
        isOpen = isOpen && length == 0
        return
      }
      // A cut lies a whole number of patterns along, so that rounding does not move the dashes.
      let first = isOpen ? 0 : (range.lowerBound * length / period).rounded(.down) * period
      let last = min(length, ((range.upperBound * length / period).rounded(.up) + 1) * period)
      if !isOpen {
        let offset = (travelled + first).truncatingRemainder(dividingBy: period)
        pieces.append(Piece(elements: [.move(point(first, of: length, end))], offset: offset))
      }
      pieces[pieces.count - 1].elements.append(.line(point(last, of: length, end)))
      isOpen = last == length
    }

    private func point(_ distance: Double, of length: Double, _ end: Scene.Point) -> Scene.Point {
      if distance == length { return end }
      let part = distance / length
      return Scene.Point(pen.x + (end.x - pen.x) * part, pen.y + (end.y - pen.y) * part)
    }
  }
}

extension Scene.Path {
  /// The length of a path of straight lines; nil with a curve in it.
  fileprivate var length: Double? {
    var start = Scene.Point.zero, pen = Scene.Point.zero
    var length = 0.0
    for element in elements {
      switch element {
      case .move(let end): (start, pen) = (end, end)
      case .line(let end):
        length += pen.distance(to: end)
        pen = end
      case .close:
        length += pen.distance(to: start)
        pen = start
      case .quadratic, .cubic: return nil
      }
    }
    return length
  }
}

extension Scene.Point {
  fileprivate func distance(to other: Scene.Point) -> Double {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}

extension Scene.Rect {
  /// The part of a line in the rectangle, as fractions of its length (Liang and Barsky), or nil.
  fileprivate func range(from a: Scene.Point, to b: Scene.Point) -> ClosedRange<Double>? {
    var low = 0.0, high = 1.0
    for (delta, start, near, far) in [(b.x - a.x, a.x, x, maxX), (b.y - a.y, a.y, y, maxY)] {
      if delta == 0 {
        guard start >= near, start <= far else { return nil }
        continue
      }
      let ends = [(near - start) / delta, (far - start) / delta].sorted()
      low = max(low, ends[0])
      high = min(high, ends[1])
    }
    return low <= high ? low...high : nil
  }
}
