import Cassowary

/// The answer by brute force, sharing no code and no idea with the solver.
///
/// Every goal (a level's violation sum, one violation, what one has to spare, |x|) is piecewise linear and bends only
/// where a constraint holds with equality or a variable is 0. The answer is unique, so it is a
/// corner of that arrangement: try all corners, and compare their lists of goals.
struct Oracle {
  let system: RandomSystem
  private let canonical: [Wish]
  private let inequalities: [Wish]

  init(_ system: RandomSystem) {
    self.system = system
    let wishes = system.wishes.sorted(by: Self.isBefore)
    canonical = wishes.filter { $0.priority < 1000 }
    inequalities = wishes.filter { $0.relation != .equal }
  }

  /// The optimum, or nil if the required constraints conflict.
  func optimum() -> [Double]? {
    var best: (point: [Double], goals: [Goal])?
    let required = system.wishes.filter { $0.priority >= 1000 }
    forEachCorner { point in
      guard required.allSatisfy({ $0.violation(point) < 1e-9 + 1e-12 * $0.magnitude(point) }) else {
        return
      }
      let goals = goals(at: point)
      if let known = best, !Self.isLess(goals, known.goals) { return }
      best = (point, goals)
    }
    return best?.point
  }

  /// A number to be made least.
  ///
  /// Coefficients a million apart turn a difference of 1e-9 at one level into one of a whole at the
  /// next, and values into billions: no absolute tolerance tells a tie from rounding.
  struct Goal {
    var value = 0.0
    /// The largest term it was computed from.
    var magnitude = 0.0

    static func + (goal: Goal, more: Goal) -> Goal {
      Goal(value: goal.value + more.value, magnitude: max(goal.magnitude, more.magnitude))
    }

    /// How far rounding may have moved it: some fifty last places.
    var blur: Double { 1e-12 + 1e-14 * magnitude }

    /// Smaller or larger than the other by more than rounding explains.
    func differs(from other: Goal) -> Bool {
      abs(value - other.value) > max(blur, other.blur)
    }
  }

  /// The violation sums of the levels, highest priority first.
  func levels(at point: [Double]) -> [Goal] {
    Set(canonical.map(\.priority)).sorted(by: >).map { priority in
      canonical.filter { $0.priority == priority }.map { Self.goal($0, point) }
        .reduce(Goal(), +)
    }
  }

  private func goals(at point: [Double]) -> [Goal] {
    let distances = point.map { Goal(value: abs($0), magnitude: abs($0)) }
    let lengths = system.lengths.map { distances[$0] }
    let others = distances.indices.filter { !system.lengths.contains($0) }.map { distances[$0] }
    let edges = inequalities.map {
      Goal(value: abs($0.left(point)), magnitude: $0.magnitude(point))
    }
    return levels(at: point) + canonical.map { Self.goal($0, point) } + lengths + edges + others
  }

  private static func goal(_ wish: Wish, _ point: [Double]) -> Goal {
    Goal(value: wish.violation(point), magnitude: wish.magnitude(point))
  }

  static func isLess(_ left: [Goal], _ right: [Goal]) -> Bool {
    for (mine, other) in zip(left, right) where mine.differs(from: other) {
      return mine.value < other.value
    }
    return false
  }

  private static func isBefore(_ left: Wish, _ right: Wish) -> Bool {
    if left.priority != right.priority { return left.priority > right.priority }
    let mine = left.coefficients.enumerated().filter { $0.element != 0 }
    let other = right.coefficients.enumerated().filter { $0.element != 0 }
    for (term, term2) in zip(mine, other) {
      if term.offset != term2.offset { return term.offset < term2.offset }
      if term.element != term2.element { return term.element < term2.element }
    }
    if mine.count != other.count { return mine.count < other.count }
    if left.relation != right.relation { return left.relation.rawValue < right.relation.rawValue }
    return left.constant < right.constant
  }

  // MARK: Corners

  /// Visits the corners; with the sides of a box around 0 as further planes, if asked.
  func forEachCorner(inBox size: Double? = nil, _ body: ([Double]) -> Void) {
    let count = system.variableCount
    var planes = system.wishes.map { $0.coefficients + [-$0.constant] }
    for variable in 0..<count {
      let axis = (0..<count).map { $0 == variable ? 1.0 : 0.0 }
      for offset in [0, size, size.map { -$0 }] {
        if let offset { planes.append(axis + [offset]) }
      }
    }
    choose(count, from: planes, start: 0, chosen: [], body)
  }

  private func choose(
    _ count: Int, from planes: [[Double]], start: Int, chosen: [[Double]],
    _ body: ([Double]) -> Void
  ) {
    if count == 0 {
      if let point = Self.intersection(chosen) { body(point) }
      return
    }
    guard planes.count - start >= count else { return }
    for index in start..<planes.count {
      choose(count - 1, from: planes, start: index + 1, chosen: chosen + [planes[index]], body)
    }
  }

  /// Gauss-Jordan elimination; nil for planes that do not meet in one point.
  private static func intersection(_ planes: [[Double]]) -> [Double]? {
    var planes = planes
    let count = planes.count
    for column in 0..<count {
      guard
        let pivot = (column..<count).max(by: { abs(planes[$0][column]) < abs(planes[$1][column]) }),
        abs(planes[pivot][column]) > 1e-9
      else { return nil }
      planes.swapAt(column, pivot)
      let divisor = planes[column][column]
      planes[column] = planes[column].map { $0 / divisor }
      for row in 0..<count where row != column && planes[row][column] != 0 {
        let factor = planes[row][column]
        for index in 0...count { planes[row][index] -= factor * planes[column][index] }
      }
    }
    return planes.map { $0[count] }
  }
}
