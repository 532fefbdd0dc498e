/// A list of rows in sections, of which it keeps cells for those in view.
///
/// Heights come from the delegate, from `rowHeight`, or — for `automaticDimension` — from fitting
/// the cell (`UITableView+RowHeights`). Rows that have not come into view have estimates; as the
/// real height replaces an estimate the content grows or shrinks, and what is in view stays where
/// it is (`UITableView+Viewport`). `layoutAllRows` and `forEachElement` go beyond the viewport.
open class UITableView: UIScrollView {
  /// Asks the table, or its delegate's answer asks it, to choose a dimension itself.
  public static let automaticDimension: CGFloat = -1

  /// How sections are set apart.
  public final let style: Style

  /// Where the rows come from.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      identifying = dataSource as? any RowHeightIdentifying
      setNeedsReload()
    }
  }

  /// The data source, if it tells rows apart.
  final weak var identifying: (any RowHeightIdentifying)?

  /// What decides heights.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { setNeedsReload() }
  }

  // MARK: Heights

  /// The height of rows for which the delegate has no other.
  open var rowHeight: CGFloat { didSet { setNeedsReload() } }
  /// What stands for heights of rows not yet in view; 0: every height is asked for at once, and
  /// rows do not size themselves.
  open var estimatedRowHeight: CGFloat { didSet { setNeedsReload() } }
  /// The height of section headers for which the delegate has no other.
  open var sectionHeaderHeight = automaticDimension { didSet { setNeedsReload() } }
  /// The height of section footers for which the delegate has no other.
  open var sectionFooterHeight = automaticDimension { didSet { setNeedsReload() } }
  /// What stands for heights of headers not yet in view.
  open var estimatedSectionHeaderHeight = automaticDimension { didSet { setNeedsReload() } }
  /// What stands for heights of footers not yet in view.
  open var estimatedSectionFooterHeight = automaticDimension { didSet { setNeedsReload() } }
  /// The space above each header of a plain table; automatic: the system's.
  open var sectionHeaderTopPadding = automaticDimension { didSet { setNeedsReload() } }

  /// Heights of rows that sized themselves. Not UIKit's; several tables may share one.
  public final var heightCache = RowHeightCache()

  /// Whether content views keep clear of what the sides of the screen cover; where they do not,
  /// their margins grow by it.
  open var insetsContentViewsToSafeArea = true {
    didSet {
      forgetMeasurements()
      setNeedsLayout()
    }
  }

  // MARK: Looks

  /// The line below rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { setNeedsReload() }
  }

  /// Colour of the line.
  open var separatorColor: UIColor? = .separator

  /// Where the line begins and ends.
  open var separatorInset: UIEdgeInsets {
    get { explicitSeparatorInset ?? defaultSeparatorInset }
    set {
      explicitSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  final var explicitSeparatorInset: UIEdgeInsets?

  /// A view above the first section, as high as its frame.
  open var tableHeaderView: UIView? { didSet { replaceSubview(oldValue, by: tableHeaderView) } }
  /// A view below the last section, as high as its frame.
  open var tableFooterView: UIView? { didSet { replaceSubview(oldValue, by: tableFooterView) } }
  /// A view behind the rows, as large as the table.
  open var backgroundView: UIView? { didSet { replaceSubview(oldValue, by: backgroundView) } }

  /// Whether rows can be selected; without effect.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows that are edited are chosen by a circle instead.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether rows show their editing controls.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  // MARK: State

  final var editing = false
  final var cells = ReuseQueue<UITableViewCell>()
  final var headerFooters = ReuseQueue<UITableViewHeaderFooterView>()
  final var geometry = TableGeometry.empty
  final var loading = TableLoading()
  final var shown = ShownViews()
  final var selection = RowSelection()
  final var updates = TableUpdate()
  final var updateDepth = 0

  // MARK: Making

  /// A table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    let profile = LayoutEnvironment.current.profile.table
    rowHeight = profile.selfSizes ? Self.automaticDimension : profile.defaultRowHeight
    estimatedRowHeight = profile.estimatesByDefault ? Self.automaticDimension : 0
    super.init(frame: frame)
  }

  /// A plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// A table of an Interface Builder file; from any other coder, a plain one.
  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder)?.tableStyle ?? .plain
    rowHeight = Self.automaticDimension
    estimatedRowHeight = Self.automaticDimension
    super.init(coder: coder)
  }

  // MARK: Passes

  package override var hostsOwnEngine: Bool { true }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    forgetMeasurements()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    layOutViewport()
    super.layoutSubviews()
  }

  /// Shows or hides the editing controls of rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    forgetMeasurements()
    setNeedsLayout()
  }

  private func replaceSubview(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }
}

extension UITableView {
  /// How sections are set apart. Raw values as on iOS.
  public enum Style: Int, Sendable {
    /// One list; headers stay at the top while their section is in view.
    case plain = 0
    /// Sections with gaps between them.
    case grouped = 1
    /// Sections as rounded blocks that keep clear of the sides.
    case insetGrouped = 2
  }

  /// Where a row is to stand after scrolling to it. Raw values as on iOS.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere in view, with as little scrolling as possible.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How a change is animated on a phone; without effect. Raw values as on iOS.
  public enum RowAnimation: Int, Sendable {
    /// Fading.
    case fade = 0
    /// From or to the right.
    case right = 1
    /// From or to the left.
    case left = 2
    /// From or to the top.
    case top = 3
    /// From or to the bottom.
    case bottom = 4
    /// Not at all.
    case none = 5
    /// From the middle.
    case middle = 6
    /// As the table chooses.
    case automatic = 100
  }
}

extension UITableView {
  /// The selected rows, in order.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    let paths = (0..<geometry.slotCount)
      .filter { selection.contains(geometry.serials[$0]) }
      .compactMap { geometry.slot(at: $0).indexPath }
    return paths.isEmpty ? nil : paths
  }

  /// The first selected row.
  public final var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// Selects a row and scrolls to it; nil ends every selection.
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath, let index = geometry.index(of: TableSlot(indexPath)) else {
      selection = RowSelection()
      return setNeedsLayout()
    }
    selection.select(geometry.serials[index], keepingOthers: allowsMultipleSelection)
    setNeedsLayout()
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Ends the selection of a row.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let index = geometry.index(of: TableSlot(indexPath)) else { return }
    selection.deselect(geometry.serials[index])
    setNeedsLayout()
  }
}

/// The selected rows, by the serial number of their slot.
struct RowSelection {
  private(set) var serials: Set<Int> = []

  func contains(_ serial: Int) -> Bool { serials.contains(serial) }

  /// Selects a row, in place of the others unless several may be selected.
  mutating func select(_ serial: Int, keepingOthers: Bool) {
    if !keepingOthers { serials = [] }
    serials.insert(serial)
  }

  mutating func deselect(_ serial: Int) { serials.remove(serial) }
}
