import Diagnostics
import Reading

/// Reads a value that may depend on the row: the value itself, text with fields, or a list of rules of
/// which the first that holds counts.
///
/// ```yaml
/// cell:
///   - {when: photo and body, use: FullCell}
///   - {use: PlainCell}
/// ```
struct ChoiceReader<Value: Sendable> {
  let context: ReadingContext
  let key: String
  /// A value out of text that is already filled in; nil when it is none.
  let parse: @Sendable (String) -> Value?
  let expected: String
  /// Values to suggest for a misspelt one.
  var suggestions: [String] = []

  func read(_ node: YAMLNode) -> Choice<Value>? {
    guard let items = node.items else {
      return value(node).map {
        Choice(rules: [.init(condition: nil, value: $0.value)], fields: $0.fields)
      }
    }
    var rules: [Choice<Value>.Rule] = []
    var fields: [FieldUse] = []
    for item in items {
      guard let rule = rule(item) else { continue }
      rules.append(rule.rule)
      fields += rule.fields
    }
    return rules.isEmpty ? nil : Choice(rules: rules, fields: fields)
  }

  private func rule(_ node: YAMLNode) -> (rule: Choice<Value>.Rule, fields: [FieldUse])? {
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
