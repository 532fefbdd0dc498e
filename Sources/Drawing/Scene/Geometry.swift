extension Scene {
  /// A point in the scene's coordinates, in points: x to the right, y down.
  public struct Point: Hashable, Sendable {
    /// To the right.
    public var x: Double
    /// Down.
    public var y: Double

    /// In points, `x` to the right and `y` downwards.
    public init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }

    /// The origin.
    public static let zero = Point(0, 0)
  }

  /// A size in points.
  public struct Size: Hashable, Sendable {
    /// Horizontal extent.
    public var width: Double
    /// Vertical extent.
    public var height: Double

    /// In points; nothing is checked here.
    public init(_ width: Double, _ height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// A rectangle in points; in a valid scene neither width nor height is negative.
  public struct Rect: Hashable, Sendable {
    /// Left edge.
    public var x: Double
    /// Top edge.
    public var y: Double
    /// Horizontal extent.
    public var width: Double
    /// Vertical extent.
    public var height: Double

    /// The rectangle with its top left corner at `x`, `y`.
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// Right edge.
    public var maxX: Double { x + width }
    /// Bottom edge.
    public var maxY: Double { y + height }

    /// The rectangle grown by `margin` points on every side; shrunk if `margin` is negative.
    public func outset(by margin: Double) -> Rect {
      Rect(x - margin, y - margin, width + 2 * margin, height + 2 * margin)
    }

    /// The smallest rectangle that contains both.
    public func union(_ other: Rect) -> Rect {
      let left = min(x, other.x)
      let top = min(y, other.y)
      return Rect(
        left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
    }

    /// The common part; nil if they do not even touch.
    public func intersection(_ other: Rect) -> Rect? {
      let left = max(x, other.x)
      let top = max(y, other.y)
      let right = min(maxX, other.maxX)
      let bottom = min(maxY, other.maxY)
      guard left <= right, top <= bottom else { return nil }
      return Rect(left, top, right - left, bottom - top)
    }

    /// Whether another lies in it; at its edges as well.
    public func contains(_ other: Rect) -> Bool {
      other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
    }
  }

  /// An affine transform: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty` (SVG's `matrix`).
  public struct Transform: Hashable, Sendable {
    /// Contribution of x to x'.
    public var a: Double
    /// Contribution of x to y'.
    public var b: Double
    /// Contribution of y to x'.
    public var c: Double
    /// Contribution of y to y'.
    public var d: Double
    /// Translation in x, in points.
    public var tx: Double
    /// Translation in y, in points.
    public var ty: Double

    /// Creates a transform from its six coefficients.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// The transform that changes nothing.
    public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// A translation in points.
    public static func translation(_ x: Double, _ y: Double) -> Transform {
      Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// A scale about the origin.
    public static func scale(_ x: Double, _ y: Double) -> Transform {
      Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Whether it is a translation, including by zero.
    public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// First `inner`, then this one: `(outer · inner)(p) == outer(inner(p))`.
    public func applied(after inner: Transform) -> Transform {
      Transform(
        a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
        c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
        tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
    }

    /// Where the point comes to lie: scaled, turned and skewed about the origin, then moved.
    public func apply(to point: Point) -> Point {
      Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
    }

    /// The inverse transform; nil if there is none.
    public var inverse: Transform? {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite else { return nil }
      return Transform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// The axis-aligned rectangle around the transformed corners of `rect`.
    public func bounds(of rect: Rect) -> Rect {
      let corners = [
        apply(to: Point(rect.x, rect.y)), apply(to: Point(rect.maxX, rect.y)),
        apply(to: Point(rect.x, rect.maxY)), apply(to: Point(rect.maxX, rect.maxY)),
      ]
      return Rect(enclosing: corners) ?? Rect(tx, ty, 0, 0)
    }
  }
}

extension Scene.Rect {
  /// The smallest rectangle that contains all `points`; nil if there are none.
  public init?(enclosing points: some Sequence<Scene.Point>) {
    var iterator = points.makeIterator()
    guard let first = iterator.next() else { return nil }
    var low = first
    var high = first
    while let point = iterator.next() {
      low = Scene.Point(min(low.x, point.x), min(low.y, point.y))
      high = Scene.Point(max(high.x, point.x), max(high.y, point.y))
    }
    self.init(low.x, low.y, high.x - low.x, high.y - low.y)
  }
}
