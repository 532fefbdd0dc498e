import Cassowary

/// A view's or guide's place in the engine of its hierarchy: the variables of its alignment
/// rectangle.
///
/// `x` and `y` are relative to the superview (for a guide: to its owner), so that siblings do not
/// depend on where their superview lies. The view itself holds the slot: no lookup by object is
/// ever made.
struct EngineSlot {
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
  /// Position in the hierarchy, depth first, guides before subviews: the canonical order of
  /// everything that is reported.
  let ordinal: Int

  init(_ solver: Solver, ordinal: Int) {
    x = solver.makeVariable()
    y = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
    self.ordinal = ordinal
  }

  func position(_ axis: NSLayoutConstraint.Axis) -> Variable {
    axis == .horizontal ? x : y
  }

  func size(_ axis: NSLayoutConstraint.Axis) -> Variable {
    axis == .horizontal ? width : height
  }
}
