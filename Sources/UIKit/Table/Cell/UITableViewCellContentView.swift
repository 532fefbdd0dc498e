/// The view that holds a cell's content, between its editing control and its accessory.
public final class UITableViewCellContentView: UIView {
  /// The margins of the system, by the version of iOS and the width of the table.
  package override var defaultLayoutMargins: UIEdgeInsets {
    guard let cell = superview as? UITableViewCell else { return super.defaultLayoutMargins }
    return cell.contentMargins
  }
}
