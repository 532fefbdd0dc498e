/// What a table's content consists of, from top to bottom.
public enum TableElement: Hashable, Sendable {
  /// The table's own header view.
  case tableHeader
  /// The header of a section.
  case sectionHeader(section: Int)
  /// A row.
  case row(IndexPath)
  /// The footer of a section.
  case sectionFooter(section: Int)
  /// The table's own footer view.
  case tableFooter
}

extension UITableView {
  /// Measures every row, header and footer, so that `contentSize` and every rectangle are final.
  ///
  /// Cells are borrowed from the reuse queue one at a time.
  public final func layoutAllRows() { layoutAllRows { _ in } }

  /// The same for somebody who wants to know how far it is: `told` is how many rows, headers and
  /// footers are measured.
  package final func layoutAllRows(_ told: (Int) -> Void) {
    loadIfNeeded()
    noteWidth()
    measureAll(told)
  }

  /// Lends the laid-out cell of a row, at the row's place.
  ///
  /// The cell belongs to the table: it shows another row after `body` has returned. Rows may be
  /// asked for in any order, with the same frames; before `layoutAllRows()` the rows above may be
  /// estimates, which show in the frame's origin.
  /// - Returns: nil when there is no such row.
  public final func withRow<Result>(
    at indexPath: IndexPath, _ body: (UITableViewCell) throws -> Result
  ) rethrows -> Result? {
    loadIfNeeded()
    guard let index = geometry.index(of: TableSlot(indexPath)) else { return nil }
    return try withCell(at: indexPath, slot: index) { cell in
      measure(index, with: cell)
      place(cell, at: indexPath, slot: index)
      return try body(cell)
    }
  }

  /// Lends every header, row and footer in turn, laid out at its final place, in one pass from top
  /// to bottom. Each is measured on the way; views go back to the reuse queue after `body`.
  public final func forEachElement(
    _ body: (TableElement, UIView) throws -> Void
  ) rethrows {
    loadIfNeeded()
    noteWidth()
    if let tableHeaderView { try body(.tableHeader, tableHeaderView) }
    for index in 0..<geometry.slotCount {
      try lend(index, body)
    }
    updateContentSize()
    if let tableFooterView { try body(.tableFooter, tableFooterView) }
  }

  private func lend(
    _ index: Int, _ body: (TableElement, UIView) throws -> Void
  ) rethrows {
    switch geometry.slot(at: index) {
    case .row(let section, let row):
      let path = IndexPath(row: row, section: section)
      try withRow(at: path) { try body(.row(path), $0) }
    case .header(let section):
      try lendHeaderFooter(index) { try body(.sectionHeader(section: section), $0) }
    case .footer(let section):
      try lendHeaderFooter(index) { try body(.sectionFooter(section: section), $0) }
    }
  }

  /// The view joins the table no more than a lent cell does; only one in view is there already.
  private func lendHeaderFooter(_ index: Int, _ body: (UIView) throws -> Void) rethrows {
    let serial = geometry.serials[index]
    let isShown = shown.slots.contains(index)
    measure(index)
    guard let view = headerFooterView(ofSlot: index) else { return }
    place(headerFooter: view, slot: index)
    defer {
      if !isShown {
        shown.headerFooters[serial] = nil
        recycle(headerFooter: view)
      }
    }
    try body(view)
  }
}
