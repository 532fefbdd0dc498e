/// What a menu over a view shows.
open class UIContextMenuConfiguration: NSObject {
  /// The order of a menu's elements. Raw values as on iOS.
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }
  /// The order of the elements; kept only.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// What was passed, or a new UUID.
  public final let identifier: any NSCopying
  /// Makes the controller that is shown above the menu.
  public final let previewProvider: UIContextMenuContentPreviewProvider?
  /// Called with the elements that the system suggests, when a menu opens; none does here.
  public final let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}

/// Makes the controller above a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a menu from the elements that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// A menu that a long touch shows; kept with its view.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that has the interaction; kept weakly.
  public private(set) final weak var view: UIView?
  /// Kept weakly; it is asked for a configuration when a menu opens, which none does here.
  public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Keeps the delegate weakly; the view comes with `addInteraction`.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Called before the view changes.
  open func willMove(to view: UIView?) {}
  /// Called after the view has changed.
  open func didMove(to view: UIView?) { self.view = view }
  /// Ends showing the menu; it never is.
  open func dismissMenu() {}
  /// The position of the touch.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Makes the menu of a view.
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu at a position in the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The view that is lifted.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called before what is above the menu becomes the next screen.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
}

extension UIContextMenuInteractionDelegate {
  /// The whole view.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}
