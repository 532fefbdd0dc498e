extension UITableViewCell {
  /// The size that a cell reports to its table: its content's, the accessory and the separator.
  ///
  /// Up to iOS 7 the cell's engine knows nothing of its content and the answer is zero; articles of
  /// that time fit the content view.
  final func fittingSizeOfCell(
    target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    guard profile.fitsCells else { return .zero }
    let insets = contentInsets
    let sides = insets.left + insets.right
    layOutForFitting(width: target.width, isRequired: horizontal == .required)
    if contentView.constraints.allSatisfy(\.isEncapsulation),
      let height = builtInHeight(width: target.width)
    {
      return CGSize(width: target.width, height: height)
    }
    let content = CGSize(
      width: max(0, target.width - sides), height: max(0, target.height - insets.bottom))
    let fitted = contentView.systemLayoutSizeFitting(
      content, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    guard fitted.height > 0 else { return CGSize(width: fitted.width + sides, height: 0) }
    return CGSize(width: fitted.width + sides, height: fitted.height + insets.bottom)
  }

  /// Runs `layoutSubviews` at the width to fit, because cells set preferred widths of labels there.
  private func layOutForFitting(width: CGFloat, isRequired: Bool) {
    guard isRequired else { return }
    if bounds.width != width { frame.size.width = width }
    encapsulate(contentWidth: contentFrame(in: bounds.size).width, height: nil)
    setNeedsLayout()
    layoutIfNeeded()
  }
}

extension NSLayoutConstraint {
  /// Whether a table made the constraint.
  final var isEncapsulation: Bool {
    identifier?.hasPrefix("UIView-Encapsulated-Layout-") == true
  }
}
