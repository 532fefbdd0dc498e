extension UITableView {
  // MARK: Estimates

  final func estimatedHeaderHeight(inSection section: Int) -> CGFloat {
    let answer =
      delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
      ?? estimatedSectionHeaderHeight
    guard answer == Self.automaticDimension else { return answer }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    return title == nil ? untitledGap(above: section) : titledHeaderHeight(inSection: section)
  }

  final func estimatedFooterHeight(inSection section: Int) -> CGFloat {
    let answer =
      delegate?.tableView(self, estimatedHeightForFooterInSection: section)
      ?? estimatedSectionFooterHeight
    guard answer == Self.automaticDimension else { return answer }
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    return title == nil ? untitledFooterGap : titledFooterHeight
  }

  // MARK: Heights

  /// The delegate's height, the one that fits the view, or the system's for a title; in points.
  final func headerHeight(inSection section: Int, slot index: Int) -> CGFloat {
    let answer =
      delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let view = headerFooterView(ofSlot: index)
    let isShown = view != nil
    if isShown || answer != sectionHeaderHeight {
      if answer > 0 { return answer + (isShown ? topPadding : 0) }
      if answer == 0 && style == .plain { return 0 }
    }
    guard let view else { return untitledGap(above: section) }
    guard let title = view as? UITableViewHeaderFooterView, title.isTitle else {
      return fittedHeight(ofHeaderFooter: view) + topPadding
    }
    return titledHeaderHeight(inSection: section) + title.heightBeyondOneLine(in: titleWidth)
  }

  final func footerHeight(inSection section: Int, slot index: Int) -> CGFloat {
    let answer =
      delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let view = headerFooterView(ofSlot: index)
    if view != nil || answer != sectionFooterHeight {
      if answer > 0 || (answer == 0 && style == .plain) { return answer }
    }
    guard let view else { return untitledFooterGap }
    guard let title = view as? UITableViewHeaderFooterView, title.isTitle else {
      return fittedHeight(ofHeaderFooter: view)
    }
    return titledFooterHeight + title.heightBeyondOneLine(in: titleWidth)
  }

  private func fittedHeight(ofHeaderFooter view: UIView) -> CGFloat {
    guard view.asksForSize else { return profile.headers.plain }
    let fitted = view.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    return fitted > 0 ? fitted : profile.headers.plain
  }

  private func titledHeaderHeight(inSection section: Int) -> CGFloat {
    let metrics = profile.headers
    if style == .plain { return metrics.plain + topPadding }
    return section == 0 ? metrics.firstGrouped : metrics.grouped
  }

  private var titledFooterHeight: CGFloat {
    style == .plain ? profile.headers.plain : profile.headers.groupedFooter
  }

  private func untitledGap(above section: Int) -> CGFloat {
    if style == .plain { return 0 }
    return section == 0 ? profile.headers.firstGroupedGap : profile.headers.groupedGap
  }

  private var untitledFooterGap: CGFloat { style == .plain ? 0 : profile.headers.groupedGap }

  /// The space in points that a plain table adds above a header.
  private var topPadding: CGFloat {
    guard style == .plain else { return 0 }
    return sectionHeaderTopPadding == Self.automaticDimension
      ? profile.headers.plainTopPadding : max(0, sectionHeaderTopPadding)
  }
}

extension UITableView {
  /// The view of a header or footer slot: the visible one, the delegate's, or a title view.
  final func headerFooterView(ofSlot index: Int) -> UIView? {
    let serial = geometry.serials[index]
    if let view = shown.headerFooters[serial] { return view }
    guard let view = inEnvironment({ makeHeaderFooter(geometry.slot(at: index)) })
    else { return nil }
    if let view = view as? UITableViewHeaderFooterView {
      view.tableWidth = bounds.width
      view.tableStyle = style
      view.contentSides = contentSides
    }
    view.assign(width: rowWidth)
    shown.headerFooters[serial] = view
    return view
  }

  private func makeHeaderFooter(_ slot: TableSlot) -> UIView? {
    switch slot {
    case .row: nil
    case .header(let section):
      delegate?.tableView(self, viewForHeaderInSection: section)
        ?? titleView(
          headerTitle(dataSource?.tableView(self, titleForHeaderInSection: section)),
          isFooter: false)
    case .footer(let section):
      delegate?.tableView(self, viewForFooterInSection: section)
        ?? titleView(
          dataSource?.tableView(self, titleForFooterInSection: section), isFooter: true)
    }
  }

  /// The title; in capitals for grouped tables in versions of iOS that show it so.
  private func headerTitle(_ title: String?) -> String? {
    style != .plain && profile.headers.capitalizesTitles ? title?.uppercased() : title
  }

  /// A title view; headers and footers have separate queues, since fonts differ.
  private func titleView(_ title: String?, isFooter: Bool) -> UIView? {
    guard let title else { return nil }
    let identifier = Self.titleIdentifier + (isFooter ? "-Footer" : "")
    let view =
      dequeueReusableHeaderFooterView(withIdentifier: identifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.isFooter = isFooter
    view.tableStyle = style
    view.textLabel?.text = title
    return view
  }

  private static let titleIdentifier = "UITableView-SectionTitle"

  /// Adds the header or footer of a slot to the table.
  final func showHeaderFooter(_ index: Int) {
    guard let view = headerFooterView(ofSlot: index) else { return }
    if view.superview !== self { addSubview(view) }
    place(headerFooter: view, slot: index)
  }

  /// Lays a header or footer out in the table's coordinates, between padding and rows.
  final func place(headerFooter view: UIView, slot index: Int) {
    var frame = rect(ofSlot: index)
    if case .header = geometry.slot(at: index), hasTopPadding(view) {
      let padding = min(frame.height, profile.headers.plainTopPadding)
      frame.origin.y += padding
      frame.size.height -= padding
    }
    if view.frame != frame { view.frame = frame }
    view.layoutIfNeeded()
  }

  /// Keeps the topmost section's header of a plain table at the edge until the next.
  final func floatHeader() {
    guard style == .plain, let first = shown.slots.first else { return }
    let section = geometry.slot(at: first).section
    let slots = geometry.slots(ofSection: section)
    let top = bounds.minY + adjustedContentInset.top
    guard geometry.sums[slots.lowerBound] > 0, rect(ofSlot: slots.lowerBound).minY < top,
      let header = headerFooterView(ofSlot: slots.lowerBound)
    else { return }
    let end = rect(ofSlot: slots.upperBound - 1).maxY - header.frame.height
    header.frame.origin.y = max(header.frame.minY, min(top, end))
    bringSubviewToFront(header)
  }

  final func recycleHeaderFooters(except visible: Set<Int>) {
    let floating = shown.slots.first.map {
      geometry.serials[geometry.starts[geometry.slot(at: $0).section]]
    }
    for serial in shown.headerFooters.keys.sorted()
    where !visible.contains(serial) && serial != floating {
      guard let view = shown.headerFooters.removeValue(forKey: serial) else { continue }
      recycle(headerFooter: view)
    }
  }

  final func recycle(headerFooter view: UIView) {
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    headerFooters.enqueue(view, as: identifier)
  }

  private func hasTopPadding(_ view: UIView) -> Bool {
    style == .plain && sectionHeaderTopPadding == Self.automaticDimension
  }
}

extension UITableViewHeaderFooterView {
  /// Whether the view shows only its label, and so has the system's height for titles.
  fileprivate final var isTitle: Bool { builtInTextLabel != nil && contentView.constraints.isEmpty }

  /// The height in points by which a title exceeds one line at the usual text size, for which the
  /// height of the system is.
  final func heightBeyondOneLine(in width: CGFloat) -> CGFloat {
    guard let label = builtInTextLabel else { return 0 }
    let margins = contentView.layoutMargins
    let height = label.sizeThatFits(
      CGSize(width: width - margins.left - margins.right, height: .greatestFiniteMagnitude)
    ).height
    return max(0, height - environment.pixelGrid.roundedUp(titleFont(at: .large).lineHeight))
  }
}

extension UITableView {
  /// Registers a class for cells with a reuse identifier; nil removes the registration.
  /// - Precondition: the class is a `UITableViewCell`.
  public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return cells.register(identifier, make: nil) }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      endProgram("register: \(cellClass) is not a UITableViewCell")
    }
    cells.register(identifier) { cellClass.init(registeredAs: identifier) }
  }

  /// Registers a closure that creates cells with a reuse identifier, as a nib would. Not UIKit's.
  public final func register(
    forCellReuseIdentifier identifier: String, make: @escaping () -> UITableViewCell
  ) {
    cells.register(identifier, make: make)
  }

  /// Registers a class for headers and footers with a reuse identifier; nil removes the
  /// registration.
  /// - Precondition: the class is a `UITableViewHeaderFooterView`.
  public final func register(
    _ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let viewClass else { return headerFooters.register(identifier, make: nil) }
    guard let viewClass = viewClass as? UITableViewHeaderFooterView.Type else {
      endProgram("register: \(viewClass) is not a UITableViewHeaderFooterView")
    }
    headerFooters.register(identifier) { viewClass.init(registeredAs: identifier) }
  }

  /// An unused cell with a reuse identifier, else a new one; nil if unregistered.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = cells.dequeue(identifier) {
      cell.prepareForReuse()
      return cell
    }
    let cell = inEnvironment { cells.make(identifier) }
    cell?.assign(width: rowWidth)
    return cell
  }

  /// Returns an unused or new cell with a reuse identifier, for a row.
  /// - Precondition: the identifier was registered.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      endProgram(
        "dequeueReusableCell: '\(identifier)' is not registered; known: \(cells.identifiers)")
    }
    return cell
  }

  /// An unused header or footer with a reuse identifier, else a new one, or nil.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = headerFooters.dequeue(identifier) {
      view.prepareForReuse()
      return view
    }
    return inEnvironment { headerFooters.make(identifier) }
  }
}

/// Unused views, by reuse identifier.
package struct ReuseQueue<View: UIView> {
  private var makers: [String: () -> View] = [:]
  private var idle: [String: [View]] = [:]

  package init() {}

  /// Registers a closure that creates views with an identifier; nil removes the registration.
  package mutating func register(_ identifier: String, make: (() -> View)?) {
    makers[identifier] = make
  }

  package func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Adds an unused view to the queue.
  package mutating func enqueue(_ view: View, as identifier: String) {
    idle[identifier, default: []].append(view)
  }

  /// Removes and returns the unused view that was added last; nil if there is none.
  package mutating func dequeue(_ identifier: String) -> View? {
    idle[identifier]?.popLast()
  }

  /// Creates a view; nil if the identifier was not registered.
  package func make(_ identifier: String) -> View? { makers[identifier]?() }

  /// All identifiers with a registration or an unused view, sorted, for messages.
  package var identifiers: [String] { Set(makers.keys).union(idle.keys).sorted() }
}
