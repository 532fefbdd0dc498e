/// A stack of controllers below a bar. The topmost fills the view.
open class UINavigationController: UIViewController {
  /// 390 by 44 points until the controller lays it out.
  public final let navigationBar = UINavigationBar(
    frame: CGRect(x: 0, y: 0, width: 390, height: 44))
  /// Default: false. Setting it alone moves nothing before the next change of what is on top.
  open var isNavigationBarHidden = false
  /// The controllers, the last on top.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The last of `viewControllers`; nil where there are none.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller that is shown.
  open var visibleViewController: UIViewController? { topViewController }

  /// Creates a stack with one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty stack.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Puts a controller on top.
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

  /// Removes all controllers but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    var popped: [UIViewController] = []
    while let top = popViewController(animated: false) { popped.insert(top, at: 0) }
    return popped
  }

  /// Replaces all controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for child in children {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for controller in viewControllers { pushViewController(controller, animated: false) }
  }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
    if isViewLoaded { showTop() }
  }

  open override func loadView() {
    view = ContainerView { [weak self] in self?.layOutBar() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop()
  }

  private func showTop() {
    guard let top = topViewController, let child = top.view, let view = viewIfLoaded else { return }
    for other in children where other !== top { other.viewIfLoaded?.removeFromSuperview() }
    child.frame = view.bounds
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if child.superview !== view { top.appear { view.insertSubview(child, at: 0) } }
    if isNavigationBarHidden {
      navigationBar.removeFromSuperview()
    } else if navigationBar.superview !== view {
      view.addSubview(navigationBar)
    }
    layOutBar()
    view.setNeedsLayout()
  }

  /// Places the bar below the status bar, over the top of the view on top, whose safe area begins
  /// below it.
  private func layOutBar() {
    guard let view = viewIfLoaded, let top = topViewController else { return }
    var safeArea = view.safeAreaInsets
    if !isNavigationBarHidden {
      navigationBar.items = children.map(\.navigationItem)
      navigationBar.adapt(toWidth: view.bounds.width, height: view.bounds.height)
      navigationBar.frame = CGRect(
        x: 0, y: safeArea.top, width: view.bounds.width, height: navigationBar.fullHeight)
      navigationBar.groundAbove = safeArea.top
      navigationBar.isAtScrollEdge = view.environment.profile.version >= 15
      safeArea.top = navigationBar.frame.maxY
    }
    if top.view.frame != view.bounds { top.view.frame = view.bounds }
    if top.view.explicitMargins.safeArea != safeArea { top.view.setSafeAreaInsets(safeArea) }
  }
}

/// Controllers beside each other, chosen by a bar. The chosen one fills the view.
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
      if isViewLoaded { showChosen() }
    }
  }
  /// The index of the chosen one.
  open var selectedIndex = 0 { didSet { if isViewLoaded { showChosen() } } }
  /// The chosen one.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? 0 }
  }

  open override func loadView() {
    view = ContainerView { [weak self] in self?.layOutBar() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showChosen()
  }

  private func showChosen() {
    guard let view = viewIfLoaded else { return }
    let chosen = selectedViewController
    for other in children where other !== chosen { other.viewIfLoaded?.removeFromSuperview() }
    if let chosen, let child = chosen.view, child.superview !== view {
      child.frame = view.bounds
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      chosen.appear { view.insertSubview(child, at: 0) }
    }
    if tabBar.superview !== view { view.addSubview(tabBar) }
    layOutBar()
    view.setNeedsLayout()
  }

  /// Places the bar above the home indicator, with its ground behind that; the safe area of the
  /// chosen view ends above it.
  private func layOutBar() {
    guard let view = viewIfLoaded else { return }
    var safeArea = view.safeAreaInsets
    tabBar.items = children.compactMap(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
    let height = tabBar.isHidden ? 0 : tabBar.standardHeight + safeArea.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    if !tabBar.isHidden { safeArea.bottom = height }
    guard let child = selectedViewController?.view else { return }
    if child.frame != view.bounds { child.frame = view.bounds }
    if child.explicitMargins.safeArea != safeArea { child.setSafeAreaInsets(safeArea) }
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
