// What the engine answers a view.

extension UIView {
  /// Gives the subviews that constraints decide the frames found for them.
  final func applyEngineFrames() {
    guard let engine = subviewEngine else { return }
    engine.updateLayout()
    for subview in subviews {
      if let frame = engine.solvedFrame(of: subview) { subview.place(frame) }
    }
  }

  /// A view with nothing that asks for a size answers the one it has (observed in one place, iOS
  /// 26).
  final func fittingSize(
    target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsPass()
    if !asksForSize, !isContentOfRow { return bounds.size }
    let size = requireEngine().fittingSize(
      of: self,
      FittingTarget(size: target.finite, horizontal: horizontal, vertical: vertical))
    return frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
  }

  /// Whether constraints of the view or of what is in it, or its content, ask for a size.
  package final var asksForSize: Bool {
    flags.contains(.usesConstraints)
      || intrinsicContentSize
        != CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Whether the constraints leave the view more than one place or size.
  public final var hasAmbiguousLayout: Bool {
    guard let engine, let slot, own.isUsed else { return false }
    engine.answerLayout()
    return engine.isAmbiguous(slot)
  }

  /// Conflicts of required constraints met in the last solve of what is below this view, if it
  /// hosts an engine; in the order in which they were met.
  public final var layoutConflicts: [LayoutConflict] { hostedEngine?.conflicts ?? [] }
}

extension UILayoutGuide {
  final var solvedFrame: CGRect {
    switch kind {
    case .layoutMargins, .safeArea, .frame: unroundedFrame
    case .custom, .content: owner?.rounded(unroundedFrame) ?? .zero
    }
  }

  /// The rectangle in the owner's coordinates, not rounded to pixels where constraints decide it.
  package final var unroundedFrame: CGRect {
    guard let owner else { return .zero }
    switch kind {
    case .layoutMargins: return owner.bounds.inset(by: owner.layoutMargins)
    case .safeArea: return owner.bounds.inset(by: owner.safeAreaInsets)
    case .frame: return owner.bounds
    case .custom, .content:
      guard let engine, let slot, own.isUsed else { return .zero }
      engine.answerLayout()
      return engine.rect(of: slot)
    }
  }
}

extension CGSize {
  /// The size with what is not a number taken as 0, and what is infinite as the expanded fitting
  /// size.
  var finite: CGSize {
    let limit = UIView.layoutFittingExpandedSize.width * 1000
    let clamp = { (value: CGFloat) in value.isNaN ? 0 : min(max(value, -limit), limit) }
    return CGSize(width: clamp(width), height: clamp(height))
  }
}
