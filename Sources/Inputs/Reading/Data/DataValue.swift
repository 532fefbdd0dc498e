import Numbers

/// A value of a data file in any format: the value of a template's `{field}`.
package enum DataValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The digits as in the file, so that `12.50` is shown as `12.50`.
  case number(String)
  case text(String)
  case list([DataValue])
  case record(DataRecord)
}

extension DataValue {
  /// The text that a label shows. Nil for `null`, which counts as missing; an empty text does not.
  package var text: String? {
    switch self {
    case .null: nil
    case .bool(let value): value ? "true" : "false"
    case .number(let digits): digits
    case .text(let text): text
    case .list(let values): values.compactMap(\.text).joined(separator: ", ")
    case .record(let record): record.values.compactMap(\.text).joined(separator: ", ")
    }
  }

  package var number: Double? {
    switch self {
    case .number(let digits), .text(let digits): Double(digits).flatMap { $0.isFinite ? $0 : nil }
    case .null, .bool, .list, .record: nil
    }
  }

  /// The value as a condition: true unless it is missing, empty or false, as older YAML spells that,
  /// too.
  package var isTruthy: Bool {
    switch self {
    case .null: false
    case .bool(let value): value
    case .number: true
    case .text(let text): !["", "no", "off", "false"].contains(text)
    case .list(let values): !values.isEmpty
    case .record: true
    }
  }
}

/// Fields with values in file order. Rows of one file share the storage of their names.
package struct DataRecord: Hashable, Sendable {
  package var names: [String]
  package var values: [DataValue]

  package init(names: [String] = [], values: [DataValue] = []) {
    self.names = names
    self.values = values
  }

  /// The value of a field; nil if the record has none of that name. Complexity: O(fields), which
  /// for a row is faster than hashing the name.
  package subscript(name: String) -> DataValue? {
    names.firstIndex(of: name).map { values[$0] }
  }

  /// The value at `media.thumbnail.url`; nil if a step is missing or no record.
  package func value(at path: FieldPath) -> DataValue? {
    var record = self
    for name in path.names.dropLast() {
      guard case .record(let inner)? = record[name] else { return nil }
      record = inner
    }
    return path.names.last.flatMap { record[$0] }
  }

  package mutating func append(_ name: String, _ value: DataValue) {
    names.append(name)
    values.append(value)
  }
}

/// The names on the way to a field: `media.thumbnail.url`.
package struct FieldPath: Hashable, Sendable, CustomStringConvertible {
  package let names: [String]

  package init(names: [String]) { self.names = names }

  package var description: String { names.joined(separator: ".") }
}

/// The rows of one data file, and the values common to all of them (an RSS channel's title).
package struct DataSet: Hashable, Sendable {
  package var rows: [DataRecord]
  package var about: DataRecord

  package init(rows: [DataRecord] = [], about: DataRecord = DataRecord()) {
    self.rows = rows
    self.about = about
  }
}

extension DataValue {
  /// The value as JSON: indented by two spaces per level, with short lists and records on one line.
  package func jsonText(indentation: Int = 0) -> String {
    let line = compactJSON
    if indentation + line.count <= 96 { return line }
    let inner = String(repeating: " ", count: indentation + 2)
    let outer = String(repeating: " ", count: indentation)
    switch self {
    case .list(let values):
      let texts = values.map { $0.jsonText(indentation: indentation + 2) }
      return "[\n" + Self.filled(texts, indentation: inner) + "\n" + outer + "]"
    case .record(let record):
      let lines = zip(record.names, record.values).map { name, value in
        "\(inner)\(JSONString.literal(name)): \(value.jsonText(indentation: indentation + 2))"
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + outer + "}"
    case .null, .bool, .number, .text: return line
    }
  }

  /// Puts as many values on a line as fit; a value of several lines gets its own.
  private static func filled(_ texts: [String], indentation: String) -> String {
    var lines: [String] = []
    for (index, text) in texts.enumerated() {
      let text = index == texts.count - 1 ? text : text + ","
      let isShort = !text.contains("\n") && lines.last?.contains("\n") == false
      if isShort, let last = lines.last, last.count + 1 + text.count <= 96 {
        lines[lines.count - 1] += " " + text
      } else {
        lines.append(indentation + text)
      }
    }
    return lines.joined(separator: "\n")
  }

  package var compactJSON: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let digits): digits
    case .text(let text): JSONString.literal(text)
    case .list(let values): "[" + values.map(\.compactJSON).joined(separator: ", ") + "]"
    case .record(let record):
      "{"
        + zip(record.names, record.values).map { "\(JSONString.literal($0)): \($1.compactJSON)" }
        .joined(separator: ", ") + "}"
    }
  }
}
