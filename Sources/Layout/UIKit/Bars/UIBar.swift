/// The common superclass of toolbars, navigation bars and tab bars: a background with a hairline,
/// and views for the items.
///
/// Not UIKit's: there the three share only `UIView`.
open class UIBar: UIView {
  /// The SDK's name of the style is at the top level.
  public typealias Style = UIBarStyle

  /// A fixed light or dark style, or the one of the appearance.
  open var barStyle = Style.default
  /// The background colour; nil uses the system's.
  open var barTintColor: UIColor?
  /// Whether content behind the bar shows through.
  open var isTranslucent = true
  /// The bar's height in points; the device decides it.
  package final var standardHeight: CGFloat = 44 {
    didSet { if standardHeight != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How far the ground reaches above the bar, to the edge of the screen.
  package final var groundRise: CGFloat = 0
  /// Whether nothing is scrolled behind the bar: since iOS 15 it has no ground then, unless the app
  /// gives one.
  package final var isAtScrollEdge = false
  /// The look that the app gives for that.
  var scrollEdgeLook: UIBarAppearance? { nil }

  /// Whether the hairline is below the bar instead of above.
  package var hasLineBelow: Bool { false }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [AppearanceProperty(\UIBar.barTintColor)]
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: standardHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: standardHeight)
  }

  /// The background colour; nil if the bar has no background (since iOS 26 items float).
  package final var groundColor: UIColor? {
    if isAtScrollEdge, environment.profile.version >= 15 {
      guard let look = scrollEdgeLook, look.backgroundColor != .clear else { return nil }
      return look.backgroundColor ?? systemGround
    }
    return barTintColor ?? systemGround
  }

  private var systemGround: UIColor? {
    if barStyle == .black { return UIColor(rgba: 0x1D1D_1DF0, dark: 0x1D1D_1DF0) }
    guard environment.profile.version < 26 else { return nil }
    return UIColor(rgba: 0xF9F9_F9F0, dark: 0x1D1D_1DF0)
  }

  /// Replaces the views of the former items in the bar.
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

  /// The rectangle to mirror in if leading is right; nil in a left-to-right layout.
  final var mirror: CGRect? {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds : nil
  }

  /// The distance in points between the bar's sides and its first and last item.
  final var sideMargin: CGFloat {
    bounds.width >= environment.profile.margins.wideFrom ? 20 : 16
  }
}

/// A fixed light or dark style, or the one of the appearance. Raw values as on iOS.
public enum UIBarStyle: Int, Sendable {
  /// Follows the appearance.
  case `default` = 0
  /// Dark.
  case black = 1
}

/// The heights of bars. Raw values as on iOS.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// Where a bar is. Raw values as on iOS.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// A bar of items at the bottom of a screen.
open class UIToolbar: UIBar {
  private var row: BarRow?

  /// The items and spaces, in reading order.
  open var items: [UIBarButtonItem]? {
    didSet { itemsDidChange() }
  }

  /// Sets the items; `animated` has no effect here.
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
