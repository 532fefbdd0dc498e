// What is left of a conflict once a member was given up.

/// A conflict whose members cancel in one way only, with the weights of that sum.
struct Circuit {
  /// A constraint of the set.
  struct Member {
    let id: ConstraintID
    let weight: Double
    /// What it says; a constraint that was given up is not in the system any more.
    let key: Solver.CanonicalKey
  }

  /// In canonical order.
  fileprivate(set) var members: [Member]
  /// The largest summand of a variable.
  fileprivate let largest: Double
}

extension Solver {
  /// Sets of so many constraints are worth remembering, in rows where one size after the other is
  /// given up. Smaller ones are searched for.
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
  /// negative takes its place in the sum. The set is minimal again: it cancels in one way only.
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
    var others: [RowIndex] = []
    forEachRow(of: term.variable.index) { row in
      if rows[row].isRequired, rows[row].count == 1 { others.append(row) }
    }
    for key in inCanonicalOrder(others)
    where !members.contains(where: { row(of: $0.id) == key.row }) {
      guard let own = key.statement.soleTerm else { continue }
      let next = Circuit.Member(
        id: name(of: key.row), weight: gone.weight * (term.coefficient / own.coefficient), key: key)
      let place = members.firstIndex { key.isBefore($0.key) } ?? members.count
      members.insert(next, at: place)
      if contradict(members, latest.largest) {
        self.latest?.members = members
        return members.map { row(of: $0.id) }
      }
      members.remove(at: place)
    }
    return nil
  }

  private func isRequired(_ id: ConstraintID) -> Bool {
    id.row < rows.end && rows[id.row].generation == id.generation && system.isInUse(id.row)
      && rows[id.row].isRequired
  }

  /// Whether a weighted sum of rows in which all variables cancel cannot hold, by far more than
  /// rounding.
  private func contradict(_ members: [Circuit.Member], _ largest: Double) -> Bool {
    let sum = members.reduce(0) { $0 + $1.weight * $1.key.statement.constant }
    // The sum is negative where it says that something negative is not.
    return abs(sum) > Precision.clearGap * largest
      && members.allSatisfy { member in
        switch member.key.statement.relation {
        case .equal: true
        case .greaterThanOrEqual: (member.weight > 0) == (sum < 0)
        case .lessThanOrEqual: (member.weight < 0) == (sum < 0)
        }
      }
  }
}

extension KnownConflicts.Statement {
  /// The only term; nil where there are several.
  fileprivate var soleTerm: Term? { terms.count == 1 ? terms[0] : nil }
}
