// Keeps the visible rows in position while heights above them change.
//
// The *anchor* is the first row, header or footer that was visible after the last layout and still
// is; after a jump, the one that now covers the top edge. Heights are measured from the anchor down
// to the bottom edge, then from the anchor up to the top edge. A changed height below the anchor
// moves the slots after it; one above it moves `contentOffset` by the difference, so that the
// anchor keeps its position on the screen. Slots outside the viewport keep their estimates.
extension UITableView {
  final func layOutViewport() {
    loadIfNeeded()
    noteWidth()
    shown.keepsBorrowedCells = true
    settleViewport()
    showViewport()
    shown.keepsBorrowedCells = false
    layOutFurniture()
  }

  /// Measures visible slots until none of them is an estimate.
  private func settleViewport() {
    guard geometry.slotCount > 0, bounds.height > 0 else { return updateContentSize() }
    let anchor = anchorSlot()
    var isSettled = false
    while !isSettled {
      let wasReachable = verticalOffsetRange.contains(contentOffset.y)
      measure(downFrom: anchor)
      measure(upFrom: anchor)
      updateContentSize()
      isSettled = !wasReachable || verticalOffsetRange.contains(contentOffset.y)
      if !isSettled { moveOffset(to: verticalOffsetRange.upperBound) }
    }
  }

  private func anchorSlot() -> Int {
    let visible = visiblePixels
    for (index, serial) in zip(shown.slots, shown.anchors)
    where index < geometry.slotCount && geometry.serials[index] == serial {
      let origin = geometry.origin(of: index)
      let end = origin + geometry.sums[index]
      if end > visible.lowerBound && origin < visible.upperBound { return index }
    }
    let top = min(max(0, visible.lowerBound), max(0, geometry.totalPixels - 1))
    return geometry.index(covering: top) ?? 0
  }

  /// Measures from the anchor down to the bottom edge, even slots of extent 0.
  private func measure(downFrom anchor: Int) {
    var index = anchor
    var origin = geometry.origin(of: anchor)
    let bottom = environment.pixelGrid.firstPixel(from: bounds.maxY - sectionsTop)
    while index < geometry.slotCount, CGFloat(origin) < bottom || geometry.sums[index] == 0 {
      measure(index)
      origin += geometry.sums[index]
      index += 1
    }
  }

  /// Measures from the anchor up to the top edge, and moves the offset by the changes.
  private func measure(upFrom anchor: Int) {
    var index = anchor - 1
    while index >= 0 {
      let end = geometry.origin(of: index + 1)
      guard end > visiblePixels.lowerBound || geometry.sums[index] == 0 else { break }
      moveOffset(byPixels: measure(index))
      index -= 1
    }
    guard style == .plain, anchor < geometry.slotCount else { return }
    let header = geometry.starts[geometry.slot(at: anchor).section]
    if header < anchor { moveOffset(byPixels: measure(header)) }
  }

  final func moveOffset(byPixels pixels: Int) {
    guard pixels != 0 else { return }
    moveOffset(to: bounds.minY + CGFloat(pixels) / environment.displayScale)
  }

  private func moveOffset(to y: CGFloat) {
    bounds.origin.y = y
  }

  /// The visible range, in pixels from the top of the first section.
  final var visiblePixels: Range<Int> {
    let grid = environment.pixelGrid
    let limit = CGFloat(geometry.totalPixels)
    let top = grid.pixel(containing: bounds.minY - sectionsTop)
    let bottom = grid.firstPixel(from: bounds.maxY - sectionsTop)
    let first = Int(min(max(top, -1), limit))
    return first..<max(first, Int(min(max(bottom, -1), limit)))
  }

  /// Lays out the views that are not rows, headers or footers.
  private func layOutFurniture() {
    backgroundView?.frame = bounds
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: sectionsTop)
    if let tableFooterView {
      let height = tableFooterView.frame.height
      tableFooterView.frame = CGRect(
        x: 0, y: contentSize.height - height, width: bounds.width, height: height)
    }
  }
}

extension UITableView {
  // MARK: Shown views

  /// Adds the visible views to the table, and returns the others to the reuse queues.
  private func showViewport() {
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

  private func recycleCells(except visible: Set<Int>, formerly old: ShownViews) {
    for serial in shown.cells.keys.sorted() where !visible.contains(serial) {
      guard let cell = shown.cells[serial] else { continue }
      if shown.keepsAllCells {
        if cell.superview == nil { continue }
        cell.removeFromSuperview()
      } else {
        shown.cells[serial] = nil
        recycle(cell)
      }
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

/// The visible cells, headers and footers, by the serial number of their slot.
struct ShownViews {
  var cells: [Int: UITableViewCell] = [:]
  var headerFooters: [Int: UIView] = [:]
  /// The slots that were visible after the last layout, in order.
  var slots: Range<Int> = 0..<0
  /// The serial numbers of `slots`, which must keep their position on the screen.
  var anchors: [Int] = []
  /// Whether measured cells stay for showing, because the viewport is being settled.
  var keepsBorrowedCells = false
  /// Whether the cell of a row stays for as long as the table has the row.
  var keepsAllCells = false
}

extension UITableView {
  /// Scrolls until a row is at the requested position, as far as the content reaches.
  ///
  /// Rows on the way may have estimated heights. The table lays itself out at the new offset, which
  /// measures the visible rows, and corrects the offset until the row is in position; each
  /// correction has fewer estimates in view than the last.
  public final func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    loadIfNeeded()
    layoutIfNeeded()
    guard let index = geometry.index(of: TableSlot(indexPath)) else { return }
    for _ in 0..<Self.maximumCorrections {
      let offset = self.offset(showing: rect(ofSlot: index), at: scrollPosition)
      guard offset != contentOffset.y else { return }
      setContentOffset(CGPoint(x: contentOffset.x, y: offset), animated: animated)
      layoutIfNeeded()
    }
  }

  public final func scrollToNearestSelectedRow(
    at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let indexPath = indexPathForSelectedRow else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  private static let maximumCorrections = 16

  private func offset(showing rect: CGRect, at position: ScrollPosition) -> CGFloat {
    let top = rect.minY - adjustedContentInset.top
    let bottom = rect.maxY + adjustedContentInset.bottom - bounds.height
    let offset =
      switch position {
      case .top: top
      case .bottom: bottom
      case .middle: (top + bottom) / 2
      case .none: min(max(contentOffset.y, bottom), top)
      }
    let range = verticalOffsetRange
    return min(max(offset, range.lowerBound), range.upperBound)
  }
}
