extension UITableViewCell {
  /// Holds the content view to a width and, once the table has decided it, a height.
  ///
  /// - Parameter height: nil while the row is measured: the content alone decides.
  final func encapsulate(contentWidth: CGFloat, height: CGFloat?) {
    let encapsulation = self.encapsulation ?? CellEncapsulation(contentView)
    self.encapsulation = encapsulation
    encapsulation.width.constant = contentWidth
    encapsulation.width.isActive = true
    if let height { encapsulation.height.constant = max(0, height) }
    encapsulation.height.isActive = height != nil
  }

  /// Prepares the cell to be measured as a row of a table.
  final func prepareForMeasuring(rowWidth: CGFloat, surroundings: CellSurroundings) {
    if self.surroundings != surroundings {
      self.surroundings = surroundings
      setNeedsLayout()
    }
    if frame.width != rowWidth { frame.size.width = rowWidth }
  }

  /// Gives the cell the place and the height that the table decided.
  ///
  /// - Parameters:
  ///   - frame: the row's rectangle, on whole pixels.
  ///   - height: the row's height as it was decided, not rounded, so that a fitted content finds
  ///     exactly the height it asked for.
  final func take(frame: CGRect, height: CGFloat) {
    if self.frame != frame { self.frame = frame }
    encapsulate(
      contentWidth: contentFrame(in: frame.size).width, height: height - separatorAllowance)
    layoutIfNeeded()
  }

  /// Places the content view, the accessory view and the background in the cell.
  final func layOutSurroundings() {
    let content = contentFrame(in: bounds.size)
    if contentView.frame != content { contentView.frame = content }
    if let encapsulation { encapsulation.width.constant = content.width }
    if let accessoryFrame, let accessoryView { accessoryView.frame = accessoryFrame }
    backgroundView?.frame = bounds
  }
}
