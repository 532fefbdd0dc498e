import Reading

extension ValueReader<Double> {
  /// A finite number in a range, or the name of a metric.
  static func number(
    _ expected: String, in range: ClosedRange<Double>, definition: String? = nil
  ) -> ValueReader {
    let schema = ValueSchema.length(range)
    return ValueReader(
      expected, schema: definition.map { .defined($0, schema) } ?? schema
    ) { node, context throws(ValueFailure) in
      let text = try node.plainText()
      guard let value = context.metrics[text] ?? Double(text), range.contains(value) else {
        throw .mismatch(hint: range.hint(for: text, context))
      }
      return value
    }
  }

  /// A length that may be negative: an inset, a constant.
  static let points = number(
    "a number of points from -1000000 to 1000000",
    in: -TemplateLimits.magnitude...TemplateLimits.magnitude, definition: "points")

  /// A length that may not be negative.
  static let length = number(
    "a number of points from 0 to 1000000", in: 0...TemplateLimits.magnitude,
    definition: "length")

  /// A share: alpha, scale factors.
  static let fraction = number("a number from 0 to 1", in: 0...1, definition: "fraction")

  /// A height a row may be given.
  static let height = number(
    "a height from 0 to 100000 points", in: TemplateLimits.height, definition: "height")
}

extension ClosedRange<Double> {
  /// Says that a number is one, but outside of the range.
  fileprivate func hint(for text: String, _ context: ReadingContext) -> String? {
    guard let value = context.metrics[text] ?? Double(text) else { return nil }
    if value.isNaN { return "NaN is no length" }
    return value < lowerBound ? "it is too small" : "it is too large"
  }
}

extension ValueReader<Int> {
  /// A whole number in a range.
  static func integer(in range: ClosedRange<Int>) -> ValueReader {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return ValueReader(expected, schema: .integer(range)) { node, _ throws(ValueFailure) in
      guard let value = Int(try node.plainText()), range.contains(value) else { throw .mismatch() }
      return value
    }
  }
}

extension ValueReader<Bool> {
  /// `true` or `false`, as in YAML 1.2.
  static let flag = ValueReader("true or false", schema: .flag) { node, _ throws(ValueFailure) in
    switch try node.plainText() {
    case "true": return true
    case "false": return false
    case "yes", "Yes", "YES", "on": throw .mismatch(hint: "write true")
    case "no", "No", "NO", "off": throw .mismatch(hint: "write false")
    default: throw .mismatch()
    }
  }
}

extension ValueReader<Float> {
  /// A layout priority by name or number, `high - 1`.
  static let priority = ValueReader(
    "a priority from 1 to 1000 or one of its names", schema: PriorityExpression.schema
  ) { node, _ throws(ValueFailure) in
    guard let scalar = node.scalar, !scalar.isNull else { throw .mismatch() }
    do throws(ExpressionError) {
      var cursor = try ExpressionCursor(scalar.text)
      let priority = try PriorityExpression.parse(&cursor)
      try cursor.expectEnd("the end")
      return priority
    } catch {
      throw .expression(error)
    }
  }
}
