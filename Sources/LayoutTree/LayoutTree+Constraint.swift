extension LayoutTree {
  /// One constraint of a scene: `first relation multiplier × second + constant`.
  public struct Constraint: Codable, Equatable, Sendable {
    /// The constraint's identifier, or its equation where it has none. Unique in its scene.
    public var id: String
    /// The anchor on the left, `view.attribute`.
    public var first: String
    /// How the two sides compare.
    public var relation: Relation
    /// The anchor on the right; `nil` for a constant size.
    public var second: String?
    /// The factor of the right-hand anchor.
    public var multiplier: Double
    /// The distance in points.
    public var constant: Double
    /// 1...1000, where 1000 is required.
    public var priority: Double
    /// By how many points the constraint does not hold; never negative.
    public var violation: Double
    /// Whether the engine gave this constraint up to resolve a conflict.
    public var isBroken: Bool

    /// Makes a constraint from its parts.
    public init(
      id: String, first: String, relation: Relation, second: String? = nil,
      multiplier: Double = 1, constant: Double = 0, priority: Double = 1000,
      violation: Double = 0, isBroken: Bool = false
    ) {
      self.id = id
      self.first = first
      self.relation = relation
      self.second = second
      self.multiplier = multiplier
      self.constant = constant
      self.priority = priority
      self.violation = violation
      self.isBroken = isBroken
    }

    private enum CodingKeys: String, CodingKey {
      case id, first, relation, second, multiplier, constant, priority, violation
      case isBroken = "broken"
    }
  }

  /// The three relations, spelled as in an equation.
  public enum Relation: String, Codable, Sendable {
    /// The sides are equal.
    case equal = "=="
    /// The left side is at most the right.
    case lessThanOrEqual = "<="
    /// The left side is at least the right.
    case greaterThanOrEqual = ">="
  }
}

extension LayoutTree.Constraint {
  /// Whether the constraint must hold (priority 1000).
  public var isRequired: Bool { priority >= 1000 }
}
