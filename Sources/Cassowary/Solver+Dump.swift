extension Solver {
  /// The state as text.
  public var dump: String { "" }
}
