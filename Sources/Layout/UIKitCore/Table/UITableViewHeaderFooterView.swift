/// A view above or below a section. Like a cell it hosts an engine of its own.
open class UITableViewHeaderFooterView: UIView, ConfiguredView {
  open var reuseIdentifier: String? { givenReuseIdentifier }
  final var givenReuseIdentifier: String?
  /// This view less the safe area; its constraints decide the height.
  open var contentView: UIView { madeContentView }
  private let madeContentView = UITableViewHeaderFooterContentView(frame: .zero)
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  final var builtInTextLabel: UILabel?
  final var builtInDetailLabel: UILabel?
  /// The table's width in points, which decides margins; the style decides fonts.
  final var tableWidth: CGFloat?
  final var tableStyle = UITableView.Style.plain
  /// Whether the view is below a section.
  final var isFooter = false
  /// The insets, in points, that keep the content view inside the safe area; set by the table.
  final var contentSides = UIEdgeInsets.zero {
    didSet { if contentSides != oldValue { setNeedsLayout() } }
  }

  /// Without a size; the content view is there from the beginning.
  public init(reuseIdentifier: String?) {
    givenReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view without identifier; there is no archive to decode here.
  public required init?(coder: NSCoder) {
    givenReuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
    finishDecoding(coder)
  }

  override class var setsUpWhenDecoded: Bool { true }

  /// Creates a view of a registered class; see `UITableViewCell`.
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  open var textLabel: UILabel? { builtInTitle }
  open var detailTextLabel: UILabel? { builtInDetail }

  open func prepareForReuse() {}

  // MARK: Configurations

  final var configurations: CellConfigurations?
  final var needsConfigurationUpdate = true

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations?.content }
    set { requireConfigurations().show(newValue, in: contentView) }
  }

  /// Shown by a view behind everything in this one; nil removes that.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set { requireConfigurations().show(newValue, in: self) }
  }

  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations?.updatesContent ?? true }
    set { requireConfigurations().updatesContent = newValue }
  }

  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations?.updatesBackground ?? true }
    set { requireConfigurations().updatesBackground = newValue }
  }

  /// Called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  public typealias ConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
  ) -> Void

  /// Requests `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Brings the configurations to a state: before the first layout, and after changes of the state.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// Runs a requested update. Views that it adds are solved too if the layout is under way.
  final func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let state = configurationState
    configurations?.update(for: state, content: contentView, background: self)
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    if configurations != nil { solveAddedViews() }
  }

  final func requireConfigurations() -> CellConfigurations {
    let made = configurations ?? CellConfigurations()
    configurations = made
    return made
  }

  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    environment.perform {
      switch (tableStyle == .plain, isFooter) {
      case (true, false): .plainHeader()
      case (true, true): .plainFooter()
      case (false, false): .groupedHeader()
      case (false, true): .groupedFooter()
      }
    }
  }

  /// The second label of a section's title, which is not shown since iOS 7.
  fileprivate final var builtInDetail: UILabel? { builtInDetailLabel }

  /// The label of the section's title, created on first use.
  fileprivate final var builtInTitle: UILabel? {
    if let builtInTextLabel { return builtInTextLabel }
    let label = environment.perform { UILabel(frame: .zero) }
    label.numberOfLines = 0
    label.font = titleFont
    label.textColor = tableStyle == .plain ? .label : .secondaryLabel
    contentView.addSubview(label)
    builtInTextLabel = label
    return label
  }

  @_spi(UIKit) open override var hostsOwnEngine: Bool { true }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    configurations?.backgroundView?.frame = bounds
    let content = bounds.inset(by: contentSides)
    if contentView.frame != content { contentView.frame = content }
    backgroundView?.frame = bounds
    super.layoutSubviews()
    if let builtInTextLabel { builtInTextLabel.frame = titleFrame(for: builtInTextLabel) }
  }

  /// The title's frame in the content view: centred in a plain table. In a grouped one it is next
  /// to the rows: a header's title ends above them, a footer's begins below.
  private func titleFrame(for label: UILabel) -> CGRect {
    let inside = contentView.bounds.inset(by: contentView.layoutMargins)
    let needed = label.sizeThatFits(
      CGSize(width: inside.width, height: .greatestFiniteMagnitude)
    ).height
    let gap = environment.profile.table.headers.groupedTitleGap
    let y: CGFloat =
      tableStyle == .plain
      ? (contentView.bounds.height - needed) / 2
      : isFooter ? gap : contentView.bounds.height - gap - needed
    return CGRect(
      x: inside.minX, y: environment.pixelGrid.rounded(max(0, y)), width: inside.width,
      height: needed)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if horizontalFittingPriority == .required { assign(width: targetSize.width) }
    updateConfigurationIfNeeded()
    setNeedsLayout()
    layoutIfNeeded()
    let sides = contentSides.left + contentSides.right
    let fitted = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - sides), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: fitted.width + sides, height: fitted.height)
  }

  private var titleFont: UIFont { titleFont(at: environment.contentSizeCategory) }

  /// The font of a section's title: that of a footnote or headline.
  final func titleFont(at category: UIContentSizeCategory) -> UIFont {
    let isLarge = environment.profile.table.headers.hasLargeTitles && !isFooter
    return environment.perform {
      UIFont.preferredFont(
        forTextStyle: tableStyle == .plain || isLarge ? .headline : .footnote,
        contentSizeCategory: category)
    }
  }
}

public final class UITableViewHeaderFooterContentView: UIView {
  @_spi(UIKit) public override var isContentOfRow: Bool { true }

  package override var defaultLayoutMargins: UIEdgeInsets {
    let margins = environment.profile.margins
    let width = (superview as? UITableViewHeaderFooterView)?.tableWidth ?? bounds.width
    let side = margins.side(forWidth: width)
    return UIEdgeInsets(top: margins.view, left: side, bottom: margins.view, right: side)
  }
}
