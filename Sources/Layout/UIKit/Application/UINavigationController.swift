open class UINavigationController: UIViewController {
  /// 390 by 44 points until the controller lays it out.
  public final let navigationBar = UINavigationBar(
    frame: CGRect(x: 0, y: 0, width: 390, height: 44))
  /// Whether swiping hides the bars; no effect.
  public final var hidesBarsOnSwipe = false
  /// Whether the keyboard hides the bars; no effect.
  public final var hidesBarsWhenKeyboardAppears = false
  /// Whether there is no bar at the bottom; none is drawn.
  public final var isToolbarHidden = true
  /// Default: false. Setting it alone moves nothing before the next change of what is on top.
  open var isNavigationBarHidden = false
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The last of `viewControllers`; nil where there are none.
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { topViewController }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
    viewController.didMove(toParent: self)
    if isViewLoaded { showTop() }
  }

  /// Removes the controller on top, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    top.viewIfLoaded?.removeFromSuperview()
    top.removeFromParent()
    if isViewLoaded { showTop() }
    return top
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    var popped: [UIViewController] = []
    while let top = popViewController(animated: false) { popped.insert(top, at: 0) }
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for child in children {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for controller in viewControllers { pushViewController(controller, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
    if isViewLoaded { showTop() }
  }

  open override func loadView() {
    view = ContainerView { [weak self] in if self?.isShowing == false { self?.placeBar() } }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop()
  }

  /// While a controller appears, which may hide the bar, or push another controller.
  private var isShowing = false

  private func showTop() {
    guard !isShowing else { return }
    isShowing = true
    defer { isShowing = false }
    showAlone { topViewController }
    placeBar()
  }

  /// Places the bar below the status bar, over the view on top; its safe area begins below.
  private func placeBar() {
    guard let view = viewIfLoaded, let child = topViewController?.viewIfLoaded else { return }
    var safeArea = view.safeAreaInsets
    navigationBar.items = children.map(\.navigationItem)
    if isNavigationBarHidden {
      navigationBar.removeFromSuperview()
    } else {
      navigationBar.adapt(toWidth: view.bounds.width, height: view.bounds.height)
      navigationBar.groundAbove = safeArea.top
      navigationBar.isAtScrollEdge = isAtEdge(child)
      navigationBar.frame = CGRect(
        x: 0, y: safeArea.top, width: view.bounds.width,
        height: navigationBar.height(hasLargeTitle: hasLargeTitle))
      if navigationBar.superview !== view { view.addSubview(navigationBar) }
      view.bringSubviewToFront(navigationBar)
      safeArea.top = navigationBar.frame.maxY
    }
    if child.frame != view.bounds { child.frame = view.bounds }
    child.keepClear(of: safeArea)
  }

  /// Whether no content of the controller's first scroll view is behind the bar.
  private func isAtEdge(_ view: UIView) -> Bool {
    guard let content = view as? UIScrollView ?? view.subviews.first as? UIScrollView else {
      return true
    }
    return content.contentOffset.y <= 0
  }

  /// Whether the item on top has a large title, by itself or as those below it.
  private var hasLargeTitle: Bool {
    let modes = children.map(\.navigationItem.largeTitleDisplayMode)
    return modes.last { $0 != .automatic }.map { $0 == .always } ?? true
  }
}

open class UITabBarController: UIViewController {
  /// At the bottom of the view, as wide; its items are the controllers' `tabBarItem`s.
  public final let tabBar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
  /// Setting them replaces the children, and gives the bar their `tabBarItem`s.
  open var viewControllers: [UIViewController]? {
    didSet {
      for child in oldValue ?? [] {
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
      }
      for child in viewControllers ?? [] {
        addChild(child)
        child.didMove(toParent: self)
      }
      showChosen()
    }
  }
  open var selectedIndex = 0 { didSet { showChosen() } }
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? 0 }
  }

  open override func loadView() {
    view = ContainerView { [weak self] in if self?.isShowing == false { self?.placeBar() } }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showChosen()
  }

  /// While a controller appears, which may choose another.
  private var isShowing = false

  private func showChosen() {
    guard !isShowing else { return }
    isShowing = true
    defer { isShowing = false }
    showAlone { selectedViewController }
    placeBar()
  }

  /// Places the bar above the home indicator; the chosen view's safe area ends above it.
  private func placeBar() {
    guard let view = viewIfLoaded else { return }
    var safeArea = view.safeAreaInsets
    let items = children.compactMap(\.tabBarItem)
    if tabBar.items != items { tabBar.items = items }
    tabBar.selectedItem = selectedViewController?.tabBarItem
    let height = tabBar.isHidden ? 0 : tabBar.standardHeight + safeArea.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    if tabBar.superview !== view { view.addSubview(tabBar) }
    view.bringSubviewToFront(tabBar)
    if !tabBar.isHidden { safeArea.bottom = height }
    guard let child = selectedViewController?.viewIfLoaded else { return }
    if child.frame != view.bounds { child.frame = view.bounds }
    child.keepClear(of: safeArea)
  }
}

extension UIViewController {
  /// Fills the view with that of one child, and again while its appearing makes another the one.
  fileprivate func showAlone(_ chosen: () -> UIViewController?) {
    guard let view = viewIfLoaded else { return }
    var shown: UIViewController?
    while let next = chosen(), next !== shown, let child = next.view {
      shown = next
      for other in children where other !== next { other.viewIfLoaded?.removeFromSuperview() }
      child.frame = view.bounds
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if child.superview !== view { next.appear { view.insertSubview(child, at: 0) } }
    }
  }
}

/// The view of a controller that places bars, anew with each layout.
private final class ContainerView: UIView {
  private let place: () -> Void

  init(placing place: @escaping () -> Void) {
    self.place = place
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) { nil }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }
}
