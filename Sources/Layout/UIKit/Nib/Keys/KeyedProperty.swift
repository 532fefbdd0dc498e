/// A property of a view that can be set by its name.
struct KeyedProperty: Sendable {
  /// Sets it; nil when the view has no such property, false when the value is of another kind.
  let assign: @Sendable (UIView, Any?) -> Bool?

  /// A property whose value is read by `read`.
  static func of<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value> & Sendable,
    _ read: @escaping @Sendable (Any?) -> Value?
  ) -> KeyedProperty {
    KeyedProperty { view, value in
      guard let view = view as? View else { return nil }
      guard let value = read(value) else { return false }
      view[keyPath: path] = value
      return true
    }
  }

  /// A property that may be nil, which a nil value makes it.
  static func optional<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value?> & Sendable
  ) -> KeyedProperty {
    KeyedProperty { view, value in
      guard let view = view as? View else { return nil }
      guard let value else {
        view[keyPath: path] = nil
        return true
      }
      guard let value = value as? Value else { return false }
      view[keyPath: path] = value
      return true
    }
  }

  static func length<View: UIView>(
    _ path: ReferenceWritableKeyPath<View, CGFloat> & Sendable
  ) -> KeyedProperty {
    of(path) { KeyedValue.length($0) }
  }

  static func float<View: UIView>(
    _ path: ReferenceWritableKeyPath<View, Float> & Sendable
  ) -> KeyedProperty {
    of(path) { KeyedValue.length($0).map { Float($0) } }
  }

  static func flag<View: UIView>(
    _ path: ReferenceWritableKeyPath<View, Bool> & Sendable
  ) -> KeyedProperty {
    of(path) { KeyedValue.flag($0) }
  }

  static func integer<View: UIView>(
    _ path: ReferenceWritableKeyPath<View, Int> & Sendable
  ) -> KeyedProperty {
    of(path) { KeyedValue.integer($0) }
  }

  /// A choice by its raw value.
  static func choice<View: UIView, Value: RawRepresentable & Sendable>(
    _ path: ReferenceWritableKeyPath<View, Value> & Sendable
  ) -> KeyedProperty where Value.RawValue == Int {
    of(path) { KeyedValue.integer($0).flatMap { Value(rawValue: $0) } }
  }

  /// A colour of a layer, out of a `UIColor`.
  static func layerColor(
    _ path: ReferenceWritableKeyPath<UIView, CGColor?> & Sendable
  ) -> KeyedProperty {
    KeyedProperty { view, value in
      guard let color = value as? UIColor else { return false }
      view[keyPath: path] = color.cgColor
      return true
    }
  }
}
