import Numbers

// Explains what constraints decide and leave open for a view. All dimensions are those of the
// alignment rectangle, because constraints relate alignment rectangles.

extension UIView {
  /// Why a sum of dimensions has its value: `[(.x, 1), (.width, 1)]` is the right edge; or nil.
  public final func layoutReasons(
    for parts: [(dimension: LayoutDimension, factor: CGFloat)]
  ) -> [LayoutReason]? {
    guard let (engine, slot) = diagnosedSlot else { return nil }
    engine.answerLayout()
    return engine.reasons(for: parts, of: slot)
  }

  /// The values, in points, that the constraints allow a dimension while all priorities stay at
  /// their optimum: a single value if it is determined, infinite ends where nothing bounds it. Nil
  /// if constraints do not decide it.
  public final func layoutRange(of dimension: LayoutDimension) -> ClosedRange<CGFloat>? {
    guard let (engine, slot) = diagnosedSlot else { return nil }
    engine.answerLayout()
    return engine.range(of: dimension, of: slot)
  }

  /// The dimensions of the view that constraints leave open, as far as a person can see it: nothing
  /// of a hidden view, and no fractions of a point.
  package final var openRanges: [(dimension: LayoutDimension, range: ClosedRange<CGFloat>)] {
    guard hasAmbiguousLayout, sequence(first: self, next: \.superview).allSatisfy({ !$0.isHidden })
    else { return [] }
    return LayoutDimension.allCases.compactMap { dimension in
      layoutRange(of: dimension).flatMap { $0.isVisiblyOpen ? (dimension, $0) : nil }
    }
  }

  /// The ways in which a dimension of the view can change without any priority being worse off.
  final func motions(of dimension: LayoutDimension) -> [(LayoutEngine.Motion, isGrowth: Bool)] {
    guard let (engine, slot) = diagnosedSlot else { return [] }
    engine.answerLayout()
    return engine.motions(of: dimension, of: slot)
  }

  /// Why a sum of dimensions of a view has its value while this view, which contains it, is fitted
  /// as a table fits a cell: the width is required, the height as small as possible. Nil if
  /// constraints do not decide it.
  ///
  /// - Parameters:
  ///   - parts: the dimensions and the factor of each in the sum.
  ///   - view: this view or a descendant that is laid out with it.
  ///   - target: the width, and the height to come close to, in points.
  public final func fittingReasons(
    for parts: [(dimension: LayoutDimension, factor: CGFloat)], of view: UIView, target: CGSize
  ) -> [LayoutReason]? {
    _ = fittingSize(target: target, horizontal: .required, vertical: .fittingSizeLevel)
    guard let engine = subviewEngine, view === self || view.engine === engine,
      let slot = engine.slot(of: view)
    else { return nil }
    return engine.reasons(for: parts, of: slot)
  }

  /// The constraints that decide position and size along an axis, those of content included.
  public final func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let (engine, slot) = diagnosedSlot else { return [] }
    engine.answerLayout()
    var found: [NSLayoutConstraint] = []
    for dimension in LayoutDimension.along(axis) {
      for reason in engine.reasons(for: [(dimension, 1)], of: slot) ?? []
      where !found.contains(where: { $0.isSame(as: reason.constraint) }) {
        found.append(reason.constraint)
      }
    }
    return found
  }

  /// The engine that decides the view's position, and the view's variables in it.
  final var diagnosedSlot: (LayoutEngine, EngineSlot)? {
    if let engine, let slot, own.isUsed { return (engine, slot) }
    guard isEngineHost, let engine = hostedEngine else { return nil }
    return (engine, engine.items.hostSlot)
  }
}

extension ClosedRange<CGFloat> {
  /// Whether a person could see where in it a value is.
  package var isVisiblyOpen: Bool { upperBound - lowerBound > Tolerance.move }
}

extension UIScrollView {
  /// The axes along which constraints speak of the content and leave its size open, so that it
  /// cannot be known how far it scrolls: "Scrollable content size is ambiguous" in Xcode.
  ///
  /// Empty where no constraint speaks of the content: then code sets its size.
  package final var openContentAxes: [NSLayoutConstraint.Axis] {
    guard let guide = scrollGuides?.content, guide.own.isUsed, let engine = guide.engine,
      let slot = guide.slot
    else { return [] }
    engine.answerLayout()
    return [(NSLayoutConstraint.Axis.horizontal, LayoutDimension.width), (.vertical, .height)]
      .filter { _, dimension in
        let range = engine.range(of: dimension, of: slot)
        return range.upperBound - range.lowerBound > Tolerance.freedom
      }.map(\.0)
  }

  /// `scrollable content size is ambiguous: nothing decides its width`.
  package static func words(_ open: [NSLayoutConstraint.Axis]) -> String {
    let sizes = open.map { $0 == .horizontal ? "width" : "height" }.joined(separator: " and ")
    return "scrollable content size is ambiguous: nothing decides its \(sizes)"
  }

  package static func advice(_ open: [NSLayoutConstraint.Axis]) -> String {
    let edges = open.map { $0 == .horizontal ? "leading and trailing" : "top and bottom" }
    let size = open.contains(.horizontal) ? "width" : "height"
    return
      "pin the content to the scroll view's \(edges.joined(separator: ", ")), and give it a size"
      + " or the scroll view's \(size)"
  }
}

extension NSLayoutConstraint {
  /// Whether both are the same constraint; constraints made for reports are compared by content.
  final func isSame(as other: NSLayoutConstraint) -> Bool {
    if self === other { return true }
    return origin == other.origin && origin != .application && firstItem === other.firstItem
      && firstAttribute == other.firstAttribute && secondItem === other.secondItem
      && relation == other.relation && constant == other.constant
  }
}
