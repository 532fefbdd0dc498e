import Cassowary
import TestSupport

extension SeededRandom {
  /// The sequence of a test's seed.
  init(_ seed: Int) {
    self.init(seed: UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15)
  }

  mutating func pick<T>(_ choices: [T]) -> T { choices[Int(next() % UInt64(choices.count))] }
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}

/// One constraint as plain data: `Σ coefficients · x + constant  relation  0`.
struct Wish: Equatable {
  var coefficients: [Double]
  var relation: Relation
  var constant: Double
  var priority: Float

  func left(_ point: [Double]) -> Double {
    zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
  }

  /// The largest term of `left`: what its rounding is in proportion to.
  func magnitude(_ point: [Double]) -> Double {
    zip(coefficients, point).reduce(abs(constant)) { max($0, abs($1.0 * $1.1)) }
  }

  func violation(_ point: [Double]) -> Double {
    switch relation {
    case .lessThanOrEqual: max(0, left(point))
    case .equal: abs(left(point))
    case .greaterThanOrEqual: max(0, -left(point))
    }
  }
}

/// A system as plain data, to be given to the solver and to the oracle.
struct RandomSystem: CustomStringConvertible {
  var variableCount: Int
  var wishes: [Wish]

  /// The variables that are lengths: every third one.
  var lengths: [Int] { (0..<variableCount).filter { $0 % 3 == 1 } }

  /// A random system; small whole numbers, so that ties, parallels and redundancies are common.
  init(seed: Int, variables: ClosedRange<Int> = 1...3, wishes range: ClosedRange<Int> = 1...7) {
    var random = SeededRandom(seed)
    variableCount = Int.random(in: variables, using: &random)
    wishes = []
    for _ in 0..<Int.random(in: range, using: &random) {
      wishes.append(Self.wish(variableCount, &random))
    }
  }

  static func wish(_ variableCount: Int, _ random: inout SeededRandom) -> Wish {
    var coefficients = [Double](repeating: 0, count: variableCount)
    for _ in 0..<(1 + random.below(3)) {
      coefficients[random.below(variableCount)] = random.pick([1, 1, 1, -1, -1, 2, -2, 0.5, 3])
    }
    return Wish(
      coefficients: coefficients,
      relation: random.pick([.lessThanOrEqual, .equal, .greaterThanOrEqual]),
      constant: Double(random.below(21) - 10),
      priority: random.pick([1000, 1000, 1000, 751, 750, 750, 500, 250, 250, 250, 50]))
  }

  var description: String {
    wishes.map { wish in
      let terms = wish.coefficients.enumerated().filter { $0.element != 0 }
        .map { "\($0.element)·x\($0.offset)" }.joined(separator: " + ")
      return "\(terms) + \(wish.constant) \(wish.relation) 0 @\(wish.priority)"
    }.joined(separator: "\n")
  }
}

/// A solver with the constraints of a random system in it.
final class Loaded {
  let solver = Solver()
  let variables: [Variable]
  var ids: [ConstraintID] = []

  init(_ system: RandomSystem) {
    let solver = solver
    variables = (0..<system.variableCount).map {
      solver.makeVariable(isLength: system.lengths.contains($0))
    }
    for wish in system.wishes { ids.append(add(wish)) }
  }

  @discardableResult func add(_ wish: Wish) -> ConstraintID {
    let terms = zip(variables, wish.coefficients).filter { $0.1 != 0 }.map { Term($0, $1) }
    return solver.add(
      terms, wish.relation, constant: wish.constant, priority: Priority(wish.priority))
  }

  var determined: [Bool] { variables.map(solver.isDetermined) }

  var values: [Double] { variables.map(solver.value(of:)) }

  /// The values, or nil if the required constraints conflict.
  func solved() -> [Double]? {
    do {
      try solver.solve()
      return values
    } catch {
      return nil
    }
  }
}
