/// A view whose folder says which more of its properties can be set by name.
package protocol KeyedView: UIView {
  static var keyedProperties: [String: KeyedProperty] { get }
}

/// A property of a view that can be set by its name.
package struct KeyedProperty: Sendable {
  /// Sets the property; nil if there is none, false if the value has the wrong type.
  let assign: @Sendable (UIView, Any?) -> Bool?

  /// A property whose value `read` converts.
  package static func of<View: UIView, Value>(
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

  /// An optional property; a nil value sets it to nil.
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

  static func choice<View: UIView, Value: RawRepresentable & Sendable>(
    _ path: ReferenceWritableKeyPath<View, Value> & Sendable
  ) -> KeyedProperty where Value.RawValue == Int {
    of(path) { KeyedValue.integer($0).flatMap { Value(rawValue: $0) } }
  }

  /// A layer's colour property, set from a `UIColor`.
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

/// Converts values of key-value coding: numbers are `NSNumber`.
enum KeyedValue {
  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    default: nil
    }
  }

  /// A number in points within the range that makes sense on a screen; nil otherwise.
  static func length(_ value: Any?) -> CGFloat? {
    guard let number = number(value), number.isFinite else { return nil }
    return CGFloat(min(max(number, -1e6), 1e6))
  }

  static func flag(_ value: Any?) -> Bool? { number(value).map { $0 != 0 } }

  static func integer(_ value: Any?) -> Int? {
    length(value).map { Int($0.rounded(.towardZero)) }
  }
}

extension KeyedProperty {
  /// Properties of views by UIKit's names. A name that several classes share has an entry for each.
  fileprivate static let ofViews: [String: [KeyedProperty]] = [
    "accessibilityIdentifier": [.optional(\UIView.accessibilityIdentifier)],
    "alpha": [.length(\UIView.alpha)],
    "backgroundColor": [.optional(\UIView.backgroundColor)],
    "clipsToBounds": [.flag(\UIView.clipsToBounds)],
    "contentMode": [.choice(\UIView.contentMode)],
    "hidden": [.flag(\UIView.isHidden)],
    "isHidden": [.flag(\UIView.isHidden)],
    "tag": [.integer(\UIView.tag)],
    "tintColor": [.of(\UIView.tintColor) { $0 as? UIColor }],
    "userInteractionEnabled": [.flag(\UIView.isUserInteractionEnabled)],
    "preservesSuperviewLayoutMargins": [.flag(\UIView.preservesSuperviewLayoutMargins)],
    "text": [
      .optional(\UILabel.text), .optional(\UITextField.text),
      .of(\UITextView.text) { $0 as? String },
    ],
    "textColor": [
      .of(\UILabel.textColor) { $0 as? UIColor }, .optional(\UITextField.textColor),
      .optional(\UITextView.textColor),
    ],
    "font": [
      .of(\UILabel.font) { $0 as? UIFont }, .optional(\UITextField.font),
      .optional(\UITextView.font),
    ],
    "textAlignment": [.choice(\UILabel.textAlignment), .choice(\UITextField.textAlignment)],
    "numberOfLines": [.integer(\UILabel.numberOfLines)],
    "preferredMaxLayoutWidth": [.length(\UILabel.preferredMaxLayoutWidth)],
    "minimumScaleFactor": [.length(\UILabel.minimumScaleFactor)],
    "adjustsFontSizeToFitWidth": [.flag(\UILabel.adjustsFontSizeToFitWidth)],
    "adjustsFontForContentSizeCategory": [.flag(\UILabel.adjustsFontForContentSizeCategory)],
    "placeholder": [.optional(\UITextField.placeholder)],
    "image": [.optional(\UIImageView.image)],
    "spacing": [.length(\UIStackView.spacing)],
    "layoutMarginsRelativeArrangement": [.flag(\UIStackView.isLayoutMarginsRelativeArrangement)],
    "enabled": [.flag(\UIControl.isEnabled), .flag(\UILabel.isEnabled)],
    "selected": [.flag(\UIControl.isSelected)],
    "on": [.flag(\UISwitch.isOn)],
    "value": [.float(\UISlider.value)],
    "progress": [.float(\UIProgressView.progress)],
    "scrollEnabled": [.flag(\UIScrollView.isScrollEnabled)],
    "rowHeight": [.length(\UITableView.rowHeight)],
    "estimatedRowHeight": [.length(\UITableView.estimatedRowHeight)],
    "dataSource": [
      .of(\UITableView.dataSource) { ($0 as? any UITableViewDataSource).map { .some($0) } },
      .of(\UIPickerView.dataSource) { ($0 as? any UIPickerViewDataSource).map { .some($0) } },
    ],
    "delegate": [
      .of(\UITableView.delegate) { ($0 as? any UITableViewDelegate).map { .some($0) } },
      .of(\UITextView.delegate) { ($0 as? any UITextViewDelegate).map { .some($0) } },
      .of(\UITextField.delegate) { ($0 as? any UITextFieldDelegate).map { .some($0) } },
      .of(\UISearchBar.delegate) { ($0 as? any UISearchBarDelegate).map { .some($0) } },
      .of(\UIPickerView.delegate) { ($0 as? any UIPickerViewDelegate).map { .some($0) } },
      .of(\UIScrollView.delegate) { ($0 as? any UIScrollViewDelegate).map { .some($0) } },
    ],
    "accessoryView": [.optional(\UITableViewCell.accessoryView)],
    "backgroundView": [.optional(\UITableViewCell.backgroundView)],
    "selectedBackgroundView": [.optional(\UITableViewCell.selectedBackgroundView)],
    "accessoryType": [.choice(\UITableViewCell.accessoryType)],
    "selectionStyle": [.choice(\UITableViewCell.selectionStyle)],
  ]

  static func named(_ key: String) -> [KeyedProperty] {
    ofViews[key] ?? ofLayers[key] ?? []
  }
}

extension KeyedProperty {
  /// Properties of layers, and properties that applications commonly add to `UIView` under these
  /// names so that files can set them.
  ///
  /// `layer.borderColor` and `layer.shadowColor` are missing on purpose: they take a `CGColor`,
  /// which no file can contain, and on a phone they keep their values.
  fileprivate static let ofLayers: [String: [KeyedProperty]] = [
    "layer.cornerRadius": [.length(\UIView.layer.cornerRadius)],
    "layer.borderWidth": [.length(\UIView.layer.borderWidth)],
    "layer.masksToBounds": [.flag(\UIView.layer.masksToBounds)],
    "layer.opacity": [.float(\UIView.layer.opacity)],
    "layer.shadowOpacity": [.float(\UIView.layer.shadowOpacity)],
    "layer.shadowRadius": [.length(\UIView.layer.shadowRadius)],
    "layer.shadowOffset": [.of(\UIView.layer.shadowOffset) { $0 as? CGSize }],
    "layer.borderUIColor": [.layerColor(\UIView.layer.borderColor)],
    "layer.borderColorFromUIColor": [.layerColor(\UIView.layer.borderColor)],
    "layer.shadowUIColor": [.layerColor(\UIView.layer.shadowColor)],
    "layer.shadowColorFromUIColor": [.layerColor(\UIView.layer.shadowColor)],
    "cornerRadius": [.length(\UIView.layer.cornerRadius)],
    "borderWidth": [.length(\UIView.layer.borderWidth)],
    "borderColor": [.layerColor(\UIView.layer.borderColor)],
    "masksToBounds": [.flag(\UIView.layer.masksToBounds)],
    "shadowColor": [.layerColor(\UIView.layer.shadowColor)],
    "shadowOpacity": [.float(\UIView.layer.shadowOpacity)],
    "shadowRadius": [.length(\UIView.layer.shadowRadius)],
    "shadowOffset": [.of(\UIView.layer.shadowOffset) { $0 as? CGSize }],
  ]

  /// Names whose values have no effect on a phone either.
  static let withoutEffect: Set<String> = ["layer.borderColor", "layer.shadowColor"]
}
