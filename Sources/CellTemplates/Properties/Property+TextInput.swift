import UIKit

extension Property {
  /// The keys of a text field.
  static let textField: [Property] = [
    .text("text") { (field: UITextField, text) in field.text = text },
    .text("placeholder") { (field: UITextField, text) in field.placeholder = text },
    .constant("font", as: .font) { (field: UITextField, font) in field.font = font.font() },
    .constant("textColor", "color", as: .color) { (field: UITextField, color) in
      field.textColor = color
    },
    .constant("textAlignment", as: .textAlignment) { (field: UITextField, alignment) in
      field.textAlignment = alignment
    },
    .constant("borderStyle", as: .borderStyle) { (field: UITextField, style) in
      field.borderStyle = style
    },
    .constant("clearButtonMode", as: .viewMode) { (field: UITextField, mode) in
      field.clearButtonMode = mode
    },
    .constant("isSecureTextEntry", as: .flag) { (field: UITextField, value) in
      field.isSecureTextEntry = value
    },
    isEnabled,
  ]

  /// The keys of a text view.
  static let textView: [Property] = [
    .text("text") { (view: UITextView, text) in view.text = text ?? "" },
    .constant("font", as: .font) { (view: UITextView, font) in view.font = font.font() },
    .constant("textColor", "color", as: .color) { (view: UITextView, color) in
      view.textColor = color
    },
    .constant("textAlignment", as: .textAlignment) { (view: UITextView, alignment) in
      view.textAlignment = alignment
    },
    .constant("isScrollEnabled", as: .flag) { (view: UITextView, value) in
      view.isScrollEnabled = value
    },
    .constant("textContainerInset", as: .insets) { (view: UITextView, insets) in
      view.textContainerInset = insets
    },
  ]
}

extension ValueReader<UITextField.ViewMode> {
  static let viewMode = choice([
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ])
}

extension ValueReader<UITextField.BorderStyle> {
  static let borderStyle = choice([
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ])
}
