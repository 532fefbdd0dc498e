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

  /// Takes the view out of the row with all constraints that name it: no plan may meet a later view
  /// at the same address.
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

  /// Says that the constraints must be planned anew.
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
