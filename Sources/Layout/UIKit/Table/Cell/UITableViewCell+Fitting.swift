extension UITableViewCell {
  /// The size that a cell reports to its table: its content's, the accessory and the separator.
  ///
  /// Up to iOS 7 the cell's engine knows nothing of its content and the answer is zero; articles of
  /// that time fit the content view.
  final func fittingSizeOfCell(
    target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    guard profile.fitsCells else { return .zero }
    if horizontal == .required, bounds.width != target.width { frame.size.width = target.width }
    if let height = styleHeight(width: target.width) {
      return CGSize(width: target.width, height: height)
    }
    let insets = contentInsets
    let sides = insets.left + insets.right
    let content = CGSize(
      width: max(0, target.width - sides), height: max(0, target.height - insets.bottom))
    let fitted = settledContentSize(content, horizontal, vertical)
    let height = fitted.height > 0 ? fitted.height + insets.bottom : 0
    return CGSize(width: fitted.width + sides, height: height)
  }

  /// The height that the cell's style gives a cell without constraints; nil for other cells.
  package final func styleHeight(width: CGFloat) -> CGFloat? {
    contentView.constraints.isEmpty ? builtInHeight(width: width) : nil
  }

  /// Fits the content, lays the cell out at that size, and fits again if that has changed anything:
  /// cells set preferred widths of labels in `layoutSubviews`.
  private func settledContentSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    var size = CGSize.zero
    for _ in 0..<Self.fittingRounds {
      size = contentView.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      guard horizontal == .required else { break }
      decidedHeight = size.height + separatorAllowance
      frame.size.height = environment.pixelGrid.roundedUp(decidedHeight)
      layOutSurroundings()
      let revision = hostedEngine?.revision
      setNeedsLayout()
      layoutIfNeeded()
      if hostedEngine?.revision == revision { break }
    }
    return size
  }

  /// How often a cell is fitted whose layout keeps changing what it asks for.
  private static let fittingRounds = 3
}
