extension Scene {
  /// A place in points, y down.
  public struct Point: Hashable, Sendable {
    /// Rightwards.
    public var x: Double
    /// Downwards.
    public var y: Double

    /// The place at `x`, `y`.
    public init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }

    /// The origin.
    public static let zero = Point(0, 0)
  }

  /// An extent in points.
  public struct Size: Hashable, Sendable {
    /// Horizontal extent.
    public var width: Double
    /// Vertical extent.
    public var height: Double

    /// An extent of `width` by `height`.
    public init(_ width: Double, _ height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// A rectangle in points; width and height are not negative in a valid scene.
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

    /// The rectangle grown by `margin` on every side (shrunk where negative).
    public func outset(by margin: Double) -> Rect {
      Rect(x - margin, y - margin, width + 2 * margin, height + 2 * margin)
    }

    /// The smallest rectangle that holds both.
    public func union(_ other: Rect) -> Rect {
      let left = min(x, other.x)
      let top = min(y, other.y)
      return Rect(
        left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
    }

    /// The part both share, or nil where they do not even touch.
    public func intersection(_ other: Rect) -> Rect? {
      let left = max(x, other.x)
      let top = max(y, other.y)
      let right = min(maxX, other.maxX)
      let bottom = min(maxY, other.maxY)
      guard left <= right, top <= bottom else { return nil }
      return Rect(left, top, right - left, bottom - top)
    }
  }
}
