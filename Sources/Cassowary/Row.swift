/// One constraint in flat storage: `Σ terms + constant  relation  0`.
struct Row {
  var constant: Double
  /// `-1 / coefficient` of `target`: `target = (constant + Σ other terms) · scale`.
  var scale: Double = 0
  var priority: Float
  /// The row's terms: `mentions[first ..< first + count]`.
  var first: Int32
  var count: Int32
  /// Where the row is being dealt with: a component, or one of the `Home` marks.
  var component: Int32 = Home.pending
  /// The next row of the same component; of a free slot, the next free slot.
  var next: Int32 = -1
  /// The variable this row defines, where presolve chose one, else -1.
  var target: Int32 = -1
  /// The form of its component's core that this row bends, else -1.
  var form: Int32 = -1
  var generation: Int32
  var relation: Relation

  @inline(__always) var isRequired: Bool { priority >= 1000 }
  @inline(__always) var isEquation: Bool { relation == .equal && priority >= 1000 }

  /// The term indices of the row.
  @inline(__always) var terms: Range<Int> { Int(first)..<Int(first + count) }

  /// How far the constraint is from holding where its left-hand side is `value`.
  @inline(__always) func violation(at value: Double) -> Double {
    switch relation {
    case .lessThanOrEqual: max(0, value)
    case .equal: abs(value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }
}

/// What a row's `component` holds when it is not a component's index.
enum Home {
  /// Waits for the next `solve()` to place it.
  static let pending: Int32 = -1
  /// A required equality on one variable: it fixes the variable, which cuts components apart.
  static let fixing: Int32 = -2
  /// Every variable it mentions is fixed: nothing to solve, only to check.
  static let constant: Int32 = -3
  /// The slot is free.
  static let free: Int32 = -4
}

/// One term of one row, threaded on the list of everything that mentions its variable.
struct Mention {
  var coefficient: Double
  var variable: Int32
  var row: Int32
  var previous: Int32
  var next: Int32
}

/// A variable in flat storage; its value lies apart, in `Solver.values`.
struct Unknown {
  /// Head of the list of mentions.
  var firstMention: Int32 = -1
  /// The component that solves for it; -1 for a fixed or unmentioned variable.
  var component: Int32 = -1
  /// The required equality that fixes it, else -1.
  var fixedBy: Int32 = -1
  /// The next variable of the same component; of a removed variable, the next free one.
  var next: Int32 = -1
  /// The row of a suggestion for it, else -1.
  var suggestion: Int32 = -1
  var isAlive = true

  // Scratch of the stages that compile its component, kept by those that need it later.

  /// Union-find parent while partitioning; then when presolve eliminated it, `Int32.max` if it did not.
  var mark: Int32 = 0
  /// Remaining equations that mention it; in `Expansion`, whether it is in the sum.
  var count: Int32 = 0
  /// Exclusive or of those equations; then the row that defines it, or its column in the core.
  var rows: Int32 = 0
  /// The strongest constraint on it alone.
  var strength: Float = 0
  /// Its form in the core, and the first row form whose latest variable it is; else -1.
  var form: Int32 = -1
  var chain: Int32 = -1
}
