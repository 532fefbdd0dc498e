extension UITableViewCell {
  /// The size in points that a cell reports to its table: content, accessory and separator.
  ///
  /// Up to iOS 7 the cell's engine does not include the content and the result is zero; articles of
  /// that time fit the content view.
  final func fittingSizeOfCell(
    target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    guard profile.fitsCells else { return .zero }
    updateConfigurationIfNeeded()
    if horizontal == .required, bounds.width != target.width { frame.size.width = target.width }
    if let height = styleHeight(width: target.width) {
      return CGSize(width: target.width, height: height)
    }
    let insets = contentInsets
    let sides = insets.left + insets.right
    let content = CGSize(
      width: max(0, target.width - sides), height: max(0, target.height - insets.bottom))
    let fitted = settledContentSize(content, horizontal, vertical)
    var height = fitted.height > 0 ? fitted.height + insets.bottom : 0
    if configurations?.contentView is UIListContentView {
      height = max(height, profile.defaultRowHeight)
    }
    return CGSize(width: fitted.width + sides, height: height)
  }

  /// The height in points of a cell without constraints, by its style; nil for other cells.
  package final func styleHeight(width: CGFloat) -> CGFloat? {
    contentView.constraints.isEmpty ? builtInHeight(width: width) : nil
  }

  /// Fits the content, lays the cell out at that size, and fits again if that has changed the size:
  /// cells set the preferred width of labels in `layoutSubviews`.
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

  /// The maximum number of rounds for a cell whose layout keeps changing its own size.
  private static let fittingRounds = 3
}

// The required size that a table gives a content view.
//
// It is stated like the size of any view with a frame, and appears in conflicts under the names of
// UIKit's logs, `UIView-Encapsulated-Layout-Width` and `-Height`. It is required like UIKit's: a
// content whose own required heights do not add up to the row's height conflicts with it. The
// engine ignores it while it fits the content view.
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
      // Content margins depend on the table's width, even if the cell keeps its own width.
      if contentView.layoutMargins != margins { contentView.marginsDidChange() }
      setNeedsLayout()
    }
    guard frame.width != rowWidth else { return }
    frame.size.width = rowWidth
    // The part of the cell's margins that reaches into the content depends on where the content is.
    if contentView.preservesSuperviewLayoutMargins { layOutSurroundings() }
  }

  /// Sets the frame and height that the table decided, and lays the cell out.
  ///
  /// - Parameters:
  ///   - frame: the row's rectangle in the table's coordinates, on whole pixels.
  ///   - height: the row's height in points before rounding, so that a fitted content gets exactly
  ///     the
  ///     height it asked for.
  final func take(frame: CGRect, height: CGFloat) {
    if self.frame != frame { self.frame = frame }
    decidedHeight = height
    layOutSurroundings()
    layoutIfNeeded()
  }

  /// Sets the frames of content view, accessory view and background.
  final func layOutSurroundings() {
    var size = bounds.size
    if environment.pixelGrid.roundedUp(decidedHeight) == size.height { size.height = decidedHeight }
    encapsulate(contentFrame(in: size), shownAs: contentFrame(in: bounds.size))
    if let accessoryFrame, let accessoryView { accessoryView.frame = accessoryFrame }
    backgroundView?.frame = bounds
    configurations?.backgroundView?.frame = bounds
  }

  /// Gives the content its exact size in the engine; its frame ends where the row does, which is a
  /// whole number of pixels high.
  private func encapsulate(_ content: CGRect, shownAs frame: CGRect) {
    guard
      content != contentView.unroundedFrame || contentView.laidOut(frame) != contentView.frame
    else { return }
    contentView.frame = content
    contentView.place(content, shownAs: frame)
  }
}
