/// What made a constraint; it decides how the constraint is named in messages and whether it may be
/// broken first.
package enum ConstraintOrigin: Hashable, Sendable {
  /// The application, by code or from a file.
  case application
  /// A visual format string.
  case visualFormat
  /// The frame and autoresizing mask of a view.
  case autoresizingMask
  /// The intrinsic size of a view.
  case contentSize
  /// A table's decision on the size of a content view, or the size of the root.
  case encapsulated
  /// A stack view.
  case stackView
  /// A layout guide of the framework.
  case guide
  /// A target of `systemLayoutSizeFitting`.
  case fitting
}
