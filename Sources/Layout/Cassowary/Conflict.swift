// Which required constraints contradict each other.

extension Solver {
  /// The required constraints that cannot all hold, and those that may be involved.
  package struct Failure {
    /// What they say: the same for other constraints that say the same.
    package struct Key: Hashable {
      fileprivate let rows: KnownConflicts.Key
    }

    package let key: Key
    /// In canonical order.
    package let constraints: [ConstraintID]
  }

  /// Everything that keeps the required constraints from holding, after an `update()` that failed.
  /// Complexity: O(n log n) for n rows of the failed components.
  package var failure: Failure {
    let failed = work.failed.array.flatMap { rowList(of: components[$0]) }
    let all = inCanonicalOrder(
      withSingletonRows(failed.filter { rows[$0].isRequired } + work.suspects.array))
    return Failure(
      key: .init(rows: .init(all.map(\.statement))), constraints: all.map { name(of: $0.row) })
  }

  /// The searches that no earlier one answered: each takes many feasibility checks.
  package var conflictSearches: Int { knownConflicts.searches }

  /// A minimal set of conflicting constraints, after an `update()` that failed.
  package func conflict() -> [ConstraintID] { findConflict().map(name(of:)) }

  /// Returns a minimal set of conflicting required rows, in canonical order.
  ///
  /// Junker's QuickXplain (AAAI 2004) on the rows of one failed component: O(k log(n/k))
  /// feasibility checks for k conflicting rows out of n, each run by a fresh solver. If there are
  /// many rows, a `Certificate` narrows them down first, and a circuit is found among them with
  /// O(log n) checks. The candidates and their order depend only on the constraints, so the set
  /// found does too; one that follows from the conflict before it depends on that as well.
  func findConflict() -> [RowIndex] {
    if let next = nextConflict() { return next }
    latest = nil
    let sorted = inCanonicalOrder(conflictCandidates())
    let (all, statements) = (sorted.map(\.row), sorted.map(\.statement))
    let shape = KnownConflicts.Shape(statements)
    if let known = knownConflicts[shape] { return known.map { all[$0] } }
    let key = KnownConflicts.Key(statements)
    if let known = knownConflicts[key] {
      let found = known.positions.map { all[$0] }
      remember(found, known.weights)
      return found
    }
    if all.count > Self.manyCandidates { knownConflicts.number(statements) }
    let found = findConflict(in: all)
    let positions = found.compactMap(all.firstIndex(of:))
    knownConflicts.add(
      .init(positions: positions, weights: latest?.members.map(\.weight)), for: key)
    if all.count <= Self.manyCandidates, KnownConflicts.haveOneDependency(statements) {
      knownConflicts.add(positions, for: shape)
    }
    return found
  }

  private func findConflict(in all: [RowIndex]) -> [RowIndex] {
    knownConflicts.searches += 1
    let narrowed = all.count > Self.manyCandidates ? narrow(all) : nil
    if let narrowed, narrowed.isMinimal, narrowed.rows.count > Self.manyCandidates {
      remember(narrowed.rows, narrowed.rows.map { narrowed.weights[$0] ?? 0 })
      return narrowed.rows
    }
    let candidates = narrowed?.rows ?? all
    guard !isSatisfiable(candidates) else { return candidates }
    if candidates.count > Self.manyCandidates, let circuit = circuit(in: candidates) {
      return circuit
    }
    return sorted(QuickXplain(canHold: isSatisfiable).explanation(candidates))
  }

  private static let manyCandidates = 16
  /// How many rows may make chains that are too long to be solved as they are written.
  package static let longChain = 256

  /// A certificate over sorted candidates, or nil unless its rows are unsatisfiable.
  private func narrow(_ candidates: [RowIndex]) -> Certificate? {
    let trial = Solver()
    let origins = load(candidates, into: trial)
    guard !trial.update(), let found = trial.certificate().map({ sorted($0, origins) }) else {
      return nil
    }
    return isSatisfiable(found.rows) ? nil : found
  }

  /// Returns the one irreducible set that a solution leads to, or nil where rounding hides it.
  ///
  /// Of the shortest conflicting prefix of the candidates all but the last row can hold. Where they
  /// do and the last is off by as little as can be, the weights that prove it are unique.
  private func circuit(in candidates: [RowIndex]) -> [RowIndex]? {
    var (satisfiable, conflicting) = (0, candidates.count)
    while conflicting - satisfiable > 1 {
      let middle = (satisfiable + conflicting) / 2
      if isSatisfiable(Array(candidates[..<middle])) {
        satisfiable = middle
      } else {
        conflicting = middle
      }
    }
    let trial = Solver()
    let origins = load(Array(candidates[..<conflicting]), into: trial, lastPriority: .trial)
    guard trial.update(),
      let found = trial.certificate(against: RowIndex(Int32(origins.count - 1)))
    else {
      return nil
    }
    let certificate = sorted(found, origins)
    guard !isSatisfiable(certificate.rows) else { return nil }
    remember(certificate.rows, certificate.rows.map { certificate.weights[$0] ?? 0 })
    return certificate.rows
  }

  /// The certificate of a trial, about the rows that the trial's were made of. Both that one row was
  /// made into have its weight.
  private func sorted(_ found: Certificate, _ origins: [RowIndex]) -> Certificate {
    var weights: [RowIndex: Double] = [:]
    for row in found.rows { weights[origins[Int(row.raw)]] = found.weights[row] }
    return Certificate(
      rows: sorted(Array(weights.keys)), weights: weights, isMinimal: found.isMinimal)
  }

  private func sorted(_ rows: [RowIndex]) -> [RowIndex] { inCanonicalOrder(rows).map(\.row) }

  /// The rows of one failed component, and the rows that fix the variables in them.
  ///
  /// Contradictory values for one variable come first, then rows that fixed values violate, then
  /// components; within each kind the one with the lowest variable.
  private func conflictCandidates() -> [RowIndex] {
    let suspect = firstSuspect
    if let suspect, isSingleton(suspect) {
      return singletonRows(of: nonzeros[rows[suspect].first].variable)
    }
    if let suspect { return withSingletonRows([suspect]) }
    guard let failed = firstFailed else { return [] }
    return withSingletonRows(rowList(of: components[failed]).filter { rows[$0].isRequired })
  }

  /// The failed component with the lowest variable.
  var firstFailed: ComponentIndex? {
    work.failed.array.map { (component: $0, variable: lowestVariable(of: $0)) }
      .min { $0.variable < $1.variable }?.component
  }

  /// Contradictory values first, then the lowest variable, then canonical order.
  private var firstSuspect: RowIndex? {
    let all = work.suspects.array.map { row in
      (row: row, order: (isSingleton(row) ? 0 : 1, lowestVariable(of: row)))
    }
    guard let least = all.map(\.order).min(by: <) else { return nil }
    let first = all.filter { $0.order == least }.map { canonicalKey(of: $0.row) }
    return first.min { $0.isBefore($1) }?.row
  }

  private func lowestVariable(of row: RowIndex) -> VariableIndex {
    var lowest: VariableIndex?
    for term in rows[row].terms {
      let variable = nonzeros[term].variable
      if lowest.map({ variable < $0 }) ?? true { lowest = variable }
    }
    return lowest ?? .none
  }

  private func lowestVariable(of component: ComponentIndex) -> VariableIndex {
    variables(of: components[component]).first ?? .none
  }

  private func singletonRows(of variable: VariableIndex) -> [RowIndex] {
    var found: [RowIndex] = []
    forEachRow(of: variable) { row in if isSingleton(row) { found.append(row) } }
    return found
  }

  private func withSingletonRows(_ rows: [RowIndex]) -> [RowIndex] {
    let mentioned = rows.flatMap { row in self.rows[row].terms.map { nonzeros[$0].variable } }
    let fixed = mentioned.filter { unknowns[$0].isFixed }.sorted()
    let all = (rows + fixed.uniquedRuns.flatMap(singletonRows(of:))).sorted()
    return all.uniquedRuns
  }

  /// Whether these rows can hold together, ignoring all others.
  private func isSatisfiable(_ rows: [RowIndex]) -> Bool {
    guard rows.count > Self.manyCandidates else { return canHold(rows) }
    let asked = knownConflicts.members(rows.map { canonicalKey(of: $0).statement })
    if let known = knownConflicts.canHold(asked) { return known }
    let answer = canHold(rows)
    knownConflicts.learn(asked, canHold: answer)
    return answer
  }

  private func canHold(_ rows: [RowIndex]) -> Bool {
    let trial = Solver(seekingAnyPoint: true)
    load(rows, into: trial)
    return trial.update()
  }

  /// Puts rows into an empty solver, variables in order of creation. Returns what each row of the
  /// trial was made of, in the order of its rows.
  @discardableResult
  private func load(
    _ rows: [RowIndex], into trial: Solver, lastPriority: Priority = .required
  ) -> [RowIndex] {
    var origins: [RowIndex] = []
    let mentioned = Set(rows.flatMap { row in self.rows[row].terms.map { nonzeros[$0].variable } })
    var names: [VariableIndex: Variable] = [:]
    for variable in mentioned.sorted() { names[variable] = trial.makeVariable() }
    for (index, row) in rows.enumerated() {
      let terms = sortedTerms(of: row).compactMap { term in
        names[term.variable.index].map { Term($0, term.coefficient) }
      }
      let (relation, constant) = (self.rows[row].relation, self.rows[row].constant)
      let priority = index == rows.count - 1 ? lastPriority : .required
      if rows.count > Self.longChain, priority == .required {
        origins += trial.addByLength(terms, relation, constant: constant).map { _ in row }
      } else {
        trial.add(terms, relation, constant: constant, priority: priority)
        origins.append(row)
      }
    }
    return origins
  }
}

extension Solver {
  /// Adds a required constraint; an inequality of several terms as an equation with a new variable,
  /// a length of a known sign.
  ///
  /// Presolve then writes the positions of a long chain as sums of lengths and never looks at them,
  /// where the core would put the sums into each row.
  package func addByLength(
    _ terms: [Term], _ relation: Relation, constant: Double
  ) -> [ConstraintID] {
    guard terms.count > 1, relation != .equal else {
      return [add(terms, relation, constant: constant)]
    }
    let length = makeVariable()
    return [
      add(terms + [Term(length, -1)], .equal, constant: constant), add([Term(length)], relation),
    ]
  }
}

extension Array where Element: Equatable {
  /// A sorted array without repetitions.
  fileprivate var uniquedRuns: [Element] {
    enumerated().filter { $0 == 0 || self[$0 - 1] != $1 }.map(\.element)
  }
}

// MARK: - Certificates: rows whose weighted sum is a plain contradiction

extension Solver {
  /// Rows that contradict each other, and whether the set is irreducible.
  struct Certificate {
    let rows: [RowIndex]
    let weights: [RowIndex: Double]
    let isMinimal: Bool
  }

  /// Farkas' lemma on the first failure after `update()`: a few rows instead of a whole component.
  /// Complexity: O(terms of the failed component).
  func certificate() -> Certificate? {
    if !work.suspects.isEmpty { return certificate(of: [(work.suspects[0], 1)], isMinimal: true) }
    guard !work.failed.isEmpty else { return nil }
    let component = components[work.failed[0]]
    if component.core.exists, !core(component.core).isFeasible {
      let weights = core(component.core).contradiction(in: self)
      if !weights.rows.isEmpty {
        return certificate(of: weights.rows, isMinimal: weights.violatedCount == 1)
      }
    }
    for check in component.checks where isViolated(plans[check]) {
      return certificate(of: [(plans[check], 1)], isMinimal: true)
    }
    return nil
  }

  /// The certificate that keeps the only optional row from holding, after `update()`.
  func certificate(against row: RowIndex) -> Certificate? {
    let component = rows[row].component
    guard component.exists, components[component].core.exists, rows[row].activity.exists else {
      return certificate(of: [(row, 1)], isMinimal: true)
    }
    let weights = core(components[component].core).contradiction(in: self, level: Level(1))
    guard weights.violatedCount == 1 else { return nil }
    return certificate(of: weights.rows, isMinimal: true)
  }

  /// Collects the weighted rows, the definitions that eliminate their variables, and the rows that
  /// fix the remaining variables.
  ///
  /// If only one row is violated, the weights of all others are unique: the rows form a circuit, so
  /// the set is irreducible.
  private func certificate(
    of weighted: [(row: RowIndex, weight: Double)], isMinimal: Bool
  ) -> Certificate {
    beginExpansion()
    scratch.expansion.used.removeAll()
    scratch.expansion.isRecording = true
    for (row, weight) in weighted { expand(row: row, times: weight) }
    finishExpansion()
    endExpansion()
    scratch.expansion.isRecording = false
    var rows: [RowIndex: Double] = [:]
    for (row, weight) in weighted { rows[row, default: 0] += weight }
    for use in scratch.expansion.used.array { rows[use.row, default: 0] += use.weight }
    rows = rows.filter { $0.value != 0 }
    rows.merge(singletonRows(behind: rows)) { own, _ in own }
    return Certificate(rows: rows.keys.sorted(), weights: rows, isMinimal: isMinimal)
  }

  /// The rows that fix the variables which do not cancel from a weighted sum of rows, with the
  /// weights that cancel them.
  private func singletonRows(behind weights: [RowIndex: Double]) -> [RowIndex: Double] {
    var sums: [VariableIndex: Double] = [:]
    var largest = 0.0
    for (row, weight) in weights.sorted(by: { $0.key < $1.key }) {
      for term in rows[row].terms where unknowns[nonzeros[term].variable].fixedBy.exists {
        let part = weight * nonzeros[term].coefficient
        sums[nonzeros[term].variable, default: 0] += part
        largest = max(largest, abs(part))
      }
    }
    var fixing: [RowIndex: Double] = [:]
    for (variable, sum) in sums where abs(sum) > Precision.slope * largest {
      let row = unknowns[variable].fixedBy
      fixing[row] = -sum / nonzeros[rows[row].first].coefficient
    }
    return fixing
  }
}

extension Core {
  /// Weights of rows that make their sum a contradiction, taken at the least possible violation of
  /// a level's rows; those that hold are required.
  ///
  /// There the violated activities pull on columns, and each pulled column rests on a required
  /// constraint that holds it with exactly the opposite weight.
  func contradiction(
    in solver: Solver, level: Level = .required
  ) -> (rows: [(row: RowIndex, weight: Double)], violatedCount: Int) {
    let goal = Goal.level(level)
    activate()
    price(goal)
    var weights: [(row: RowIndex, weight: Double)] = []
    for row in basics.indices where slope(basics[row], activities[basics[row]].low, goal) != 0 {
      addViolated(basics[row], level, to: &weights)
    }
    let violatedCount = weights.count
    for column in columns.array
    where abs(column.gradient) > Precision.slope * max(1, column.magnitude) {
      addHolding(column.activity, against: column.gradient, to: &weights)
    }
    return (weights, violatedCount)
  }

  private func addViolated(
    _ activity: ActivityIndex, _ level: Level, to weights: inout [(row: RowIndex, weight: Double)]
  ) {
    for offset in 0..<activities[activity].count {
      let breakpoint = breakpoints[activities[activity].first + offset]
      guard breakpoint.level == level else { continue }
      let rate = activities[activity].low > offset ? breakpoint.right : breakpoint.left
      // A row reads `-activity / factor + rest`.
      if rate != 0 { weights.append((breakpoint.row, -rate * breakpoint.factor)) }
    }
  }

  private func addHolding(
    _ activity: ActivityIndex, against pull: Double,
    to weights: inout [(row: RowIndex, weight: Double)]
  ) {
    for offset in activities[activity].low..<activities[activity].high {
      let breakpoint = breakpoints[activities[activity].first + offset]
      guard breakpoint.level == .required, (pull > 0 ? breakpoint.left : breakpoint.right) != 0
      else {
        continue
      }
      return weights.append((breakpoint.row, pull * breakpoint.factor))
    }
  }
}
