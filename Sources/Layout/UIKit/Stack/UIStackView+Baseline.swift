extension UIStackView {
  /// Which of a text's baselines.
  enum BaselineEnd {
    case first
    case last
  }

  /// The view whose baseline stands for the stack's; the stack itself when nothing is visible.
  ///
  /// A column takes its first or last view. So does a row whose alignment makes that view reach the
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
