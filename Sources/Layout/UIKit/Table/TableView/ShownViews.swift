/// The cells, headers and footers in view, by the serial number of their slot.
struct ShownViews {
  var cells: [Int: UITableViewCell] = [:]
  var headerFooters: [Int: UIView] = [:]
  /// The slots that were in view after the last layout, in order.
  var slots: Range<Int> = 0..<0
  /// The serials of `slots`: what the reader sees and what must not jump.
  var anchors: [Int] = []
  /// Whether cells that are measured stay, because what is in view is being decided.
  var keepsBorrowedCells = false
}
