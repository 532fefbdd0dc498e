extension UITableView {
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
    /// The row's content.
    case automatic
    /// A number from the table or its delegate.
    case fixed
    /// The system's default, because this version or table does not size rows to their content.
    case standard
  }

  /// The source of a row's height.
  package final func heightRule(at indexPath: IndexPath) -> HeightRule {
    guard statedHeight(at: indexPath) == Self.automaticDimension else { return .fixed }
    return sizesRows ? .automatic : .standard
  }

  /// The estimated height in points that the table uses for a row; nil once the row is measured.
  package final func pendingEstimate(at indexPath: IndexPath) -> CGFloat? {
    loadIfNeeded()
    guard let index = geometry.index(of: TableSlot(indexPath)), !geometry.isMeasured[index]
    else { return nil }
    return rect(ofSlot: index).height
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

  /// The key of a row's height in the cache. Serial numbers distinguish rows that the data source
  /// does not identify.
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
}

extension UITableView {
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

  /// The x coordinate of rows in the table.
  final var rowX: CGFloat {
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

  /// The visible range, in pixels from the top of the first section.
  final var visiblePixels: Range<Int> {
    let grid = environment.pixelGrid
    let limit = CGFloat(geometry.totalPixels)
    let top = grid.pixel(containing: bounds.minY - sectionsTop)
    let bottom = grid.firstPixel(from: bounds.maxY - sectionsTop)
    let first = Int(min(max(top, -1), limit))
    return first..<max(first, Int(min(max(bottom, -1), limit)))
  }

  final func updateContentSize() {
    let sections = CGFloat(geometry.totalPixels) / environment.displayScale
    let size = CGSize(
      width: bounds.width,
      height: sectionsTop + sections + (tableFooterView?.frame.height ?? 0))
    if contentSize != size { contentSize = size }
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
  final var safeSides: UIEdgeInsets {
    guard environment.profile.version >= 11 else { return .zero }
    let insets = safeAreaInsets
    return UIEdgeInsets(left: insets.left, right: insets.right)
  }

  /// The part of the safe area that covers a row, header or footer.
  final var rowSafeSides: UIEdgeInsets { style == .insetGrouped ? .zero : safeSides }

  /// The insets of content views that keep them inside the safe area.
  final var contentSides: UIEdgeInsets { insetsContentViewsToSafeArea ? rowSafeSides : .zero }
}
