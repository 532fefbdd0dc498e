import Reading

/// Checks values against a JSON Schema of draft 7: the keywords that our schemas use, no others.
///
/// Written from the specification, apart from what makes the schema, so that the two check each
/// other.
package struct SchemaValidator {
  package let root: DataRecord
  /// Every pattern of the schema, read once.
  private var patterns: [String: Regex<AnyRegexOutput>] = [:]

  package static let annotations = ["$schema", "title", "description", "default", "definitions"]

  package init?(_ schema: DataValue) {
    guard case .record(let root) = schema else { return nil }
    self.root = root
    gatherPatterns(schema)
  }

  private mutating func gatherPatterns(_ schema: DataValue) {
    switch schema {
    case .record(let record):
      if case .text(let pattern)? = record["pattern"] { patterns[pattern] = try? Regex(pattern) }
      for value in record.values { gatherPatterns(value) }
    case .list(let values): for value in values { gatherPatterns(value) }
    case .null, .bool, .number, .text: break
    }
  }

  /// What is wrong with a value, each with its path; empty when it fits.
  package func problems(of value: DataValue) -> [String] { check(value, .record(root), "") }

  private func check(_ value: DataValue, _ schema: DataValue, _ path: String) -> [String] {
    guard case .record(let schema) = schema else {
      return schema == .bool(true) ? [] : ["\(path): not allowed"]
    }
    if let target = schema["$ref"]?.text { return check(value, definition(target), path) }
    return zip(schema.names, schema.values).flatMap { keyword, rule in
      check(value, keyword, rule, schema, path)
    }
  }

  private func definition(_ target: String) -> DataValue {
    guard case .record(let all)? = root["definitions"],
      let found = all[String(target.split(separator: "/").last ?? "")]
    else { return .bool(false) }
    return found
  }

  private func check(
    _ value: DataValue, _ keyword: String, _ rule: DataValue, _ schema: DataRecord, _ path: String
  ) -> [String] {
    switch keyword {
    case "anyOf", "oneOf", "allOf", "not", "if", "then", "else":
      return combination(value, keyword, rule, schema, path)
    case "properties", "additionalProperties", "propertyNames", "required", "minProperties",
      "dependencies":
      guard case .record(let record) = value else { return [] }
      return members(of: record, keyword, rule, schema, path)
    default:
      return scalar(value, keyword, rule, path).map { ["\(path): \($0)"] } ?? []
    }
  }

  // MARK: Combinations

  private func combination(
    _ value: DataValue, _ keyword: String, _ rule: DataValue, _ schema: DataRecord, _ path: String
  ) -> [String] {
    switch keyword {
    case "not": return check(value, rule, path).isEmpty ? ["\(path): what it may not be"] : []
    case "if":
      let branch = check(value, rule, path).isEmpty ? "then" : "else"
      return schema[branch].map { check(value, $0, path) } ?? []
    case "then", "else": return []
    default: break
    }
    guard case .list(let schemas) = rule else { return ["\(path): a broken \(keyword)"] }
    let results = schemas.map { check(value, $0, path) }
    let fitting = results.filter(\.isEmpty).count
    switch keyword {
    case "allOf": return results.flatMap { $0 }
    case "oneOf": return fitting == 1 ? [] : ["\(path): fits \(fitting) of several, not one"]
    default: return fitting > 0 ? [] : ["\(path): fits none of several"]
    }
  }

  // MARK: Mappings

  private func members(
    of record: DataRecord, _ keyword: String, _ rule: DataValue, _ schema: DataRecord,
    _ path: String
  ) -> [String] {
    switch (keyword, rule) {
    case ("properties", .record(let rules)):
      return zip(record.names, record.values).flatMap { name, value in
        rules[name].map { check(value, $0, "\(path)/\(name)") } ?? []
      }
    case ("additionalProperties", _):
      var known: [String] = []
      if case .record(let rules)? = schema["properties"] { known = rules.names }
      return zip(record.names, record.values).filter { !known.contains($0.0) }
        .flatMap { check($0.1, rule, "\(path)/\($0.0)") }
    case ("propertyNames", _):
      return record.names.flatMap { check(.text($0), rule, "\(path)/\($0)") }
    case ("required", .list(let names)):
      return names.compactMap(\.text).filter { record[$0] == nil }.map { "\(path): no \($0)" }
    case ("minProperties", _):
      return Double(record.names.count) < rule.number ?? 0 ? ["\(path): too few"] : []
    case ("dependencies", .record(let needs)):
      return zip(needs.names, needs.values).flatMap { name, rule in
        record[name] == nil ? [] : members(of: record, "required", rule, schema, path)
      }
    default: return ["\(path): a broken \(keyword)"]
    }
  }

  // MARK: Scalars and lists

  private func scalar(
    _ value: DataValue, _ keyword: String, _ rule: DataValue, _ path: String
  ) -> String? {
    switch (keyword, rule) {
    case ("type", .list(let types)):
      return types.contains { value.isOf(type: $0.text ?? "") } ? nil : "of another type"
    case ("type", .text(let type)): return value.isOf(type: type) ? nil : "no \(type)"
    case ("enum", .list(let values)): return values.contains(value) ? nil : "none of the choices"
    case ("const", _): return value == rule ? nil : "another constant"
    case ("pattern", .text(let pattern)):
      guard case .text(let text) = value else { return nil }
      guard let regex = patterns[pattern] else { return "a broken pattern" }
      return text.contains(regex) ? nil : "does not match \(pattern)"
    case ("minimum", _): return value.digits.map { $0 < rule.number ?? 0 } == true ? "small" : nil
    case ("maximum", _): return value.digits.map { $0 > rule.number ?? 0 } == true ? "large" : nil
    case ("exclusiveMinimum", _):
      return value.digits.map { $0 <= rule.number ?? 0 } == true ? "small" : nil
    case ("items", _):
      guard case .list(let items) = value else { return nil }
      return items.flatMap { check($0, rule, path + "/-") }.first
    case ("minItems", _):
      guard case .list(let items) = value else { return nil }
      return Double(items.count) < rule.number ?? 0 ? "too few" : nil
    default: return Self.annotations.contains(keyword) ? nil : "the keyword \(keyword) is unknown"
    }
  }
}

extension DataValue {
  /// The value of a number; nothing for text that looks like one.
  fileprivate var digits: Double? {
    if case .number(let digits) = self { Double(digits) } else { nil }
  }

  fileprivate func isOf(type: String) -> Bool {
    switch (type, self) {
    case ("null", .null), ("boolean", .bool), ("string", .text), ("array", .list),
      ("object", .record), ("number", .number):
      true
    case ("integer", .number(let digits)): Double(digits).map { $0 == $0.rounded() } ?? false
    default: false
    }
  }
}
