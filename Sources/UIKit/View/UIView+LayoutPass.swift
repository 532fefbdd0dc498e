extension UIView {
  final func markNeedsLayout() {
    flags.insert(.needsLayout)
  }

  final func markNeedsUpdateConstraints() {
    flags.insert(.needsUpdateConstraints)
  }

  final func updateConstraintsPass() {
    for subview in subviews { subview.updateConstraintsPass() }
    if flags.remove(.needsUpdateConstraints) != nil { updateConstraints() }
  }

  final func layoutPass() {
    updateConstraintsPass()
    if flags.remove(.needsLayout) != nil { layoutSubviews() }
    for subview in subviews { subview.layoutPass() }
  }
}
