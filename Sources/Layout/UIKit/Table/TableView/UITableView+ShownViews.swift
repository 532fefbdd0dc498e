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
