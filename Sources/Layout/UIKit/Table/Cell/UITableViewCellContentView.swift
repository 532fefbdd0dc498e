/// The view that holds a cell's content, between its editing control and its accessory.
public final class UITableViewCellContentView: UIView {
  override var isContentOfRow: Bool { true }
  /// The margins of the system, by the version of iOS and the width of the table.
  package override var defaultLayoutMargins: UIEdgeInsets {
    guard let cell = superview as? UITableViewCell else { return super.defaultLayoutMargins }
    return cell.contentMargins
  }

  /// Built-in labels and images are placed by the cell, which must do it again for another text.
  override func subviewDidChangeIntrinsicSize(_ subview: UIView) {
    super.subviewDidChangeIntrinsicSize(subview)
    guard let cell = superview as? UITableViewCell, cell.placesBuiltIn(subview) else { return }
    cell.setNeedsLayout()
  }
}
