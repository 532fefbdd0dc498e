/// A vertical position.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// `self == anchor + multiplier × spacing`; the spacing is 8, between baselines the line height of the lower font.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.equal, anchor, multiplier)
  }

  /// `self >= anchor + multiplier × spacing`
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.greaterThanOrEqual, anchor, multiplier)
  }

  /// `self <= anchor + multiplier × spacing`
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.lessThanOrEqual, anchor, multiplier)
  }

  private func spacing(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(relation, anchor, constant: multiplier * SystemSpacing.betweenViews)
  }
}
