/// Lays out a row or a column of views by constraints of its own.
open class UIStackView: UIView {
  /// The views in the row, in order.
  public internal(set) final var arrangedSubviews: [UIView] = []
  /// Which way the row runs.
  open var axis: NSLayoutConstraint.Axis = .horizontal
  /// How the views share the axis.
  open var distribution: Distribution = .fill
  /// Where the views stand across the axis.
  open var alignment: Alignment = .fill
  /// The distance between neighbours.
  open var spacing: CGFloat = 0
  /// Whether vertical spacing is measured between baselines.
  open var isBaselineRelativeArrangement = false
  /// Whether views keep to the margins instead of the edges.
  open var isLayoutMarginsRelativeArrangement = false

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

  /// A stack of these views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end of the row, and as a subview.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }
}
