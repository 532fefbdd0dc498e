import Reading
import UIKitCore

/// A layout priority by name or number: `high`, `750`, `high - 1`. Equations, hugging and
/// compression resistance share this definition.
enum PriorityExpression {
  /// UIKit's names (`UILayoutPriority`) and common short forms.
  static let names: KeyValuePairs<String, UILayoutPriority> = [
    "required": .required, "defaultHigh": .defaultHigh, "high": .defaultHigh,
    "defaultLow": .defaultLow, "low": .defaultLow, "fittingSizeLevel": .fittingSizeLevel,
    "fittingSize": .fittingSizeLevel,
  ]
  private static let greatest = Double(UILayoutPriority.required.rawValue)

  /// A number, a name, or a sum of both.
  static let schema: ValueSchema = {
    let operand = "(" + names.map(\.key).joined(separator: "|") + "|[0-9.]+([eE][0-9]+)?)"
    return .defined(
      "priority",
      .either([
        .positive(greatest), .choice(names.map(\.key)),
        .matching("^\\s*" + operand + "(\\s*[-+]\\s*" + operand + ")*\\s*$"),
      ]))
  }()

  /// Reads a priority, up to the first token that is not part of it.
  static func parse(_ cursor: inout ExpressionCursor) throws(ExpressionError) -> Float {
    let offset = cursor.current.offset
    var value = try operand(&cursor)
    while let sign = cursor.accept(anyOf: ["+", "-"]) {
      value += (sign == "-" ? -1 : 1) * (try operand(&cursor))
    }
    guard value > 0, value <= greatest else {
      throw ExpressionError(
        offset: offset, message: "a priority of \(value.plain)",
        expected: "more than 0 and at most 1000")
    }
    return Float(value)
  }

  private static func operand(_ cursor: inout ExpressionCursor) throws(ExpressionError) -> Double {
    let expected = "a priority from 1 to 1000 or one of its names"
    switch cursor.current.kind {
    case .number(let value):
      cursor.advance()
      return value
    case .name(let name):
      guard let value = names.first(where: { $0.key == name })?.value else {
        throw ExpressionError(
          offset: cursor.current.offset, message: "unknown priority \(Diagnostic.quoted(name))",
          expected: Diagnostic.choices(names.map(\.key)),
          hint: Diagnostic.didYouMean(name, in: names.map(\.key)))
      }
      cursor.advance()
      return Double(value.rawValue)
    default:
      throw cursor.unexpected(expected)
    }
  }
}
