// How a controller is shown over another one. Nothing is shown here; what is set is kept.

public protocol UIContentContainer: AnyObject {
  /// The size that it asks for, in points.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

open class UIPresentationController: NSObject {
  public final let presentedViewController: UIViewController
  /// The controller below on the screen; kept as it was passed.
  public final let presentingViewController: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var containerView: UIView? { presentedViewController.viewIfLoaded?.superview }
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of that view, in points.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// Keeps both controllers; nothing is shown, and no view is loaded.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController
  }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
}

/// Decides how a presentation adapts. All methods are optional on iOS, and have a default here.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// The style where traits decide; never asked for here.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The presented controller's own: `modalPresentationStyle`, unadapted.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.presentationStyle }
  /// The answer of the method without traits: the traits are ignored.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

open class UIPopoverPresentationController: UIPresentationController {
  /// The view at which the bubble points.
  open var sourceView: UIView?
  /// The view or item at which it points.
  open var sourceItem: AnyObject?
  /// The part of that view, in points.
  open var sourceRect = CGRect.null
  /// The item of a bar at which it points.
  open var barButtonItem: UIBarButtonItem?
  /// No effect: no bubble and no arrow is drawn.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// No effect: no bubble is drawn.
  open var backgroundColor: UIColor?
  /// The distances from the screen's edges, in points.
  open var popoverLayoutMargins = UIEdgeInsets.zero
  /// Views outside of the bubble that still take touches; no effect.
  open var passthroughViews: [UIView]?
  open var canOverlapSourceViewRect = false
}

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public var rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points left: the bubble is at the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points right: the bubble is at the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any = UIPopoverArrowDirection(rawValue: 15)
}

public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
}

open class UISheetPresentationController: UIPresentationController {
  public final class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public var rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }
    public let identifier: Identifier
    init(_ identifier: Identifier) { self.identifier = identifier }
    public static func medium() -> Detent { Detent(.medium) }
    public static func large() -> Detent { Detent(.large) }
    /// A height in points of an app's own.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }
  }

  /// No effect: what is presented is not drawn, so no sheet has a height.
  open var detents: [Detent] = [.large()]
  /// No effect, as the app set it: nobody drags the sheet.
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the corners in points.
  open var preferredCornerRadius: CGFloat?
  open var sourceView: UIView?
  /// Runs changes at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Does nothing: heights are not asked for at all.
  open func invalidateDetents() {}
}

public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The largest height in points.
  var maximumDetentValue: CGFloat { get }
}

public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// Shows and hides a controller in a way of its own; nothing calls it.
public protocol UIViewControllerTransitioningDelegate: AnyObject {}

/// Runs such a change; nothing calls it.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {}

/// Runs such a change by gestures; nothing calls it.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {}

/// What such a change is told; there is none.
public protocol UIViewControllerContextTransitioning: AnyObject {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var transitionWasCancelled: Bool { get }
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func finalFrame(for vc: UIViewController) -> CGRect
}

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = Self(rawValue: "UITransitionContextFromView")
  public static let to = Self(rawValue: "UITransitionContextToView")
}

extension UIViewController {
  private func made<Made: AnyObject>(_ name: String = #function, _ make: () -> Made) -> Made {
    if let known = member(or: Made?.none, name) { return known }
    let made = make()
    setMember(made, name)
    return made
  }

  public final var sheetPresentationController: UISheetPresentationController? {
    guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
    return made {
      UISheetPresentationController(
        presentedViewController: self, presenting: presentingViewController)
    }
  }

  public final var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover || self is UIAlertController else { return nil }
    return made {
      UIPopoverPresentationController(
        presentedViewController: self, presenting: presentingViewController)
    }
  }

  /// The popover's or the sheet's where the style asks for one; made once and kept.
  public final var presentationController: UIPresentationController? {
    popoverPresentationController ?? sheetPresentationController
      ?? made {
        UIPresentationController(
          presentedViewController: self, presenting: presentingViewController)
      }
  }

}

public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

extension UIViewController {
  public final var editButtonItem: UIBarButtonItem {
    made { UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: nil) }
  }
  /// Whether the controller is being shown over another one: never at a time when code can ask.
  public final var isBeingPresented: Bool { false }
  public final var isBeingDismissed: Bool { false }
  public final var isMovingToParent: Bool { false }
  public final var isMovingFromParent: Bool { false }
  /// Runs changes beside a change of size: none is under way.
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// The storyboard: none.
  public final var storyboard: UIStoryboard? { nil }
  /// The least margins of the system, in points.
  public final var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  /// The view in place of an empty content: its view covers the controller's.
  public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { member(or: nil) }
    set {
      setMember(newValue)
      showUnavailableContent(newValue)
    }
  }

  public final var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  private func showUnavailableContent(_ configuration: (any UIContentConfiguration)?) {
    let name = "contentUnavailable"
    for view in view.subviews where view.name == name { view.removeFromSuperview() }
    guard let made = configuration?.makeContentView() else { return }
    made.name = name
    made.frame = view.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(made)
  }

  /// Calls `updateContentUnavailableConfiguration(using:)` at once.
  public final func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
  /// Asks about the ways to turn again; nothing turns here.
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Asks about the bar at the bottom again; nothing draws it.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Asks about the edges again; there are no gestures.
  public final func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Sets `toolbarItems` at once; `animated` is ignored.
  public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Says which view scrolls below bars; without effect here.
  public final func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {}
  /// Sets the traits of a controller inside; the appearance takes effect.
  public final func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.overrideUserInterfaceStyle = collection?.userInterfaceStyle ?? .unspecified
  }
  /// Adds a key; there is no keyboard.
  public final func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Does nothing.
  public final func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Shows a controller beside this one, where there is a split view; else over it.
  public final func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }
  /// Replaces a controller inside by another one, at once.
  public final func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    fromViewController.view.superview?.addSubview(toViewController.view)
    animations?()
    fromViewController.view.removeFromSuperview()
    completion?(true)
  }
}
