// Which required constraints contradict each other.

extension Solver {
  /// A minimal set of conflicting required rows, in canonical order.
  ///
  /// Junker's QuickXplain (AAAI 2004) on the rows of one failed part: O(k log(n/k)) feasibility
  /// questions for k conflicting rows of n, each answered by a fresh solver. Where there are many
  /// rows, a `Certificate` first narrows them down. Which set is found depends only on the
  /// constraints, because candidates and their order do.
  func findConflict() -> [Int32] {
    let all = conflictCandidates().sorted(by: isCanonicallyBefore)
    let narrowed = all.count > Self.manyCandidates ? narrow(all) : nil
    if let narrowed, narrowed.isMinimal, narrowed.rows.count > Self.manyCandidates {
      return narrowed.rows
    }
    let candidates = narrowed?.rows ?? all
    guard !isSatisfiable(candidates) else { return candidates }
    return explain(given: [], hasGrown: false, candidates).sorted(by: isCanonicallyBefore)
  }

  private static let manyCandidates = 64

  /// A certificate for sorted candidates, if it stands the test of being unsatisfiable by itself.
  private func narrow(_ candidates: [Int32]) -> Certificate? {
    let trial = Solver()
    load(candidates, into: trial)
    guard !trial.update(), var found = trial.certificate() else { return nil }
    // The trial's slots are the candidates in order.
    found.rows = found.rows.map { candidates[Int($0)] }.sorted(by: isCanonicallyBefore)
    return isSatisfiable(found.rows) ? nil : found
  }

  /// The part of `candidates` that conflicts with `background`: none of it can be left out.
  private func explain(
    given background: [Int32], hasGrown: Bool, _ candidates: [Int32]
  ) -> [Int32] {
    if hasGrown && !isSatisfiable(background) { return [] }
    if candidates.count <= 1 { return candidates }
    let middle = candidates.count / 2
    let (first, second) = (Array(candidates[..<middle]), Array(candidates[middle...]))
    let needed = explain(given: background + first, hasGrown: true, second)
    return explain(given: background + needed, hasGrown: !needed.isEmpty, first) + needed
  }

  /// Rows of one failed part and whatever fixes the variables they mention.
  ///
  /// Contradictory numbers for one variable come first, then rows that known numbers violate, then
  /// components; within each kind the one with the lowest variable.
  private func conflictCandidates() -> [Int32] {
    let suspect = suspects.array.min { isReportedBefore($0, $1) }
    if let suspect, canFix(suspect) {
      return fixingRows(of: mentions[rows[suspect].first].variable)
    }
    if let suspect { return withFixingRows([suspect]) }
    let lowest = failed.array.min { lowestVariable(of: $0) < lowestVariable(of: $1) }
    guard let lowest else { return [] }
    return withFixingRows(rowList(of: components[lowest]).filter { rows[$0].isRequired })
  }

  private func isReportedBefore(_ left: Int32, _ right: Int32) -> Bool {
    if canFix(left) != canFix(right) { return canFix(left) }
    let (mine, other) = (sortedTerms(of: left).first, sortedTerms(of: right).first)
    let (first, second) = (mine?.variable.index ?? -1, other?.variable.index ?? -1)
    return first != second ? first < second : isCanonicallyBefore(left, right)
  }

  private func lowestVariable(of component: Int32) -> Int32 {
    variables(of: components[component]).first ?? 0
  }

  private func fixingRows(of variable: Int32) -> [Int32] {
    var found: [Int32] = []
    forEachMention(of: variable) { row in if canFix(row) { found.append(row) } }
    return found
  }

  private func withFixingRows(_ rows: [Int32]) -> [Int32] {
    let mentioned = rows.flatMap { row in self.rows[row].terms.map { mentions[$0].variable } }
    let fixed = Set(mentioned).filter { unknowns[$0].fixedBy >= 0 }.sorted()
    return Array(Set(rows + fixed.flatMap(fixingRows(of:))))
  }

  /// Whether some rows can hold together, leaving everything else aside.
  private func isSatisfiable(_ rows: [Int32]) -> Bool {
    let trial = Solver()
    load(rows, into: trial)
    return trial.update()
  }

  /// Puts rows into an empty solver, variables in order of creation.
  private func load(_ rows: [Int32], into trial: Solver) {
    let mentioned = Set(rows.flatMap { row in self.rows[row].terms.map { mentions[$0].variable } })
    var names: [Int32: Variable] = [:]
    for variable in mentioned.sorted() { names[variable] = trial.makeVariable() }
    for row in rows {
      let terms = sortedTerms(of: row).compactMap { term in
        names[term.variable.index].map { Term($0, term.coefficient) }
      }
      trial.add(terms, self.rows[row].relation, constant: self.rows[row].constant)
    }
  }
}
