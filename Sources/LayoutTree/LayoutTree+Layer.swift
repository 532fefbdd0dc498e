extension LayoutTree {
  /// A layer of explanation drawn over the table. The table itself is always drawn.
  public enum Layer: String, CaseIterable, Sendable {
    /// Layout margins, safe area and layout guides as bands and outlines.
    case margins
    /// Each view's frame with its name and size.
    case frames
    /// The size that each view's content asks for, against the one it got.
    case intrinsic
    /// What text stands on, and the constraints that tie baselines.
    case baselines
    /// Each constraint as a dimension line with its constant and priority.
    case constraints
    /// The chain that fixes the row's height, as a sum.
    case plumbline
    /// What constraints leave open, what contradicts what, and what could not be met.
    case problems
    /// Estimated against actual heights, and what the scroll indicator does.
    case estimates
  }
}
