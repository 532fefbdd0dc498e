extension UITextField {
  /// Whether the placeholder is what one sees.
  final var showsPlaceholder: Bool { text?.isEmpty ?? true }

  /// Brings the label up to date.
  final func contentDidChange() {
    label.font = effectiveFont
    label.text = showsPlaceholder ? placeholder : shownText
    label.textColor = showsPlaceholder ? placeholderColor : textColor ?? .label
    label.textAlignment = textAlignment
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  final var effectiveFont: UIFont { font ?? .systemFont(ofSize: 17) }

  private var shownText: String? {
    isSecureTextEntry ? text.map { String(repeating: "•", count: $0.count) } : text
  }

  final func sideViewDidChange(from old: UIView?, to new: UIView?, mode: ViewMode) {
    if let old, old !== new || !mode.isShownIdle { old.removeFromSuperview() }
    if let new, mode.isShownIdle, new.superview !== self { addSubview(new) }
    contentDidChange()
  }
}

extension UITextField.ViewMode {
  /// Whether the view is to be seen while nobody writes.
  var isShownIdle: Bool { self == .always || self == .unlessEditing }
}
