extension LayoutTree {
  /// Where the first and the last line of text stand, in points below the top of the view's
  /// alignment rectangle, before rounding.
  public struct Baselines: Codable, Equatable, Sendable {
    /// The baseline of the first line.
    public var first: Double
    /// The baseline of the last line; that of the first where there is but one.
    public var last: Double

    /// Both baselines.
    public init(first: Double, last: Double) {
      self.first = first
      self.last = last
    }
  }
}
