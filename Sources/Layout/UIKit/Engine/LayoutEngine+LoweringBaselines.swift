import Cassowary

extension LayoutEngine {
  /// A baseline: of the view itself, or of the one below it that stands for it.
  func appendBaseline(
    _ view: UIView, _ part: AttributePart, _ side: Side, _ lowered: inout Lowered
  ) -> Bool {
    let isFirst = part.part == .firstBaseline
    let target = view.baselineView(isFirst)
    guard let baselines = target.contentBaselines else {
      return append(target, part, insets: .zero, side, &lowered)
    }
    lowered.dependsOnContent = true
    guard let slot = slot(of: target) else { return false }
    let top = AttributePart(axis: .vertical, part: .near)
    guard append(target, top, insets: .zero, side, &lowered) else { return false }
    let share = isFirst ? baselines.firstShare : baselines.lastShare
    term(slot.height, side.factor * share)
    lowered.base += side.factor * Double(isFirst ? baselines.first : baselines.last)
    return true
  }
}

extension UIView {
  /// The view whose text decides a baseline: down through containers, at most as deep as the
  /// hierarchy.
  final func baselineView(_ isFirst: Bool) -> UIView {
    var view = self
    while true {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view, next.isDescendant(of: view) else { return view }
      view = next
    }
  }
}
