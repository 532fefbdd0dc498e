/// How much a constraint matters: above 0, at most 1000, and 1000 is required.
///
/// Priorities are compared, never added: any number of constraints below a priority give way to
/// one at it (UIKit's `UILayoutPriority`; Apple's *Auto Layout Guide*, "Anatomy of a Constraint").
public struct Priority: Hashable, Sendable {
  /// The number, in (0, 1000].
  public let value: Float

  /// A priority in (0, 1000]; anything else is a programmer's error.
  public init(_ value: Float) {
    precondition(value > 0 && value <= 1000, "a priority lies above 0 and is at most 1000")
    self.value = value
  }

  /// The constraint must hold, or `Solver.solve()` throws.
  public static let required = Priority(1000)
}

extension Priority: Comparable {
  /// Orders by importance.
  public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}
