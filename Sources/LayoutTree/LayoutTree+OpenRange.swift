extension LayoutTree {
  /// A place or size that constraints leave open, and the values that they allow it.
  public struct OpenRange: Codable, Equatable, Sendable {
    /// What is open.
    public enum Dimension: String, Codable, CaseIterable, Sendable {
      /// A place, in the superview's coordinates.
      case x, y
      /// An extent.
      case width, height
    }

    /// What is open.
    public var dimension: Dimension
    /// The lower end, in points; `nil` where nothing bounds it.
    public var least: Double?
    /// The upper end, in points; `nil` where nothing bounds it.
    public var greatest: Double?

    /// A range from its parts.
    public init(_ dimension: Dimension, least: Double?, greatest: Double?) {
      self.dimension = dimension
      self.least = least
      self.greatest = greatest
    }
  }
}

extension LayoutTree.OpenRange: CustomStringConvertible {
  /// `height 0 … 41`; an open end is `any`.
  public var description: String {
    if least == nil, greatest == nil { return "\(dimension.rawValue) any" }
    let ends = [least, greatest].map { $0.map { readable($0) } ?? "any" }
    return "\(dimension.rawValue) \(ends[0]) … \(ends[1])"
  }
}
