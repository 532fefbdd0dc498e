extension UITableView {
  /// Asks the data source for everything anew.
  ///
  /// Rows known by their position only are measured again; heights of rows that the data source
  /// identifies (`RowHeightIdentifying`) stay good as long as their content is the same.
  public final func reloadData() {
    heightCache.forgetUnverifiable()
    selection = RowSelection()
    setNeedsReload()
    loadIfNeeded()
  }

  final func setNeedsReload() {
    loading.isNeeded = true
    setNeedsLayout()
  }

  /// Counts sections and rows and gives each an estimate or, without estimates, its height.
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

  /// What a slot takes before it is measured.
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

  /// Without estimates every height is asked for at load, which is what makes long tables slow.
  private func measureWhatIsNotEstimated() {
    for index in 0..<geometry.slotCount where geometry.sums[index] == 0 {
      if geometry.slot(at: index).indexPath != nil { measure(index) }
    }
  }

  /// A height as a slot holds it: on whole pixels, rounded up so that a fitted content fits.
  final func extent(_ points: CGFloat, isMeasured: Bool) -> TableGeometry.Extent {
    let height = points.isFinite ? min(max(0, points), Self.maximumHeight) : 0
    let pixels = environment.pixelGrid.pixels(height)
    return TableGeometry.Extent(pixels: pixels, points: height, isMeasured: isMeasured)
  }

  /// The greatest height of one row in points; what answers more is cut to it.
  static let maximumHeight: CGFloat = 1e9

  final var profile: TableProfile { environment.profile.table }
}
