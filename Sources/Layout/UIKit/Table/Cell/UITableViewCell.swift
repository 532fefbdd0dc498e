/// One row of a table.
///
/// The cell solves its constraints by itself. What the table decides — the width, the accessory,
/// the height — reaches the content as the frame of `contentView`; see
/// `UITableViewCell+ContentFrame` and `UITableViewCell+Encapsulation`.
open class UITableViewCell: UIView {
  /// How the cell lays out its own labels.
  package final let style: CellStyle
  /// The name under which the table keeps cells of this kind.
  public internal(set) final var reuseIdentifier: String?
  /// Holds everything the cell shows; constraints go between subviews and this view.
  public final let contentView: UIView = UITableViewCellContentView(frame: .zero)

  // MARK: Built-in content

  final var builtInTextLabel: UILabel?
  final var builtInDetailLabel: UILabel?
  final var builtInImageView: UIImageView?

  // MARK: Around the content

  /// What stands at the end of the cell.
  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue { setNeedsLayout() } }
  }

  /// A view in place of the accessory, as wide as its frame.
  open var accessoryView: UIView? {
    didSet { replaceSubview(oldValue, by: accessoryView) }
  }

  /// What stands at the end of the cell while it is edited.
  open var editingAccessoryType: AccessoryType = .none {
    didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
  }

  /// A view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { replaceSubview(oldValue, by: backgroundView, at: 0) }
  }

  /// A view behind the content of a selected cell.
  open var selectedBackgroundView: UIView? {
    didSet { replaceSubview(oldValue, by: nil) }
  }

  /// Where the separator begins and ends; nil-like zero is the table's own.
  open var separatorInset: UIEdgeInsets {
    get { explicitSeparatorInset ?? surroundings.separatorInset ?? .zero }
    set { explicitSeparatorInset = newValue }
  }

  final var explicitSeparatorInset: UIEdgeInsets?

  // MARK: State

  /// How a selected cell looks.
  open var selectionStyle: SelectionStyle = .default
  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether the cell is highlighted.
  open var isHighlighted = false
  /// How many steps the cell's own labels are indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The length of one step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether editing moves the content in.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// Whether a reorder control stands at the end while the cell is edited.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// The control at the start while the cell is edited; the table sets it.
  public internal(set) final var editingStyle: EditingStyle = .none
  /// Whether the cell shows its editing controls.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  final var editing = false
  /// The height that the table decided for the row, before rounding to pixels.
  final var decidedHeight: CGFloat = 0
  /// What the table tells the cell.
  final var surroundings = CellSurroundings()
  // MARK: Making

  /// A cell of a style, known to its table by `reuseIdentifier`.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// A cell of an Interface Builder file; from any other coder, a default cell without identifier.
  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    style = nib?.cellStyle ?? .default
    reuseIdentifier = nib?.reuseIdentifier
    super.init(coder: coder)
    frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    contentView.frame = bounds
    addSubview(contentView)
    finishDecoding(coder)
  }

  override class var setsUpWhenDecoded: Bool { true }

  /// How a table makes a cell of a class that was registered.
  ///
  /// `required` lets the class be known at run time only. As a convenience initializer it is
  /// inherited by every subclass that overrides the two designated ones, which is how cells are
  /// written for iOS; those need not mention it.
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  // MARK: What subclasses override

  /// Called when the cell is about to show another row.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }

  /// Shows or hides the editing controls.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    setNeedsLayout()
  }

  /// Selects the cell or ends its selection.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Highlights the cell or ends its highlight.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  package override var hostsOwnEngine: Bool { true }

  open override func layoutSubviews() {
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
    CGSize(width: size.width, height: builtInHeight(width: size.width) ?? bounds.height)
  }

  private func replaceSubview(_ old: UIView?, by new: UIView?, at index: Int? = nil) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: index ?? subviews.count) }
    setNeedsLayout()
  }
}

extension UITableViewCell {
  /// How a cell lays out its own labels. Raw values as on iOS.
  public enum CellStyle: Int, Sendable {
    /// One label, and an image before it.
    case `default` = 0
    /// A label at the start and a second one at the end.
    case value1 = 1
    /// A narrow end-aligned label, and a second one after it.
    case value2 = 2
    /// A label above a smaller one.
    case subtitle = 3
  }

  /// What stands at the end of a cell. Raw values as on iOS.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron.
    case disclosureIndicator = 1
    /// An info button and a chevron.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// An info button.
    case detailButton = 4
  }

  /// How a selected cell looks. Raw values as on iOS.
  public enum SelectionStyle: Int, Sendable {
    /// As if not selected.
    case none = 0
    /// Blue, up to iOS 6.
    case blue = 1
    /// Grey.
    case gray = 2
    /// Grey, the system's own.
    case `default` = 3
  }

  /// The control at the start of a cell that is edited. Raw values as on iOS.
  public enum EditingStyle: Int, Sendable {
    /// None.
    case none = 0
    /// Deletes the row.
    case delete = 1
    /// Inserts a row.
    case insert = 2
  }

  /// The line below a cell. Raw values as on iOS.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none = 0
    /// One line.
    case singleLine = 1
    /// A line with a light edge, up to iOS 6; drawn as one line.
    case singleLineEtched = 2
  }
}

/// The view that holds a cell's content, between its editing control and its accessory.
public final class UITableViewCellContentView: UIView {
  override var isContentOfRow: Bool { true }
  /// The margins of the system, by the version of iOS and the width of the table.
  package override var defaultLayoutMargins: UIEdgeInsets {
    guard let cell = superview as? UITableViewCell else { return super.defaultLayoutMargins }
    return cell.contentMargins
  }

  /// Built-in labels and images are placed by the cell, which must do it again for another text.
  override func subviewDidChangeIntrinsicSize(_ subview: UIView) {
    super.subviewDidChangeIntrinsicSize(subview)
    guard let cell = superview as? UITableViewCell, cell.placesBuiltIn(subview) else { return }
    cell.setNeedsLayout()
  }
}
