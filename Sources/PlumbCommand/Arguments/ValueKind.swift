/// How the text of an option's value becomes a value.
struct ValueKind<Value>: Sendable {
  /// From the text and the option's name as typed.
  let read: @Sendable (_ text: String, _ option: String) throws(ArgumentError) -> Value
}

extension ValueKind<String> {
  /// Any text but the empty one.
  static func text(_ expected: String) -> ValueKind {
    ValueKind { text, option throws(ArgumentError) in
      if text.isEmpty { throw .invalidValue(option: option, value: text, expected: expected) }
      return text
    }
  }
}

extension ValueKind<Double> {
  /// A decimal number within `range`. Neither `nan`, `inf` nor hexadecimal is one.
  static func number(
    in range: ClosedRange<Double>, _ expected: String
  ) -> ValueKind {
    ValueKind { text, option throws(ArgumentError) in
      let isDecimal = text.utf8.allSatisfy { "0123456789.+-eE".utf8.contains($0) }
      guard isDecimal, let number = Double(text), range.contains(number) else {
        throw .invalidValue(option: option, value: text, expected: expected)
      }
      return number
    }
  }
}

extension ValueKind {
  /// One of a few words, each standing for a value.
  static func word(_ words: [(String, Value)]) -> ValueKind where Value: Sendable {
    ValueKind { text, option throws(ArgumentError) in
      if let match = words.first(where: { $0.0 == text }) { return match.1 }
      throw .unknownWord(option: option, value: text, choices: words.map(\.0))
    }
  }
}
