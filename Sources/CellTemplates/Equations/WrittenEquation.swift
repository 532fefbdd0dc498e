/// `left relation right @priority` as the user wrote it, metrics already replaced by their numbers.
struct WrittenEquation {
  enum Relation: String {
    case lessThanOrEqual = "<="
    case equal = "=="
    case greaterThanOrEqual = ">="

    /// The relation after both sides were multiplied by −1.
    var reversed: Relation {
      switch self {
      case .lessThanOrEqual: .greaterThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    }
  }

  let left: LinearExpression
  let relation: Relation
  let right: LinearExpression
  let priority: Float?
  let relationOffset: Int
}

/// The form `NSLayoutConstraint` can hold: `first relation multiplier · second + constant`, where
/// `spacing` counts the system's standard spacing.
struct SolvedEquation {
  let first: EquationOperand
  let relation: WrittenEquation.Relation
  let second: EquationOperand?
  let multiplier: Double
  let constant: Double
  let spacing: Double
  let priority: Float?
}

extension WrittenEquation {
  /// Solves for the first operand mentioned.
  ///
  /// Before: `Σ left relation Σ right`. After: `first relation multiplier · second + constant`, equivalent: all
  /// terms go to the left, the sum is divided by the first coefficient, and the relation turns round if that
  /// is negative.
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
      first: first.operand, relation: divisor < 0 ? relation.reversed : relation,
      second: second?.operand, multiplier: second.map { -$0.coefficient / divisor } ?? 0,
      constant: -sum.constant / divisor, spacing: -sum.spacing / divisor, priority: priority)
    try solution.checkMagnitude(offset: relationOffset)
    return solution
  }
}

extension SolvedEquation {
  /// Refuses numbers the solver is not exact for; NaN and infinity fail the comparison too.
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
