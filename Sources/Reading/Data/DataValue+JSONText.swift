extension DataValue {
  /// The value as JSON: two spaces a level, short lists and records on a line.
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
        "\(inner)\(name.jsonLiteral): \(value.jsonText(indentation: indentation + 2))"
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + outer + "}"
    case .null, .bool, .number, .text: return line
    }
  }

  /// As many values on a line as fit; one that takes several lines stands alone.
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

  private var compactJSON: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let digits): digits
    case .text(let text): text.jsonLiteral
    case .list(let values): "[" + values.map(\.compactJSON).joined(separator: ", ") + "]"
    case .record(let record):
      "{"
        + zip(record.names, record.values).map { "\($0.jsonLiteral): \($1.compactJSON)" }
        .joined(separator: ", ") + "}"
    }
  }
}

extension String {
  /// In quotes, with RFC 8259's escapes.
  fileprivate var jsonLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          literal.unicodeScalars.append(scalar)
        }
      }
    }
    return literal + "\""
  }
}
