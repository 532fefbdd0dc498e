// What is left of a conflict once a member was given up.

/// A conflict whose members cancel in one way only, with the weights of that sum.
struct Circuit {
  /// A constraint of the set.
  struct Member {
    let id: ConstraintID
    fileprivate(set) var weight: Double
    /// What it says; a constraint that was given up is not in the system any more.
    let key: Solver.CanonicalKey
  }

  /// In canonical order.
  fileprivate(set) var members: [Member]
  /// The largest summand of a variable.
  fileprivate let largest: Double
}

extension Solver {
  /// The least constraints of a conflict that is remembered, to find the next one from it when a
  /// member is given up. Smaller ones are searched for.
  private static let largeConflict = 32

  /// Remembers a conflict with the weights of its certificate; forgets the former.
  func remember(_ found: [RowIndex], _ weights: [Double]?) {
    latest = nil
    guard let weights, found.count >= Self.largeConflict else { return }
    var largest = 0.0
    var sums: [VariableIndex: Double] = [:]
    for (row, weight) in zip(found, weights) {
      for term in rows[row].terms {
        let part = weight * nonzeros[term].coefficient
        sums[nonzeros[term].variable, default: 0] += part
        largest = max(largest, abs(part))
      }
    }
    guard sums.values.allSatisfy({ abs($0) <= Precision.slope * largest }) else { return }
    latest = Circuit(
      members: zip(found, weights).map { row, weight in
        .init(id: name(of: row), weight: weight, key: canonicalKey(of: row))
      }, largest: largest)
  }

  /// Forgets the latest conflict, so that what is found next depends on the constraints alone.
  package func forgetLatestConflict() { latest = nil }

  /// The conflict after members of the latest one were given up, without a solution; nil where it
  /// takes one to know whether there is another conflict.
  ///
  /// - Precondition: since the latest conflict nothing else was done than to remove members of it,
  ///   or to state them again as optional ones.
  /// - Complexity: O(constraints of the conflict).
  package func followingConflict() -> [ConstraintID]? {
    // The failed component with the lowest variable had the conflict, and has what follows from it:
    // components that lose a constraint on one variable only grow.
    nextConflict { rows[$0].component == .pending }?.map(name(of:))
  }

  /// The latest conflict with another constraint of the same size in place of the one that was given
  /// up; nil unless these contradict each other, too.
  func nextConflict() -> [RowIndex]? {
    guard let failed = firstFailed else { return nil }
    return nextConflict { rows[$0].component == failed }
  }

  /// Of two views that must be 10 wide and have no room one is given up; that its width cannot be
  /// negative takes its place in the sum. Of views that must be equally wide the next one does, with
  /// the equations between the two. The set is minimal again: it cancels in one way only.
  private func nextConflict(where isFailed: (RowIndex) -> Bool) -> [RowIndex]? {
    guard let latest, work.suspects.isEmpty else { return nil }
    var members: [Circuit.Member] = []
    members.reserveCapacity(latest.members.count)
    var gone: Circuit.Member?
    var hasFailed = false
    for member in latest.members {
      if isRequired(member.id) {
        guard rows[row(of: member.id)].constant == member.key.statement.constant else { return nil }
        members.append(member)
        hasFailed = hasFailed || isFailed(row(of: member.id))
      } else if gone == nil {
        gone = member
      } else {
        return nil
      }
    }
    guard let gone, let term = gone.key.statement.soleTerm, hasFailed else { return nil }
    let sum = members.sum
    let isNegative = sum + gone.part < 0
    var ties = Ties(
      members, to: term.variable, pull: gone.weight * term.coefficient, sum: sum)
    while let place = ties.next() {
      for key in sizes(of: place.variable) {
        guard let size = Circuit.Member(key, name(of: key.row), pull: place.pull),
          size.canAddUp(toNegative: isNegative)
        else { continue }
        let isEnough = isContradiction(place.sum + size.part, isNegative, latest.largest)
        guard isEnough || place.isFirst, !members.contains(where: { $0.key.row == key.row })
        else { continue }
        var set = ties.members(through: place, with: size, latest.largest)
        if !isEnough {
          guard let more = strengthened(set, isNegative, latest.largest) else { continue }
          set = more
        }
        guard contradict(set, latest.largest) else { continue }
        self.latest?.members = set
        return set.map { row(of: $0.id) }
      }
    }
    return nil
  }

  /// A set with other constraints of the same sizes in it, so many that it contradicts itself: of
  /// three views that must be 20 wide and have room for one, the second is given up, and the third
  /// takes its place. Nil where that does not suffice. Complexity: O(constraints on the sizes).
  private func strengthened(
    _ set: [Circuit.Member], _ isNegative: Bool, _ largest: Double
  ) -> [Circuit.Member]? {
    var (set, sum) = (set, set.sum)
    for index in set.indices {
      let member = set[index]
      guard let term = member.key.statement.soleTerm, member.key.statement.relation != .equal
      else { continue }
      for key in sizes(of: term.variable) where key.row != member.key.row {
        guard
          let other = Circuit.Member(
            key, name(of: key.row), pull: member.weight * term.coefficient),
          other.canAddUp(toNegative: isNegative),
          isNegative ? other.part < set[index].part : other.part > set[index].part
        else { continue }
        sum += other.part - set[index].part
        set[index] = other
      }
      if isContradiction(sum, isNegative, largest) {
        return set.sorted { $0.key.isBefore($1.key) }
      }
    }
    return nil
  }

  /// The required constraints on a variable alone, in canonical order.
  private func sizes(of variable: Variable) -> [CanonicalKey] {
    var found: [RowIndex] = []
    forEachRow(of: variable.index) { row in
      if rows[row].isRequired, rows[row].count == 1 { found.append(row) }
    }
    return inCanonicalOrder(found)
  }

  /// Whether a constraint is in the system, and required.
  package func isRequired(_ id: ConstraintID) -> Bool {
    id.row < rows.end && rows[id.row].generation == id.generation && system.isInUse(id.row)
      && rows[id.row].isRequired
  }

  /// Whether a weighted sum of rows in which all variables cancel cannot hold, by far more than
  /// rounding.
  private func contradict(_ members: [Circuit.Member], _ largest: Double) -> Bool {
    let isNegative = members.sum < 0
    return isContradiction(members.sum, isNegative, largest)
      && members.allSatisfy { $0.canAddUp(toNegative: isNegative) }
  }

  /// Whether a sum of numbers is off on this side.
  private func isContradiction(_ sum: Double, _ isNegative: Bool, _ largest: Double) -> Bool {
    abs(sum) > Precision.clearGap * largest && (sum < 0) == isNegative
  }
}

extension Circuit.Member {
  /// A constraint on one variable, weighted so that it adds a multiple of the variable to a sum.
  fileprivate init?(_ key: Solver.CanonicalKey, _ id: ConstraintID, pull: Double) {
    guard let term = key.statement.soleTerm else { return nil }
    self.init(id: id, weight: pull / term.coefficient, key: key)
  }

  /// What its constant adds to the sum.
  fileprivate var part: Double { weight * key.statement.constant }

  /// Whether its weight has the sign that a contradiction needs: a negative sum says that something
  /// negative is not.
  fileprivate func canAddUp(toNegative isNegative: Bool) -> Bool {
    switch key.statement.relation {
    case .equal: true
    case .greaterThanOrEqual: (weight > 0) == isNegative
    case .lessThanOrEqual: (weight < 0) == isNegative
    }
  }
}

extension KnownConflicts.Statement {
  /// The only term; nil where there are several.
  fileprivate var soleTerm: Term? { terms.count == 1 ? terms[0] : nil }
}

extension [Circuit.Member] {
  fileprivate var sum: Double { reduce(0) { $0 + $1.part } }
}

/// The variables that equations of a conflict tie to one of them, nearest first.
private struct Ties {
  /// A variable, and what the sum of the set lacks to be a contradiction: `pull · variable`.
  struct Place {
    let variable: Variable
    let pull: Double
    /// The constants that the set adds up to.
    let sum: Double
    /// The equation that leads here, as a position among the members, the factor that it is added
    /// with, and the place before.
    fileprivate let step: (tie: Int, factor: Double, from: Int)?

    var isFirst: Bool { step == nil }
  }

  private let members: [Circuit.Member]
  private var places: [Place]
  private var visited = 0
  private var known: Set<Variable>
  /// The equations of two variables, by variable; made when the first place does not do.
  private lazy var equations: [Variable: [Int]] = {
    var found: [Variable: [Int]] = [:]
    for (index, member) in members.enumerated()
    where member.key.statement.relation == .equal && member.key.statement.terms.count == 2 {
      for term in member.key.statement.terms { found[term.variable, default: []].append(index) }
    }
    return found
  }()

  init(_ members: [Circuit.Member], to variable: Variable, pull: Double, sum: Double) {
    self.members = members
    places = [Place(variable: variable, pull: pull, sum: sum, step: nil)]
    known = [variable]
  }

  mutating func next() -> Place? {
    if visited > 0 { leave(visited - 1) }
    guard visited < places.count else { return nil }
    visited += 1
    return places[visited - 1]
  }

  private mutating func leave(_ index: Int) {
    let place = places[index]
    for tie in equations[place.variable] ?? [] {
      let statement = members[tie].key.statement
      let isFirst = statement.terms[0].variable == place.variable
      let (own, other) = (statement.terms[isFirst ? 0 : 1], statement.terms[isFirst ? 1 : 0])
      guard known.insert(other.variable).inserted else { continue }
      let factor = place.pull / own.coefficient
      places.append(
        Place(
          variable: other.variable, pull: -factor * other.coefficient,
          sum: place.sum + factor * statement.constant, step: (tie, factor, index)))
    }
  }

  /// The members with the equations that lead to a place added to their sum, and a constraint on its
  /// variable, in canonical order.
  func members(
    through place: Place, with size: Circuit.Member, _ largest: Double
  ) -> [Circuit.Member] {
    var all = members
    var step = place.step
    while let (tie, factor, from) = step {
      all[tie].weight += factor
      step = places[from].step
    }
    if !place.isFirst { all.removeAll { abs($0.weight) <= Precision.slope * largest } }
    all.insert(size, at: all.firstIndex { size.key.isBefore($0.key) } ?? all.count)
    return all
  }
}
