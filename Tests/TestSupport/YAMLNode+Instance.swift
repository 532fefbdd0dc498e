import Reading

extension YAMLNode {
  /// The value that an editor checks: YAML 1.2's core schema decides what an unquoted scalar is.
  package var instance: DataValue {
    switch content {
    case .sequence(let items): return .list(items.map(\.instance))
    case .mapping(let entries):
      return .record(
        DataRecord(names: entries.map(\.key), values: entries.map(\.value.instance)))
    case .scalar(let scalar):
      guard scalar.isPlain else { return .text(scalar.text) }
      switch scalar.text {
      case "", "~", "null", "Null", "NULL": return .null
      case "true", "True", "TRUE": return .bool(true)
      case "false", "False", "FALSE": return .bool(false)
      default: return Self.number(scalar.text).map(DataValue.number) ?? .text(scalar.text)
      }
    }
  }

  /// Digits as JSON writes them, out of those that YAML allows.
  private static func number(_ text: String) -> String? {
    let decimal = #/[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?/#
    if text.wholeMatch(of: decimal) != nil, let value = Double(text), value.isFinite {
      return "\(value)"
    }
    if text.hasPrefix("0x"), let value = Int(text.dropFirst(2), radix: 16) { return "\(value)" }
    if text.hasPrefix("0o"), let value = Int(text.dropFirst(2), radix: 8) { return "\(value)" }
    return nil
  }
}
