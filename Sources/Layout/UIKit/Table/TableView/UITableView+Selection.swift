extension UITableView {
  /// The selected rows, in order.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    let paths = (0..<geometry.slotCount)
      .filter { selection.contains(geometry.serials[$0]) }
      .compactMap { geometry.slot(at: $0).indexPath }
    return paths.isEmpty ? nil : paths
  }

  /// The first selected row.
  public final var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// Selects a row and scrolls to it; nil ends every selection.
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath, let index = geometry.index(of: TableSlot(indexPath)) else {
      selection = RowSelection()
      return setNeedsLayout()
    }
    selection.select(geometry.serials[index], keepingOthers: allowsMultipleSelection)
    setNeedsLayout()
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Ends the selection of a row.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let index = geometry.index(of: TableSlot(indexPath)) else { return }
    selection.deselect(geometry.serials[index])
    setNeedsLayout()
  }
}
