/// Names one constraint of a `Solver`: a slot, and the generation that tells its tenants apart.
public struct ConstraintID: Hashable, Sendable {
  let slot: Int32
  let generation: Int32
}

extension ConstraintID: CustomStringConvertible {
  /// `c3` for the constraint in the fourth slot, as in the tableau dump.
  public var description: String { "c\(slot)" }
}
