/// How a bar looks since iOS 13. The ground's colour takes effect; the rest is kept.
open class UIBarAppearance: NSObject {
  /// The colour of the ground.
  open var backgroundColor: UIColor?
  /// The blur of the ground.
  open var backgroundEffect: UIBlurEffect?
  /// An image in place of the ground.
  open var backgroundImage: UIImage?
  /// The colour of the line at the edge.
  open var shadowColor: UIColor?
  /// An image in place of that line.
  open var shadowImage: UIImage?

  /// Creates the usual look.
  public override init() {}
  /// Creates the look of another one.
  public init(barAppearance: UIBarAppearance) { backgroundColor = barAppearance.backgroundColor }
  /// The system's ground.
  open func configureWithDefaultBackground() { backgroundColor = nil }
  /// A ground through which nothing shows.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// No ground.
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// How the items of a bar look in a state; kept only.
open class UIBarButtonItemStateAppearance: NSObject {
  /// Kept only: drawing does not ask for it.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Moves titles.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image behind.
  open var backgroundImage: UIImage?
}

/// How the items of a bar look; kept only.
open class UIBarButtonItemAppearance: NSObject {
  /// At rest.
  public final let normal = UIBarButtonItemStateAppearance()
  /// Touched.
  public final let highlighted = UIBarButtonItemStateAppearance()
  /// Not enabled.
  public final let disabled = UIBarButtonItemStateAppearance()
  /// With the focus.
  public final let focused = UIBarButtonItemStateAppearance()
  /// Creates the look of a style.
  public init(style: UIBarButtonItem.Style = .plain) {}
  /// Does nothing: every style has the same look here.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// How the bar at the top looks.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Kept only: drawing does not ask for it.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept only: drawing does not ask for it.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Moves the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// Kept only: drawing does not ask for it.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The item that ends a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// Kept only.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the back button.
  public private(set) final var backIndicatorImage: UIImage?
  /// Sets the image of the back button.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) { self.backIndicatorImage = backIndicatorImage }
}

/// How the bar at the bottom looks.
open class UIToolbarAppearance: UIBarAppearance {
  /// Kept only: drawing does not ask for it.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The item that ends a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// How an item of a tab bar looks in a state; kept only.
open class UITabBarItemStateAppearance: NSObject {
  /// Kept only.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Moves titles.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of images.
  open var iconColor: UIColor?
  /// The colour behind numbers.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of numbers.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How the items of a tab bar look; kept only.
open class UITabBarItemAppearance: NSObject {
  /// At rest.
  public final let normal = UITabBarItemStateAppearance()
  /// Chosen.
  public final let selected = UITabBarItemStateAppearance()
  /// Not enabled.
  public final let disabled = UITabBarItemStateAppearance()
  /// With the focus.
  public final let focused = UITabBarItemStateAppearance()
}

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {
  /// The items with titles below images.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The items with titles beside images.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The items with titles beside images, in a bar of a phone held across.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the chosen item.
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
  /// The look; its ground takes effect when it is set.
  public final var standardAppearance: UINavigationBarAppearance {
    get { look { UINavigationBarAppearance() } }
    set { setLook(newValue) }
  }
  /// The look above content that is not scrolled; its ground takes effect below a controller.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { member(or: nil) }
    set { setLook(newValue) }
  }
  /// The look of a low bar; kept only.
  public final var compactAppearance: UINavigationBarAppearance? {
    get { member(or: nil) }
    set { setLook(newValue) }
  }
  /// The attributes of the title; kept only.
  public final var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { member(or: nil) }
    set { setMember(newValue) }
  }
  /// The attributes of a large title; kept only.
  public final var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { member(or: nil) }
    set { setMember(newValue) }
  }
  /// An image in place of the line below; kept only.
  public final var shadowImage: UIImage? {
    get { member(or: nil) }
    set { setMember(newValue) }
  }
  /// The image of the back button; kept only.
  public final var backIndicatorImage: UIImage? {
    get { member(or: nil) }
    set { setMember(newValue) }
  }
  /// Its mask; kept only.
  public final var backIndicatorTransitionMaskImage: UIImage? {
    get { member(or: nil) }
    set { setMember(newValue) }
  }
  /// Sets an image in place of the ground; kept only.
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
  /// Sets an image in place of the line; kept only.
  public final func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { setMember(shadowImage) }
  /// Sets an image in place of the ground; kept only.
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
  /// The look below content that is not scrolled; kept only.
  public final var scrollEdgeAppearance: UITabBarAppearance? {
    get { member(or: nil) }
    set { setLook(newValue) }
  }
}
