import Cassowary
import Numbers

/// The importance of a constraint, 1 to 1000; lower ones have no influence on it.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The value; 1000 means required.
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: must hold; only a conflict with other required ones breaks it.
  public static let required = UILayoutPriority(Float(PriorityScale.required))
  /// 999: the highest whole priority that gives way to what is required.
  ///
  /// Between the two are priorities that no application sets; each gives way to those above it:
  ///
  /// - 999.999 `stackHiding`: a hidden view of a stack has no size, but fights nothing in it.
  /// - 999.95 `LayoutEngine.nearlyRequired`: tries another value without a conflict by rounding.
  /// - 999.9 `Priority.givenUp`: what a required constraint counts as once others contradict it.
  /// - 999.5 `stackBoundary`: keeps views at a stack's edge; what the application wrote goes first.
  package static let yielding = UILayoutPriority(Float(PriorityScale.yielding))
  /// 750: the default compression resistance.
  public static let defaultHigh = UILayoutPriority(Float(PriorityScale.high))
  /// 510: a drag that may resize its scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: a scene that should keep its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that may not resize its scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the default content hugging.
  public static let defaultLow = UILayoutPriority(Float(PriorityScale.low))
  /// 50: how strongly `systemLayoutSizeFitting(_:)` pulls to its target.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool {
    a.rawValue < b.rawValue
  }

  /// The priority raised by `step`.
  public static func + (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + step)
  }

  /// The priority lowered by `step`.
  public static func - (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - step)
  }

  /// Whether the number may be a priority: 1 to 1000 (UIKit's 0 never counts).
  package var isValid: Bool { rawValue >= 0 && rawValue <= Self.required.rawValue }

  /// The priority in the solver; nil for 0, at which a constraint has no effect.
  var solverPriority: Priority? {
    rawValue > 0 ? Priority(min(rawValue, Self.required.rawValue)) : nil
  }
}
