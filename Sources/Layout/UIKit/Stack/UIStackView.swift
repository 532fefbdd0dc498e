/// Lays out a row or a column of views by constraints of its own, as on iOS.
///
/// Setting a property marks the arrangement as out of date; the next `updateConstraints()` plans it
/// anew (`StackArrangement`) and exchanges only the constraints that differ (`StackConstraintSet`).
/// The constraints bear UIKit's identifiers, `UISV-…`, in messages.
open class UIStackView: UIView {
  /// The views in the row, in order; each is a subview, and hidden ones take no room along the
  /// axis.
  public internal(set) final var arrangedSubviews: [UIView] = []
  /// Distances that differ from `spacing`, by the view before the gap.
  final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  final var active = StackConstraintSet()
  final var guides = StackGuides()
  final var needsArrangement = true

  /// Which way the row runs.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }

  /// How the views share the axis.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }

  /// Where the views stand across the axis.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }

  /// The distance between neighbours, or its least with `equalSpacing` and `equalCentering`.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsArrangement() } }
  }

  /// Whether vertical spacing is measured from last baseline to first baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Whether views keep to the margins instead of the edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  // MARK: Making

  /// A stack of these views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// Adds a view at the end of the row, and as a subview.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts a view at a place in the row, and makes it a subview; one that is in the row already
  /// moves.
  ///
  /// The place among the subviews, back to front, is not the place in the row.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    precondition(
      (0...arrangedSubviews.count).contains(stackIndex),
      "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or "
        + "equal to \(arrangedSubviews.count)")
    arrange(view, at: stackIndex)
  }

  /// Takes a view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    disarrange(view)
  }

  /// A view that leaves the stack leaves the row.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    disarrange(subview)
  }

  /// A hidden view takes no room along the axis.
  override func subviewDidChangeHidden(_ subview: UIView) {
    if isArranged(subview) { setNeedsArrangement() }
  }

  /// Proportions follow the content; other distributions leave that to the solver.
  override func subviewDidChangeIntrinsicSize(_ subview: UIView) {
    if distribution == .fillProportionally, isArranged(subview) { setNeedsArrangement() }
  }

  // MARK: Passes

  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Brings the constraints up to date with the views and properties.
  open override func updateConstraints() {
    arrangeIfNeeded()
    super.updateConstraints()
  }

  // MARK: Geometry

  /// 0 since iOS 11 (11 of 11 stored stack views), 8 before.
  package override var defaultLayoutMargins: UIEdgeInsets {
    environment.profile.version >= 11 ? .zero : super.defaultLayoutMargins
  }

  open override var forFirstBaselineLayout: UIView { baselineView(.first) }
  open override var forLastBaselineLayout: UIView { baselineView(.last) }
}
