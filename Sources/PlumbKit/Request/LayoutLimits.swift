/// What is too large, or too small, to be meant. Named in the messages that refuse it.
public enum LayoutLimits {
  /// Table widths in points. The widest iPad is 1,366 points wide.
  public static let width: ClosedRange<Double> = 1...10_000
  /// Pixels per point.
  public static let scale: ClosedRange<Double> = 0.25...8
  /// Pictures of one template.
  public static let variants = 1000
  /// Pixels of one picture: a table of 375 points at 2x may be 300,000 points tall.
  public static let pixels = 450_000_000.0
  /// Rows of a data file for an Interface Builder file, each of which becomes a cell of its own.
  static let interfaceRows = 10_000
}
