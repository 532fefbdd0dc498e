extension UITableView {
  /// Discards all rows and reads them from the data source again.
  ///
  /// Rows known only by position are measured again; rows that the data source identifies
  /// (`RowHeightIdentifying`) keep their heights as long as their content is the same.
  public final func reloadData() {
    heightCache.forgetUnverifiable()
    selection = SelectedSlots()
    setNeedsReload()
    loadIfNeeded()
  }

  final func setNeedsReload() {
    loading.isNeeded = true
    setNeedsLayout()
  }

  /// Reads the numbers of sections and rows, and gives each slot an estimate or, without estimates,
  /// its height.
  final func loadIfNeeded() {
    guard loading.isNeeded else { return }
    loading.isNeeded = false
    loading.width = bounds.width
    loading.usesEstimates = estimatedRowHeight != 0
    shown.anchors = []
    let counts = inEnvironment(askRowCounts)
    let count = TableGeometry.starts(rowCounts: counts).last ?? 0
    precondition(
      count <= TableGeometry.maximumSlots,
      "UITableView: \(count) rows, headers and footers; at most \(TableGeometry.maximumSlots)")
    var extents: [TableGeometry.Extent] = []
    extents.reserveCapacity(count)
    for (section, rows) in counts.enumerated() {
      for place in 0..<rows + 2 {
        extents.append(estimate(of: .at(place, inSection: section, of: rows + 2)))
      }
    }
    geometry = TableGeometry(
      rowCounts: counts, extents: extents, serials: extents.map { _ in loading.makeSerial() })
    measureWhatIsNotEstimated()
    updateContentSize()
    setNeedsLayout()
  }

  private func askRowCounts() -> [Int] {
    guard let dataSource else { return [] }
    loading.hasSectionIndex = dataSource.sectionIndexTitles(for: self)?.isEmpty == false
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }

  /// The extent of a slot before it is measured.
  final func estimate(of slot: TableSlot) -> TableGeometry.Extent {
    let answer =
      switch slot {
      case .row: estimatedRowHeight(of: slot)
      case .header(let section): estimatedHeaderHeight(inSection: section)
      case .footer(let section): estimatedFooterHeight(inSection: section)
      }
    return extent(answer, isMeasured: false)
  }

  private func estimatedRowHeight(of slot: TableSlot) -> CGFloat {
    let path = slot.indexPath
    let answer =
      if let delegate, let path { delegate.tableView(self, estimatedHeightForRowAt: path) } else {
        estimatedRowHeight
      }
    if answer != 0 { loading.usesEstimates = true }
    guard answer == Self.automaticDimension else { return answer }
    return rowHeight == Self.automaticDimension ? profile.automaticEstimate : rowHeight
  }

  /// Measures all rows if estimates are off. This makes long tables slow to load, as on iOS.
  private func measureWhatIsNotEstimated() {
    for index in 0..<geometry.slotCount where geometry.sums[index] == 0 {
      if geometry.slot(at: index).indexPath != nil { measure(index) }
    }
  }

  /// A height in points as the extent of a slot: rounded up to whole pixels, so that a fitted
  /// content fits.
  final func extent(_ points: CGFloat, isMeasured: Bool) -> TableGeometry.Extent {
    let height = points.isFinite ? min(max(0, points), Self.maximumHeight) : 0
    let pixels = environment.pixelGrid.pixels(height)
    return TableGeometry.Extent(pixels: pixels, points: height, isMeasured: isMeasured)
  }

  /// The largest height of one row in points; larger answers are clamped.
  static let maximumHeight: CGFloat = 1e9

  final var profile: TableProfile { environment.profile.table }
}

/// The state of a table's data, as last read from its data source.
struct TableLoading {
  /// Whether the data source's counts are out of date.
  var isNeeded = true
  /// Whether rows outside the viewport have estimated heights.
  var usesEstimates = false
  /// Whether a section index narrows the rows.
  var hasSectionIndex = false
  /// The width in points for which heights were measured.
  var width: CGFloat = 0
  /// The serial number of the next slot.
  private var nextSerial = 0

  /// Returns a serial number that no slot of this table has had.
  mutating func makeSerial() -> Int {
    defer { nextSerial += 1 }
    return nextSerial
  }
}

extension UITableView {
  // MARK: Counts

  /// The number of sections when the data source was last read.
  public final var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sectionCount
  }

  /// The number of rows of a section when the data source was last read; 0 if there is no such
  /// section.
  public final func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    guard (0..<geometry.sectionCount).contains(section) else { return 0 }
    return geometry.rowCount(inSection: section)
  }

  // MARK: Rectangles

  /// The row's rectangle in the table's coordinates, in points; depends on estimates of rows above
  /// it.
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

  /// The row at a point in the table's coordinates; nil if there is none.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    let pixel = environment.pixelGrid.pixel(containing: point.y - sectionsTop)
    guard pixel >= 0, pixel < CGFloat(geometry.totalPixels) else { return nil }
    return geometry.index(covering: Int(pixel)).flatMap { geometry.slot(at: $0).indexPath }
  }

  /// The rows that intersect a rectangle in the table's coordinates.
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
