/// A list of rows in sections, with cells only for the visible rows.
///
/// Heights come from the delegate, from `rowHeight`, or — for `automaticDimension` — from fitting
/// the cell (`UITableView+RowHeights`). Rows outside the viewport have estimates until they are
/// measured; then the content grows or shrinks, and visible rows keep their position
/// (`UITableView+Viewport`). `layoutAllRows` and `forEachElement` go beyond the viewport
/// (`UITableView+RowPasses`).
open class UITableView: UIScrollView {
  public static let automaticDimension: CGFloat = -1
  /// Whether rows can be dragged; no effect.
  public final var dragInteractionEnabled = false
  /// Whether the focus selects; no effect.
  public final var selectionFollowsFocus = false
  /// Whether rows take the focus; no effect.
  public final var allowsFocus = false
  /// The colour behind a touched index; no effect.
  public final var sectionIndexTrackingBackgroundColor: UIColor?
  public final let style: Style

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      identifying = dataSource as? any RowHeightIdentifying
      setNeedsReload()
    }
  }

  /// The data source, if it identifies rows.
  final weak var identifying: (any RowHeightIdentifying)?

  open weak var delegate: (any UITableViewDelegate)? {
    didSet { setNeedsReload() }
  }

  // MARK: Heights

  /// The height in points of rows without one from the delegate.
  open var rowHeight: CGFloat { didSet { setNeedsReload() } }
  /// Points of rows not yet visible; with 0 all are measured on load, and none size themselves.
  open var estimatedRowHeight: CGFloat { didSet { setNeedsReload() } }
  /// The height in points of section headers without one from the delegate.
  open var sectionHeaderHeight = automaticDimension { didSet { setNeedsReload() } }
  /// The height in points of section footers without one from the delegate.
  open var sectionFooterHeight = automaticDimension { didSet { setNeedsReload() } }
  /// The estimated height in points of headers not yet visible.
  open var estimatedSectionHeaderHeight = automaticDimension { didSet { setNeedsReload() } }
  /// The estimated height in points of footers not yet visible.
  open var estimatedSectionFooterHeight = automaticDimension { didSet { setNeedsReload() } }
  /// The space in points above each header of a plain table; automatic uses the system's.
  open var sectionHeaderTopPadding = automaticDimension { didSet { setNeedsReload() } }

  /// The cached heights of self-sizing rows. Not UIKit's; several tables may share one cache.
  public final var heightCache = RowHeightCache()

  /// Whether content views stay inside the safe area; else their margins grow by it.
  open var insetsContentViewsToSafeArea = true {
    didSet {
      forgetMeasurements()
      setNeedsLayout()
    }
  }

  // MARK: Appearance

  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { setNeedsReload() }
  }

  open var separatorColor: UIColor? = .separator

  /// The insets of the line below rows, in points.
  open var separatorInset: UIEdgeInsets {
    get { explicitSeparatorInset ?? defaultSeparatorInset }
    set {
      explicitSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  final var explicitSeparatorInset: UIEdgeInsets?

  /// A view above the first section; the height is that of its frame.
  open var tableHeaderView: UIView? { didSet { replaceSubview(oldValue, by: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replaceSubview(oldValue, by: tableFooterView) } }
  open var backgroundView: UIView? { didSet { replaceSubview(oldValue, by: backgroundView) } }

  /// Whether rows can be selected; without effect here.
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// Whether several rows can be selected while editing, by circles.
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsSelectionDuringEditing = false
  /// Whether rows follow the readable width; without effect here.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Without effect here.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// The effect of separators; without effect here.
  open var separatorEffect: UIVisualEffect?
  /// Loads rows before they are visible; never called here.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open var remembersLastFocusedIndexPath = false
  /// Whether cells tell of a change of their size: always.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount = 0
  open var fillerRowHeight: CGFloat = 0
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
  final var selection = SelectedSlots()
  final var updates = TableUpdate()
  final var updateDepth = 0

  // MARK: Making

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UITableView.separatorColor),
      AppearanceProperty(\UITableView.sectionIndexColor),
      AppearanceProperty(\UITableView.sectionIndexBackgroundColor),
      AppearanceProperty(\UITableView.rowHeight),
    ]
  }

  /// Creates a table of a style, with a frame in its superview's coordinates, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    let profile = LayoutEnvironment.current.profile.table
    rowHeight = profile.selfSizes ? Self.automaticDimension : profile.defaultRowHeight
    estimatedRowHeight = profile.estimatesByDefault ? Self.automaticDimension : 0
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder)?.tableStyle ?? .plain
    rowHeight = Self.automaticDimension
    estimatedRowHeight = Self.automaticDimension
    super.init(coder: coder)
  }

  // MARK: Passes

  @_spi(UIKit) open override var hostsOwnEngine: Bool { true }
  @_spi(UIKit) open override var isSizedBySuperview: Bool { true }
  @_spi(UIKit) open override var anyScrollDelegate: (any UIScrollViewDelegate)? { delegate }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    forgetMeasurements()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    clearSafeArea()
    layOutViewport()
    super.layoutSubviews()
  }

  /// Discards all rows and reads them from the data source again.
  ///
  /// Rows known only by position are measured again; rows that the data source identifies
  /// (`RowHeightIdentifying`) keep their heights as long as their content is the same.
  open func reloadData() { reloadRows() }

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
  public enum Style: Int, Sendable {
    /// One list; the header of the topmost visible section stays at the top.
    case plain = 0
    case grouped = 1
    /// Sections as rounded blocks, inset from the sides.
    case insetGrouped = 2
  }

  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  public enum ScrollPosition: Int, Sendable {
    /// Visible, with as little scrolling as possible.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// The animation of a change; without effect here.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }
}

extension UITableView {
  public final var indexPathsForSelectedRows: [IndexPath]? {
    let paths = (0..<geometry.slotCount)
      .filter { selection.contains(geometry.serials[$0]) }
      .compactMap { geometry.slot(at: $0).indexPath }
    return paths.isEmpty ? nil : paths
  }

  /// The first of several; nil where nothing is selected.
  public final var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// Selects a row and scrolls to it; nil deselects all rows.
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath, let index = geometry.index(of: TableSlot(indexPath)) else {
      selection = SelectedSlots()
      return setNeedsLayout()
    }
    selection.select(geometry.serials[index], keepingOthers: allowsMultipleSelection)
    setNeedsLayout()
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Without asking or telling the delegate; `animated` is ignored.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let index = geometry.index(of: TableSlot(indexPath)) else { return }
    selection.deselect(geometry.serials[index])
    setNeedsLayout()
  }
}

/// The selected rows, by the serial number of their slot.
struct SelectedSlots {
  private(set) var serials: Set<Int> = []

  func contains(_ serial: Int) -> Bool { serials.contains(serial) }

  /// Selects a row; deselects the others unless `keepingOthers`.
  mutating func select(_ serial: Int, keepingOthers: Bool) {
    if !keepingOthers { serials = [] }
    serials.insert(serial)
  }

  mutating func deselect(_ serial: Int) { serials.remove(serial) }
}
