// Why a component cannot be satisfied: rows whose weighted sum is a plain contradiction.

extension Solver {
  /// Rows that contradict each other, and whether none of them can be left out.
  struct Certificate {
    var rows: [Int32]
    var isMinimal: Bool
  }

  /// Farkas' lemma on the first failure after `update()`: a few rows instead of a whole component.
  ///
  /// - Complexity: O(terms of the failed component).
  func certificate() -> Certificate? {
    if !suspects.isEmpty { return certificate(of: [(suspects[0], 1)], isMinimal: true) }
    guard !failed.isEmpty else { return nil }
    let component = components[failed[0]]
    if component.core >= 0, !core(component.core).isFeasible {
      let weights = core(component.core).contradiction(in: self)
      if !weights.rows.isEmpty {
        return certificate(of: weights.rows, isMinimal: weights.violatedCount == 1)
      }
    }
    let first = component.plan + component.stepCount
    for index in first..<first + component.checkCount where isViolated(plans[index]) {
      return certificate(of: [(plans[index], 1)], isMinimal: true)
    }
    return nil
  }

  /// The weighted rows, the definitions that eliminate their variables, and what fixes the rest.
  ///
  /// With one violated row the weights of all others are unique: a circuit, so none can be left out.
  private func certificate(
    of weighted: [(row: Int32, weight: Double)], isMinimal: Bool
  ) -> Certificate {
    beginExpansion()
    expansion.used.removeAll()
    expansion.isRecording = true
    for (row, weight) in weighted { expand(row: row, times: weight) }
    finishExpansion()
    endExpansion()
    expansion.isRecording = false
    var rows: [Int32: Double] = [:]
    for (row, weight) in weighted { rows[row, default: 0] += weight }
    for use in expansion.used.array { rows[use.row, default: 0] += use.weight }
    return Certificate(
      rows: (rows.filter { $0.value != 0 }.map(\.key) + fixingRows(behind: rows)).sorted(),
      isMinimal: isMinimal)
  }

  /// The rows that fix variables which do not cancel from a weighted sum of rows.
  private func fixingRows(behind weights: [Int32: Double]) -> [Int32] {
    var sums: [Int32: Double] = [:]
    var largest = 0.0
    for (row, weight) in weights.sorted(by: { $0.key < $1.key }) {
      for term in rows[row].terms where unknowns[mentions[term].variable].fixedBy >= 0 {
        let part = weight * mentions[term].coefficient
        sums[mentions[term].variable, default: 0] += part
        largest = max(largest, abs(part))
      }
    }
    return sums.filter { abs($0.value) > Tolerance.slope * largest }
      .map { unknowns[$0.key].fixedBy }
  }
}

extension Core {
  /// Weights of required rows that make their sum a contradiction, at the least possible violation.
  ///
  /// At that point the violated forms pull on columns, and each column that they pull is held by a
  /// required constraint it rests on, with exactly the opposite weight.
  func contradiction(
    in solver: Solver
  ) -> (rows: [(row: Int32, weight: Double)], violatedCount: Int) {
    let goal = Goal(level: 0)
    activate()
    price(goal)
    var weights: [(row: Int32, weight: Double)] = []
    for row in 0..<basics.count where slope(basics[row], forms[basics[row]].low, goal) != 0 {
      addViolated(basics[row], to: &weights)
    }
    let violatedCount = weights.count
    for column in columns.array
    where abs(column.gradient) > Tolerance.slope * max(1, column.magnitude) {
      addHolding(column.form, against: column.gradient, to: &weights)
    }
    return (weights, violatedCount)
  }

  private func addViolated(_ form: Int32, to weights: inout [(row: Int32, weight: Double)]) {
    for offset in 0..<forms[form].count {
      let breakpoint = breakpoints[forms[form].first + offset]
      guard breakpoint.level == 0 else { continue }
      let rate = forms[form].low > offset ? breakpoint.right : breakpoint.left
      // A row reads `-form / factor + rest`.
      if rate != 0 { weights.append((breakpoint.row, -rate * breakpoint.factor)) }
    }
  }

  private func addHolding(
    _ form: Int32, against pull: Double, to weights: inout [(row: Int32, weight: Double)]
  ) {
    for offset in forms[form].low..<forms[form].high {
      let breakpoint = breakpoints[forms[form].first + offset]
      guard breakpoint.level == 0, (pull > 0 ? breakpoint.left : breakpoint.right) != 0 else {
        continue
      }
      return weights.append((breakpoint.row, pull * breakpoint.factor))
    }
  }
}
