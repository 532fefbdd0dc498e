import Reading

/// A condition on a row: `photo and not (kind == "draft")`.
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

  /// The operand has a value that is neither empty nor false.
  case present(Operand)
  case compare(Operand, Comparison, Operand)
  case not(Condition)
  case and(Condition, Condition)
  case or(Condition, Condition)

  /// The value of `true` and `false`, which depend on no row; nil for other conditions.
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
  /// Compares as numbers if both sides are, else as text; `<` and `>` only compare numbers.
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

extension ValueReader<Condition> {
  /// `true`, `false`, or a condition on the row.
  static let condition = ValueReader(
    "true, false or a condition", schema: .text
  ) { node, _ throws(ValueFailure) in
    guard let scalar = node.scalar, !scalar.isNull else { throw .mismatch() }
    // `on` and `off` may be fields of a row.
    switch scalar.text {
    case "yes", "Yes", "YES": throw .mismatch(hint: "write true")
    case "no", "No", "NO": throw .mismatch(hint: "write false")
    default: break
    }
    do throws(ExpressionError) {
      return try ConditionParser.parse(scalar.text)
    } catch {
      throw .expression(error)
    }
  }
}

/// Reads a condition.
///
/// ```
/// or      := and ("or" and)*
/// and     := not ("and" not)*
/// not     := "not" not | "(" or ")" | operand [("==" | "!=" | "<" | "<=" | ">" | ">=") operand]
/// operand := path | literal | number | "true" | "false" | "null"
/// ```
struct ConditionParser {
  private var cursor: ExpressionCursor
  private var depth = 0

  static func parse(_ text: String) throws(ExpressionError) -> Condition {
    var parser = ConditionParser(cursor: try ExpressionCursor(text))
    let condition = try parser.or()
    try parser.cursor.expectEnd("'and', 'or', a comparison or the end")
    return condition
  }

  private mutating func or() throws(ExpressionError) -> Condition {
    var condition = try and()
    while cursor.accept(word: "or") { condition = .or(condition, try and()) }
    return condition
  }

  private mutating func and() throws(ExpressionError) -> Condition {
    var condition = try not()
    while cursor.accept(word: "and") { condition = .and(condition, try not()) }
    return condition
  }

  private mutating func not() throws(ExpressionError) -> Condition {
    depth += 1
    defer { depth -= 1 }
    try cursor.checkDepth(depth)
    if cursor.accept(word: "not") { return .not(try not()) }
    if cursor.accept("(") {
      let inner = try or()
      try cursor.expect(")")
      return inner
    }
    let left = try operand()
    guard let symbol = cursor.accept(anyOf: ["==", "!=", "<=", ">=", "<", ">", "="]),
      let comparison = Condition.Comparison(rawValue: symbol == "=" ? "==" : symbol)
    else { return .present(left) }
    return .compare(left, comparison, try operand())
  }

  private mutating func operand() throws(ExpressionError) -> Condition.Operand {
    let token = cursor.current
    switch token.kind {
    case .literal(let text):
      cursor.advance()
      return .value(.text(text))
    case .number(let value):
      cursor.advance()
      return .value(.number(value.plain))
    case .name("true"), .name("false"), .name("null"):
      cursor.advance()
      return .value(
        token.kind == .name("null") ? .null : .bool(token.kind == .name("true")))
    case .name:
      return .field(try FieldPath.parse(&cursor))
    default:
      throw cursor.unexpected("a field, a number or a text in quotes")
    }
  }
}
