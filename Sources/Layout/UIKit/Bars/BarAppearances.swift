/// How a bar looks since iOS 13. The colours of ground and line take effect; the rest is kept.
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  /// The colour of the line at the edge; nil or clear for none.
  open var shadowColor: UIColor? = .separator
  /// Whether the ground is none but for its colour.
  private(set) final var isTransparent = false

  final var hasLine: Bool { shadowColor.map { $0 != .clear } ?? false }
  open var shadowImage: UIImage?

  public override init() {}
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    isTransparent = barAppearance.isTransparent
  }
  open func configureWithDefaultBackground() { configure(.separator) }
  /// A ground through which nothing shows.
  open func configureWithOpaqueBackground() {
    configure(.separator)
    backgroundColor = .systemBackground
  }
  /// No ground and no line.
  open func configureWithTransparentBackground() { configure(nil, isTransparent: true) }

  private func configure(_ line: UIColor?, isTransparent: Bool = false) {
    (backgroundColor, shadowColor) = (nil, line)
    self.isTransparent = isTransparent
  }
}

/// How the items of a bar look in a state; no effect.
open class UIBarButtonItemStateAppearance: NSObject {
  /// No effect: drawing does not ask for it.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
}

/// How the items of a bar look; no effect.
open class UIBarButtonItemAppearance: NSObject {
  public final let normal = UIBarButtonItemStateAppearance()
  public final let highlighted = UIBarButtonItemStateAppearance()
  public final let disabled = UIBarButtonItemStateAppearance()
  public final let focused = UIBarButtonItemStateAppearance()
  public init(style: UIBarButtonItem.Style = .plain) {}
  /// Does nothing: every style has the same look here.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  /// No effect: drawing does not ask for it.
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// No effect.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  public private(set) final var backIndicatorImage: UIImage?
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) { self.backIndicatorImage = backIndicatorImage }
}

open class UIToolbarAppearance: UIBarAppearance {
  /// No effect: drawing does not ask for it.
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// How an item of a tab bar looks in a state; no effect.
open class UITabBarItemStateAppearance: NSObject {
  /// No effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How the items of a tab bar look; no effect.
open class UITabBarItemAppearance: NSObject {
  public final let normal = UITabBarItemStateAppearance()
  public final let selected = UITabBarItemStateAppearance()
  public final let disabled = UITabBarItemStateAppearance()
  public final let focused = UITabBarItemStateAppearance()
}

open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
}

extension UIBar {
  /// A look that was set; its ground becomes the bar's.
  final func look<Look: UIBarAppearance>(_ name: String = #function, _ make: () -> Look) -> Look {
    if let known = member(or: Look?.none, name) { return known }
    let made = make()
    setMember(made, name)
    return made
  }

  final func setLook(_ look: UIBarAppearance?, _ name: String = #function) {
    setMember(look, name)
    if name == "standardAppearance", let color = look?.backgroundColor { barTintColor = color }
  }
}

extension UINavigationBar {
  public final var standardAppearance: UINavigationBarAppearance {
    get { look { UINavigationBarAppearance() } }
    set { setLook(newValue) }
  }
  /// `standardAppearance`, if it was set or asked for.
  final var givenStandardAppearance: UINavigationBarAppearance? {
    member(or: nil, "standardAppearance")
  }
  /// The look above content that is not scrolled; without one the bar has no ground there.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { member(or: nil) }
    set { setLook(newValue) }
  }
  /// The look of a low bar; no effect.
  public final var compactAppearance: UINavigationBarAppearance? {
    get { member(or: nil) }
    set { setLook(newValue) }
  }
  /// Sets an image in place of the ground; no effect.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for barMetrics: UIBarMetrics
  ) { setMember(backgroundImage) }
}

extension UIToolbar {
  /// The look; its ground takes effect when it is set.
  public final var standardAppearance: UIToolbarAppearance {
    get { look { UIToolbarAppearance() } }
    set { setLook(newValue) }
  }
  /// Sets an image in place of the hairline; no effect.
  public final func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { setMember(shadowImage) }
  /// Sets an image in place of the ground; no effect.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { setMember(backgroundImage) }
}

extension UITabBar {
  /// The look; its ground takes effect when it is set.
  public final var standardAppearance: UITabBarAppearance {
    get { look { UITabBarAppearance() } }
    set { setLook(newValue) }
  }
  /// The look below content that is not scrolled; no effect.
  public final var scrollEdgeAppearance: UITabBarAppearance? {
    get { member(or: nil) }
    set { setLook(newValue) }
  }
}
