extension LayoutTree {
  /// What a view's content asks for: its intrinsic size, and how strongly it holds on to it.
  ///
  /// The layout takes it as `size <= intrinsic` at the hugging and `size >= intrinsic` at the
  /// compression resistance priority, along each axis.
  public struct ContentSize: Codable, Equatable, Sendable {
    /// The width in points, at the width that text wraps at; `nil` where the content asks for none.
    public var width: Double?
    /// The height in points; `nil` where the content asks for none.
    public var height: Double?
    /// Hugging priorities: against being stretched.
    public var hugging: Priorities
    /// Compression resistance priorities.
    public var compression: Priorities

    /// A content size from its parts.
    public init(
      width: Double?, height: Double?, hugging: Priorities = .init(horizontal: 250, vertical: 250),
      compression: Priorities = .init(horizontal: 750, vertical: 750)
    ) {
      self.width = width
      self.height = height
      self.hugging = hugging
      self.compression = compression
    }
  }

  /// A priority for each axis. Written as the two numbers `[horizontal, vertical]`.
  public struct Priorities: Codable, Equatable, Sendable {
    /// Across.
    public var horizontal: Double
    /// Down.
    public var vertical: Double

    /// The priorities of both axes.
    public init(horizontal: Double, vertical: Double) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// Reads `[horizontal, vertical]`.
    public init(from decoder: any Decoder) throws {
      var numbers = try decoder.unkeyedContainer()
      horizontal = try numbers.decode(Double.self)
      vertical = try numbers.decode(Double.self)
    }

    /// Writes `[horizontal, vertical]`.
    public func encode(to encoder: any Encoder) throws {
      var numbers = encoder.unkeyedContainer()
      try numbers.encode(horizontal)
      try numbers.encode(vertical)
    }
  }
}
