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
