// What a cell shows around its content, for whoever draws it.
extension UITableViewCell {
  /// Where the line below the cell is drawn, from the table's style, inset and profile; nil
  /// without.
  package final var separatorFrame: CGRect? {
    guard surroundings.hasSeparator else { return nil }
    let thickness = profile.separatorThickness.points(scale: environment.displayScale)
    let inset = drawnSeparatorInset
    return CGRect(
      x: inset.left, y: bounds.height - thickness,
      width: max(0, bounds.width - inset.left - inset.right), height: thickness)
  }

  /// The inset by left and right: it follows the content past an editing control, and below a
  /// picture of the cell's style begins with the text unless somebody said where (iOS 7 on).
  private var drawnSeparatorInset: UIEdgeInsets {
    var inset = separatorInset
    inset.left += leadingControlExtent
    if profile.separatorTrailing.narrow > 0, let sign = accessoryFrame {
      inset.right = max(inset.right, isRightToLeft ? sign.maxX : bounds.width - sign.minX)
    }
    if explicitSeparatorInset == nil, surroundings.alignsSeparatorWithText,
      builtInImageView?.image != nil, let label = builtInTextLabel
    {
      let start =
        isRightToLeft
        ? bounds.width - contentView.frame.minX - label.frame.maxX
        : contentView.frame.minX + label.frame.minX
      inset.left = max(inset.left, start)
    }
    return isRightToLeft ? UIEdgeInsets(left: inset.right, right: inset.left) : inset
  }

  /// Where the control at the start of a cell that is edited is drawn, a circle as wide as high;
  /// nil without one. It begins at the side margin.
  package final var editingControlFrame: CGRect? {
    guard leadingControlExtent > 0 else { return nil }
    var frame = controlFrame(size: 22, fromLeading: true)
    // The control keeps its distance from the content where that begins later (40 since iOS 26).
    frame.origin.x += (profile.editing.leadingInset - 38) / 2 * (isRightToLeft ? -1 : 1)
    return frame
  }

  /// Where the grip at the end of a cell that is edited is drawn; nil without one.
  package final var reorderControlFrame: CGRect? {
    guard editing, showsReorderControl else { return nil }
    return controlFrame(size: 27, fromLeading: false)
  }

  private func controlFrame(size: CGFloat, fromLeading: Bool) -> CGRect {
    let side = environment.profile.margins.side(forWidth: tableWidth)
    let safe = surroundings.contentSides
    let isAtRight = fromLeading == isRightToLeft
    let x = isAtRight ? bounds.width - safe.right - side - size : safe.left + side
    return CGRect(x: x, y: (contentView.frame.height - size) / 2, width: size, height: size)
  }
}
