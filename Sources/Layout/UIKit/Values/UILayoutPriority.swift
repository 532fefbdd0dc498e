/// How much a constraint matters, from 1 to 1000; a higher one is satisfied before a lower one
/// counts at all.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number, 1000 for required.
  public var rawValue: Float

  /// A priority by its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A priority by its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: must hold; a constraint of this priority is never given up, only broken in a conflict.
  public static let required = UILayoutPriority(1000)
  /// 750: resistance to compression, by default.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a drag that may resize its scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the size a scene would like to keep.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that may not resize its scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: hugging, by default.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the pull of `systemLayoutSizeFitting(_:)` towards its target.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// By number.
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool {
    a.rawValue < b.rawValue
  }

  /// A priority some steps higher.
  public static func + (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + step)
  }

  /// A priority some steps lower.
  public static func - (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - step)
  }

  /// Whether the number may be a priority at all: 1 to 1000 (UIKit takes 0 to 1000; 0 never
  /// counts).
  package var isValid: Bool { rawValue >= 0 && rawValue <= 1000 }
}
