import Reading
import UIKit

/// A key that a view of some class may have: its names, and how its value becomes an assignment.
struct Property: Sendable {
  /// UIKit's name first, then a short one where people say it.
  let names: [String]
  /// What its value may look like, for editors.
  let schema: ValueSchema
  /// Nil after reporting why the value is wrong.
  let read: @Sendable (YAMLNode, ReadingContext) -> Assignment?

  /// A key whose value no row changes.
  static func constant<View: UIView, Value: Sendable>(
    _ names: String..., as reader: ValueReader<Value>,
    _ apply: @escaping @Sendable (View, Value) -> Void
  ) -> Property {
    Property(names: names, schema: reader.schema) { node, context in
      reader.value(of: node, key: names[0], context).map { value in
        .setUp { view in if let view = view as? View { apply(view, value) } }
      }
    }
  }

  /// A key whose value is text with fields; without fields it is set once.
  static func text<View: UIView>(
    _ names: String..., apply: @escaping @Sendable (View, String?) -> Void
  ) -> Property {
    Property(names: names, schema: ValueReader.pattern.schema) { node, context in
      guard let pattern = ValueReader.pattern.value(of: node, key: names[0], context) else {
        return nil
      }
      let show: @Sendable (UIView, DataRecord) -> Void = { view, row in
        if let view = view as? View { apply(view, pattern.text(for: row)) }
      }
      if pattern.isConstant { return .setUp { show($0, DataRecord()) } }
      return .bind(show, fields: context.uses(of: pattern, in: node))
    }
  }

  /// A key whose value is a switch, or a condition on the row.
  static func condition<View: UIView>(
    _ names: String..., apply: @escaping @Sendable (View, Bool) -> Void
  ) -> Property {
    Property(names: names, schema: ValueReader.condition.schema) { node, context in
      guard let condition = ValueReader.condition.value(of: node, key: names[0], context) else {
        return nil
      }
      if let value = condition.constant {
        return .setUp { view in if let view = view as? View { apply(view, value) } }
      }
      return .bind(
        { view, row in
          if let view = view as? View { apply(view, condition.holds(for: row)) }
        }, fields: [])
    }
  }
}
