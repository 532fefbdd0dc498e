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

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if !isShowing { placeBar() }
  }

  /// While a controller appears, which may hide the bar, or push another controller.
  private var isShowing = false

  private func showTop() {
    guard !isShowing, let view = viewIfLoaded else { return }
    isShowing = true
    defer { isShowing = false }
    var shown: UIViewController?
    while let top = topViewController, top !== shown, let child = top.view {
      shown = top
      for other in children where other !== top { other.viewIfLoaded?.removeFromSuperview() }
      child.frame = view.bounds
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if child.superview !== view { top.appear { view.insertSubview(child, at: 0) } }
    }
    placeBar()
  }

  private func placeBar() {
    guard let view = viewIfLoaded, let child = topViewController?.viewIfLoaded else { return }
    navigationBar.items = children.map(\.navigationItem)
    guard !isNavigationBarHidden else {
      if navigationBar.superview != nil { child.keepClear(of: view.safeAreaInsets) }
      return navigationBar.removeFromSuperview()
    }
    let top = view.safeAreaInsets.top
    navigationBar.isAtScrollEdge = isAtEdge(child)
    navigationBar.groundRise = top
    let height: CGFloat = hasLargeTitle && navigationBar.isAtScrollEdge ? 96 : 44
    navigationBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    navigationBar.autoresizingMask = [.flexibleWidth]
    if navigationBar.superview !== view { view.addSubview(navigationBar) }
    view.bringSubviewToFront(navigationBar)
    child.keepClear(
      of: UIEdgeInsets(top: navigationBar.frame.maxY, bottom: view.safeAreaInsets.bottom))
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
    return navigationBar.prefersLargeTitles
      && modes.last { $0 != .automatic }.map { $0 == .always } ?? true
  }
}
