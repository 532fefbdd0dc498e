import Reading
import UIKitCore

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

  /// A length in points that may be negative: an inset, a constant.
  static let points = number(
    "a number of points from -1000000 to 1000000",
    in: -TemplateLimits.magnitude...TemplateLimits.magnitude, definition: "points")

  /// A length in points that may not be negative.
  static let length = number(
    "a number of points from 0 to 1000000", in: 0...TemplateLimits.magnitude,
    definition: "length")

  /// A fraction from 0 to 1: alpha, scale factors.
  static let fraction = number("a number from 0 to 1", in: 0...1, definition: "fraction")

  /// The height of a row in points.
  static let height = number(
    "a height from 0 to 100000 points", in: TemplateLimits.height, definition: "height")
}

extension ClosedRange<Double> {
  fileprivate func hint(for text: String, _ context: TemplateReading) -> String? {
    guard let value = context.metrics[text] ?? Double(text) else { return nil }
    if value.isNaN { return "NaN is no length" }
    return value < lowerBound ? "it is too small" : "it is too large"
  }
}

extension ValueReader<Int> {
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

extension ValueReader<UIEdgeInsets> {
  /// Insets in points: one number for all sides, or `{top: 8, left: 16}` with 0 for omitted sides.
  static let insets = ValueReader(
    "a number of points or {top: …, left: …, bottom: …, right: …}",
    schema: .defined("insets", .either([ValueReader<Double>.points.schema, .mapping(sides)]))
  ) { node, context throws(ValueFailure) in
    let side = try lengths(sides, of: node, context)
    return UIEdgeInsets(
      top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
  }

  private static let sides = KeyTable(sides: ["top", "left", "bottom", "right"])
}

extension ValueReader<NSDirectionalEdgeInsets> {
  /// Insets in points that follow the reading direction.
  static let directionalInsets = ValueReader(
    "a number of points or {top: …, leading: …, bottom: …, trailing: …}",
    schema: .defined(
      "directionalInsets", .either([ValueReader<Double>.points.schema, .mapping(sides)]))
  ) { node, context throws(ValueFailure) in
    let side = try lengths(sides, of: node, context)
    return NSDirectionalEdgeInsets(
      top: side("top"), leading: side("leading"), bottom: side("bottom"),
      trailing: side("trailing"))
  }

  private static let sides = KeyTable(sides: ["top", "leading", "bottom", "trailing"])
}

extension KeyTable {
  fileprivate init(sides: [String]) {
    self.init(
      sides.map {
        Key($0, as: .points, "Points at the \($0).", standard: "0")
      })
  }
}

/// The length at a side, by its name: the same at all for a number alone, 0 for omitted sides.
private func lengths(
  _ table: KeyTable, of node: YAMLNode, _ context: TemplateReading
) throws(ValueFailure) -> (_ side: String) -> Double {
  guard node.entries != nil else {
    let all = try ValueReader<Double>.points.read(node, context)
    return { _ in all }
  }
  let errors = context.log.errorCount
  guard let fields = Fields(node, of: "insets", keys: table, context) else { throw .reported }
  var sides: [String: Double] = [:]
  for name in table.names { sides[name] = fields.value(name, .points) }
  guard context.log.errorCount == errors else { throw .reported }
  return { [sides] in sides[$0] ?? 0 }
}

/// The width of a table: in points, or that of a device in portrait or landscape. It is only a
/// width: the device's safe area is not part of it.
public struct TableWidth: Hashable, Sendable {
  /// From 1 to 10000.
  public let points: Double

  /// The reason why a text is no width.
  public struct Problem: Error, Hashable, Sendable {
    /// The problem.
    public let message: String
    /// The expected form.
    public let expected: String
    /// A suggestion, if there is one.
    public let hint: String?
  }

  /// Parses `568`, `iPhone SE`, `iPhone SE landscape`.
  public init(_ text: String) throws(Problem) {
    if let number = Double(text) {
      guard TemplateLimits.width.contains(number) else {
        throw Problem(
          message: "a width of \(number.plain)", expected: "from 1 to 10000 points", hint: nil)
      }
      points = number
      return
    }
    let isLandscape = text.hasSuffix(" landscape")
    let name = text.dropSuffix(" landscape").dropSuffix(" portrait")
    guard let device = Device.named(name) else {
      throw Problem(
        message: "no width \(Diagnostic.quoted(text))",
        expected: "points or a device such as 'iPhone SE landscape'",
        hint: Diagnostic.didYouMean(name, in: Device.all.map(\.name)))
    }
    points = Double(device.size(isLandscape ? .landscape : .portrait).width)
  }

  /// The names of all devices in both orientations.
  static var names: [String] {
    Device.all.map(\.name).flatMap { [$0, $0 + " landscape"] }
  }
}

extension String {
  fileprivate func dropSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}

extension ValueReader<Double> {
  /// A width in points or by the name of a device.
  static let tableWidth = ValueReader(
    "points from 1 to 10000 or a device such as 'iPhone SE landscape'",
    // For completion only; other spellings of devices and metrics are accepted as well.
    schema: .defined(
      "tableWidth",
      .either([
        .number(TemplateLimits.width), .choice(TableWidth.names),
        .matching("[A-Za-z]"), .matching("^[0-9.]+$"),
      ]))
  ) { node, context throws(ValueFailure) in
    guard let text = node.scalar?.text, node.scalar?.isNull == false else { throw .mismatch() }
    do throws(TableWidth.Problem) {
      return try TableWidth(context.metrics[text]?.plain ?? text).points
    } catch {
      throw .mismatch(hint: error.hint)
    }
  }
}
