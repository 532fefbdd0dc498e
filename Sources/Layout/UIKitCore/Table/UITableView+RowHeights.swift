extension UITableView {
  // MARK: Loading

  final func reloadRows() {
    heightCache.forgetUnverifiable()
    selection = SelectedSlots()
    setNeedsReload()
    loadIfNeeded()
  }

  final func setNeedsReload() {
    loading.isNeeded = true
    setNeedsLayout()
  }

  /// Reads sections and rows, and gives each slot an estimate, or its height.
  final func loadIfNeeded() {
    guard loading.isNeeded else { return }
    loading.isNeeded = false
    loading.width = bounds.width
    loading.usesEstimates = estimatedRowHeight != 0
    shown.anchors = []
    let counts = inEnvironment(askRowCounts)
    let count = TableGeometry.starts(rowCounts: counts).last ?? 0
    guard count <= TableGeometry.maximumSlots else {
      endProgram(
        "UITableView: \(count) rows, headers and footers; at most \(TableGeometry.maximumSlots)")
    }
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
}

/// The state of a table's data, as last read from its data source.
struct TableLoading {
  /// Whether the data source's counts are out of date.
  var isNeeded = true
  /// Whether rows outside the viewport have estimated heights.
  var usesEstimates = false
  fileprivate var hasSectionIndex = false
  /// The width in points for which heights were measured.
  var width: CGFloat = 0
  private var nextSerial = 0

  /// Returns a serial number that no slot of this table has had.
  mutating func makeSerial() -> Int {
    defer { nextSerial += 1 }
    return nextSerial
  }
}

extension UITableView {
  // MARK: Measuring

  /// Replaces a slot's estimate by its measured height.
  ///
  /// - Parameter cell: the row's configured cell, if there is one already.
  /// - Returns: the distance in pixels by which all later slots moved.
  @discardableResult
  final func measure(_ index: Int, with cell: UITableViewCell? = nil) -> Int {
    guard !geometry.isMeasured[index] else { return 0 }
    let height =
      switch geometry.slot(at: index) {
      case .row(let section, let row):
        rowHeight(at: IndexPath(row: row, section: section), slot: index, cell)
      case .header(let section): headerHeight(inSection: section, slot: index)
      case .footer(let section): footerHeight(inSection: section, slot: index)
      }
    return geometry.set(extent(height, isMeasured: true), at: index)
  }

  /// The delegate's height, or the height that fits the row; in points.
  private func rowHeight(
    at indexPath: IndexPath, slot index: Int, _ cell: UITableViewCell?
  ) -> CGFloat {
    let answer = statedHeight(at: indexPath)
    guard answer == Self.automaticDimension else { return answer }
    guard sizesRows else { return profile.defaultRowHeight }
    return heightCache.height(for: heightKey(at: indexPath, slot: index)) {
      if let cell { return fittedHeight(of: cell) }
      return withCell(at: indexPath, slot: index, fittedHeight(of:))
    }
  }

  /// The row height from the delegate, or else from the table; may be `automaticDimension`.
  private func statedHeight(at indexPath: IndexPath) -> CGFloat {
    inEnvironment { delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight }
  }

  /// The source of a row's height.
  package enum HeightRule {
    case automatic
    case fixed
    /// The system's default, because this version or table does not size rows to their content.
    case standard
  }

  /// The source of a row's height.
  package final func heightRule(at indexPath: IndexPath) -> HeightRule {
    guard statedHeight(at: indexPath) == Self.automaticDimension else { return .fixed }
    return sizesRows ? .automatic : .standard
  }

  /// Whether `automaticDimension` sizes rows to their content: from iOS 8 on, and not when
  /// estimates are switched off (Apple, `estimatedRowHeight`).
  private var sizesRows: Bool { profile.selfSizes && loading.usesEstimates }

  /// The cell's height in points: fitted at the row's width, else its own size, else the default
  /// (the order that UITableView+FDTemplateLayoutCell found).
  private func fittedHeight(of cell: UITableViewCell) -> CGFloat {
    let fitted = cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    return fitted > 0 ? fitted : profile.defaultRowHeight
  }

  /// The key of a row's height; serial numbers tell unidentified rows apart.
  private func heightKey(at indexPath: IndexPath, slot index: Int) -> RowHeightKey {
    let identity = identifying?.tableView(self, heightIdentityForRowAt: indexPath)
    return RowHeightKey(
      row: identity?.row ?? .serial(geometry.serials[index]), width: rowWidth,
      safeArea: rowSafeSides.left + rowSafeSides.right,
      contentSizeCategory: environment.contentSizeCategory,
      content: identity?.content ?? .unknown)
  }

  /// Marks every height as an estimate; rows find their cached heights again.
  final func forgetMeasurements() {
    geometry.forgetMeasurements()
  }

  /// A height in points, rounded up to whole pixels, so that the content fits.
  private func extent(_ points: CGFloat, isMeasured: Bool) -> TableGeometry.Extent {
    let height = points.isFinite ? min(max(0, points), Self.maximumHeight) : 0
    let pixels = environment.pixelGrid.pixels(height)
    return TableGeometry.Extent(pixels: pixels, points: height, isMeasured: isMeasured)
  }

  /// The largest height of one row in points; larger answers are clamped.
  static let maximumHeight: CGFloat = 1e9
}

extension UITableView {
  // MARK: Places

  final var profile: TableProfile { environment.profile.table }

  /// Runs code of the application in the table's environment, so that the views it creates use it.
  final func inEnvironment<Result>(_ body: () -> Result) -> Result {
    if LayoutEnvironment.current === environment { return body() }
    return environment.perform(body)
  }

  /// The width of rows in points: the table's, less the sides of an inset grouped one.
  final var rowWidth: CGFloat {
    guard style == .insetGrouped else { return bounds.width }
    return max(0, bounds.width - 2 * groupInset - safeSides.left - safeSides.right)
  }

  /// The width in points of a header's or footer's content.
  final var titleWidth: CGFloat { max(0, rowWidth - contentSides.left - contentSides.right) }

  private var rowX: CGFloat {
    style == .insetGrouped ? groupInset + safeSides.left : 0
  }

  private var groupInset: CGFloat {
    profile.insetGroupedInset.points(tableWidth: bounds.width, environment.profile.margins)
  }

  /// The y coordinate of the first section in the table.
  final var sectionsTop: CGFloat {
    guard let tableHeaderView else { return 0 }
    return environment.pixelGrid.rounded(tableHeaderView.frame.height)
  }

  /// The properties of the table that the cell of a row depends on.
  final func surroundings(at indexPath: IndexPath) -> CellSurroundings {
    CellSurroundings(
      tableWidth: bounds.width, hasSeparator: separatorStyle != .none,
      sectionIndexWidth: loading.hasSectionIndex ? profile.sectionIndexWidth : 0,
      separatorInset: separatorInset,
      alignsSeparatorWithText: explicitSeparatorInset == nil, groupEdges: groupEdges(at: indexPath),
      contentSides: contentSides,
      safeArea: insetsContentViewsToSafeArea ? .zero : rowSafeSides)
  }

  /// The separator inset by default: aligned with the content, and at the far edge across the safe
  /// area. An explicit inset is relative to the edges of the cell (`fromCellEdges`, iOS 11).
  final var defaultSeparatorInset: UIEdgeInsets {
    let leading = profile.separatorLeading.points(
      tableWidth: bounds.width, environment.profile.margins)
    let trailing = profile.separatorTrailing.points(
      tableWidth: bounds.width, environment.profile.margins)
    return UIEdgeInsets(
      left: leading + rowSafeSides.left, right: trailing > 0 ? trailing + rowSafeSides.right : 0)
  }

  /// The rectangle of a slot in the table's coordinates, in points.
  final func rect(ofSlot index: Int) -> CGRect {
    let scale = environment.displayScale
    return CGRect(
      x: rowX, y: sectionsTop + CGFloat(geometry.origin(of: index)) / scale,
      width: rowWidth, height: CGFloat(geometry.sums[index]) / scale)
  }

  private func groupEdges(at indexPath: IndexPath) -> GroupEdges {
    guard style == .insetGrouped else { return [] }
    let last = geometry.rowCount(inSection: indexPath.section) - 1
    var edges: GroupEdges = []
    if indexPath.row == 0 { edges.insert(.top) }
    if indexPath.row == last { edges.insert(.bottom) }
    return edges
  }
}

// Keeps rows clear of the safe area at the sides of the screen.
//
// Since iOS 11 cells, headers and footers reach from edge to edge, and their content views stay
// inside the safe area (`insetsContentViewsToSafeArea`; WWDC 2017, sessions 201 and 204). The
// content view's own margins are then those of any cell, because it lies wholly inside. The rows of
// an inset grouped table lie inside the safe area themselves.
extension UITableView {
  /// The safe area at the sides, in points; zero in versions of iOS without one.
  private var safeSides: UIEdgeInsets {
    guard environment.profile.version >= 11 else { return .zero }
    let insets = safeAreaInsets
    return UIEdgeInsets(left: insets.left, right: insets.right)
  }

  /// The part of the safe area that covers a row, header or footer.
  private var rowSafeSides: UIEdgeInsets { style == .insetGrouped ? .zero : safeSides }

  /// The insets of content views that keep them inside the safe area.
  final var contentSides: UIEdgeInsets { insetsContentViewsToSafeArea ? rowSafeSides : .zero }
}
