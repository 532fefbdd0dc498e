open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

/// A finger that stays down.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// The time in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The movement in points that does not end the gesture.
  open var allowableMovement: CGFloat = 10
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var moved = CGPoint.zero

  /// The movement since the beginning, in points; zero until it is set.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Sets the movement, as code does to start again from zero.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// The speed in points a second: zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Begins at one of `edges` on iOS; nothing recognises here.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// No effect; none by default.
  open var edges: UIRectEdge = []
}

open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A swipe to the right, the default.
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// No effect; to the right by default.
  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1
}

open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle in radians.
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}

open class UIHoverGestureRecognizer: UIGestureRecognizer {}

extension UIScrollView {
  public final var panGestureRecognizer: UIPanGestureRecognizer {
    kept("panGestureRecognizer") { UIPanGestureRecognizer() }
  }

  public final var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    kept("pinchGestureRecognizer") { UIPinchGestureRecognizer() }
  }

  private func kept<Recognizer: UIGestureRecognizer>(
    _ name: String, _ make: () -> Recognizer
  ) -> Recognizer {
    if let known = member(or: Recognizer?.none, name) { return known }
    let made = make()
    setMember(made, name)
    return made
  }
}
