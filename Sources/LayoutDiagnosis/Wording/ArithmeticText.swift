import Cassowary

/// A sum in one line: `2 × 10 + 34 = 54`.
enum ArithmeticText {
  /// The left side of the sum and its value; the value alone where there is nothing to add.
  static func sum(_ arithmetic: ConflictArithmetic) -> String {
    let value = Length.text(arithmetic.implied)
    guard arithmetic.parts.count > 1 || arithmetic.parts.contains(where: { $0.factor != 1 }) else {
      return value
    }
    var text = ""
    for part in arithmetic.parts {
      let isNegative = part.length < 0
      if text.isEmpty { text = isNegative ? "-" : "" } else { text += isNegative ? " - " : " + " }
      if abs(part.factor - 1) > 1e-9 { text += "\(Length.text(part.factor)) × " }
      text += Length.text(abs(part.length))
    }
    return "\(text) = \(value)"
  }

  /// How the others bound the target: "is", "is at least", "is at most".
  static func verb(_ relation: Relation) -> String {
    switch relation {
    case .equal: "make it"
    case .greaterThanOrEqual: "make it at least"
    case .lessThanOrEqual: "make it at most"
    }
  }
}
