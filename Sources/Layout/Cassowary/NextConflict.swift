// What is left of a conflict once a member was given up.

/// A conflict whose members cancel in one way only, with the weights of that sum.
struct Circuit {
  /// A constraint of the set.
  struct Member {
    let id: ConstraintID
    let weight: Double
    /// What it was about; a constraint that was given up is not in the system any more.
    let terms: [Term]
  }

  let members: [Member]
}

extension Solver {
  /// Sets of so many constraints are worth remembering, in rows where one size after the other is
  /// given up. Smaller ones are searched for.
  private static let largeConflict = 32

  /// Remembers a conflict with the weights of its certificate; forgets the former.
  func remember(_ found: [RowIndex], _ weights: [Double]?) {
    latest = nil
    guard let weights, found.count >= Self.largeConflict else { return }
    latest = Circuit(
      members: zip(found, weights).map { row, weight in
        .init(id: name(of: row), weight: weight, terms: sortedTerms(of: row))
      })
  }

  /// Forgets the latest conflict, so that what is found next depends on the constraints alone.
  package func forgetLatestConflict() { latest = nil }

  /// The latest conflict with another constraint of the same size in place of the one that was given
  /// up; nil unless these contradict each other, too.
  ///
  /// Of two views that must be 10 wide and have no room one is given up; that its width cannot be
  /// negative takes its place in the sum. The set is minimal again: it cancels in one way only.
  /// - Complexity: O(terms of the conflict).
  func nextConflict() -> [RowIndex]? {
    guard let latest, work.suspects.isEmpty, let failed = firstFailed else { return nil }
    var weighted: [(row: RowIndex, weight: Double)] = []
    var gone: Circuit.Member?
    for member in latest.members {
      if isRequired(member.id) {
        weighted.append((row(of: member.id), member.weight))
      } else if gone == nil {
        gone = member
      } else {
        return nil
      }
    }
    guard let gone, gone.terms.count == 1,
      weighted.contains(where: { rows[$0.row].component == failed })
    else { return nil }
    var others: [RowIndex] = []
    forEachRow(of: gone.terms[0].variable.index) { row in
      if rows[row].isRequired, rows[row].count == 1 { others.append(row) }
    }
    for row in inCanonicalOrder(others).map(\.row)
    where !weighted.contains(where: { $0.row == row }) {
      let factor = gone.terms[0].coefficient / sortedTerms(of: row)[0].coefficient
      let set = weighted + [(row, gone.weight * factor)]
      guard contradicts(set) else { continue }
      let weights = Dictionary(uniqueKeysWithValues: set.map { ($0.row, $0.weight) })
      let found = inCanonicalOrder(set.map(\.row)).map(\.row)
      remember(found, found.map { weights[$0] ?? 0 })
      return found
    }
    return nil
  }

  private func isRequired(_ id: ConstraintID) -> Bool {
    id.row < rows.end && rows[id.row].generation == id.generation && system.isInUse(id.row)
      && rows[id.row].isRequired
  }

  /// Whether a weighted sum of rows has no variable and cannot hold, by far more than rounding.
  private func contradicts(_ weighted: [(row: RowIndex, weight: Double)]) -> Bool {
    var (sum, largest) = (0.0, 0.0)
    var parts: [VariableIndex: Double] = [:]
    for (row, weight) in weighted {
      for term in rows[row].terms {
        let part = weight * nonzeros[term].coefficient
        parts[nonzeros[term].variable, default: 0] += part
        largest = max(largest, abs(part))
      }
      sum += weight * rows[row].constant
    }
    guard parts.values.allSatisfy({ abs($0) <= Precision.slope * largest }),
      abs(sum) > Precision.clearGap * largest
    else { return false }
    // The sum is negative where it says that something negative is not.
    return weighted.allSatisfy { row, weight in
      switch rows[row].relation {
      case .equal: true
      case .greaterThanOrEqual: (weight > 0) == (sum < 0)
      case .lessThanOrEqual: (weight < 0) == (sum < 0)
      }
    }
  }
}
