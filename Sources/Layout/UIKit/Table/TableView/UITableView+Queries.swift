extension UITableView {
  // MARK: Counts

  /// The number of sections, as last asked.
  public final var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sectionCount
  }

  /// The number of rows of a section, as last asked; 0 for a section that does not exist.
  public final func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    guard (0..<geometry.sectionCount).contains(section) else { return 0 }
    return geometry.rowCount(inSection: section)
  }

  // MARK: Places

  /// Where a row stands by what is known now: estimates above it count as heights.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: TableSlot(indexPath)) }

  /// Where a section's header stands, wherever it floats now.
  public final func rectForHeader(inSection section: Int) -> CGRect {
    rect(of: .header(section: section))
  }

  /// Where a section's footer stands.
  public final func rectForFooter(inSection section: Int) -> CGRect {
    rect(of: .footer(section: section))
  }

  /// Where a section stands, header and footer included.
  public final func rect(forSection section: Int) -> CGRect {
    rectForHeader(inSection: section).union(rectForFooter(inSection: section))
  }

  private func rect(of slot: TableSlot) -> CGRect {
    loadIfNeeded()
    return geometry.index(of: slot).map(rect(ofSlot:)) ?? .zero
  }

  /// The row at a point of the table's content.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    let pixel = ((point.y - sectionsTop) * environment.displayScale).rounded(.down)
    guard pixel >= 0, pixel < CGFloat(geometry.totalPixels) else { return nil }
    return geometry.index(covering: Int(pixel)).flatMap { geometry.slot(at: $0).indexPath }
  }

  /// The rows that touch a rectangle.
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    let scale = environment.displayScale
    let limit = CGFloat(geometry.totalPixels)
    let top = min(max(0, ((rect.minY - sectionsTop) * scale).rounded(.down)), limit)
    let bottom = min(max(top, ((rect.maxY - sectionsTop) * scale).rounded(.up)), limit)
    return geometry.indices(overlapping: Int(top)..<Int(bottom)).compactMap {
      geometry.slot(at: $0).indexPath
    }
  }

  // MARK: What is in view

  /// The rows in view, top to bottom; lays the table out first if that is due.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return shown.slots.compactMap { geometry.slot(at: $0).indexPath }
  }

  /// The cells in view, top to bottom; lays the table out first if that is due.
  public final var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return shown.slots.compactMap { shown.cells[geometry.serials[$0]] }
  }

  /// The cell of a row in view; nil for other rows.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard let index = geometry.index(of: TableSlot(indexPath)), shown.slots.contains(index)
    else { return nil }
    return shown.cells[geometry.serials[index]]
  }

  /// The row that a cell in view shows.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.slots.first { shown.cells[geometry.serials[$0]] === cell }
      .flatMap { geometry.slot(at: $0).indexPath }
  }

  /// A section's header in view, if it is a header view.
  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaderFooter(.header(section: section))
  }

  /// A section's footer in view, if it is a footer view.
  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaderFooter(.footer(section: section))
  }

  private func shownHeaderFooter(_ slot: TableSlot) -> UITableViewHeaderFooterView? {
    guard let index = geometry.index(of: slot) else { return nil }
    return shown.headerFooters[geometry.serials[index]] as? UITableViewHeaderFooterView
  }
}
