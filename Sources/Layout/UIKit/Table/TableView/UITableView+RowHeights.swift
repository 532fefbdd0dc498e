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
