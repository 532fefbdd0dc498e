import Cassowary

/// The solver's constraints that a view or guide stands for by itself.
struct OwnConstraints {
  /// Whether anything in the solver mentions the item; a view that nothing mentions keeps the frame
  /// it was given.
  var isUsed = false
  /// Whether the view waits in the engine's list of stale sizes.
  var isStale = false
  var horizontal = AxisConstraints()
  var vertical = AxisConstraints()

  subscript(_ axis: NSLayoutConstraint.Axis) -> AxisConstraints {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}

/// What holds a view along one axis apart from the application's constraints.
struct AxisConstraints {
  /// The size is not negative.
  var nonNegative: ConstraintID?
  /// Position and size as frame and autoresizing mask have them.
  var position: ConstraintID?
  var size: ConstraintID?
  /// Not larger, and not smaller, than the intrinsic size.
  var hugging: ConstraintID?
  var compression: ConstraintID?
  /// The intrinsic size that the last two were given; nil: the content asks for none.
  var intrinsic: Double?
}
