/// A point of an animation.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends at a point.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

public protocol UITimingCurveProvider: AnyObject {}

/// A curve by its two inner points.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public final let animationCurve: UIView.AnimationCurve
  /// The first inner point.
  public final let controlPoint1: CGPoint
  /// The second inner point.
  public final let controlPoint2: CGPoint
  public override init() {
    (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, .zero, CGPoint(x: 1, y: 1))
  }
  public init(animationCurve curve: UIView.AnimationCurve) {
    (animationCurve, controlPoint1, controlPoint2) = (curve, .zero, CGPoint(x: 1, y: 1))
  }
  /// A curve by its points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
  }
}

/// A curve that swings about its end. Only the speed at the beginning is kept.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public final let initialVelocity: CGVector
  public override init() { initialVelocity = CGVector(dx: 0, dy: 0) }
  /// The damping is ignored; the velocity is kept.
  public init(
    dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
  ) { initialVelocity = velocity }
  /// Mass, stiffness and damping are ignored; the velocity is kept.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat,
    initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
  ) { initialVelocity = velocity }
  /// Duration and bounce are ignored; the velocity is kept.
  public init(
    duration: TimeInterval, bounce: CGFloat,
    initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
  ) { initialVelocity = velocity }
}

/// An animation that can be stopped; here it runs to its end when it is started.
open class UIViewPropertyAnimator: NSObject, UIViewAnimating {
  /// The duration in seconds.
  public let duration: TimeInterval
  /// How fast it goes on; no effect.
  public final let timingParameters: (any UITimingCurveProvider)?
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Whether it has begun: with its start it is over, so only pausing leaves it begun.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it is running: never.
  open var isRunning: Bool { false }
  open var isReversed = false
  open var fractionComplete: CGFloat = 0 {
    didSet { if fractionComplete > 0 { makeChanges() } }
  }
  /// Whether scrubbing ignores the curve; no effect.
  open var scrubsLinearly = true
  /// Whether it can be stopped; no effect.
  open var isInterruptible = true
  /// Whether views take touches while it runs; no effect.
  open var isUserInteractionEnabled = true
  open var pausesOnCompletion = false
  /// The time until it begins, in seconds: none.
  open var delay: TimeInterval { 0 }

  /// Keeps the changes for `startAnimation()`; the duration, in seconds, delays nothing.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    timingParameters = UICubicTimingParameters(animationCurve: curve)
    changes = animations.map { [$0] } ?? []
  }

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  /// The points are ignored: the curve is `easeInOut`.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  /// Keeps changes for `startAnimation()`, after those that are there.
  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }
  /// Adds changes that begin later; they do not here.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    changes.append(animation)
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func makeChanges() {
    let due = changes
    changes = []
    for change in due { change() }
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let done = completions
    completions = []
    state = .inactive
    for completion in done { completion(position) }
  }

  open func startAnimation() {
    makeChanges()
    fractionComplete = 1
    if pausesOnCompletion { state = .active } else { complete(at: isReversed ? .start : .end) }
  }

  /// Starts at once: there is no time to wait for.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  open func pauseAnimation() { state = .active }
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
  /// Ends one that has begun, with its completions still to be called or never.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { complete(at: finalPosition) }
  }

  /// Makes the changes at once.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    animations()
    completion?(.end)
    return UIViewPropertyAnimator(duration: duration, curve: .linear)
  }
}
