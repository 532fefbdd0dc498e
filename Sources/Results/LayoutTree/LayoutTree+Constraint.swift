extension LayoutTree {
  /// One constraint of a scene: `first relation multiplier × second + constant`.
  public struct Constraint: Codable, Equatable, Sendable {
    /// The constraint's identifier, or its equation where it has none. Unique in its scene.
    public var id: String
    /// The anchor on the left.
    public var first: Anchor
    /// How the two sides compare.
    public var relation: Relation
    /// The anchor on the right; `nil` for a constant size.
    public var second: Anchor?
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
    /// Who made the constraint. JSON does not have it: a tree that is read infers it from the id.
    public var origin: Origin
    /// Where the source declares the constraint; nil for code's. JSON does not have it.
    public var position: SourcePosition?

    /// Makes a constraint from its parts; without an origin it has that of its id.
    public init(
      id: String, first: Anchor, relation: Relation, second: Anchor? = nil,
      multiplier: Double = 1, constant: Double = 0, priority: Double = PriorityScale.required,
      violation: Double = 0, isBroken: Bool = false, origin: Origin? = nil,
      position: SourcePosition? = nil
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
      self.origin = origin ?? Origin(identifier: id)
      self.position = position
    }

    /// Reads a constraint; keys that are not there have their usual values.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        id: try values.decode(String.self, forKey: .id),
        first: try values.decode(Anchor.self, forKey: .first),
        relation: try values.decode(Relation.self, forKey: .relation),
        second: try values.decodeIfPresent(Anchor.self, forKey: .second),
        multiplier: try values.decodeIfPresent(Double.self, forKey: .multiplier) ?? 1,
        constant: try values.decodeIfPresent(Double.self, forKey: .constant) ?? 0,
        priority: try values.decodeIfPresent(Double.self, forKey: .priority)
          ?? PriorityScale.required,
        violation: try values.decodeIfPresent(Double.self, forKey: .violation) ?? 0,
        isBroken: try values.decodeIfPresent(Bool.self, forKey: .isBroken) ?? false)
    }

    private enum CodingKeys: String, CodingKey {
      case id, first, relation, second, multiplier, constant, priority, violation
      case isBroken = "broken"
    }
  }

  /// A position in the text of a source; both numbers count from 1.
  public struct SourcePosition: Hashable, Sendable {
    /// Counted from 1, as editors do.
    public let line: Int
    /// The column, in characters.
    public let column: Int

    /// A line and a column of it.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The three relations, spelled as in an equation.
  public typealias Relation = ConstraintRelation
}

extension LayoutTree.Constraint {
  /// Whether the constraint must hold (`PriorityScale.required`).
  public var isRequired: Bool { PriorityScale.isRequired(priority) }

  /// Whether it is optional, of the application, and does not hold by more than a part of a pixel.
  package var isMissed: Bool {
    !isRequired && violation > Tolerance.pixel && !origin.isStackView && origin != .host
  }
}

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
    /// The repairs that would end it, the least change first.
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
  package var members: [String] { constraints + [broken] }
}

extension LayoutTree {
  /// The values that constraints allow a position or size that they leave open, in points.
  public struct FeasibleRange: Codable, Equatable, Sendable {
    /// The open dimension.
    public enum Dimension: String, Codable, CaseIterable, Sendable {
      /// A position, in the superview's coordinates.
      case x, y
      case width, height
    }

    /// The open dimension.
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

extension LayoutTree.FeasibleRange: CustomStringConvertible {
  /// `height 0 … 41`; an open end is `any`.
  public var description: String {
    if least == nil, greatest == nil { return "\(dimension.rawValue) any" }
    let ends = [least, greatest].map { $0.map { readable($0) } ?? "any" }
    return "\(dimension.rawValue) \(ends[0]) … \(ends[1])"
  }
}

extension LayoutTree {
  /// A layer of explanation drawn over the table. The table itself is always drawn.
  public enum Layer: String, CaseIterable, Sendable {
    /// Layout margins, safe area and layout guides as bands and outlines.
    case margins
    /// Each view's frame with its name and size.
    case frames
    /// The size that each view's content asks for, against the one it got.
    case intrinsic
    /// The lines that text stands on, and the constraints that tie baselines.
    case baselines
    /// Each constraint as a dimension line with its constant and priority.
    case constraints
    /// The chain that fixes the row's height, as a sum.
    case plumbline
    /// Open dimensions, contradictions, and constraints that could not be met.
    case problems
    /// Estimated against actual heights, and what the scroll indicator does.
    case estimates

    /// Words for several layers at once: `diagram` is what most pictures need, `all` explains a row
    /// in every way. Estimates are about the table: no preset has them.
    public static let presets: [(word: String, layers: [Layer])] = [
      ("diagram", [.constraints, .plumbline, .problems]),
      ("all", allCases.filter { $0 != .estimates }),
    ]

    /// The words for layers: their own names, then those of the presets.
    public static let words = allCases.map(\.rawValue) + presets.map(\.word)

    /// The layers that a word stands for; nil for any other word.
    public static func named(_ word: String) -> [Layer]? {
      presets.first { $0.word == word }?.layers ?? Layer(rawValue: word).map { [$0] }
    }
  }
}
