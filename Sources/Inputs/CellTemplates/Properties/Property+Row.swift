import Reading
import UIKitCore

/// A value that depends on the row: a colour, a number. Read from the text of a pattern with fields.
struct RowValue<Value: Sendable>: Sendable {
  /// The expected form of a text, for messages.
  let expected: String
  /// The value of a text; nil for one that is none.
  let parse: @Sendable (String) -> Value?
}

extension RowValue<UIColor> {
  static let color = RowValue("a UIColor name or '#RRGGBB'") { text in
    try? ValueReader<UIColor>.color(text)
  }
}

extension RowValue<Double> {
  static func number(_ range: ClosedRange<Double>) -> RowValue {
    RowValue("a number from \(range.lowerBound.plain) to \(range.upperBound.plain)") { text in
      Double(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension RowValue<Int> {
  /// A whole number within a range; what follows a decimal point is left out.
  static func count(_ range: ClosedRange<Int>) -> RowValue {
    RowValue("a whole number from \(range.lowerBound) to \(range.upperBound)") { text in
      Double(text).flatMap { Int(exactly: $0.rounded(.towardZero)) }
        .flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension RowValue {
  fileprivate init(_ expected: String, _ parse: @escaping @Sendable (String) -> Value?) {
    (self.expected, self.parse) = (expected, parse)
  }
}

/// A use of a value that may be wrong for some rows, checked before any is shown.
struct RowValueUse: Sendable {
  /// The fault of a row: a warning or a note, since data may be incomplete.
  let problem: @Sendable (DataRecord) -> Diagnostic?
}

extension RowValueUse {
  fileprivate init<Value>(
    _ pattern: TextPattern, as value: RowValue<Value>, key: String, at location: FileLocation
  ) {
    self.init { row in
      guard let text = pattern.text(for: row), value.parse(text) == nil else { return nil }
      return Diagnostic(
        .warning, at: location,
        "\(Diagnostic.quoted(key)) of a row cannot be \(Diagnostic.quoted(text))",
        expected: value.expected)
    }
  }

  /// A symbol that may have no drawing: a note that names it.
  init(symbol pattern: TextPattern, at location: FileLocation) {
    self.init { row in
      guard let name = pattern.text(for: row), !name.isEmpty,
        SymbolCatalog.drawing(named: name) == nil
      else { return nil }
      return Diagnostic(
        .note, at: location,
        "the symbol \(Diagnostic.quoted(name)) has no drawing here: a field with its name is drawn")
    }
  }
}

/// A colour of every row, or a text with fields that names one for each.
enum RowColor: Sendable {
  case constant(UIColor)
  /// The use is for checking the rows' names before any is shown.
  case named(TextPattern, fields: [FieldUse], use: RowValueUse)

  var fields: [FieldUse] {
    if case .named(_, let fields, _) = self { fields } else { [] }
  }

  /// How rows name the colour; nil for a colour of every row.
  var use: RowValueUse? {
    if case .named(_, _, let use) = self { use } else { nil }
  }

  /// The colour in a row; nil where that has none, or no colour.
  func color(for row: DataRecord) -> UIColor? {
    switch self {
    case .constant(let color): color
    case .named(let pattern, _, _): pattern.text(for: row).flatMap(RowValue<UIColor>.color.parse)
    }
  }
}

extension ValueReader<RowColor> {
  /// A colour, or `"{tint}"`.
  static let rowColor = ValueReader(
    "a colour, or text with fields that names one",
    schema: .either([ValueReader<UIColor>.color.schema, .matching(#"\{"#)])
  ) { node, context throws(ValueFailure) in
    guard let text = node.scalar?.text, text.contains("{") else {
      return .constant(try ValueReader<UIColor>.color.read(node, context))
    }
    let pattern = try ValueReader<TextPattern>.pattern.read(node, context)
    return .named(
      pattern, fields: context.uses(of: pattern, in: node),
      use: RowValueUse(
        pattern, as: .color, key: "colour", at: context.location(node.mark)))
  }
}

extension ImagePlan {
  /// The symbols that it names, for checking before any row is shown.
  func symbolUses(at location: FileLocation) -> [RowValueUse] {
    guard case .symbol(let pattern, _) = source else { return [] }
    return [RowValueUse(symbol: pattern, at: location)]
  }
}

extension Property {
  /// A key whose value is constant, or a text with fields that gives one for each row: `"{tint}"`,
  /// `"{done | 0}"`. `missing`: the value for a row that has none, or one that cannot be read.
  private static func value<View: UIView, Value: Sendable>(
    _ names: [String], as reader: ValueReader<Value>, or rowValue: RowValue<Value>,
    missing: Value, _ apply: @escaping @Sendable (View, Value) -> Void
  ) -> Property {
    let schema = ValueSchema.either([reader.schema, .matching(#"\{"#)])
    return Property(names: names, schema: schema) { node, key, context in
      guard let text = node.scalar?.text, text.contains("{") else {
        return reader.value(of: node, key: key, context).map { value in
          .setUp { view in if let view = view as? View { apply(view, value) } }
        }
      }
      guard let pattern = ValueReader.pattern.value(of: node, key: key, context) else {
        return nil
      }
      let use = RowValueUse(
        pattern, as: rowValue, key: key, at: context.location(node.mark))
      return .bind(
        { view, row in
          guard let view = view as? View else { return }
          apply(view, pattern.text(for: row).flatMap(rowValue.parse) ?? missing)
        }, fields: context.uses(of: pattern, in: node), values: [use])
    }
  }

  static func color<View: UIView>(
    _ names: String..., missing: UIColor, _ apply: @escaping @Sendable (View, UIColor) -> Void
  ) -> Property {
    value(names, as: .color, or: .color, missing: missing, apply)
  }

  static func number<View: UIView>(
    _ names: String..., as reader: ValueReader<Double>, in range: ClosedRange<Double>,
    missing: Double, _ apply: @escaping @Sendable (View, Double) -> Void
  ) -> Property {
    value(names, as: reader, or: .number(range), missing: missing, apply)
  }

  static func count<View: UIView>(
    _ names: String..., in range: ClosedRange<Int>, missing: Int,
    _ apply: @escaping @Sendable (View, Int) -> Void
  ) -> Property {
    value(names, as: .integer(in: range), or: .count(range), missing: missing, apply)
  }
}
