import Diagnostics

/// Reads `title.top == contentView.top + 20 @750`.
///
/// ```
/// equation := sum relation sum [ "@" priority ]
/// relation := "==" | "=" | "<=" | ">="
/// sum      := product (("+" | "-") product)*
/// product  := factor (("*" | "/") factor)*
/// factor   := number | metric | "systemSpacing" | operand | "-" factor | "(" sum ")"
/// operand  := name "." [ guide "." ] attribute
/// ```
struct EquationParser {
  private var cursor: ExpressionCursor
  private let metrics: [String: Double]
  /// Parentheses and signs still open: bounds the recursion.
  private var depth = 0

  /// An equation as written: both sides still as the user has them.
  static func parse(
    _ text: String, metrics: [String: Double]
  ) throws(ExpressionError) -> WrittenEquation {
    var parser = EquationParser(cursor: try ExpressionCursor(text), metrics: metrics)
    return try parser.equation()
  }

  /// One side alone, for lengths that depend on a width: `cell.width - 40`.
  static func parseSum(
    _ text: String, metrics: [String: Double]
  ) throws(ExpressionError) -> LinearExpression {
    var parser = EquationParser(cursor: try ExpressionCursor(text), metrics: metrics)
    let sum = try parser.sum()
    try parser.cursor.expectEnd("an operator or the end")
    return sum
  }

  private init(cursor: ExpressionCursor, metrics: [String: Double]) {
    self.cursor = cursor
    self.metrics = metrics
  }

  private mutating func equation() throws(ExpressionError) -> WrittenEquation {
    let left = try sum()
    let relationOffset = cursor.current.offset
    let relation = try self.relation()
    let right = try sum()
    let priority = cursor.accept("@") ? try PriorityExpression.parse(&cursor) : nil
    try cursor.expectEnd("an operator, '@' with a priority, or the end")
    return WrittenEquation(
      left: left, relation: relation, right: right, priority: priority,
      relationOffset: relationOffset)
  }

  private mutating func relation() throws(ExpressionError) -> WrittenEquation.Relation {
    switch cursor.accept(anyOf: ["==", "=", "<=", ">="]) {
    case "<=": return .lessThanOrEqual
    case ">=": return .greaterThanOrEqual
    case .some: return .equal
    case nil:
      let strict = cursor.current.kind == .symbol("<") || cursor.current.kind == .symbol(">")
      throw cursor.unexpected("'==', '<=' or '>='", hint: strict ? "no strict relations" : nil)
    }
  }

  // MARK: Arithmetic

  private mutating func sum() throws(ExpressionError) -> LinearExpression {
    var result = try product()
    while let sign = cursor.accept(anyOf: ["+", "-"]) {
      result = result.adding(try product(), times: sign == "-" ? -1 : 1)
    }
    return result
  }

  private mutating func product() throws(ExpressionError) -> LinearExpression {
    var result = try factor()
    while true {
      let offset = cursor.current.offset
      guard let symbol = cursor.accept(anyOf: ["*", "/"]) else { return result }
      let other = try factor()
      result = try symbol == "*" ? multiply(result, other, offset) : divide(result, other, offset)
    }
  }

  private func multiply(
    _ left: LinearExpression, _ right: LinearExpression, _ offset: Int
  ) throws(ExpressionError) -> LinearExpression {
    if right.isConstant { return left.scaled(by: right.constant) }
    if left.isConstant { return right.scaled(by: left.constant) }
    throw ExpressionError(
      offset: offset, message: "an attribute times an attribute",
      expected: "a number on one side of '*'")
  }

  private func divide(
    _ left: LinearExpression, _ right: LinearExpression, _ offset: Int
  ) throws(ExpressionError) -> LinearExpression {
    guard right.isConstant else {
      throw ExpressionError(
        offset: offset, message: "a division by an attribute", expected: "a number after '/'",
        hint: "write a.width == b.height * 2 instead of a.width / b.height == 2")
    }
    guard right.constant != 0 else {
      throw ExpressionError(offset: offset, message: "a division by zero")
    }
    return left.scaled(by: 1 / right.constant)
  }

  private mutating func factor() throws(ExpressionError) -> LinearExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= TemplateLimits.depth else {
      throw ExpressionError(
        offset: cursor.current.offset, message: "nested too deep",
        expected: "at most \(TemplateLimits.depth) levels")
    }
    if cursor.accept("-") { return try factor().scaled(by: -1) }
    if cursor.accept("(") {
      let inner = try sum()
      try cursor.expect(")")
      return inner
    }
    if case .number(let value) = cursor.current.kind {
      cursor.advance()
      return LinearExpression(constant: value)
    }
    return try named()
  }

  // MARK: Names

  private mutating func named() throws(ExpressionError) -> LinearExpression {
    var offsets = [cursor.current.offset]
    var names = [try cursor.name("a view's attribute such as title.top, or a number")]
    while cursor.accept(".") {
      offsets.append(cursor.current.offset)
      names.append(try cursor.name("an attribute such as top, width or leading"))
    }
    if names.count == 1 { return try bare(names[0], offset: offsets[0]) }
    let operand = EquationOperand(
      item: names.dropLast(), attribute: names[names.count - 1], offsets: offsets)
    return LinearExpression(terms: [.init(operand: operand, coefficient: 1)])
  }

  /// A name without a dot: a metric or the system spacing.
  private func bare(_ name: String, offset: Int) throws(ExpressionError) -> LinearExpression {
    if name == "systemSpacing" { return LinearExpression(spacing: 1) }
    if let value = metrics[name] { return LinearExpression(constant: value) }
    let known = metrics.keys.sorted() + ["systemSpacing"]
    throw ExpressionError(
      offset: offset, message: "\(Diagnostic.quoted(name)) is no metric and names no attribute",
      expected: "\(Diagnostic.quoted(name + ".top")) or a metric",
      hint: Diagnostic.didYouMean(name, in: known))
  }
}
