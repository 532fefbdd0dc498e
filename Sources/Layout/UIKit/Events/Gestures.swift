/// Taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps in a row.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A finger that stays down.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before.
  open var numberOfTapsRequired = 0
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The time in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The movement in points that does not end the gesture.
  open var allowableMovement: CGFloat = 10
}

/// Fingers that move.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers.
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
  /// Kept only; none by default.
  open var edges: UIRectEdge = []
}

/// A fast movement in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions, combined. Raw values as on iOS.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public var rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A swipe to the right, the default.
    public static let right = Direction(rawValue: 1)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 2)
    /// A swipe upwards.
    public static let up = Direction(rawValue: 4)
    /// A swipe downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// Kept only; to the right by default.
  open var direction: Direction = .right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// Two fingers that part or meet.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The change of their distance.
  open var scale: CGFloat = 1
  /// The speed of the change.
  open var velocity: CGFloat { 0 }
}

/// Two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle in radians.
  open var rotation: CGFloat = 0
  /// The speed of the turn.
  open var velocity: CGFloat { 0 }
}

/// A pointer above a view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

extension UIScrollView {
  /// The recogniser of dragging.
  public final var panGestureRecognizer: UIPanGestureRecognizer {
    kept("panGestureRecognizer") { UIPanGestureRecognizer() }
  }

  /// The recogniser of scaling.
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
