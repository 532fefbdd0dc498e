import CellTemplates
import Reading

/// The keys of templates as the JSON Schema has them, so that both know the same.
enum TemplateKeys {
  static let root = "template"
  static let cell = "cell"

  static var classes: [String] {
    definitions.names.filter { $0.hasPrefix("UI") && !$0.contains(".") }
  }

  /// The keys of a class, of a cell or of the template, with their descriptions.
  static func keys(of name: String) -> [(key: String, about: String)] {
    let record = properties(of: name)
    return zip(record.names, record.values).map { key, value in
      guard case .record(let schema) = value else { return (key, "") }
      return (key, schema["description"]?.text ?? "")
    }
  }

  static func values(of key: String, in name: String?) -> [String] {
    let owners = name.map { [$0] } ?? [root, cell] + classes
    for owner in owners {
      if let value = properties(of: owner)[key] { return words(of: value) }
    }
    return []
  }

  /// The words of a schema, those of its definitions and alternatives included.
  private static func words(of value: DataValue, depth: Int = 0) -> [String] {
    guard case .record(let schema) = value, depth < 5 else { return [] }
    if case .list(let values)? = schema["enum"] { return values.compactMap(\.text) }
    if schema["type"] == .text("boolean") { return ["true", "false"] }
    if let reference = schema["$ref"]?.text, let name = Optional(PathName.last(of: reference)) {
      return definitions[name].map { words(of: $0, depth: depth + 1) } ?? []
    }
    return ["allOf", "anyOf"].flatMap { key -> [String] in
      guard case .list(let all)? = schema[key] else { return [] }
      return all.flatMap { words(of: $0, depth: depth + 1) }
    }
  }

  /// The properties of a class, of a cell or of the template.
  static func properties(of name: String) -> DataRecord {
    guard case .record(let document) = TemplateSchema.json else { return DataRecord() }
    var schema = document
    if name != root {
      guard case .record(let definition)? = definitions[name] else { return DataRecord() }
      schema = definition
    }
    guard case .record(let properties)? = schema["properties"] else { return DataRecord() }
    return properties
  }

  /// The schema of one class, with the definitions that it needs; nil for no class.
  static func text(of name: String) -> String? {
    guard name != root, let schema = definitions[name] else { return nil }
    var needed = DataRecord()
    // Views in views are not spelled out again.
    gather(schema, into: &needed, except: [name, "views"])
    return DataValue.object([
      ("$schema", .text("http://json-schema.org/draft-07/schema#")), ("title", .text(name)),
      ("allOf", .list([schema])), ("definitions", .record(needed)),
    ]).compactJSON + "\n"
  }

  private static func gather(
    _ value: DataValue, into needed: inout DataRecord, except known: Set<String>
  ) {
    switch value {
    case .list(let values): for value in values { gather(value, into: &needed, except: known) }
    case .record(let record):
      for (key, value) in zip(record.names, record.values) {
        guard key == "$ref", let name = value.text.map({ PathName.last(of: $0) })
        else {
          gather(value, into: &needed, except: known)
          continue
        }
        guard !known.contains(name), needed[name] == nil, let target = definitions[name] else {
          continue
        }
        needed.append(name, target)
        gather(target, into: &needed, except: known)
      }
    case .null, .bool, .number, .text: break
    }
  }

  private static var definitions: DataRecord {
    guard case .record(let document) = TemplateSchema.json,
      case .record(let definitions)? = document["definitions"]
    else { return DataRecord() }
    return definitions
  }
}
