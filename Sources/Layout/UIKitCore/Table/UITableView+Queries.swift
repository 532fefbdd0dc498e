extension UITableView {
  // MARK: Counts

  public final var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sectionCount
  }

  /// The rows of a section when the data source was last read; 0 for no section.
  public final func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    guard (0..<geometry.sectionCount).contains(section) else { return 0 }
    return geometry.rowCount(inSection: section)
  }

  // MARK: Rectangles

  /// The row's rectangle in the table's points; depends on estimates above it.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: TableSlot(indexPath)) }

  /// The header's rectangle in the table's coordinates, in points, without floating.
  public final func rectForHeader(inSection section: Int) -> CGRect {
    rect(of: .header(section: section))
  }

  /// The footer's rectangle in the table's coordinates, in points.
  public final func rectForFooter(inSection section: Int) -> CGRect {
    rect(of: .footer(section: section))
  }

  /// The section's rectangle in the table's coordinates, in points, with header and footer.
  public final func rect(forSection section: Int) -> CGRect {
    rectForHeader(inSection: section).union(rectForFooter(inSection: section))
  }

  private func rect(of slot: TableSlot) -> CGRect {
    loadIfNeeded()
    return geometry.index(of: slot).map(rect(ofSlot:)) ?? .zero
  }

  /// The estimated height in points that the table uses for a row; nil once the row is measured.
  package final func pendingEstimate(at indexPath: IndexPath) -> CGFloat? {
    loadIfNeeded()
    guard let index = geometry.index(of: TableSlot(indexPath)), !geometry.isMeasured[index]
    else { return nil }
    return rect(ofSlot: index).height
  }

  /// The row at a point in the table's coordinates; nil if there is none.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    let pixel = environment.pixelGrid.pixel(containing: point.y - sectionsTop)
    guard pixel >= 0, pixel < CGFloat(geometry.totalPixels) else { return nil }
    return geometry.index(covering: Int(pixel)).flatMap { geometry.slot(at: $0).indexPath }
  }

  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    let grid = environment.pixelGrid
    let limit = CGFloat(geometry.totalPixels)
    let top = min(max(0, grid.pixel(containing: rect.minY - sectionsTop)), limit)
    let bottom = min(max(top, grid.firstPixel(from: rect.maxY - sectionsTop)), limit)
    return geometry.indices(overlapping: Int(top)..<Int(bottom)).compactMap {
      geometry.slot(at: $0).indexPath
    }
  }

  // MARK: Visible views

  /// The visible rows, top to bottom; lays the table out first if needed.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return shown.slots.compactMap { geometry.slot(at: $0).indexPath }
  }

  /// The visible cells, top to bottom; lays the table out first if needed.
  public final var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return shown.slots.compactMap { shown.cells[geometry.serials[$0]] }
  }

  /// The cell of a visible row; nil for other rows.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard let index = geometry.index(of: TableSlot(indexPath)), shown.slots.contains(index)
    else { return nil }
    return shown.cells[geometry.serials[index]]
  }

  /// The row of a visible cell; nil for other cells.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.slots.first { shown.cells[geometry.serials[$0]] === cell }
      .flatMap { geometry.slot(at: $0).indexPath }
  }

  /// The visible header of a section; nil unless it is a `UITableViewHeaderFooterView`.
  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaderFooter(.header(section: section))
  }

  /// The visible footer of a section; nil unless it is a `UITableViewHeaderFooterView`.
  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaderFooter(.footer(section: section))
  }

  private func shownHeaderFooter(_ slot: TableSlot) -> UITableViewHeaderFooterView? {
    guard let index = geometry.index(of: slot) else { return nil }
    return shown.headerFooters[geometry.serials[index]] as? UITableViewHeaderFooterView
  }
}
