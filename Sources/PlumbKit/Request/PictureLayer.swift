/// A layer of explanation drawn over the table. The table itself is always drawn.
public enum PictureLayer: String, CaseIterable, Sendable {
  /// Each view's frame with its name and size.
  case frames
  /// Each constraint as a dimension line with its constant and priority.
  case constraints
}
