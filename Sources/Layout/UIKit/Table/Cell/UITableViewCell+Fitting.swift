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

// The required size that a table gives a content view.
//
// It is stated like the size of any view with a frame, and shown in conflicts under the names of
// UIKit's logs, `UIView-Encapsulated-Layout-Width` and `-Height`. Required like UIKit's: a content
// whose own required heights do not add up to the row's height is in conflict with it. It does not
// count while the content view is fitted.
extension UITableViewCell {
  /// Prepares the cell to be measured as a row of a table.
  final func prepareForMeasuring(rowWidth: CGFloat, surroundings: CellSurroundings) {
    contentView.encapsulatesSize = true
    if self.surroundings != surroundings {
      if self.surroundings.safeArea != surroundings.safeArea {
        setSafeAreaInsets(surroundings.safeArea)
      }
      let margins = contentView.layoutMargins
      self.surroundings = surroundings
      // They depend on the table's width, also where the cell keeps its own.
      if contentView.layoutMargins != margins { contentView.marginsDidChange() }
      setNeedsLayout()
    }
    if frame.width != rowWidth { frame.size.width = rowWidth }
  }

  /// Gives the cell the place and the height that the table decided, and lays it out.
  ///
  /// - Parameters:
  ///   - frame: the row's rectangle, on whole pixels.
  ///   - height: the row's height as it was decided, not rounded, so that a fitted content finds
  ///     exactly the height it asked for.
  final func take(frame: CGRect, height: CGFloat) {
    if self.frame != frame { self.frame = frame }
    decidedHeight = height
    layOutSurroundings()
    layoutIfNeeded()
  }

  /// Places the content view, the accessory view and the background in the cell.
  final func layOutSurroundings() {
    var size = bounds.size
    if environment.pixelGrid.roundedUp(decidedHeight) == size.height { size.height = decidedHeight }
    encapsulate(contentFrame(in: size))
    if let accessoryFrame, let accessoryView { accessoryView.frame = accessoryFrame }
    backgroundView?.frame = bounds
  }

  /// Holds the content to an exact size; the frame that is shown ends on pixels.
  private func encapsulate(_ content: CGRect) {
    guard content != contentView.unroundedFrame else { return }
    contentView.frame = content
    contentView.place(content)
  }
}
