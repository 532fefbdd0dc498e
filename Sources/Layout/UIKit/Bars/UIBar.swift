/// What toolbars, navigation bars and tab bars share: a ground with a hairline, and views for their
/// items.
///
/// Not UIKit's: there the three have only `UIView` in common.
open class UIBar: UIView {
  /// Light or dark, whatever the appearance. Raw values as on iOS.
  public enum Style: Int, Sendable {
    /// As the appearance has it.
    case `default` = 0
    /// Dark.
    case black = 1
  }

  /// Light or dark, whatever the appearance.
  open var barStyle = Style.default
  /// Colour of the ground; nil: the system's.
  open var barTintColor: UIColor?
  /// Whether what lies behind shines through.
  open var isTranslucent = true
  /// The height the bar asks for; the device decides it.
  package final var standardHeight: CGFloat = 44 {
    didSet { if standardHeight != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the hairline lies below the bar.
  package var hasLineBelow: Bool { false }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: standardHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: standardHeight)
  }

  /// The ground's colour; nil where the bar has none (since iOS 26 items float).
  package final var groundColor: UIColor? {
    if let barTintColor { return barTintColor }
    if barStyle == .black { return UIColor(rgba: 0x1D1D_1DF0, dark: 0x1D1D_1DF0) }
    guard environment.profile.version < 26 else { return nil }
    return UIColor(rgba: 0xF9F9_F9F0, dark: 0x1D1D_1DF0)
  }

  /// Takes views that showed items before out of the bar and puts others in.
  final func exchange(_ old: [UIView], for new: [UIView]) {
    for view in old where !new.contains(where: { $0 === view }) && view.superview === self {
      view.removeFromSuperview()
    }
    for view in new where view.superview !== self {
      view.translatesAutoresizingMaskIntoConstraints = true
      addSubview(view)
    }
    setNeedsLayout()
  }

  /// The rectangle to mirror in where leading is right.
  final var mirror: CGRect? {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds : nil
  }

  /// From the bar's sides to its first and last item.
  final var sideMargin: CGFloat { bounds.width >= 390 ? 20 : 16 }
}

/// A row of items at the bottom of a screen.
open class UIToolbar: UIBar {
  private var row: BarRow?

  /// The items, in reading order; room among them.
  open var items: [UIBarButtonItem]? {
    didSet { itemsDidChange() }
  }

  /// Sets the items; nothing is animated here.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(bounds.height, standardHeight)
    let room = CGRect(
      x: bounds.minX + sideMargin, y: bounds.minY, width: max(0, bounds.width - 2 * sideMargin),
      height: height)
    row?.place(in: room, mirroredIn: mirror)
  }
}

extension UIToolbar: BarItemHost {
  final func itemsDidChange() {
    for item in items ?? [] { item.bar = self }
    let old = row?.entries.compactMap(\.view) ?? []
    let row = BarRow(items ?? [], environment: environment)
    self.row = row
    exchange(old, for: row.entries.compactMap(\.view))
  }
}
