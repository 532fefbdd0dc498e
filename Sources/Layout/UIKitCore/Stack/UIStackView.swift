/// Lays out a row or a column of views by constraints of its own, as on iOS.
///
/// Setting a property marks the arrangement as out of date. The next `updateConstraints()` makes a
/// new plan (`StackArrangement`) and exchanges only the constraints that differ
/// (`StackConstraintSet`). In messages the constraints have UIKit's identifiers, `UISV-…`.
open class UIStackView: UIView {
  /// The views in the row, in order. Each is a subview; hidden ones take no space along the axis.
  public internal(set) final var arrangedSubviews: [UIView] = []
  /// The distances in points that differ from `spacing`, by the view before the gap.
  fileprivate final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  final var active = StackConstraintSet()
  final var guides = StackGuides()
  final var needsArrangement = true

  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }

  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }

  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }

  /// Points between neighbours; the minimum for `equalSpacing` and `equalCentering`.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsArrangement() } }
  }

  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  // MARK: Making

  /// A row with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Decodes a row from an Interface Builder file. Not failable, as in UIKit: subclasses call it so.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    if !Self.setsUpWhenDecoded { finishDecoding(coder) }
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at an index of the row, and makes it a subview. A view that is in the row
  /// already moves.
  ///
  /// The order of subviews, back to front, is independent of the order in the row.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arrangedSubviews.count).contains(stackIndex) else {
      endProgram(
        "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than "
          + "or equal to \(arrangedSubviews.count)")
    }
    arrange(view, at: stackIndex)
  }

  /// Removes a view from the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    disarrange(view)
  }

  /// Removes a view that leaves the stack from the row as well.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    disarrange(subview)
  }

  /// Plans again, because a hidden view takes no space along the axis.
  override func subviewDidChangeHidden(_ subview: UIView) {
    if isArranged(subview) { setNeedsArrangement() }
  }

  override var firstOfEqualsGives: Bool { environment.profile.version >= 26 }

  /// Plans again if the distribution is proportional; the solver does the rest.
  override func subviewDidChangeIntrinsicSize(_ subview: UIView) {
    if distribution == .fillProportionally, isArranged(subview) { setNeedsArrangement() }
  }

  // MARK: Passes

  open override class var requiresConstraintBasedLayout: Bool { true }

  open override func updateConstraints() {
    arrangeIfNeeded()
    super.updateConstraints()
  }

  // MARK: Geometry

  /// In points: 0 since iOS 11 (11 of 11 stored stack views), 8 before.
  package override var defaultLayoutMargins: UIEdgeInsets {
    environment.profile.version >= 11 ? .zero : super.defaultLayoutMargins
  }

  open override var forFirstBaselineLayout: UIView { baselineView(.first) }
  open override var forLastBaselineLayout: UIView { baselineView(.last) }
}

extension UIStackView {
  final func arrange(_ view: UIView, at index: Int) {
    if let present = arrangedSubviews.firstIndex(where: { $0 === view }) {
      arrangedSubviews.remove(at: present)
    }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    setNeedsArrangement()
  }

  /// Removes a view with all constraints on it, lest a later one has its address.
  final func disarrange(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    active.removeAll(naming: view)
    setNeedsArrangement()
  }

  final func isArranged(_ view: UIView) -> Bool {
    arrangedSubviews.contains { $0 === view }
  }

  /// Marks the constraints as out of date.
  final func setNeedsArrangement() {
    needsArrangement = true
    setNeedsUpdateConstraints()
  }

  final func arrangeIfNeeded() {
    guard needsArrangement else { return }
    needsArrangement = false
    let visible = arrangedSubviews.count { !$0.isHidden }
    guides.prepare(
      gaps: distribution.spreads ? max(0, visible - 1) : 0,
      hasSpanner: alignment != .fill && visible > 1, in: self)
    active.replace(with: StackArrangement(self).constraints)
    guides.removeUnused(from: self)
  }
}

extension UIStackView {
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4

    /// Whether the gaps fill the length; `spacing` is then their minimum.
    var spreads: Bool { self == .equalSpacing || self == .equalCentering }
  }

  public enum Alignment: Int, Sendable {
    case fill = 0
    /// At the leading edge, in a column; at the top in a row.
    case leading = 1
    /// By the first baseline, in a row.
    case firstBaseline = 2
    case center = 3
    /// At the trailing edge, in a column; at the bottom in a row.
    case trailing = 4
    /// By the last baseline, in a row.
    case lastBaseline = 5

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }
}

extension UIStackView {
  /// For `setCustomSpacing`: restores the stack's own `spacing`. The value is UIKit's.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// For `setCustomSpacing`: the system's spacing between views. The value is UIKit's.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// Sets the distance, in points, between a view of the row and the next visible one.
  public final func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard isArranged(arrangedSubview) else { return }
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// The distance, in points, set for the gap after a view; `spacingUseDefault` if none was.
  public final func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The gap after a view in points.
  final func gap(after view: UIView) -> CGFloat {
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    return gap == Self.spacingUseSystem ? SystemSpacing.betweenViews : gap
  }
}

extension UIStackView {
  /// The view whose baseline is the stack's; the stack itself if no view is visible.
  ///
  /// A column uses its first or last view. So does a row whose alignment makes that view reach the
  /// edge in question; in other rows the tallest view decides.
  final func baselineView(_ end: BaselineEnd) -> UIView {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    let outer = end == .first ? visible.first : visible.last
    let isDecidedByOrder = axis == .vertical || reachesEdge(end)
    guard let view = isDecidedByOrder ? outer : visible.tallest else { return self }
    return end == .first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
  }

  /// Whether the first (last) view of a row is known to reach the top (bottom).
  private func reachesEdge(_ end: BaselineEnd) -> Bool {
    switch (alignment, end) {
    case (.fill, _), (.leading, .first), (.firstBaseline, .first): true
    case (.trailing, .last), (.lastBaseline, .last): true
    default: false
    }
  }
}

extension [UIView] {
  /// The first of the views with the largest intrinsic height.
  fileprivate var tallest: UIView? {
    var best: UIView?
    for view in self
    where best.map({ $0.intrinsicContentSize.height < view.intrinsicContentSize.height }) ?? true {
      best = view
    }
    return best
  }
}
