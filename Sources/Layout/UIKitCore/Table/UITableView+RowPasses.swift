extension UITableView {
  /// Measures every row, header and footer, so that `contentSize` and every rectangle are final.
  ///
  /// Uses one cell of the reuse queue at a time.
  public final func layoutAllRows() { layoutAllRows { _ in } }

  /// Measures every row, header and footer; `report` gets the number so far.
  package final func layoutAllRows(_ report: (Int) -> Void) {
    loadIfNeeded()
    noteWidth()
    measureAll(report)
  }

  /// Marks heights as open after a change of width, but for those in the cache.
  final func noteWidth() {
    guard loading.width != bounds.width else { return }
    loading.width = bounds.width
    forgetMeasurements()
    if !loading.usesEstimates { measureAll() }
  }

  /// Measures every slot; visible ones keep their position on the screen.
  final func measureAll(_ report: (Int) -> Void = { _ in }) {
    let top = visiblePixels.lowerBound
    let anchor = geometry.index(covering: max(0, top)) ?? 0
    for index in 0..<geometry.slotCount {
      let moved = measure(index)
      if index < anchor { moveOffset(byPixels: moved) }
      report(index + 1)
    }
    updateContentSize()
  }

  final func updateContentSize() {
    let sections = CGFloat(geometry.totalPixels) / environment.displayScale
    let size = CGSize(
      width: bounds.width,
      height: sectionsTop + sections + (tableFooterView?.frame.height ?? 0))
    if contentSize != size { contentSize = size }
  }

  /// Runs `body` with every header, row and footer, laid out in its final position, in one pass
  /// from top to bottom. Measures each on the way; views return to the reuse queue after `body`.
  /// An error of `body` ends the pass.
  public final func forEachElement<Failure: Error>(
    _ body: (TableElement, UIView) throws(Failure) -> Void
  ) throws(Failure) {
    loadIfNeeded()
    noteWidth()
    if let tableHeaderView { try body(.tableHeader, tableHeaderView) }
    for index in 0..<geometry.slotCount {
      try lend(index, body)
    }
    updateContentSize()
    if let tableFooterView { try body(.tableFooter, tableFooterView) }
  }

  /// Runs `body` with every row, laid out, from top to bottom.
  package final func forEachRow<Failure: Error>(
    _ body: (UITableViewCell, IndexPath) throws(Failure) -> Void
  ) throws(Failure) {
    loadIfNeeded()
    noteWidth()
    for index in 0..<geometry.slotCount {
      guard case .row(let section, let row) = geometry.slot(at: index) else { continue }
      let path = IndexPath(row: row, section: section)
      try withRow(at: path) { cell throws(Failure) in try body(cell, path) }
    }
  }

  private func lend<Failure: Error>(
    _ index: Int, _ body: (TableElement, UIView) throws(Failure) -> Void
  ) throws(Failure) {
    switch geometry.slot(at: index) {
    case .row(let section, let row):
      let path = IndexPath(row: row, section: section)
      try withRow(at: path) { cell throws(Failure) in try body(.row(path), cell) }
    case .header(let section):
      try lendHeaderFooter(index) { view throws(Failure) in
        try body(.sectionHeader(section: section), view)
      }
    case .footer(let section):
      try lendHeaderFooter(index) { view throws(Failure) in
        try body(.sectionFooter(section: section), view)
      }
    }
  }

  /// Runs `body` with a header or footer, outside the table unless visible.
  private func lendHeaderFooter<Failure: Error>(
    _ index: Int, _ body: (UIView) throws(Failure) -> Void
  ) throws(Failure) {
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

extension UITableView {
  // MARK: One row

  /// Runs `body` with the laid-out cell of a row, in the row's position.
  ///
  /// The cell belongs to the table: it shows another row after `body` has returned. The order of
  /// calls does not affect frames. Before `layoutAllRows()` the rows above may have estimated
  /// heights, which affect the frame's origin.
  /// - Returns: nil if there is no such row.
  public final func withRow<Result, Failure: Error>(
    at indexPath: IndexPath, _ body: (UITableViewCell) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    loadIfNeeded()
    guard let index = geometry.index(of: TableSlot(indexPath)) else { return nil }
    return try withCell(at: indexPath, slot: index) { cell throws(Failure) in
      measure(index, with: cell)
      place(cell, at: indexPath, slot: index)
      return try body(cell)
    }
  }

  /// Runs `body` with the cell of a row and a function that lays it out at a width of the table, in
  /// points. Between two widths the cell keeps its content, as after a rotation; frames are those
  /// that a new table of that width gives.
  ///
  /// The cell belongs to the table, as with `withRow(at:_:)`. Afterwards the table has the width of
  /// the last call. Rows below keep their positions, which are those of no width.
  /// - Returns: nil if there is no such row.
  /// - Complexity: O(log rows) for each width, besides measuring and laying out the cell.
  package final func withRow<Result, Failure: Error>(
    at indexPath: IndexPath,
    resizing body: (UITableViewCell, (CGFloat) -> Void) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    loadIfNeeded()
    guard let index = geometry.index(of: TableSlot(indexPath)) else { return nil }
    return try withCell(at: indexPath, slot: index) { cell throws(Failure) in
      defer { forgetMeasurement(at: index) }
      return try body(cell) { width in
        frame.size.width = width
        forgetMeasurement(at: index)
        prepare(cell, at: indexPath)
        measure(index, with: cell)
        place(cell, at: indexPath, slot: index)
      }
    }
  }

  /// Runs `body` with the header or footer of a section, laid out at a width of the table in
  /// points. Afterwards the table has that width. Returns nil for a section without one.
  package final func withHeaderFooter<Result>(
    _ element: TableElement, at width: CGFloat, _ body: (UIView) -> Result
  ) -> Result? {
    loadIfNeeded()
    let slot: TableSlot
    switch element {
    case .sectionHeader(let section): slot = .header(section: section)
    case .sectionFooter(let section): slot = .footer(section: section)
    case .row, .tableHeader, .tableFooter: return nil
    }
    guard let index = geometry.index(of: slot) else { return nil }
    frame.size.width = width
    forgetMeasurement(at: index)
    defer { forgetMeasurement(at: index) }
    // A view that was made at another width keeps the margins of that.
    if let old = shown.headerFooters.removeValue(forKey: geometry.serials[index]) {
      old.removeFromSuperview()
      recycle(headerFooter: old)
    }
    var result: Result?
    lendHeaderFooter(index) { result = body($0) }
    return result
  }

  private func forgetMeasurement(at index: Int) {
    var extent = geometry.extent(at: index)
    extent.isMeasured = false
    geometry.set(extent, at: index)
  }
}

extension UITableView {
  // MARK: Cells

  /// Whether a row's cell stays as long as the row, with what code brings to it.
  package final var keepsAllCells: Bool {
    get { shown.keepsAllCells }
    set { shown.keepsAllCells = newValue }
  }

  /// Runs `body` with the cell of a row: the visible one, else one that returns to its queue
  /// afterwards. While the viewport is being settled, the cell stays for showing.
  final func withCell<Result, Failure: Error>(
    at indexPath: IndexPath, slot index: Int, _ body: (UITableViewCell) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let serial = geometry.serials[index]
    if let cell = shown.cells[serial] {
      prepare(cell, at: indexPath)
      return try body(cell)
    }
    let cell = makeCell(at: indexPath)
    let stays = shown.keepsBorrowedCells || shown.keepsAllCells
    defer { if stays { shown.cells[serial] = cell } else { recycle(cell) } }
    return try body(cell)
  }

  /// The cell of a slot: the visible one, else one from the data source.
  final func shownCell(at indexPath: IndexPath, slot index: Int) -> UITableViewCell {
    let serial = geometry.serials[index]
    if let cell = shown.cells[serial] {
      prepare(cell, at: indexPath)
      return cell
    }
    let cell = makeCell(at: indexPath)
    shown.cells[serial] = cell
    return cell
  }

  /// A configured cell outside the table. It joins the table only when it is shown, so that
  /// measuring it does not invalidate the table's own layout.
  ///
  /// A table tells every cell whether it is selected and highlighted before it appears: subclasses
  /// set colours there. A state that the data source has given its cell stays.
  private func makeCell(at indexPath: IndexPath) -> UITableViewCell {
    let cell = inEnvironment {
      let cell =
        dataSource?.tableView(self, cellForRowAt: indexPath)
        ?? UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.setHighlighted(cell.isHighlighted, animated: false)
      cell.setSelected(cell.isSelected || isSelected(indexPath), animated: false)
      return cell
    }
    prepare(cell, at: indexPath)
    return cell
  }

  private func isSelected(_ indexPath: IndexPath) -> Bool {
    geometry.index(of: TableSlot(indexPath)).map { selection.contains(geometry.serials[$0]) }
      ?? false
  }

  /// Passes the table's properties to a cell before it is measured or laid out.
  private func prepare(_ cell: UITableViewCell, at indexPath: IndexPath) {
    cell.canMove = !editing || dataSource?.tableView(self, canMoveRowAt: indexPath) != false
    if let level = delegate?.tableView(self, indentationLevelForRowAt: indexPath), level > 0,
      level != cell.indentationLevel
    {
      cell.indentationLevel = level
    }
    let edits = editing && dataSource?.tableView(self, canEditRowAt: indexPath) != false
    if edits != cell.isEditing {
      cell.editingStyle =
        edits ? delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete : .none
      if edits, let delegate {
        cell.shouldIndentWhileEditing = delegate.tableView(
          self, shouldIndentWhileEditingRowAt: indexPath)
      }
      cell.setEditing(edits, animated: false)
    }
    cell.prepareForMeasuring(rowWidth: rowWidth, surroundings: surroundings(at: indexPath))
  }

  /// Sets the frame and the height of a cell from its row, and lays it out.
  final func place(_ cell: UITableViewCell, at indexPath: IndexPath, slot index: Int) {
    cell.take(frame: rect(ofSlot: index), height: geometry.points[index], fromTable: true)
  }

  /// Removes a cell from the table and adds it to its reuse queue.
  final func recycle(_ cell: UITableViewCell) {
    if cell.superview != nil { cell.removeFromSuperview() }
    if let identifier = cell.reuseIdentifier { cells.enqueue(cell, as: identifier) }
  }
}

/// An element of a table's content, from top to bottom.
public enum TableElement: Hashable, Sendable {
  /// The table's own header view.
  case tableHeader
  case sectionHeader(section: Int)
  case row(IndexPath)
  case sectionFooter(section: Int)
  /// The table's own footer view.
  case tableFooter
}
