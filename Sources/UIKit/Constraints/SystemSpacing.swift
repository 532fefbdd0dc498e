/// The distances that "standard spacing" stands for.
enum SystemSpacing {
  /// Between siblings: 8 points (logs print `NSLayoutAnchorConstraintSpace(8)`).
  static let betweenViews: CGFloat = 8
}
