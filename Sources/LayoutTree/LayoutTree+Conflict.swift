extension LayoutTree {
  /// Required constraints that cannot hold together, and the one that was given up.
  public struct Conflict: Codable, Equatable, Sendable {
    /// A minimal set: leaving out any one of them lets the others hold. Ids of constraints.
    public var constraints: [String]
    /// The id of the member that the engine broke to go on.
    public var broken: String

    /// Why they contradict each other, as a sentence; `nil` where that was not worked out.
    public var reason: String?
    /// The sum of it alone: `20 + 8 + 41 = 69, not 44`.
    public var sum: String?
    /// What would end it, the least change first.
    public var repairs: [String]

    /// Makes a conflict from its parts.
    public init(
      constraints: [String], broken: String, reason: String? = nil, sum: String? = nil,
      repairs: [String] = []
    ) {
      self.constraints = constraints
      self.broken = broken
      self.reason = reason
      self.sum = sum
      self.repairs = repairs
    }

    /// Reads a conflict; one without a sum or repairs has none.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      constraints = try values.decode([String].self, forKey: .constraints)
      broken = try values.decode(String.self, forKey: .broken)
      reason = try values.decodeIfPresent(String.self, forKey: .reason)
      sum = try values.decodeIfPresent(String.self, forKey: .sum)
      repairs = try values.decodeIfPresent([String].self, forKey: .repairs) ?? []
    }
  }
}

extension LayoutTree.Conflict {
  /// Who conflicts and who gave way, words aside.
  var members: [String] { constraints + [broken] }
}
