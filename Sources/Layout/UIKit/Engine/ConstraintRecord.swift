import Cassowary

/// Where a constraint stands in the engine of its hierarchy.
struct ConstraintRecord {
  /// The engine that has it, which clears the reference when it goes.
  unowned(unsafe) var engine: LayoutEngine?
  /// Its name in the solver; nil while it is pending, suspended or of priority 0.
  var id: ConstraintID?
  /// The constant of `first - multiplier × second` that geometry contributes: margins, baselines,
  /// alignment insets.
  var base: Double = 0
  /// Whether `base` may change although the constraint does not.
  var dependsOnContent = false
  /// Given up in a conflict: no longer required, but satisfied as far as possible.
  var isBroken = false
  /// Left out while a view that it reaches beyond is being fitted.
  var isSuspended = false
}
