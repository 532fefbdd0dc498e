/// A value of a data file, whatever the format: what a template's `{field}` finds.
package indirect enum DataValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The digits as the file has them, so that `12.50` is shown as `12.50`.
  case number(String)
  case text(String)
  case list([DataValue])
  case record(DataRecord)
}

extension DataValue {
  /// The text a label shows, or nil for nothing: `null` counts as missing, an empty text does not.
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

  /// The value as a number: a number, or text that is one.
  package var number: Double? {
    switch self {
    case .number(let digits), .text(let digits): Double(digits).flatMap { $0.isFinite ? $0 : nil }
    case .null, .bool, .list, .record: nil
    }
  }

  /// What a condition takes a bare field for: something is there, and it is not empty and not false.
  package var isTruthy: Bool {
    switch self {
    case .null: false
    case .bool(let value): value
    case .number: true
    case .text(let text): !text.isEmpty
    case .list(let values): !values.isEmpty
    case .record: true
    }
  }
}

/// Fields with their values in the order of the file. Rows of one file share the storage of their names.
package struct DataRecord: Hashable, Sendable {
  package var names: [String]
  package var values: [DataValue]

  /// As many values as names.
  package init(names: [String] = [], values: [DataValue] = []) {
    self.names = names
    self.values = values
  }

  /// The value of a field; nil when the record has none of that name.
  ///
  /// - Complexity: O(fields), which for a row beats hashing the name.
  package subscript(name: String) -> DataValue? {
    names.firstIndex(of: name).map { values[$0] }
  }

  /// The value at `media.thumbnail.url`; nil when a step is missing or is no record.
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

/// The names that lead to a field: `media.thumbnail.url`.
package struct FieldPath: Hashable, Sendable, CustomStringConvertible {
  package let names: [String]

  package init(names: [String]) { self.names = names }

  package var description: String { names.joined(separator: ".") }
}
