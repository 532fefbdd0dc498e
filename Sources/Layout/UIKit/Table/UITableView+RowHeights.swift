extension UITableView {
  /// Replaces a slot's estimate by its height.
  ///
  /// - Parameter cell: the row's configured cell, if there is one at hand.
  /// - Returns: by how many pixels everything below moved.
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

  /// The delegate's number, or the height that fits the row.
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

  /// What the delegate, or else the table, says of a row's height.
  private func statedHeight(at indexPath: IndexPath) -> CGFloat {
    inEnvironment { delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight }
  }

  /// Who decides on a row's height.
  package enum HeightRule {
    /// The row's content.
    case automatic
    /// The table or its delegate, by a number.
    case fixed
    /// The system's default, because rows are not fitted.
    case standard
  }

  /// Who decides on the height of a row.
  package final func heightRule(at indexPath: IndexPath) -> HeightRule {
    guard statedHeight(at: indexPath) == Self.automaticDimension else { return .fixed }
    return sizesRows ? .automatic : .standard
  }

  /// The height that the table counts with for a row until it is measured; nil once it has been.
  package final func pendingEstimate(at indexPath: IndexPath) -> CGFloat? {
    loadIfNeeded()
    guard let index = geometry.index(of: TableSlot(indexPath)), !geometry.isMeasured[index]
    else { return nil }
    return rect(ofSlot: index).height
  }

  /// Whether `automaticDimension` fits rows to their content: from iOS 8 on, and not when
  /// estimates are switched off (Apple, `estimatedRowHeight`).
  private var sizesRows: Bool { profile.selfSizes && loading.usesEstimates }

  /// Asks the cell: fit at the row's width, else its own size, else the default (the order that
  /// UITableView+FDTemplateLayoutCell found).
  private func fittedHeight(of cell: UITableViewCell) -> CGFloat {
    let fitted = cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    return fitted > 0 ? fitted : profile.defaultRowHeight
  }

  /// What a row's height depends on. Rows that the data source does not identify are told apart by
  /// a serial number.
  private func heightKey(at indexPath: IndexPath, slot index: Int) -> RowHeightKey {
    let identity = identifying?.tableView(self, heightIdentityForRowAt: indexPath)
    return RowHeightKey(
      row: identity?.row ?? .serial(geometry.serials[index]), width: rowWidth,
      safeArea: rowSafeSides.left + rowSafeSides.right,
      contentSizeCategory: environment.contentSizeCategory,
      content: identity?.content ?? .unknown)
  }

  /// Declares every height an estimate; those in the cache are found again.
  final func forgetMeasurements() {
    geometry.forgetMeasurements()
  }
}

extension UITableView {
  /// Runs code of the application so that the views it makes are laid out in what the table is.
  final func inEnvironment<Result>(_ body: () throws -> Result) rethrows -> Result {
    if LayoutEnvironment.current === environment { return try body() }
    return try environment.perform(body)
  }

  /// The width of rows: the table's, less the sides of an inset grouped one.
  final var rowWidth: CGFloat {
    guard style == .insetGrouped else { return bounds.width }
    return max(0, bounds.width - 2 * groupInset - safeSides.left - safeSides.right)
  }

  /// The width that headers and footers have for their content.
  final var titleWidth: CGFloat { max(0, rowWidth - contentSides.left - contentSides.right) }

  /// Where rows begin across.
  final var rowX: CGFloat {
    style == .insetGrouped ? groupInset + safeSides.left : 0
  }

  private var groupInset: CGFloat {
    profile.insetGroupedInset.points(tableWidth: bounds.width, environment.profile.margins)
  }

  /// Where the first section begins.
  final var sectionsTop: CGFloat {
    guard let tableHeaderView else { return 0 }
    return environment.pixelGrid.rounded(tableHeaderView.frame.height)
  }

  /// What the cell of a row must know of its table.
  final func surroundings(at indexPath: IndexPath) -> CellSurroundings {
    CellSurroundings(
      tableWidth: bounds.width, hasSeparator: separatorStyle != .none,
      sectionIndexWidth: loading.hasSectionIndex ? profile.sectionIndexWidth : 0,
      separatorInset: separatorInset,
      alignsSeparatorWithText: explicitSeparatorInset == nil, groupEdges: groupEdges(at: indexPath),
      contentSides: contentSides,
      safeArea: insetsContentViewsToSafeArea ? .zero : rowSafeSides)
  }

  /// In line with the content, and on to the far edge, over the safe area too. An inset that is set
  /// counts from the edges of the cell (`fromCellEdges`, iOS 11).
  final var defaultSeparatorInset: UIEdgeInsets {
    let leading = profile.separatorLeading.points(
      tableWidth: bounds.width, environment.profile.margins)
    let trailing = profile.separatorTrailing.points(
      tableWidth: bounds.width, environment.profile.margins)
    return UIEdgeInsets(
      left: leading + rowSafeSides.left, right: trailing > 0 ? trailing + rowSafeSides.right : 0)
  }

  /// The rectangle of a slot in the table's coordinates.
  final func rect(ofSlot index: Int) -> CGRect {
    let scale = environment.displayScale
    return CGRect(
      x: rowX, y: sectionsTop + CGFloat(geometry.origin(of: index)) / scale,
      width: rowWidth, height: CGFloat(geometry.sums[index]) / scale)
  }

  /// The sections' pixels that are in view.
  final var visiblePixels: Range<Int> {
    let scale = environment.displayScale
    let limit = CGFloat(geometry.totalPixels)
    let top = ((bounds.minY - sectionsTop) * scale).rounded(.down)
    let bottom = ((bounds.maxY - sectionsTop) * scale).rounded(.up)
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

// What the sides of the screen cover, and how rows keep clear of it.
//
// Since iOS 11 cells, headers and footers reach from edge to edge, and their content views keep
// inside the safe area (`insetsContentViewsToSafeArea`; WWDC 2017, sessions 201 and 204). The
// content view's own margins are then those of any cell, because it lies wholly inside. Rows of an
// inset grouped table are inside themselves.
extension UITableView {
  /// The safe area at the sides, where the version of iOS knows one.
  final var safeSides: UIEdgeInsets {
    guard environment.profile.version >= 11 else { return .zero }
    let insets = safeAreaInsets
    return UIEdgeInsets(left: insets.left, right: insets.right)
  }

  /// What the safe area takes from the content of a row, header or footer.
  final var rowSafeSides: UIEdgeInsets { style == .insetGrouped ? .zero : safeSides }

  /// What content views keep free for it.
  final var contentSides: UIEdgeInsets { insetsContentViewsToSafeArea ? rowSafeSides : .zero }
}
