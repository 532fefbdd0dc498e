extension UITextField {
  /// Height: a rounded field has the one of the version of iOS whatever its font (155 of 155 stored
  /// ones); one without border has its line in whole points, and one more since iOS 14 (17 pt: 21
  /// in 8 of 8 until then, 22 in 18 of 18 since), but not where its text is hidden (21 in 3 of 3
  /// stored secure fields); with a line around it 8 more, with a bezel 10 (observed in one place,
  /// iOS 26). Width: the text, or the placeholder while it is wider, in whole points, and twice the
  /// inset of its border on both sides (likewise).
  final var fieldIntrinsicSize: CGSize {
    let extra = isSecureTextEntry ? 0 : environment.profile.controls.textFieldLineExtra
    let line = effectiveFont.lineHeight.rounded(.up) + extra
    let height: CGFloat =
      switch borderStyle {
      case .none: line
      case .line: line + 8
      case .bezel: line + 10
      case .roundedRect: environment.profile.controls.roundedTextFieldHeight
      }
    let content = label.intrinsicContentSize.width.rounded(.up)
    return CGSize(
      width: content + 4 * borderStyle.sideInset + width(of: leftView) + width(of: rightView),
      height: height)
  }

  /// What border and side views leave.
  final func contentRect(in bounds: CGRect) -> CGRect {
    let inset = borderStyle.sideInset
    let clear = clearButtonFrame == nil ? 0 : Self.clearButtonSize + 5
    let (left, right) = (width(of: leftView), width(of: rightView) + clear)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = UIEdgeInsets(
      left: inset + (isMirrored ? right : left), right: inset + (isMirrored ? left : right))
    let rect = bounds.inset(by: insets)
    return CGRect(x: rect.minX, y: rect.minY, width: max(0, rect.width), height: rect.height)
  }

  /// Where the button that clears the text is; nil while it is not shown.
  package final var clearButtonFrame: CGRect? {
    guard clearButtonMode.isShownIdle, isEnabled, !showsPlaceholder, width(of: rightView) == 0
    else { return nil }
    let size = Self.clearButtonSize
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? bounds.minX + 5 : bounds.maxX - 5 - size,
      y: bounds.midY - size / 2, width: size, height: size)
  }

  private static let clearButtonSize: CGFloat = 19

  final func leadingRect(in bounds: CGRect) -> CGRect {
    sideRect(leftView, atLeft: effectiveUserInterfaceLayoutDirection == .leftToRight, in: bounds)
  }

  final func trailingRect(in bounds: CGRect) -> CGRect {
    sideRect(rightView, atLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, in: bounds)
  }

  final func placeContent() {
    label.frame =
      showsPlaceholder ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    if leftView?.superview === self { leftView?.frame = leftViewRect(forBounds: bounds) }
    if rightView?.superview === self { rightView?.frame = rightViewRect(forBounds: bounds) }
  }

  /// The text is centred down.
  final var fieldBaselines: ContentBaselines? {
    let font = effectiveFont
    let baseline =
      environment.pixelGrid.rounded(font.ascender)
      - environment.pixelGrid.roundedUp(font.lineHeight) / 2
    return ContentBaselines(first: baseline, last: baseline, heightShare: 0.5)
  }

  /// A side view at its own size, centred down; nothing when it is not shown.
  private func sideRect(_ view: UIView?, atLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let view, view.superview === self else { return .zero }
    let size = view.naturalSize
    let x = atLeft ? bounds.minX : bounds.maxX - size.width
    return environment.pixelGrid.rounded(
      CGRect(
        x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
  }

  private func width(of view: UIView?) -> CGFloat {
    guard let view, view.superview === self else { return 0 }
    return view.naturalSize.width
  }
}

extension UITextField.BorderStyle {
  /// From the field's edge to its text.
  var sideInset: CGFloat {
    switch self {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }
}

extension UIView {
  /// The intrinsic size, or the present one where the content asks for none.
  fileprivate var naturalSize: CGSize {
    let intrinsic = intrinsicContentSize
    return CGSize(
      width: intrinsic.width == Self.noIntrinsicMetric ? bounds.width : intrinsic.width,
      height: intrinsic.height == Self.noIntrinsicMetric ? bounds.height : intrinsic.height)
  }
}
