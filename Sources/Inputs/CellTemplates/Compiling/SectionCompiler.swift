import Reading

/// Reads `data:`, `rows:` and `sections:` into sections of rows.
struct SectionCompiler {
  let context: TemplateReading
  let loader: DataLoader
  let cells: [String]

  /// Reads the sections at a template's root.
  func sections(_ root: Fields) -> [SectionPlan] {
    let rules = RowRulesReader(context: context, cells: cells).read(root["rows"], base: nil)
    let data = root["data"].flatMap(loader.load)
    guard let node = root["sections"] else {
      if root["data"] == nil {
        // Whoever shows the template may bring rows; see `TemplatePlan.missingData`.
        return [
          SectionPlan(header: nil, footer: nil, indexTitle: nil, rows: [], rules: rules)
        ]
      }
      return data.map { [section($0, titles: .none, rules)] } ?? []
    }
    if node.entries != nil {
      if root["data"] == nil {
        let missing = Self.missingData(at: context.location(root.node.mark))
        context.error(root.node, missing.message, expected: missing.expected)
      }
      return data.map { grouped($0, by: node, rules) } ?? []
    }
    guard let items = node.items else {
      context.error(
        node, "sections cannot be \(node.kind)", expected: "a list of sections or {by: field}")
      return []
    }
    if let entry = root.entry("data") {
      context.log.error(
        at: context.location(entry.keyMark), "data beside a list of sections",
        expected: "'data' in each section")
    }
    return items.compactMap { listed($0, rules) }
  }

  /// The error of a template at `location` that has no rows and gets none.
  static func missingData(at location: FileLocation) -> Diagnostic {
    Diagnostic(
      .error, at: location, "the template has no data",
      expected: "'data' with rows or a file's name")
  }

  // MARK: Listed

  private func listed(_ node: YAMLNode, _ base: RowRules) -> SectionPlan? {
    let errors = context.log.errorCount
    guard let fields = Fields(node, of: "a section", keys: .section, context) else { return nil }
    let isMisspelt = context.log.errorCount > errors
    let rules = RowRulesReader(context: context, cells: cells).read(fields["rows"], base: base)
    guard let data = fields["data"] else {
      if !isMisspelt {
        context.error(
          node, "the section has no data", expected: "'data' with rows or a file's name")
      }
      return nil
    }
    return loader.load(data).map { section($0, titles: titles(fields), rules) }
  }

  private func section(_ data: DataSet, titles: Titles, _ rules: RowRules) -> SectionPlan {
    SectionPlan(
      header: titles.header?.text(for: data.about), footer: titles.footer?.text(for: data.about),
      indexTitle: titles.index?.text(for: data.about), rows: data.rows, rules: rules)
  }

  // MARK: Grouped

  /// Makes one section per value of a field, in the order in which the values first occur.
  private func grouped(_ data: DataSet, by node: YAMLNode, _ base: RowRules) -> [SectionPlan] {
    guard let fields = Fields(node, of: "sections", keys: .sectionGroups, context),
      let name = fields.value("by", ValueReader<String>.text)
    else {
      if node.entries?.contains(where: { $0.key == "by" }) != true {
        context.error(node, "sections without 'by'", expected: "{by: field, header: \"{field}\"}")
      }
      return []
    }
    let rules = RowRulesReader(context: context, cells: cells).read(fields["rows"], base: base)
    let titles = titles(fields)
    var groups: [[DataRecord]] = []
    var indices: [DataValue: Int] = [:]
    for row in data.rows {
      let index = indices[row[name] ?? .null, default: groups.count]
      if index == groups.count {
        indices[row[name] ?? .null] = index
        groups.append([])
      }
      groups[index].append(row)
    }
    return groups.map { rows in
      let set = DataSet(rows: rows, about: rows[0])
      return section(set, titles: titles, rules)
    }
  }

  // MARK: Titles

  private struct Titles {
    var header: TextPattern?
    var footer: TextPattern?
    var index: TextPattern?

    static let none = Titles()
  }

  private func titles(_ fields: Fields) -> Titles {
    Titles(
      header: fields.value("header", .pattern), footer: fields.value("footer", .pattern),
      index: fields.value("indexTitle", .pattern))
  }
}

/// Reads a value that may depend on the row: the value itself, a text with fields, or a list of
/// rules, of which the first that holds applies.
///
/// ```yaml
/// cell:
///   - {when: photo and body, use: FullCell}
///   - {use: PlainCell}
/// ```
private struct ChoiceReader<Value: Sendable> {
  let context: TemplateReading
  let key: String
  /// Converts a text, with fields filled in, to a value; nil if it is invalid.
  let parse: @Sendable (String) -> Value?
  let expected: String
  var suggestions: [String] = []

  func read(_ node: YAMLNode) -> RowChoice<Value>? {
    guard let items = node.items else {
      return value(node).map {
        RowChoice(rules: [.init(condition: nil, value: $0.value)], fields: $0.fields)
      }
    }
    var rules: [RowChoice<Value>.Rule] = []
    var fields: [FieldUse] = []
    for item in items {
      guard let rule = rule(item) else { continue }
      rules.append(rule.rule)
      fields += rule.fields
    }
    return rules.isEmpty ? nil : RowChoice(rules: rules, fields: fields)
  }

  private func rule(_ node: YAMLNode) -> (rule: RowChoice<Value>.Rule, fields: [FieldUse])? {
    guard let fields = Fields(node, of: "a rule", keys: .rule(.text), context) else {
      return nil
    }
    guard let use = fields["use"] else {
      context.error(node, "a rule without 'use'", expected: "{when: …, use: …}")
      return nil
    }
    var condition: Condition?
    if fields["when"] != nil {
      guard let written = fields.value("when", .condition) else { return nil }
      condition = written
    }
    return value(use).map { value in
      (.init(condition: condition, value: value.value), value.fields)
    }
  }

  private func value(
    _ node: YAMLNode
  ) -> (value: @Sendable (DataRecord) -> Value?, fields: [FieldUse])? {
    guard let pattern = ValueReader.pattern.value(of: node, key: key, context) else { return nil }
    let parse = parse
    guard pattern.isConstant else {
      return ({ row in pattern.text(for: row).flatMap(parse) }, context.uses(of: pattern, in: node))
    }
    guard let constant = parse(pattern.text(for: DataRecord()) ?? "") else {
      context.error(
        node, "\(Diagnostic.quoted(key)) cannot be \(Diagnostic.quoted(node.scalar?.text ?? ""))",
        expected: expected,
        hint: Diagnostic.didYouMean(node.scalar?.text ?? "", in: suggestions))
      return nil
    }
    return ({ _ in constant }, [])
  }
}

/// Reads `rows:`, which selects the cell and the height of each row.
struct RowRulesReader {
  let context: TemplateReading
  /// The cells of the template, in the order of the file.
  let cells: [String]

  /// Reads the rules of `node`; those of `base` apply where it has none.
  func read(_ node: YAMLNode?, base: RowRules?) -> RowRules {
    var rules =
      base
      ?? RowRules(
        cell: .always(cells.first ?? ""), height: .always(.automatic),
        estimatedHeight: .always(.automatic))
    guard let node else { return rules }
    guard node.items == nil else {
      context.error(
        node, "rows cannot be \(node.kind)", expected: "rules for them such as {height: 60}",
        hint: "the rows themselves are the list under 'data'")
      return rules
    }
    guard let fields = Fields(node, of: "rows", keys: .rows, context) else { return rules }
    if let cell = fields["cell"].flatMap(cellReader.read) { rules.cell = cell }
    if let height = fields["height"].flatMap(heightReader("height").read) { rules.height = height }
    if let estimate = fields["estimatedHeight"].flatMap(heightReader("estimatedHeight").read) {
      rules.estimatedHeight = estimate
    }
    return rules
  }

  private var cellReader: ChoiceReader<String> {
    let cells = cells
    return ChoiceReader(
      context: context, key: "cell", parse: { cells.contains($0) ? $0 : nil },
      expected: cells.isEmpty ? "a cell under 'cells'" : Diagnostic.choices(cells),
      suggestions: cells)
  }

  private func heightReader(_ key: String) -> ChoiceReader<RowHeightRule> {
    let metrics = context.metrics
    return ChoiceReader(
      context: context, key: key,
      parse: { text in
        if text == "automatic" { return .automatic }
        guard let height = metrics[text] ?? Double(text) else { return nil }
        return TemplateLimits.height.contains(height) ? .points(height) : nil
      }, expected: "automatic or a height from 0 to 100000 points")
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
