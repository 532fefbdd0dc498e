open class UIContextMenuConfiguration: NSObject {
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }
  /// The order of the elements; no effect.
  open var preferredMenuElementOrder = ElementOrder.automatic
  public final let identifier: any NSCopying
  /// Of type `UIContextMenuContentPreviewProvider`, which names a controller.
  package final let anyPreviewProvider: Any?
  /// Called with the elements that the system suggests, when a menu opens; none does here.
  public final let actionProvider: UIContextMenuActionProvider?

  package init(
    identifier: (any NSCopying)?, anyPreviewProvider: Any?,
    actionProvider: UIContextMenuActionProvider?
  ) {
    self.identifier = identifier ?? NSUUID()
    self.anyPreviewProvider = anyPreviewProvider
    self.actionProvider = actionProvider
  }
}

public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
