/// The distances that "standard spacing" stands for.
package enum SystemSpacing {
  /// Between siblings: 8 points (logs print `NSLayoutAnchorConstraintSpace(8)`).
  package static let betweenViews: CGFloat = 8
}
