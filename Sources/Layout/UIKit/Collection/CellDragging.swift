// Dragging and moving cells. There are no fingers here: what is set is kept.

public protocol UITableViewDragDelegate: AnyObject {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

public protocol UITableViewDropDelegate: AnyObject {
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

/// Nothing makes one here.
public protocol UITableViewDropCoordinator: AnyObject {
  var destinationIndexPath: IndexPath? { get }
  var session: any UIDropSession { get }
}

public protocol UICollectionViewDragDelegate: AnyObject {
  /// Never asked here.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

public protocol UICollectionViewDropDelegate: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
}

/// Nothing makes one here.
public protocol UICollectionViewDropCoordinator: AnyObject {
  var destinationIndexPath: IndexPath? { get }
  var session: any UIDropSession { get }
}

open class UITableViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    super.init(operation: operation)
  }
}

open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    super.init(operation: operation)
  }
}

extension UITableView {
  /// Names what is dragged; nothing calls it.
  public final var dragDelegate: (any UITableViewDragDelegate)? {
    get { member(or: WeakMember?.none)?.object as? any UITableViewDragDelegate }
    set { setMember(newValue.map(WeakMember.init)) }
  }
  /// Takes what is dropped; nothing calls it.
  public final var dropDelegate: (any UITableViewDropDelegate)? {
    get { member(or: WeakMember?.none)?.object as? any UITableViewDropDelegate }
    set { setMember(newValue.map(WeakMember.init)) }
  }
  /// Whether changes wait: none do.
  public final var hasUncommittedUpdates: Bool { false }
  public static let indexSearch = "{search}"
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths, with: .none)
  }
}

extension UICollectionView {
  /// Names what is dragged; nothing calls it.
  public final var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { member(or: WeakMember?.none)?.object as? any UICollectionViewDragDelegate }
    set { setMember(newValue.map(WeakMember.init)) }
  }
  /// Takes what is dropped; nothing calls it.
  public final var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { member(or: WeakMember?.none)?.object as? any UICollectionViewDropDelegate }
    set { setMember(newValue.map(WeakMember.init)) }
  }
  public final var isEditing: Bool {
    get { member(or: false) }
    set {
      setMember(newValue)
      for cell in visibleCells {
        (cell as? UICollectionViewListCell)?.setNeedsUpdateConfiguration()
      }
    }
  }

  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
  }
  /// Moves it on; there is no finger.
  public final func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Does nothing: nothing is being moved.
  public final func endInteractiveMovement() {}
  /// Does nothing: nothing is being moved.
  public final func cancelInteractiveMovement() {}
}

open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }
  open var indexPathBeforeUpdate: IndexPath? { nil }
  open var indexPathAfterUpdate: IndexPath? { nil }
  open var updateAction: Action { .none }
}

open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}

open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  public final let edges: NSDirectionalRectEdge
  /// How far from there: in points, or in sizes of the view.
  public final let offset: CGPoint
  /// Whether `offset` is in points.
  public final let isAbsoluteOffset: Bool

  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero) {
    (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
  }

  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
