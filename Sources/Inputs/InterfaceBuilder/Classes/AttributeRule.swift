import UIKit

/// How one thing that an element says reaches the view made for it.
struct AttributeRule: Sendable {
  let apply: @Sendable (UIView, Element, BuildContext) -> Void

  /// An attribute that is one property.
  static func value<View: UIView, Value>(
    _ name: String, _ read: @escaping @Sendable (String) -> Value?,
    _ path: ReferenceWritableKeyPath<View, Value> & Sendable
  ) -> AttributeRule {
    AttributeRule { view, element, _ in
      guard let view = view as? View, let value = element[name].flatMap(read) else { return }
      view[keyPath: path] = value
    }
  }

  /// `<color key="…">` that is one property.
  static func color<View: UIView>(
    _ key: String, _ path: ReferenceWritableKeyPath<View, UIColor?> & Sendable
  ) -> AttributeRule {
    AttributeRule { view, element, context in
      guard let view = view as? View, let color = context.colors.color(of: element, key) else {
        return
      }
      view[keyPath: path] = color
    }
  }

  /// Nothing reaches the view; the document is told what its picture is not given.
  static func note(_ kind: NoteLog.Kind, _ detail: String) -> AttributeRule {
    AttributeRule { _, element, context in
      if !context.isLive { context.notes.add(kind, element, detail) }
    }
  }

  /// Anything that takes more than one property.
  static func of<View: UIView>(
    _: View.Type, _ body: @escaping @Sendable (View, Element, BuildContext) -> Void
  ) -> AttributeRule {
    AttributeRule { view, element, context in
      if let view = view as? View { body(view, element, context) }
    }
  }
}
