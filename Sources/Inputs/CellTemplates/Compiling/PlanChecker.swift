import Reading

/// Checks the whole template: rows against cells, cells against data, and every constraint.
struct PlanChecker {
  let plan: TemplatePlan
  let context: TemplateReading

  func check(_ root: YAMLNode) {
    guard !context.log.hasErrors else { return }
    checkCells(of: root)
    checkFields()
    StrayFields(root, context).report()
    plan.checkImages(context.log)
    plan.checkValues(context.log)
    for cell in plan.cells { checkConstraints(of: cell) }
  }

  // MARK: Rows

  /// Checks that every row has a cell: rules may miss rows, and a text with fields any cell.
  private func checkCells(of root: YAMLNode) {
    for (number, section) in plan.sections.enumerated() {
      guard let row = section.rows.firstIndex(where: { section.rules.cell.value(for: $0) == nil })
      else { continue }
      let rules = root.entries?.first { $0.key == "rows" }?.value ?? root
      context.error(
        rules, "row \(row) of section \(number) finds no cell",
        expected:
          "a rule for it that names one of \(Diagnostic.choices(plan.cells.map(\.reuseIdentifier)))",
        hint: "a last rule without 'when' takes the rest")
    }
  }

  // MARK: Fields

  /// Warns of a field that no row has: most likely misspelt, but data may be incomplete.
  private func checkFields() {
    let rows = plan.sections.flatMap(\.rows)
    guard !rows.isEmpty else { return }
    let uses = plan.cells.flatMap(\.fields) + plan.sections.flatMap(\.rules.cell.fields)
    var known: [FieldPath: Bool] = [:]
    for use in uses where use.isRequired {
      let isKnown = known[use.path] ?? rows.contains { $0.value(at: use.path) != nil }
      known[use.path] = isKnown
      guard !isKnown else { continue }
      context.log.warning(
        at: use.location, "no row has a field \(Diagnostic.quoted(use.path.description))",
        hint: use.path.names.last.flatMap {
          Diagnostic.didYouMean($0, in: names(beside: use.path, in: rows))
        })
    }
  }

  /// The names in the first thousand rows at the level of a path's last name.
  private func names(beside path: FieldPath, in rows: [DataRecord]) -> [String] {
    let parent = FieldPath(names: path.names.dropLast())
    return rows.prefix(1000).flatMap { row -> [String] in
      if parent.names.isEmpty { return row.names }
      if case .record(let record)? = row.value(at: parent) { return record.names }
      return []
    }.uniqued()
  }

  // MARK: Constraints

  /// Creates the cell once, so that everything UIKit would reject is reported with its location.
  private func checkConstraints(of cell: CellPlan) {
    let made = TemplateCell(plan: cell)
    for (constraint, problem) in made.problems {
      context.log.error(at: constraint.location, problem)
    }
  }
}

extension TemplatePlan {
  /// Reports each text of a row that is no colour or number where one is needed, once.
  func checkValues(_ log: DiagnosticLog) {
    let uses = Dictionary(
      cells.map { ($0.reuseIdentifier, $0.values) }, uniquingKeysWith: { first, _ in first })
    guard uses.values.contains(where: { !$0.isEmpty }) else { return }
    var seen: Set<Diagnostic> = []
    for row in sections.flatMap({ section in section.rows.map { (section, $0) } }) {
      guard let cell = row.0.rules.cell.value(for: row.1) else { continue }
      for problem in (uses[cell] ?? []).compactMap({ $0.problem(row.1) })
      where seen.insert(problem).inserted {
        log.report(problem)
      }
    }
  }

  /// Checks every image of the rows, so that a missing one is reported once, before drawing.
  func checkImages(_ log: DiagnosticLog, only severity: Severity? = nil) {
    let uses = Dictionary(
      cells.map { ($0.reuseIdentifier, $0.images) }, uniquingKeysWith: { first, _ in first })
    guard uses.values.contains(where: { !$0.isEmpty }) else { return }
    for section in sections {
      for row in section.rows {
        guard let cell = section.rules.cell.value(for: row) else { continue }
        for use in uses[cell] ?? [] {
          if let problem = use.problem(row), severity.map({ $0 == problem.severity }) ?? true {
            log.report(problem)
          }
        }
      }
    }
  }
}
