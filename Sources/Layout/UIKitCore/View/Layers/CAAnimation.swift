/// An animation of a layer. There is no time here: it is over when it is added.
open class CAAnimation: NSObject {
  /// The duration in seconds.
  open var duration: CFTimeInterval = 0
  /// When it begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  open var repeatCount: Float = 0
  /// How long it runs again and again, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  open var speed: Float = 1
  /// Where in its time it begins, in seconds.
  open var timeOffset: CFTimeInterval = 0
  open var autoreverses = false
  open var isRemovedOnCompletion = true
  open var fillMode: CAMediaTimingFillMode = .removed
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
  private var values: [String: Any] = [:]

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The value that was kept.
  open func value(forKey key: String) -> Any? { values[key] }
}

#if !canImport(ObjectiveC)
  public typealias CFTimeInterval = Double

  /// The seconds since the machine was started.
  public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
#endif

public protocol CAAnimationDelegate: AnyObject {
  /// Called by `add(_:forKey:)` of the layer, at once before `animationDidStop`.
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

open class CAPropertyAnimation: CAAnimation {
  /// From the layer to one of its values; no effect.
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  /// Keeps the path; nothing moves along it.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

/// An animation that springs back; only its numbers are kept.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  /// From `2 * sqrt(mass * stiffness)` on nothing swings beyond the end.
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  /// The time in seconds after which the swing is less than a thousandth.
  open var settlingDuration: CFTimeInterval {
    damping > 0 && mass > 0 ? CFTimeInterval(2 * mass / damping * 6.9) : 0
  }
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  /// One for each of `keyTimes`; without those, at equal distances in time.
  open var values: [Any]?
  /// From 0 to 1, one for each of `values`; no effect.
  open var keyTimes: [NSNumber]?
  open var path: CGPath?
}

open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

open class CATransition: CAAnimation {
  open var type: CATransitionType = .fade
  open var subtype: CATransitionSubtype?
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

open class CAMediaTimingFunction: NSObject {
  public let name: CAMediaTimingFunctionName?

  public init(name: CAMediaTimingFunctionName) { self.name = name }

  /// Creates a curve from its two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { name = nil }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A group of changes to layers, which take effect at once.
public final class CATransaction: NSObject {
  /// The completion blocks of the groups that a thread has open.
  private static var blocks: [(() -> Void)?] {
    get { Thread.current.threadDictionary["Plumb.CATransaction"] as? [(() -> Void)?] ?? [] }
    set { Thread.current.threadDictionary["Plumb.CATransaction"] = newValue }
  }

  public static func begin() { blocks.append(nil) }

  /// Ends a group, and calls its completion block, because nothing in it takes time.
  public static func commit() { (blocks.popLast() ?? nil)?() }

  /// Applies pending changes; there are none.
  public static func flush() {}
  /// Sets whether changes animate; they never do here.
  public static func setDisableActions(_ flag: Bool) {}
  public static func disableActions() -> Bool { true }
  /// Sets the duration; without effect here.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {}
  /// Sets the speed curve; without effect here.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  /// Sets what the end of the group calls; outside of groups it is called at once.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if blocks.isEmpty { block?() } else { blocks[blocks.count - 1] = block }
  }
}
