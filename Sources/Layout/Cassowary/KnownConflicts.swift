/// The conflicts that were found among the same rows with the same constants.
///
/// A set depends on nothing else, so that the answer is the one that a search would give. Layouts
/// ask again and again: broken constraints come back when another one changes, and a table measures
/// a row before it lays it out. What contradicts itself across does so whatever the height.
struct KnownConflicts {
  /// A required row.
  struct Statement: Hashable {
    /// In the order of their variables.
    let terms: [Term]
    let relation: Relation
    let constant: Double
  }

  /// The candidates of a search, in canonical order: their number and a hash of 64 bits, since the
  /// rows of thousands of searches would fill the memory.
  struct Key: Hashable {
    private let count, hash: Int

    init(_ rows: [Statement]) { (count, hash) = (rows.count, rows.hashValue) }
  }

  /// The candidates of a search whatever their constants are.
  struct Shape: Hashable {
    private let count, hash: Int

    init(_ rows: [Statement]) {
      var hasher = Hasher()
      for row in rows {
        hasher.combine(row.terms)
        hasher.combine(row.relation)
      }
      (count, hash) = (rows.count, hasher.finalize())
    }
  }

  /// Searches that are kept; with more, all are forgotten.
  private static let most = 2048

  var searches = 0
  /// A conflict among candidates.
  struct Found {
    /// Of the conflicting rows among the candidates.
    let positions: [Int]
    /// As `Solver.remember` needs them; nil for a small conflict.
    let weights: [Double]?
  }

  private var positions: [Key: Found] = [:]
  /// The same for candidates that can conflict in one way only.
  private var positionsOfShapes: [Shape: [Int]] = [:]
  private var numbers: [Statement: Int] = [:]
  /// Sets that can hold and sets that cannot, none of them within another of its kind.
  private var holding: [Members] = []
  private var contradictory: [Members] = []

  subscript(_ key: Key) -> Found? { positions[key] }

  mutating func add(_ found: Found, for key: Key) {
    if positions.count >= Self.most { positions.removeAll(keepingCapacity: true) }
    positions[key] = found
  }

  subscript(_ shape: Shape) -> [Int]? { positionsOfShapes[shape] }

  mutating func add(_ found: [Int], for shape: Shape) {
    if positionsOfShapes.count >= Self.most { positionsOfShapes.removeAll(keepingCapacity: true) }
    positionsOfShapes[shape] = found
  }

  /// Whether the left sides of rows are dependent in one way only.
  ///
  /// A minimal conflict is a sum of rows in which all variables cancel (Farkas' lemma). Where there
  /// is one such sum, up to a factor, it is the only conflict that the rows can have with any
  /// constants. Complexity: O(n² · terms) for n rows.
  static func haveOneDependency(_ rows: [Statement]) -> Bool {
    var reduced: [(variable: Variable, factors: [Variable: Double])] = []
    for row in rows {
      var rest: [Variable: Double] = [:]
      for term in row.terms { rest[term.variable, default: 0] += term.coefficient }
      for (variable, factors) in reduced {
        guard let own = rest[variable], let factor = factors[variable] else { continue }
        for (other, value) in factors { rest[other, default: 0] -= value * own / factor }
        rest[variable] = nil
      }
      let left = rest.filter { abs($0.value) > Precision.slope }
      guard let pivot = left.max(by: { $0.key.index < $1.key.index }) else { continue }
      reduced.append((pivot.key, left))
    }
    return reduced.count == rows.count - 1
  }
}

// What can hold is so for every part of it, and what cannot for all that it is a part of: a search
// asks about one part after the other, and the next layout about nearly the same ones.
extension KnownConflicts {
  /// Statements by their numbers.
  struct Members {
    fileprivate var bits: [UInt64]

    fileprivate func isPart(of other: Members) -> Bool {
      for (index, word) in bits.enumerated() where word != 0 {
        guard index < other.bits.count, word & ~other.bits[index] == 0 else { return false }
      }
      return true
    }
  }

  /// Statements that have numbers, and kept sets of each kind; beyond it all are forgotten.
  private static let (mostNumbers, mostSets) = (4096, 128)

  /// Gives statements numbers, as `members` needs them.
  mutating func number(_ statements: [Statement]) {
    if numbers.count + statements.count > max(Self.mostNumbers, statements.count) {
      numbers.removeAll(keepingCapacity: true)
      holding.removeAll()
      contradictory.removeAll()
    }
    for statement in statements where numbers[statement] == nil {
      numbers[statement] = numbers.count
    }
  }

  func members(_ statements: [Statement]) -> Members {
    var bits: [UInt64] = Array(repeating: 0, count: numbers.count / 64 + 1)
    for statement in statements {
      let number = numbers[statement] ?? 0
      bits[number / 64] |= 1 << UInt64(number % 64)
    }
    return Members(bits: bits)
  }

  /// Whether some statements can hold together, as far as that follows from earlier answers.
  func canHold(_ members: Members) -> Bool? {
    if contradictory.contains(where: { $0.isPart(of: members) }) { return false }
    return holding.contains { members.isPart(of: $0) } ? true : nil
  }

  mutating func learn(_ members: Members, canHold: Bool) {
    if canHold {
      if holding.count >= Self.mostSets { holding.removeAll() }
      holding.removeAll { $0.isPart(of: members) }
      holding.append(members)
    } else {
      if contradictory.count >= Self.mostSets { contradictory.removeAll() }
      contradictory.removeAll { members.isPart(of: $0) }
      contradictory.append(members)
    }
  }
}
