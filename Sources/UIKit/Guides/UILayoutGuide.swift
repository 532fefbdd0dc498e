/// A rectangle that takes part in layout without being drawn.
open class UILayoutGuide: NSObject {
  /// The rectangle a guide stands for.
  enum Kind: Hashable {
    /// One of the application's own, placed by its constraints.
    case custom
    /// The owner's bounds less its margins.
    case layoutMargins
    /// The owner's bounds less its safe area.
    case safeArea
  }

  final let kind: Kind
  /// A name for messages.
  public final var identifier = ""
  final unowned(unsafe) var owner: UIView?
  final var storedFrame: CGRect = .zero

  /// A guide to be added to a view.
  public override init() {
    kind = .custom
    super.init()
  }

  init(kind: Kind, owner: UIView) {
    self.kind = kind
    self.owner = owner
    super.init()
  }

  /// The view in whose coordinates the guide lies.
  public final var owningView: UIView? { owner }
}
