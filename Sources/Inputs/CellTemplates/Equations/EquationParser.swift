import Numbers

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
  private var attributes: [String] = []
  /// The number of open parentheses and signs; limits the recursion.
  private var depth = 0

  /// Parses an equation, with both sides as written. `attributes`: names that want a view before
  /// them, for the message about one without.
  static func parse(
    _ text: String, metrics: [String: Double], attributes: [String] = []
  ) throws(ExpressionError) -> WrittenEquation {
    var parser = EquationParser(cursor: try ExpressionCursor(text), metrics: metrics)
    parser.attributes = attributes
    return try parser.equation()
  }

  /// Parses a single sum, for lengths that depend on a width: `cell.width - 40`.
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

  private mutating func relation() throws(ExpressionError) -> ConstraintRelation {
    switch cursor.accept(anyOf: ["==", "=", "<=", ">="]) {
    case "<=": return .lessThanOrEqual
    case ">=": return .greaterThanOrEqual
    case .some: return try equality()
    case nil:
      let strict = cursor.current.kind == .symbol("<") || cursor.current.kind == .symbol(">")
      throw cursor.unexpected("'==', '<=' or '>='", hint: strict ? "no strict relations" : nil)
    }
  }

  /// Refuses `=>` and `=<`, of which the first character would be a relation.
  private func equality() throws(ExpressionError) -> ConstraintRelation {
    for sign in ["<", ">"] where cursor.current.kind == .symbol(sign) {
      throw cursor.unexpected(Self.operand, hint: "did you mean '\(sign)='?")
    }
    return .equal
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
    try cursor.checkDepth(depth)
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

  private static let operand = "a view's attribute such as title.top, or a number"

  private mutating func named() throws(ExpressionError) -> LinearExpression {
    var offsets = [cursor.current.offset]
    var names = [try cursor.name(Self.operand)]
    while cursor.accept(".") {
      offsets.append(cursor.current.offset)
      names.append(try cursor.name("an attribute such as top, width or leading"))
    }
    if names.count == 1 { return try bare(names[0], offset: offsets[0]) }
    let operand = EquationOperand(
      item: names.dropLast(), attribute: names[names.count - 1], offsets: offsets)
    return LinearExpression(terms: [.init(operand: operand, coefficient: 1)])
  }

  /// Resolves a name without a dot: a metric or the system spacing.
  private func bare(_ name: String, offset: Int) throws(ExpressionError) -> LinearExpression {
    if name == "systemSpacing" { return LinearExpression(spacing: 1) }
    if let value = metrics[name] { return LinearExpression(constant: value) }
    if attributes.contains(name) {
      throw ExpressionError(
        offset: offset, message: "\(Diagnostic.quoted(name)) is an attribute without a view",
        expected: Diagnostic.quoted("contentView." + name))
    }
    let known = metrics.keys.sorted() + ["systemSpacing"]
    throw ExpressionError(
      offset: offset, message: "\(Diagnostic.quoted(name)) is no metric and names no attribute",
      expected: "\(Diagnostic.quoted(name + ".top")) or a metric",
      hint: Diagnostic.didYouMean(name, in: known))
  }
}

/// An attribute of an item in an equation, as written: `title.top`, `contentView.safeArea.leading`.
struct EquationOperand {
  /// The names before the attribute: one for a view, two for a guide of a view.
  let item: [String]
  let attribute: String
  /// The offset of each name, the attribute last; for messages.
  let offsets: [Int]

  /// Whether both operands are the same variable.
  fileprivate func isSame(as other: EquationOperand) -> Bool {
    item == other.item && attribute == other.attribute
  }

  var description: String { (item + [attribute]).joined(separator: ".") }
}

/// `Σ coefficient · operand + constant + spacing · systemSpacing`, one side of an equation.
struct LinearExpression {
  struct Term {
    let operand: EquationOperand
    var coefficient: Double
  }

  var terms: [Term] = []
  var constant = 0.0
  var spacing = 0.0

  /// Whether the expression is a number; only such an expression may be a factor or divisor.
  var isConstant: Bool { terms.isEmpty && spacing == 0 }

  /// self + factor · other; terms of one operand are combined, in order of first occurrence.
  fileprivate func adding(_ other: LinearExpression, times factor: Double) -> LinearExpression {
    var sum = self
    sum.constant += factor * other.constant
    sum.spacing += factor * other.spacing
    for term in other.terms {
      if let index = sum.terms.firstIndex(where: { $0.operand.isSame(as: term.operand) }) {
        sum.terms[index].coefficient += factor * term.coefficient
      } else {
        sum.terms.append(Term(operand: term.operand, coefficient: factor * term.coefficient))
      }
    }
    return sum
  }

  fileprivate func scaled(by factor: Double) -> LinearExpression {
    LinearExpression().adding(self, times: factor)
  }
}

/// `left relation right @priority` as written, with metrics replaced by their values.
struct WrittenEquation {
  let left: LinearExpression
  let relation: ConstraintRelation
  let right: LinearExpression
  let priority: Float?
  let relationOffset: Int
}

/// An equation in the form of `NSLayoutConstraint`: `first relation multiplier · second +
/// constant`; `spacing` is the number of standard spacings in the constant.
struct SolvedEquation {
  let first: EquationOperand
  let relation: ConstraintRelation
  let second: EquationOperand?
  let multiplier: Double
  let constant: Double
  let spacing: Double
  let priority: Float?
}

extension WrittenEquation {
  /// Solves for the first operand.
  ///
  /// Before: `Σ left relation Σ right`. After: `first relation multiplier · second + constant`,
  /// equivalent: all terms are moved to the left, the sum is divided by the first coefficient, and
  /// the relation is reversed if that is negative.
  func solved() throws(ExpressionError) -> SolvedEquation {
    let sum = left.adding(right, times: -1)
    let operands = sum.terms
    guard let first = operands.first else {
      throw ExpressionError(
        offset: relationOffset, message: "no attribute to lay out",
        expected: "an equation such as title.width >= 80")
    }
    for term in operands where term.coefficient == 0 {
      throw ExpressionError(
        offset: term.operand.offsets[0],
        message: "\(term.operand.description) counts 0 times in this equation",
        expected: "a multiplier that is not 0")
    }
    guard operands.count <= 2 else {
      throw ExpressionError(
        offset: operands[2].operand.offsets[0], message: "a third attribute in one equation",
        expected: "at most two, as in NSLayoutConstraint")
    }
    let divisor = first.coefficient
    let second = operands.count == 2 ? operands[1] : nil
    let solution = SolvedEquation(
      first: first.operand, relation: divisor < 0 ? relation.flipped : relation,
      second: second?.operand, multiplier: second.map { -$0.coefficient / divisor } ?? 0,
      constant: -sum.constant / divisor, spacing: -sum.spacing / divisor, priority: priority)
    try solution.checkMagnitude(offset: relationOffset)
    return solution
  }
}

extension SolvedEquation {
  /// Rejects numbers beyond the solver's exact range; NaN and infinity fail too.
  fileprivate func checkMagnitude(offset: Int) throws(ExpressionError) {
    let limit = TemplateLimits.magnitude
    for value in [multiplier, constant, spacing] where !(abs(value) <= limit) {
      throw ExpressionError(
        offset: offset, message: "the equation comes to the number \(value)",
        expected: "numbers up to \(limit.plain)")
    }
    guard second == nil || abs(multiplier) >= 1 / limit else {
      throw ExpressionError(
        offset: offset, message: "the equation comes to the multiplier \(multiplier)",
        expected: "at least \(1 / limit)")
    }
  }
}
