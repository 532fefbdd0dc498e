import Reading

/// A question about a row: `photo and not (kind == "draft")`.
indirect enum Condition: Sendable {
  enum Comparison: String, Sendable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  enum Operand: Sendable {
    case field(FieldPath)
    case value(DataValue)

    func value(in row: DataRecord) -> DataValue {
      switch self {
      case .field(let path): row.value(at: path) ?? .null
      case .value(let value): value
      }
    }
  }

  /// Something is there, neither empty nor false.
  case present(Operand)
  case compare(Operand, Comparison, Operand)
  case not(Condition)
  case and(Condition, Condition)
  case or(Condition, Condition)

  /// True and false themselves need no row.
  var constant: Bool? {
    if case .present(.value(.bool(let value))) = self { value } else { nil }
  }

  func holds(for row: DataRecord) -> Bool {
    switch self {
    case .present(let operand): operand.value(in: row).isTruthy
    case .compare(let left, let comparison, let right):
      comparison.holds(left.value(in: row), right.value(in: row))
    case .not(let condition): !condition.holds(for: row)
    case .and(let left, let right): left.holds(for: row) && right.holds(for: row)
    case .or(let left, let right): left.holds(for: row) || right.holds(for: row)
    }
  }
}

extension Condition.Comparison {
  /// Numbers compare as numbers when both sides are numbers, all else as text; nothing is smaller or larger
  /// than something that is no number.
  func holds(_ left: DataValue, _ right: DataValue) -> Bool {
    if let a = left.number, let b = right.number {
      return switch self {
      case .equal: a == b
      case .notEqual: a != b
      case .less: a < b
      case .lessOrEqual: a <= b
      case .greater: a > b
      case .greaterOrEqual: a >= b
      }
    }
    return switch self {
    case .equal: left.text == right.text
    case .notEqual: left.text != right.text
    case .less, .lessOrEqual, .greater, .greaterOrEqual: false
    }
  }
}
