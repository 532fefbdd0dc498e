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
