/// The list that a row is in, as its layout says.
struct ListRow {
  let appearance: UICollectionLayoutListConfiguration.Appearance
  let isFirst: Bool
  let isLast: Bool
  /// The line below the row; nil for none.
  let separator: UIListSeparatorConfiguration?

  /// Whether rows are in blocks on a ground of another colour.
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}

/// An item that looks like a row of a list: with accessories at its ends, and a line below it.
open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesDidChange() }
  }
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The length of one step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var indentsAccessories = true { didSet { setNeedsLayout() } }
  open var isEditing = false {
    didSet { if isEditing != oldValue { accessoriesDidChange() } }
  }
  public final lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  private var shownAccessories: [(accessory: UICellAccessory, view: UIView)] = []
  private var needsAccessories = false
  private var row: ListRow?
  private let separator = UIView(frame: .zero)

  /// The system's for a cell, without texts, made in the cell's own environment.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    environment.perform { .cell() }
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    row?.isGrouped == true ? .listGroupedCell() : .listPlainCell()
  }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isEditing = isEditing
    return state
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let row = layoutAttributes.listRow else { return }
    self.row = row
    contentView.directionalLayoutMargins.leading = Self.accessoryMargin
    contentView.directionalLayoutMargins.trailing = Self.accessoryMargin
    if backgroundConfiguration == nil {
      // The configuration is only grey where the row is selected.
      if backgroundColor == nil {
        backgroundColor = row.isGrouped ? .secondarySystemGroupedBackground : .systemBackground
      }
      backgroundConfiguration = defaultBackgroundConfiguration()
    }
    guard row.appearance == .insetGrouped else { return }
    layer.cornerRadius = environment.profile.table.insetGroupedRadius
    layer.cornerCurve = .continuous
    layer.maskedCorners = [
      row.isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [],
      row.isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : [],
    ]
    clipsToBounds = row.isFirst || row.isLast
  }

  // MARK: Layout

  /// The distance of accessories from the cell's ends, and from each other, in points (assumed).
  private static let accessoryMargin: CGFloat = 16, accessoryGap: CGFloat = 8

  override var contentFrame: CGRect {
    makeAccessories()
    let indent = CGFloat(indentationLevel) * indentationWidth
    let ends = lengths
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = isMirrored ? ends.trailing : ends.leading + indent
    let right = isMirrored ? ends.leading + indent : ends.trailing
    return CGRect(
      x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
  }

  /// The room that accessories take at both ends.
  private var lengths: (leading: CGFloat, trailing: CGFloat) {
    func length(_ atLeading: Bool) -> CGFloat {
      let views = shownAccessories.filter { $0.accessory.isLeading == atLeading }
      guard !views.isEmpty else { return 0 }
      let widths = views.reduce(0) { $0 + $1.view.frame.width }
      return Self.accessoryMargin + widths + Self.accessoryGap * CGFloat(views.count - 1)
    }
    // The content's own margin follows; at the trailing end half of it.
    let trailing = length(false)
    return (length(true), trailing > 0 ? max(0, trailing - Self.accessoryGap) : 0)
  }

  private func accessoriesDidChange() {
    shownAccessories.forEach { $0.view.removeFromSuperview() }
    shownAccessories = []
    needsAccessories = true
    setNeedsLayout()
  }

  private func makeAccessories() {
    guard needsAccessories else { return }
    needsAccessories = false
    shownAccessories = accessories.filter { $0.isShown(whenEditing: isEditing) }.map {
      let view = $0.makeView(in: self)
      addSubview(view)
      return ($0, view)
    }
  }

  open override func layoutSubviews() {
    makeAccessories()
    super.layoutSubviews()
    placeAccessories()
    placeSeparator()
  }

  private func placeAccessories() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var leading = Self.accessoryMargin
    if indentsAccessories { leading += CGFloat(indentationLevel) * indentationWidth }
    var trailing = bounds.width - Self.accessoryMargin
    func place(_ view: UIView, at x: CGFloat) {
      let size = view.frame.size
      let left = isMirrored ? bounds.width - x - size.width : x
      view.frame = environment.pixelGrid.rounded(
        CGRect(origin: CGPoint(x: left, y: (bounds.height - size.height) / 2), size: size))
    }
    for (accessory, view) in shownAccessories where accessory.isLeading {
      place(view, at: leading)
      leading += view.frame.width + Self.accessoryGap
    }
    for (accessory, view) in shownAccessories.reversed() where !accessory.isLeading {
      trailing -= view.frame.width
      place(view, at: trailing)
      trailing -= Self.accessoryGap
    }
  }

  /// The line begins at the text, and reaches to the end of the row; a block's last row has none.
  private func placeSeparator() {
    guard let row, let style = row.separator,
      style.bottomSeparatorVisibility == .visible || !(row.isLast && row.isGrouped)
    else { return separator.removeFromSuperview() }
    if separator.superview == nil { addSubview(separator) }
    let line = 1 / environment.displayScale
    var (leading, trailing) = (contentFrame.minX + 16, CGFloat(0))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let content = configurations?.contentView as? UIListContentView,
      let text = content.textFrame
    {
      let frame = content.convert(text, to: self)
      leading = isMirrored ? bounds.width - frame.maxX : frame.minX
    }
    let insets = style.bottomSeparatorInsets
    if insets != UIListSeparatorConfiguration.automaticInsets {
      (leading, trailing) = (insets.leading, insets.trailing)
    }
    let width = max(0, bounds.width - leading - trailing)
    separator.frame = CGRect(
      x: isMirrored ? trailing : leading, y: bounds.height - line, width: width, height: line)
    separator.backgroundColor = style.color
  }
}

/// An accessory at an end of a list's cell.
///
/// Unchecked: its view and functions belong to the thread of the cell's hierarchy.
public struct UICellAccessory: @unchecked Sendable {
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

  public enum Placement {
    case leading(displayed: DisplayedState = .always, at: (([UICellAccessory]) -> Int)? = nil)
    case trailing(displayed: DisplayedState = .always, at: (([UICellAccessory]) -> Int)? = nil)
  }

  /// The width that is kept for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width that accessories of the kind have on iOS.
    case standard
    /// The width of the accessory's own view.
    case actual
    /// A number of points.
    case custom(CGFloat)
  }

  public struct Options {
    public var isHidden: Bool
    /// The width that is kept.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil is that of the kind.
    public var tintColor: UIColor?
    public var font: UIFont?

    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil, font: UIFont? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
    }
  }

  public typealias DisclosureIndicatorOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DeleteOptions = Options
  public typealias InsertOptions = Options
  public typealias ReorderOptions = Options
  public typealias MultiselectOptions = Options
  public typealias LabelOptions = Options
  public typealias DetailOptions = Options

  public struct OutlineDisclosureOptions {
    public enum Style: Int, Sendable { case automatic, header, cell }
    /// The style; no effect.
    public var style: Style
    var options: Options

    public init(
      style: Style = .automatic, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil
    ) {
      self.style = style
      options = Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  public struct CustomViewConfiguration {
    let view: UIView
    let placement: Placement
    let options: Options
    let keepsSize: Bool

    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool = false
    ) {
      view = customView
      self.placement = placement
      keepsSize = maintainsFixedSize
      options = Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth ?? .actual,
        tintColor: tintColor)
    }
  }

  private enum Content {
    case symbol(String, CGFloat, UIColor?)
    case label(String)
    case view(UIView, keepsSize: Bool)
    case multiselect
  }

  private let content: Content
  private let displayed: DisplayedState
  let isLeading: Bool
  private let options: Options

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    .init(.symbol("chevron.right", 13, .tertiaryLabel), displayed, options)
  }
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { .init(.symbol("checkmark", 15, nil), displayed, options) }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    .init(.symbol("minus.circle.fill", 20, .systemRed), displayed, options, isLeading: true)
  }
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    .init(.symbol("plus.circle.fill", 20, .systemGreen), displayed, options, isLeading: true)
  }
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    .init(.symbol("line.3.horizontal", 17, .tertiaryLabel), displayed, options)
  }
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { .init(.multiselect, displayed, options, isLeading: true) }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.symbol("chevron.right", 13, nil), displayed, options.options) }
  /// A menu under an arrow, which nobody opens here.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    .init(
      .symbol("chevron.up.chevron.down", 13, .tertiaryLabel), displayed,
      DisclosureIndicatorOptions())
  }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory { .init(.label(text), displayed, options) }
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.symbol("info.circle", 20, nil), displayed, options) }
  /// A view of an app's own, at the side and at the times that its placement names.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let content = Content.view(configuration.view, keepsSize: configuration.keepsSize)
    switch configuration.placement {
    case .leading(let displayed, _):
      return .init(content, displayed, configuration.options, isLeading: true)
    case .trailing(let displayed, _): return .init(content, displayed, configuration.options)
    }
  }

  private init(
    _ content: Content, _ displayed: DisplayedState, _ options: Options, isLeading: Bool = false
  ) {
    self.content = content
    self.displayed = displayed
    self.options = options
    self.isLeading = isLeading
  }

  func isShown(whenEditing isEditing: Bool) -> Bool {
    displayed == .always || (displayed == .whenEditing) == isEditing
  }

  func makeView(in cell: UICollectionViewListCell) -> UIView {
    let view = cell.environment.perform { bareView(in: cell) }
    if case .view(_, true) = content {} else { view.frame.size = size(of: view) }
    if case .custom(let width) = options.reservedLayoutWidth { view.frame.size.width = width }
    view.isHidden = options.isHidden
    if let tint = options.tintColor { view.tintColor = tint }
    return view
  }

  private func size(of view: UIView) -> CGSize {
    let own = view.intrinsicContentSize
    if own.width > 0, own.height > 0 { return own }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitting.width > 0 && fitting.height > 0 ? fitting : view.frame.size
  }

  private func bareView(in cell: UICollectionViewListCell) -> UIView {
    switch content {
    case .view(let view, _): return view
    case .symbol(let name, let size, let tint):
      return symbol(name, size, tint, contentMode: .center)
    case .multiselect:
      return cell.isSelected
        ? symbol("checkmark.circle.fill", 20, nil, contentMode: .center)
        : symbol("circle", 20, .tertiaryLabel, contentMode: .center)
    case .label(let text):
      let label = UILabel(frame: .zero)
      label.text = text
      label.font = options.font ?? .preferredFont(forTextStyle: .body)
      label.textColor = options.tintColor ?? .secondaryLabel
      return label
    }
  }

  private func symbol(
    _ name: String, _ size: CGFloat, _ tint: UIColor?, contentMode: UIView.ContentMode
  ) -> UIImageView {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
    let view = UIImageView(
      image: UIImage(systemName: name, withConfiguration: configuration))
    view.contentMode = contentMode
    view.tintColor = tint
    return view
  }
}
