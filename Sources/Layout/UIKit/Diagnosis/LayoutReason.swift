/// One summand of a position or size: a constraint and its contribution.
///
/// The constraints of all summands hold exactly, and their lengths, each times its factor, add up
/// to the value: they are the constraints on which the optimum rests, with their dual values.
public struct LayoutReason {
  /// The constraint. Frames, intrinsic sizes and a table's decisions appear as constraints made for
  /// the report.
  public let constraint: NSLayoutConstraint
  /// The weight of `length` in the sum.
  public let factor: CGFloat
  /// The constraint's constant in points, including margins, baselines and alignment insets.
  public let length: CGFloat

  /// The contribution to the sum, in points.
  public var value: CGFloat { factor * length }
}
