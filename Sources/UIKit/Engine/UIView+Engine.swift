// How a view tells the engine of its hierarchy what has changed.
extension UIView {
  final func subviewWasInserted(_ view: UIView) { setNeedsLayout() }
  final func subviewWillBeRemoved(_ view: UIView) {}
  final func guideWasAdded(_ guide: UILayoutGuide) {}
  final func guideWillBeRemoved(_ guide: UILayoutGuide) {}
  final func constraintWasAdded(_ constraint: NSLayoutConstraint) { setNeedsLayout() }
  final func constraintWasRemoved(_ constraint: NSLayoutConstraint) { setNeedsLayout() }
  final func frameWasAssigned() {}
  final func autoresizingDidChange() {}
  final func translationDidChange(from old: Bool) {}
  final func directionDidChange() {}
  final func hiddenDidChange() {}
  final func intrinsicSizeDidChange() {}
  final func contentPrioritiesDidChange() {}
  final func marginsDidChange() {}
  final func applyEngineFrames() {}

  final func fittingSize(
    target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    target
  }

  /// Whether the constraints leave the view more than one place or size.
  public final var hasAmbiguousLayout: Bool { false }
}

extension NSLayoutConstraint {
  final func constantDidChange() {}
  final func priorityDidChange() {}
}
