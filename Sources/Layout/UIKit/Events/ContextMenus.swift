public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

extension UIContextMenuConfiguration {
  public final var previewProvider: UIContextMenuContentPreviewProvider? {
    anyPreviewProvider as? UIContextMenuContentPreviewProvider
  }

  public convenience init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init(
      identifier: identifier, anyPreviewProvider: previewProvider, actionProvider: actionProvider)
  }
}

/// A menu that a long touch shows; kept with its view.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that has the interaction; kept weakly.
  public private(set) final weak var view: UIView?
  /// Kept weakly; it is asked for a configuration when a menu opens, which none does here.
  public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Keeps the delegate weakly; the view comes with `addInteraction`.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  /// Ends showing the menu; it never is.
  open func dismissMenu() {}
  open func location(in view: UIView?) -> CGPoint { .zero }
}

public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

extension UIControl {
  /// The interaction of the menu: none.
  public final var contextMenuInteraction: UIContextMenuInteraction? { nil }
}
