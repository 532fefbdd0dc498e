/// An unknown of a `Solver`: an index into its flat storage.
///
/// The order in which variables are made is the canonical order of the tie-break (see `Solver`).
public struct Variable: Hashable, Sendable {
  @usableFromInline let index: Int32
}

extension Variable: CustomStringConvertible {
  /// `x3` for the fourth variable made, as in the tableau dump.
  public var description: String { "x\(index)" }
}
