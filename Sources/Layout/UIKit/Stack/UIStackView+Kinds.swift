extension UIStackView {
  /// How the views share the axis. Raw values as on iOS.
  public enum Distribution: Int, Sendable {
    /// By their content priorities.
    case fill = 0
    /// All alike.
    case fillEqually = 1
    /// In proportion to their intrinsic sizes.
    case fillProportionally = 2
    /// With equal distances between them.
    case equalSpacing = 3
    /// With equal distances between their middles.
    case equalCentering = 4

    /// Whether it is the gaps that fill the axis; `spacing` is their least size then.
    var spreads: Bool { self == .equalSpacing || self == .equalCentering }
  }

  /// Where the views stand across the axis. Raw values as on iOS.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge, in a column; at the top in a row.
    case leading = 1
    /// By the first baseline, in a row.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge, in a column; at the bottom in a row.
    case trailing = 4
    /// By the last baseline, in a row.
    case lastBaseline = 5

    /// At the top, in a row.
    public static let top = Alignment.leading
    /// At the bottom, in a row.
    public static let bottom = Alignment.trailing
  }
}
