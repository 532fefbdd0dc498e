/// One summand of why something is where it is, or as large as it is.
///
/// The constraints of all summands hold exactly, and their lengths, each times its factor, add up
/// to the value: they are the constraints on which the optimum rests, with their dual values.
public struct LayoutReason {
  /// The constraint; what a frame, an intrinsic size or a table's decision stands for appears as a
  /// constraint made for the report.
  public let constraint: NSLayoutConstraint
  /// How often its length counts.
  public let factor: CGFloat
  /// Its constant in points, with what margins, baselines and alignment insets bring.
  public let length: CGFloat

  /// What it adds, in points.
  public var value: CGFloat { factor * length }
}
