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

  /// Marks every height as open after a change of width; the cache supplies those known at that
  /// width.
  final func noteWidth() {
    guard loading.width != bounds.width else { return }
    loading.width = bounds.width
    forgetMeasurements()
    if !loading.usesEstimates { measureAll() }
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

  /// Measures from the anchor down to the bottom edge. Slots of extent 0 are measured too: their
  /// estimate may have been less than a pixel.
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

  /// Measures every slot; visible ones keep their position on the screen.
  final func measureAll(_ told: (Int) -> Void = { _ in }) {
    let top = visiblePixels.lowerBound
    let anchor = geometry.index(covering: max(0, top)) ?? 0
    for index in 0..<geometry.slotCount {
      let moved = measure(index)
      if index < anchor { moveOffset(byPixels: moved) }
      told(index + 1)
    }
    updateContentSize()
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

  /// Scrolls to the first selected row.
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
