/// A row of a table.
///
/// The cell hosts an engine of its own. The table's decisions — width, accessory, height — reach
/// the content as the frame of `contentView`; see `UITableViewCell+Fitting`.
open class UITableViewCell: UIView, ConfiguredView {
  /// The built-in layout of the cell's own labels.
  package final let style: CellStyle
  open var reuseIdentifier: String? { givenReuseIdentifier }
  package final var givenReuseIdentifier: String?
  /// Whether the cell has no separator although its table draws them, as it stands for an item or
  /// for a row of a table without.
  package final var omitsSeparator = false
  /// How many statements of the code that makes the cell are not run, because they do not compile here.
  package final var lackedStatements = 0
  open var contentView: UIView { madeContentView }
  private let madeContentView = UITableViewCellContentView(frame: .zero)

  // MARK: Gestures

  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  // MARK: Built-in content

  final var builtInTextLabel: UILabel?
  final var builtInDetailLabel: UILabel?
  final var builtInImageView: UIImageView?

  open var textLabel: UILabel? { madeTextLabel }
  /// The second label; nil in a default cell.
  open var detailTextLabel: UILabel? { madeDetailLabel }
  /// The image view before the labels; nil in a value2 cell.
  open var imageView: UIImageView? { madeImageView }

  // MARK: Around the content

  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue { setNeedsLayout() } }
  }

  /// A view instead of the accessory; the width is that of its frame.
  open var accessoryView: UIView? {
    didSet { replaceSubview(oldValue, by: accessoryView) }
  }

  open var editingAccessoryType: AccessoryType = .none {
    didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
  }

  open var backgroundView: UIView? {
    didSet { replaceSubview(oldValue, by: backgroundView, at: 0) }
  }

  open var selectedBackgroundView: UIView? {
    didSet { replaceSubview(oldValue, by: nil) }
  }

  open var multipleSelectionBackgroundView: UIView?
  /// A view instead of the accessory while editing; no effect.
  open var editingAccessoryView: UIView?
  open var focusStyle = FocusStyle.default
  /// Whether the cell reacts to being dragged; no effect.
  open var userInteractionEnabledWhileDragging = false
  /// Whether the delete confirmation is shown: never here.
  open var showingDeleteConfirmation: Bool { false }
  /// Called when the cell begins or ends to be dragged; never here.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Called before the cell shows or hides editing controls; never here.
  open func willTransition(to state: StateMask) {}
  /// Called after the cell has shown or hidden editing controls; never here.
  open func didTransition(to state: StateMask) {}

  /// The insets of the separator in points; zero uses the table's.
  open var separatorInset: UIEdgeInsets {
    get { explicitSeparatorInset ?? surroundings.separatorInset ?? .zero }
    set { explicitSeparatorInset = newValue }
  }

  final var explicitSeparatorInset: UIEdgeInsets?

  // MARK: State

  /// How a selected cell is drawn; layout does not depend on it.
  open var selectionStyle: SelectionStyle = .default
  /// False by default; a change has the configurations updated before the next layout.
  open var isSelected = false {
    didSet { if isSelected != oldValue { needsConfigurationUpdate = true } }
  }
  /// False by default; a change has the configurations updated before the next layout.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { needsConfigurationUpdate = true } }
  }
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The length of one step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// Whether the data source lets the row move; without that there is no reorder control.
  final var canMove = true
  /// The control at the leading end while editing; set by the table.
  public internal(set) final var editingStyle: EditingStyle = .none
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  final var editing = false
  /// The row height in points that the table decided, before rounding to pixels.
  final var decidedHeight: CGFloat = 0
  /// The row height that the content asked for when it was fitted last.
  final var lastFittedHeight: CGFloat?
  /// The places that the last `layOutSurroundings()` has given.
  final var givenPlaces: CellPlaces?
  /// The properties of the table that the cell depends on.
  final var surroundings = CellSurroundings()
  // MARK: Making

  /// The size in points before a table, or a document's frame, gives another. Chosen: as wide as
  /// the first phones, and as high as a row before iOS 26 (`TableProfile.defaultRowHeight`).
  package static let firstSize = CGSize(width: 320, height: 44)

  /// A cell of the default style without an identifier, 320 by 44 points at first.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// 320 by 44 points at first, and the content view as large.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    givenReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(origin: .zero, size: Self.firstSize))
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Decodes a cell from an Interface Builder file; else makes a default cell.
  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    style = nib?.cellStyle ?? .default
    givenReuseIdentifier = nib?.reuseIdentifier
    super.init(coder: coder)
    frame = CGRect(origin: .zero, size: Self.firstSize)
    contentView.frame = bounds
    addSubview(contentView)
    finishDecoding(coder)
  }

  override class var setsUpWhenDecoded: Bool { true }

  /// Creates a cell of a registered class.
  ///
  /// `required` allows the class to be known only at run time. As a convenience initializer it is
  /// inherited by every subclass that overrides the two designated ones, as cells written for iOS
  /// do; those need not declare it.
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  // MARK: Configurations

  final var configurations: CellConfigurations?
  final var needsConfigurationUpdate = true

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations?.content }
    set { requireConfigurations().show(newValue, in: contentView) }
  }

  /// Shown by a view behind everything in the cell; nil removes that.
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

  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  /// Requests `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Brings the configurations to a state: before the first layout, and after changes of the state.
  open func updateConfiguration(using state: UICellConfigurationState) {}

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

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = editing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    environment.perform {
      switch style {
      case .default: .cell()
      case .value1, .value2: .valueCell()
      case .subtitle: .subtitleCell()
      }
    }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  // MARK: What subclasses override

  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    setNeedsUpdateConfiguration()
  }

  /// Selects or deselects the cell; `animated` has no effect here.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Highlights the cell or removes the highlight; `animated` has no effect here.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  @_spi(UIKit) open override var hostsOwnEngine: Bool { true }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    layOutSurroundings()
    super.layoutSubviews()
    layOutBuiltInContent()
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSizeOfCell(
      target: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return CGSize(width: size.width, height: builtInHeight(width: size.width) ?? bounds.height)
  }

  private func replaceSubview(_ old: UIView?, by new: UIView?, at index: Int? = nil) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: index ?? subviews.count) }
    setNeedsLayout()
  }
}

extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    /// One label, and an image before it.
    case `default` = 0
    /// A label at the leading end and a second one at the trailing end.
    case value1 = 1
    /// A narrow end-aligned label, and a second one after it.
    case value2 = 2
    case subtitle = 3
  }

  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0
    /// Blue, up to iOS 6.
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  public enum FocusStyle: Int, Sendable { case `default`, custom }
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  public struct StateMask: OptionSet, Hashable, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that asks once more before a row goes.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    /// A line with a light edge, up to iOS 6; drawn as one line.
    case singleLineEtched = 2
  }
}

/// Apps cannot declare the conformance again that UIKit's header declares.
extension UITableViewCell: UIGestureRecognizerDelegate {}

public final class UITableViewCellContentView: UIView {
  @_spi(UIKit) public override var isContentOfRow: Bool { true }
  /// The system's margins, which depend on the version of iOS and the width of the table.
  package override var defaultLayoutMargins: UIEdgeInsets {
    guard let cell = superview as? UITableViewCell else { return super.defaultLayoutMargins }
    return cell.contentMargins
  }

  /// Marks the cell for layout, because it sets the frames of built-in labels and images itself.
  override func subviewDidChangeIntrinsicSize(_ subview: UIView) {
    super.subviewDidChangeIntrinsicSize(subview)
    guard let cell = superview as? UITableViewCell, cell.placesBuiltIn(subview) else { return }
    cell.setNeedsLayout()
  }
}
