extension LayoutTree {
  /// A rectangle in points, y down, in the coordinates of the view's superview.
  ///
  /// Written as the four numbers `[x, y, width, height]`.
  public struct Frame: Codable, Equatable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The horizontal extent.
    public var width: Double
    /// The vertical extent.
    public var height: Double

    /// A frame from its origin and size.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// Reads `[x, y, width, height]`.
    public init(from decoder: any Decoder) throws {
      var numbers = try decoder.unkeyedContainer()
      x = try numbers.decode(Double.self)
      y = try numbers.decode(Double.self)
      width = try numbers.decode(Double.self)
      height = try numbers.decode(Double.self)
    }

    /// Writes `[x, y, width, height]`.
    public func encode(to encoder: any Encoder) throws {
      var numbers = encoder.unkeyedContainer()
      for number in [x, y, width, height] { try numbers.encode(number) }
    }

    /// The four numbers with their names, in the order in which they are told.
    static var components: [(String, KeyPath<Self, Double>)] {
      [("x", \.x), ("y", \.y), ("width", \.width), ("height", \.height)]
    }
  }
}
