@_spi(UIKit) import UIKitCore

/// The common superclass of toolbars, navigation bars and tab bars: a background with a hairline,
/// and views for the items.
///
/// Not UIKit's: there the three share only `UIView`.
open class UIBar: UIView, DrawnBar {
  public typealias Style = UIBarStyle

  open var barStyle = Style.default
  /// The background colour; nil uses the system's.
  open var barTintColor: UIColor?
  open var isTranslucent = true
  /// The bar's height in points; the device decides it.
  package final var standardHeight: CGFloat = 44 {
    didSet { if standardHeight != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How far the background reaches beyond the bar's upper edge, in points: behind a status bar.
  package final var groundAbove: CGFloat = 0

  /// Whether there is a hairline at the edge of the background.
  package var hasLine: Bool { true }

  /// Whether the hairline is below the bar instead of above.
  package var hasLineBelow: Bool { false }

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [AppearanceProperty(\UIBar.barTintColor)]
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: standardHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: standardHeight)
  }

  /// The background colour; nil if the bar has no background (since iOS 26 items float).
  package var groundColor: UIColor? {
    if let barTintColor { return barTintColor }
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

public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

extension UIBar: DrawnView { package var drawnContent: DrawnContent { .bar(self) } }
