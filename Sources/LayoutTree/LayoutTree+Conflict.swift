extension LayoutTree {
  /// Required constraints that cannot hold together, and the one that was given up.
  public struct Conflict: Codable, Equatable, Sendable {
    /// A minimal set: leaving out any one of them lets the others hold. Ids of constraints.
    public var constraints: [String]
    /// The id of the member that the engine broke to go on.
    public var broken: String

    /// Makes a conflict from its parts.
    public init(constraints: [String], broken: String) {
      self.constraints = constraints
      self.broken = broken
    }
  }
}
