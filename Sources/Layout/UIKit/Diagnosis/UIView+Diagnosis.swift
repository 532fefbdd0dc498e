// What constraints decide of a view, and what they leave open. Dimensions are those of the
// alignment rectangle, like everything that constraints speak of.

extension UIView {
  /// Why a sum of the view's dimensions has its value: `[(.x, 1), (.width, 1)]` is the right edge.
  /// Nil where constraints do not decide it.
  public final func layoutReasons(
    for parts: [(dimension: LayoutDimension, factor: CGFloat)]
  ) -> [LayoutReason]? {
    guard let (engine, slot) = diagnosedSlot else { return nil }
    engine.answerLayout()
    return engine.reasons(for: parts, of: slot)
  }

  /// The values that the constraints allow a dimension, all priorities at their optimum: one value
  /// where it is determined, infinite ends where nothing bounds it. Nil where constraints do not
  /// decide it.
  public final func layoutRange(of dimension: LayoutDimension) -> ClosedRange<CGFloat>? {
    guard let (engine, slot) = diagnosedSlot else { return nil }
    engine.answerLayout()
    return engine.range(of: dimension, of: slot)
  }

  /// Why a sum of dimensions of a view has its value while this view, which contains it, is fitted
  /// as a table fits a cell: the width is required, the height is as small as can be. Nil where
  /// constraints do not decide it.
  ///
  /// - Parameters:
  ///   - parts: the dimensions and the factor of each in the sum.
  ///   - view: this view or one below it that is laid out with it.
  ///   - target: the width, and the height to come close to.
  public final func fittingReasons(
    for parts: [(dimension: LayoutDimension, factor: CGFloat)], of view: UIView, target: CGSize
  ) -> [LayoutReason]? {
    _ = fittingSize(target: target, horizontal: .required, vertical: .fittingSizeLevel)
    guard let engine = subviewEngine, view === self || view.engine === engine,
      let slot = engine.slot(of: view)
    else { return nil }
    return engine.reasons(for: parts, of: slot)
  }

  /// The constraints that decide place and size of the view along an axis, those made of frames and
  /// intrinsic sizes included.
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

  /// The engine that decides the view's place, and the view's variables in it.
  final var diagnosedSlot: (LayoutEngine, EngineSlot)? {
    if let engine, let slot, own.isUsed { return (engine, slot) }
    guard isEngineHost, let engine = hostedEngine else { return nil }
    return (engine, engine.items.hostSlot)
  }
}

extension NSLayoutConstraint {
  /// The same constraint; two that were made for a report are the same where they say the same.
  fileprivate func isSame(as other: NSLayoutConstraint) -> Bool {
    if self === other { return true }
    return origin == other.origin && origin != .application && firstItem === other.firstItem
      && firstAttribute == other.firstAttribute && secondItem === other.secondItem
      && relation == other.relation && constant == other.constant
  }
}
