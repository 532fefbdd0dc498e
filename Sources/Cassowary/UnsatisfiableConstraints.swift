/// The required constraints cannot all hold.
///
/// The set is irreducible: take any one of its members away and the others can be satisfied. It
/// depends on the constraints alone, not on the order in which they were added or changed.
public struct UnsatisfiableConstraints: Error, Hashable, Sendable {
  /// The conflicting constraints in canonical order (see `Solver`), suggestions included.
  public let constraints: [ConstraintID]
}
