/// Manages a view: loads it on first use, and is notified of its life.
///
/// A controller appears when its view enters a window or a container that shows it.
open class UIViewController: UIResponder, UITraitEnvironment {
  private var loadedView: UIView?
  /// Shows and hides the controller in a way of its own; no effect.
  public final var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The name by which the state is restored; no effect.
  public final var restorationIdentifier: String?
  /// Whether a presentation of the style of a context uses that context's transition; no effect.
  public final var providesPresentationContextTransitionStyle = false
  /// Whether the view's margins are at least the system's; no effect.
  public final var viewRespectsSystemMinimumLayoutMargins = true
  /// Whether the controller decides about the bar at the top while it is presented; no effect.
  public final var modalPresentationCapturesStatusBarAppearance = false
  private let environment = LayoutEnvironment.current
  /// Loads the view of a storyboard's scene, in place of `loadView()`.
  package final var loadScene: (() -> Void)?
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem?.title = title
    }
  }
  public final let nibName: String?
  public final let nibBundle: Bundle?
  open var navigationItem: UINavigationItem { madeItem }
  private final lazy var madeItem = UINavigationItem(title: title ?? "")
  /// The controller's item in a tab bar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil)
  /// No effect: no toolbar is drawn. Nil by default.
  open var toolbarItems: [UIBarButtonItem]?
  /// The controllers added by `addChild`, whose views the app places itself.
  public private(set) final var children: [UIViewController] = []
  /// The container that added the controller; nil outside of one.
  public private(set) final weak var parent: UIViewController?
  public private(set) final var presentedViewController: UIViewController?
  /// The controller on which `present` was called; nil for one that was not presented.
  public private(set) final weak var presentingViewController: UIViewController?
  /// The size that containers may give the view, in points.
  open var preferredContentSize = CGSize.zero
  /// Decides which presentation controller there is; what is presented is not drawn in any style.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// No effect: nothing is animated.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether a sheet stays where a person drags it; no effect, as nobody does here.
  open var isModalInPresentation = false
  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var definesPresentationContext = false
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }
  /// Added to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.safeAreaDidChange() }
  }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller without a file; there is no archive to decode here.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
  }

  // MARK: View

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      newValue?.setNeedsUpdateConstraints()
      if overrideUserInterfaceStyle != .unspecified {
        newValue?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
      }
    }
  }

  public final var viewIfLoaded: UIView? { loadedView }
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view, if it has not been.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    environment.perform {
      if let loadScene {
        self.loadScene = nil
        loadScene()
      } else {
        loadView()
      }
      if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
      viewDidLoad()
    }
  }

  /// Makes the view: that of the file, else of the file that is called as the class with or without
  /// `Controller`, else an empty one as large as the screen.
  open func loadView() {
    let made = (nibName ?? usualNibName).flatMap {
      UINib(nibName: $0, bundle: nibBundle).instantiate(withOwner: self).first as? UIView
    }
    if loadedView == nil {
      view = made ?? UIView(frame: UIScreen.main.bounds)
    }
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    if key == "view", let view = value as? UIView {
      self.view = view
    } else {
      super.setValue(value, forKey: key)
    }
  }

  /// The file that is called as the class; nil where there is none.
  private var usualNibName: String? {
    let name = "\(type(of: self))"
    let names = name.hasSuffix("Controller") ? [String(name.dropLast(10)), name] : [name]
    return names.first { LayoutEnvironment.current.nibs?.has(.named($0, folder: nil)) == true }
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  /// Never called here: a picture ends while the view is shown.
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when memory is short; never here.
  open func didReceiveMemoryWarning() {}
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }
  /// For subclasses; never called here.
  open func viewLayoutMarginsDidChange() {}
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }
  /// Does nothing; for subclasses that override it.
  open func endAppearanceTransition() {}
  /// Whether another scene of a storyboard may be shown.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called to leave scenes of a storyboard.
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}
  /// For subclasses; called by `setNeedsUpdateContentUnavailableConfiguration()` only.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// Called after the view's own method, when overridden traits above it have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Never called here: a picture has one size, and another width is another picture.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The traits: those of the view, if it has been loaded.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? environment.traitCollection
  }
  /// Without effect: no status bar is drawn, only its safe area counts.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether there is no bar at the top.
  open var prefersStatusBarHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var shouldAutorotate: Bool { true }
  /// Asks for the look of the bar again; nothing draws it here.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Called before another scene of a storyboard is shown.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Shows another scene of a storyboard; there are none here.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// Runs the methods of appearing around a change that shows the view.
  package final func appear(_ show: () -> Void) {
    viewWillAppear(false)
    setNeedsUpdateContentUnavailableConfiguration()
    show()
    viewIsAppearing(false)
    viewDidAppear(false)
  }

  // MARK: Containers

  /// Takes it from its former parent, and calls `willMove(toParent:)`. The caller adds the view.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    if childController.parent != nil { childController.removeFromParent() }
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open var navigationController: UINavigationController? { ancestor() }
  open var tabBarController: UITabBarController? { ancestor() }

  private func ancestor<Controller>() -> Controller? {
    var current = parent
    while let controller = current {
      if let found = controller as? Controller { return found }
      current = controller.parent
    }
    return nil
  }

  /// Shows a controller over this one; its view is not added to a hierarchy.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    presenter?.presentedViewController?.presentingViewController = nil
    presenter?.presentedViewController = nil
    completion?()
  }

  open var splitViewController: UISplitViewController? { ancestor() }

  /// Shows a controller: pushes it where there is a navigation controller.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
}

/// Finds the storyboards that `UIStoryboard` names.
package protocol StoryboardLoader: NibLoader {
  /// Makes the controller of an identifier in a storyboard, the initial one for nil; nil where
  /// there is no such storyboard. `creator`: makes the controller itself.
  func controller(
    ofStoryboard name: String, _ identifier: String?,
    creator: ((NSCoder) -> UIViewController?)?
  ) throws(NibError) -> UIViewController?
}

/// The scenes of a file, as the environment's loader finds it.
open class UIStoryboard: NSObject {
  public final let name: String
  private let loader = LayoutEnvironment.current.nibs as? any StoryboardLoader
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }
  /// The first controller; nil where there is no such file.
  open func instantiateInitialViewController() -> UIViewController? { made(nil, nil) }
  /// The controller of a name; an empty one where there is no such file.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    made(identifier, nil) ?? UIViewController()
  }
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let found = made(identifier, creator) ?? creator?(NSCoder()) ?? UIViewController()
    guard let made = found as? Controller else {
      endProgram("UIStoryboard: there is no \(Controller.self) in \(name) with \(identifier)")
    }
    return made
  }

  private func made(
    _ identifier: String?, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    do {
      return try loader?.controller(ofStoryboard: name, identifier, creator: creator)
    } catch {
      endProgram("UIStoryboard: \(error)")
    }
  }
}

extension UIViewController: ViewController {}
