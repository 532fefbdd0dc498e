extension UITableView {
  /// Shows what is in view, and puts what has left it into the reuse queues.
  final func showViewport() {
    let slots = geometry.indices(overlapping: visiblePixels)
    let old = shown
    shown.slots = slots
    shown.anchors = slots.map { geometry.serials[$0] }
    recycleCells(except: Set(shown.anchors), formerly: old)
    for index in slots { show(index, wasShown: old.anchors.contains(geometry.serials[index])) }
    floatHeader()
  }

  private func show(_ index: Int, wasShown: Bool) {
    switch geometry.slot(at: index) {
    case .row(let section, let row):
      let path = IndexPath(row: row, section: section)
      let cell = shownCell(at: path, slot: index)
      if cell.superview !== self { addSubview(cell) }
      place(cell, at: path, slot: index)
      cell.setSelected(selection.contains(geometry.serials[index]), animated: false)
      if !wasShown { delegate?.tableView(self, willDisplay: cell, forRowAt: path) }
    case .header, .footer:
      showHeaderFooter(index)
    }
  }

  /// Gives a cell the place and the height of its row, and lays it out.
  final func place(_ cell: UITableViewCell, at indexPath: IndexPath, slot index: Int) {
    cell.take(frame: rect(ofSlot: index), height: geometry.points[index])
  }

  /// The cell that shows a slot; asked of the data source when there is none yet.
  private func shownCell(at indexPath: IndexPath, slot index: Int) -> UITableViewCell {
    let serial = geometry.serials[index]
    if let cell = shown.cells[serial] {
      prepare(cell, at: indexPath)
      return cell
    }
    let cell = makeCell(at: indexPath)
    shown.cells[serial] = cell
    return cell
  }

  /// Lends a cell for a row: the one in view, else one that goes back to its queue afterwards — or
  /// stays, while what is in view is being decided.
  final func withCell<Result>(
    at indexPath: IndexPath, slot index: Int, _ body: (UITableViewCell) throws -> Result
  ) rethrows -> Result {
    let serial = geometry.serials[index]
    if let cell = shown.cells[serial] {
      prepare(cell, at: indexPath)
      return try body(cell)
    }
    let cell = makeCell(at: indexPath)
    defer { if shown.keepsBorrowedCells { shown.cells[serial] = cell } else { recycle(cell) } }
    return try body(cell)
  }

  /// A configured cell, which joins the table only when it is shown: a cell that is measured must
  /// not bring the table's own layout about.
  private func makeCell(at indexPath: IndexPath) -> UITableViewCell {
    let cell = inEnvironment {
      dataSource?.tableView(self, cellForRowAt: indexPath)
        ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    prepare(cell, at: indexPath)
    return cell
  }

  /// Tells a cell what it must know of its table before it is measured or laid out.
  private func prepare(_ cell: UITableViewCell, at indexPath: IndexPath) {
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

  /// Takes a cell out of the table and keeps it for another row.
  final func recycle(_ cell: UITableViewCell) {
    if cell.superview != nil { cell.removeFromSuperview() }
    if let identifier = cell.reuseIdentifier { cells.enqueue(cell, as: identifier) }
  }

  private func recycleCells(except visible: Set<Int>, formerly old: ShownViews) {
    for serial in shown.cells.keys.sorted() where !visible.contains(serial) {
      guard let cell = shown.cells.removeValue(forKey: serial) else { continue }
      recycle(cell)
      if let place = old.anchors.firstIndex(of: serial),
        let path = pathOfSlot(old.slots.lowerBound + place, serial: serial)
      {
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
    }
    recycleHeaderFooters(except: visible)
  }

  private func pathOfSlot(_ index: Int, serial: Int) -> IndexPath? {
    guard index < geometry.slotCount, geometry.serials[index] == serial else { return nil }
    return geometry.slot(at: index).indexPath
  }
}

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
