/// Constraints that cannot hold together, and the one given up for the others.
///
/// The set is minimal: without any one of it the rest could hold. What a view's frame, a table or a
/// fitting target stands for appears as a constraint made for the report.
public struct LayoutConflict {
  /// The conflicting set in canonical order: by position in the hierarchy, then by attribute.
  public let constraints: [NSLayoutConstraint]
  /// The one that was given up, the last of the set that the application could change.
  public let broken: NSLayoutConstraint
}
