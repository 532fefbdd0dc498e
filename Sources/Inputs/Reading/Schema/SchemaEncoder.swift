/// Converts schemas to JSON Schema, draft 7, and collects shared definitions.
///
/// Draft 7 instead of a later one: the YAML language server of VS Code and most other editors
/// understands it completely, and JetBrains reads it as well. They validate drafts 2019-09 and
/// 2020-12 only in part (`unevaluatedProperties` is ignored), so that misspelt keys would pass.
package struct SchemaEncoder {
  /// What is described.
  package enum Subject {
    /// Files that people write: a number in YAML is a text as well, and what is misspelt is an error.
    case files
    /// What programs print: fields may be added.
    case answers
  }

  private let subject: Subject
  /// In the order of first use.
  package private(set) var definitions = DataRecord()

  /// The schema of something whose root is a mapping with these keys.
  package static func document(
    _ title: String, about: String, _ root: KeyTable, of subject: Subject = .files
  ) -> DataValue {
    var encoder = SchemaEncoder(subject: subject)
    guard case .record(let root) = encoder.json(.mapping(root)) else { return .null }
    let head: [(String, DataValue)] = [
      ("$schema", .text("http://json-schema.org/draft-07/schema#")), ("title", .text(title)),
      ("description", .text(about)),
    ]
    return .object(
      head + zip(root.names, root.values) + [("definitions", .record(encoder.definitions))])
  }

  package mutating func json(_ schema: ValueSchema) -> DataValue {
    switch schema {
    case .anything: return .object([])
    case .text where subject == .answers: return .object([("type", .text("string"))])
    case .text: return .object([("type", .texts(["string", "number", "boolean"]))])
    case .anyScalar: return .object([("type", .texts(["string", "number", "boolean", "null"]))])
    case .matching(let pattern):
      return .object([("type", .text("string")), ("pattern", .text(pattern))])
    case .nothing: return .object([("type", .text("null"))])
    case .flag: return .object([("type", .text("boolean"))])
    case .choice(let names): return .object([("enum", .texts(names))])
    case .number(let range):
      return .object([
        ("type", .text("number")), ("minimum", .number(range.lowerBound.plain)),
        ("maximum", .number(range.upperBound.plain)),
      ])
    case .positive(let most):
      return .object([
        ("type", .text("number")), ("exclusiveMinimum", .number("0")),
        ("maximum", .number(most.plain)),
      ])
    case .integer(let range):
      return .object([
        ("type", .text("integer")), ("minimum", .number("\(range.lowerBound)")),
        ("maximum", .number("\(range.upperBound)")),
      ])
    case .list(let item, let least):
      return .object(
        [("type", .text("array")), ("items", json(item))]
          + (least > 0 ? [("minItems", .number("\(least)"))] : []))
    case .either(let schemas): return .object([("anyOf", .list(schemas.map { json($0) }))])
    case .mapping(let table): return mapping(table, fixed: [])
    case .names(let value, let pattern, let taken, let least):
      return names(value, pattern, taken, least)
    case .chosen(let key, let tables): return chosen(by: key, tables)
    case .defined(let name, let schema): return define(name, schema)
    case .reference(let name): return .object([("$ref", .text("#/definitions/\(name)"))])
    case .described(let about, let schema): return described(about, schema, standard: nil)
    }
  }

  // MARK: Mappings

  private mutating func names(
    _ value: ValueSchema, _ pattern: String?, _ taken: [String], _ least: Int
  ) -> DataValue {
    var rule: [(String, DataValue)] = []
    if let pattern { rule.append(("pattern", .text(pattern))) }
    if !taken.isEmpty { rule.append(("not", .object([("enum", .texts(taken))]))) }
    return .object(
      [("type", .text("object"))] + (rule.isEmpty ? [] : [("propertyNames", .object(rule))])
        + (least > 0 ? [("minProperties", .number("\(least)"))] : [])
        + [("additionalProperties", json(value))])
  }

  /// The object schema of a table; `fixed` are additional keys.
  private mutating func mapping(_ table: KeyTable, fixed: [Key]) -> DataValue {
    var object: [(String, DataValue)] = [("type", .text("object"))]
    let required = fixed.map(\.name) + table.required
    if !required.isEmpty { object.append(("required", .texts(required))) }
    let needs = table.anyOf.map { group in
      DataValue.object([("anyOf", .list(group.map(Self.requiring)))])
    }
    if !table.oneOf.isEmpty { object.append(("oneOf", .list(table.oneOf.map(Self.requiring)))) }
    if !needs.isEmpty { object.append(("allOf", .list(needs))) }
    object += table.rules.map { ($0.name, $0.value) }
    let properties = (fixed + table.keys).map { key in
      (key.name, described(key.about, key.schema, standard: key.standard))
    }
    object.append(("properties", .object(properties)))
    return .object(
      subject == .answers ? object : object + [("additionalProperties", .bool(false))])
  }

  private static func requiring(_ key: String) -> DataValue {
    .object([("required", .texts([key]))])
  }

  /// Writes one condition per table instead of a list of alternatives. Messages are better: an
  /// editor then reports the one invalid key, not all the tables that do not match.
  private mutating func chosen(
    by key: String, _ tables: [(name: String, table: KeyTable)]
  ) -> DataValue {
    let kinds = tables.map { name, table in
      let kind = Key(key, .choice([name]), "What this is; it decides which keys there are.")
      return DataValue.object([
        (
          "if",
          .object([
            ("type", .text("object")), ("required", .texts([key])),
            ("properties", .object([(key, .object([("const", .text(name))]))])),
          ])
        ),
        ("then", define(name, mapping(table, fixed: [kind]))),
      ])
    }
    return .object([
      ("type", .text("object")), ("required", .texts([key])),
      ("properties", .object([(key, json(.choice(tables.map(\.name))))])), ("allOf", .list(kinds)),
    ])
  }

  // MARK: Definitions and texts

  private mutating func define(_ name: String, _ schema: ValueSchema) -> DataValue {
    if definitions[name] == nil {
      // Reserve the entry first, because the schema may refer to itself.
      let index = definitions.names.count
      definitions.append(name, .null)
      definitions.values[index] = json(schema)
    }
    return json(.reference(name))
  }

  private mutating func define(_ name: String, _ written: DataValue) -> DataValue {
    if definitions[name] == nil { definitions.append(name, written) }
    return json(.reference(name))
  }

  /// Draft 7 ignores siblings of `$ref`; a description is therefore put around it.
  private mutating func described(
    _ about: String, _ schema: ValueSchema, standard: String?
  ) -> DataValue {
    guard case .record(var inner) = json(schema) else { return .object([]) }
    if inner.names == ["$ref"] {
      guard !about.isEmpty || standard != nil else { return .record(inner) }
      inner = DataRecord(names: ["allOf"], values: [.list([.record(inner)])])
    }
    var object: [(String, DataValue)] = about.isEmpty ? [] : [("description", .text(about))]
    if let standard { object.append(("default", .scalar(standard))) }
    return .object(object + zip(inner.names, inner.values))
  }
}

extension DataValue {
  /// A record with fields in the given order.
  package static func object(_ fields: [(String, DataValue)]) -> DataValue {
    .record(DataRecord(names: fields.map(\.0), values: fields.map(\.1)))
  }

  package static func texts(_ texts: [String]) -> DataValue { .list(texts.map(DataValue.text)) }

  /// A number or a boolean if the text spells one, else the text.
  fileprivate static func scalar(_ text: String) -> DataValue {
    if text == "true" || text == "false" { return .bool(text == "true") }
    return Double(text) == nil ? .text(text) : .number(text)
  }
}
