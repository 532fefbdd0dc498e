import AtomicFiles
import CollectionAlgorithms
import Diagnostics
import Reading
import UIKit

/// Compiles the root of a template. All root keys are here.
struct TemplateCompiler {
  private var context: TemplateReading
  private let path: String
  private let language: String?

  /// - Parameters:
  ///   - language: the language of the texts to read; nil for the first one.
  ///   - files: collects every file that is opened.
  init(
    path: String, log: DiagnosticLog, language: String? = nil, files: OpenedFiles? = nil
  ) {
    self.path = path
    self.language = language
    context = TemplateReading(file: path, log: log, files: files)
  }

  /// Returns the plan of the whole template; nil with the reasons in the log.
  mutating func compile(_ root: YAMLNode) -> TemplatePlan? {
    guard let fields = Fields(root, of: "a template", keys: .template, context),
      !context.log.hasErrors
    else { return nil }
    readDefinitions(fields)
    let cells = cells(fields)
    let plan = plan(fields, cells)
    PlanChecker(plan: plan, context: context).check(root)
    reportMissingData(of: plan, root)
    return context.log.hasErrors ? nil : plan
  }

  // MARK: Stages

  /// The languages and numbers that everything after them may use.
  private mutating func readDefinitions(_ fields: Fields) {
    context.languages = languages(fields)
    if let metrics = fields["metrics"] {
      context.metrics = MetricsReader(context: context).read(metrics)
    }
  }

  private func plan(_ fields: Fields, _ cells: [CellPlan]) -> TemplatePlan {
    let widths = widths(fields["widths"])
    var plan = TemplatePlan(
      name: fields.value("name", ValueReader<String>.text) ?? PathName.stem(of: path),
      settings: settings(fields), widths: widths,
      variants: VariantsReader(context: context, widths: widths).read(fields["variants"]),
      table: TableCompiler(context: context).table(fields["table"]), cells: cells,
      sections: sections(fields, cells: fields["cells"]?.entries?.map(\.key) ?? []))
    if fields["data"] == nil, fields["sections"] == nil {
      plan.missingData = SectionCompiler.missingData(at: context.location(fields.node.mark))
    }
    plan.images = context.images
    plan.texts = context.texts
    return plan
  }

  /// A template without rows is an error only beside others: alone it waits for a data file.
  private func reportMissingData(of plan: TemplatePlan, _ root: YAMLNode) {
    guard context.log.hasErrors, let missing = plan.missingData else { return }
    context.error(root, missing.message, expected: missing.expected)
  }

  // MARK: Parts

  private func cells(_ fields: Fields) -> [CellPlan] {
    guard let node = fields["cells"] else {
      context.error(fields.node, "the template has no cells", expected: "'cells' with at least one")
      return []
    }
    guard let entries = node.entries, !entries.isEmpty else {
      context.error(
        node, "cells cannot be \(node.kind)", expected: "reuse identifiers with cells",
        hint: node.items == nil ? nil : "write 'MailCell: {views: …}' without the dash")
      return []
    }
    return entries.compactMap { entry in
      if entry.key.contains(where: \.isNewline) {
        context.log.error(
          at: context.location(entry.keyMark),
          "the reuse identifier \(Diagnostic.quoted(entry.key)) has a line break",
          expected: "one line")
      }
      var compiler = CellCompiler(reuseIdentifier: entry.key, context: context)
      return compiler.compile(entry.value)
    }
  }

  private func sections(_ fields: Fields, cells: [String]) -> [SectionPlan] {
    let loader = DataLoader(context: context, folder: PathName.prefix(of: path))
    return SectionCompiler(context: context, loader: loader, cells: cells).sections(fields)
  }

  private func languages(_ fields: Fields) -> Languages {
    let declared = (fields.several(["languages"], .languageTag) ?? []).uniqued()
    return Languages(declared: declared, chosen: language ?? declared.first)
  }

  private func settings(_ fields: Fields) -> TemplateSettings {
    TemplateSettings(
      profile: fields.value("profile", .profile) ?? .standard,
      scale: fields.value("scale", Self.scale),
      contentSizeCategory: fields.value("contentSizeCategory", .contentSize),
      appearance: fields.value("userInterfaceStyle", Self.style),
      direction: fields.value("layoutDirection", Self.direction),
      languages: context.languages.declared)
  }

  static let scale = ValueReader<Double>.number("a scale from 1 to 3", in: 1...3)
  static let direction = ValueReader<UIUserInterfaceLayoutDirection>.choice([
    "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
  ])
  static let style = ValueReader<UIUserInterfaceStyle>.choice(["light": .light, "dark": .dark])

  /// The widths in points; by default portrait and landscape of the smallest phone.
  private func widths(_ node: YAMLNode?) -> [Double] {
    guard let node else { return [SmallPhone.width, SmallPhone.height] }
    let widths = (node.items ?? [node]).compactMap {
      ValueReader<Double>.tableWidth.value(of: $0, key: "widths", context)
    }
    if widths.isEmpty, node.items?.isEmpty == true {
      context.error(node, "widths without a width", expected: "at least one")
    }
    return widths.uniqued()
  }
}

extension ValueReader<OSProfile> {
  /// An OS profile by its name.
  static let profile = ValueReader(
    Diagnostic.choices(OSProfile.all.map(\.name)), schema: .choice(OSProfile.all.map(\.name))
  ) { node, _ throws(ValueFailure) in
    guard let name = node.scalar?.text else { throw .mismatch() }
    guard let profile = OSProfile.named(name) else {
      throw .mismatch(hint: Diagnostic.didYouMean(name, in: OSProfile.all.map(\.name)))
    }
    return profile
  }
}

/// Reads `table:`, the properties of the table.
struct TableCompiler {
  let context: TemplateReading

  func table(_ node: YAMLNode?) -> TablePlan {
    var plan = TablePlan()
    guard let node, let fields = Fields(node, of: "the table", keys: .table, context) else {
      return plan
    }
    plan.style = fields.value("style", .tableStyle) ?? plan.style
    plan.rowHeight = fields.value("rowHeight", .rowHeight) ?? plan.rowHeight
    plan.estimatedRowHeight =
      fields.value("estimatedRowHeight", .rowHeight) ?? plan.estimatedRowHeight
    plan.separatorStyle = fields.value("separatorStyle", .separatorStyle) ?? plan.separatorStyle
    plan.separatorInset = fields.value("separatorInset", .insets)
    plan.separatorColor = fields.value("separatorColor", .color)
    plan.backgroundColor = fields.value("backgroundColor", .color)
    plan.isEditing = fields.value("isEditing", .flag) ?? false
    plan.allowsMultipleSelectionDuringEditing =
      fields.value("allowsMultipleSelectionDuringEditing", .flag) ?? false
    plan.sectionIndexTitles = fields.value("sectionIndexTitles", .texts)
    return plan
  }
}

extension ValueReader<RowHeightRule> {
  /// `automatic` or points.
  static let rowHeight = ValueReader(
    "automatic or a height from 0 to 100000 points",
    schema: .either([.choice(["automatic"]), ValueReader<Double>.height.schema])
  ) { node, context throws(ValueFailure) in
    if node.scalar?.text == "automatic" { return .automatic }
    do throws(ValueFailure) {
      return .points(try ValueReader<Double>.height.read(node, context))
    } catch .mismatch(nil) {
      throw .mismatch(hint: Diagnostic.didYouMean(node.scalar?.text ?? "", in: ["automatic"]))
    }
  }
}

extension ValueReader<[String]> {
  /// A list of texts.
  static let texts = ValueReader(
    "a list of texts", schema: .localizable(.list(.localizable(ValueReader<String>.text.schema)))
  ) { node, context throws(ValueFailure) in
    guard let items = node.localized(context).items else { throw .mismatch() }
    var texts: [String] = []
    for item in items {
      texts.append(try ValueReader<String>.text.read(item.localized(context), context))
    }
    return texts
  }
}

/// Checks the whole template: rows against cells, cells against data, and the constraints of every
/// cell.
struct PlanChecker {
  let plan: TemplatePlan
  let context: TemplateReading

  func check(_ root: YAMLNode) {
    guard !context.log.hasErrors else { return }
    checkCells(of: root)
    checkFields()
    plan.checkImages(context.log)
    plan.checkValues(context.log)
    for cell in plan.cells { checkConstraints(of: cell) }
  }

  // MARK: Rows

  /// Checks that every row has a cell: rules may not cover all rows, and a text with fields may
  /// name no cell.
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

  /// Warns of a field that no row has, which is most likely misspelt. Only a warning, because data
  /// may be incomplete.
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

  /// Checks every image that a row names, so that a missing one is reported once, and before
  /// anything is drawn.
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
