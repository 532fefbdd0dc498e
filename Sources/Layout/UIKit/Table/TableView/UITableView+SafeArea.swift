// What the sides of the screen cover, and how rows keep clear of it.
//
// Since iOS 11 cells, headers and footers reach from edge to edge, and their content views keep
// inside the safe area (`insetsContentViewsToSafeArea`; WWDC 2017, sessions 201 and 204). The
// content view's own margins are then those of any cell, because it lies wholly inside. Rows of an
// inset grouped table are inside themselves.
extension UITableView {
  /// The safe area at the sides, where the version of iOS knows one.
  final var safeSides: UIEdgeInsets {
    guard environment.profile.version >= 11 else { return .zero }
    let insets = safeAreaInsets
    return UIEdgeInsets(left: insets.left, right: insets.right)
  }

  /// What the safe area takes from the content of a row, header or footer.
  final var rowSafeSides: UIEdgeInsets { style == .insetGrouped ? .zero : safeSides }

  /// What content views keep free for it.
  final var contentSides: UIEdgeInsets { insetsContentViewsToSafeArea ? rowSafeSides : .zero }
}
