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
    /// All that a scroll view scrolls over; its origin is that of the content.
    case content
    /// A scroll view's frame, seen from its content.
    case frame
  }

  final let kind: Kind
  /// A name for messages.
  public final var identifier = ""
  final unowned(unsafe) var owner: UIView?
  final unowned(unsafe) var engine: LayoutEngine?
  final var slot: EngineSlot?
  final var own = OwnConstraints()

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

  /// The rectangle in the owner's coordinates, once the constraints have been solved.
  public final var layoutFrame: CGRect { solvedFrame }

  /// Whether the constraints leave the guide more than one place or size.
  public final var hasAmbiguousLayout: Bool {
    guard let engine, let slot, own.isUsed else { return false }
    engine.answerLayout()
    return engine.isAmbiguous(slot)
  }
}
