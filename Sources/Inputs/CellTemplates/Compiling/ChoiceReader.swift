import Diagnostics
import Reading

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
  /// The values to suggest for a misspelt one.
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
