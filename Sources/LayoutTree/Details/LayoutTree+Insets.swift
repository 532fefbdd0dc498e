extension LayoutTree {
  /// Distances inward from the edges of a rectangle, in points.
  ///
  /// Written as the four numbers `[top, left, bottom, right]`, UIKit's order.
  public struct Insets: Codable, Equatable, Sendable {
    /// Inset of the top edge.
    public var top: Double
    /// Inset of the left edge.
    public var left: Double
    /// Inset of the bottom edge.
    public var bottom: Double
    /// Inset of the right edge.
    public var right: Double

    /// No inset on any edge.
    public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

    /// Insets of the four edges.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    /// Reads `[top, left, bottom, right]`.
    public init(from decoder: any Decoder) throws {
      var numbers = try decoder.unkeyedContainer()
      top = try numbers.decode(Double.self)
      left = try numbers.decode(Double.self)
      bottom = try numbers.decode(Double.self)
      right = try numbers.decode(Double.self)
    }

    /// Writes `[top, left, bottom, right]`.
    public func encode(to encoder: any Encoder) throws {
      var numbers = encoder.unkeyedContainer()
      for number in [top, left, bottom, right] { try numbers.encode(number) }
    }
  }
}
