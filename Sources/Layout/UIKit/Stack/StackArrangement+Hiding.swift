// Views that are not shown.
extension StackArrangement {
  /// Hidden views have no size along the axis and stand where they would appear: half a gap from
  /// their visible neighbours.
  var hiding: [StackConstraint] {
    views.indices.filter { views[$0].isHidden }.flatMap { index in
      let collapse = StackConstraint(
        role: .hiding, first: .init(views[index], along.size), priority: collapsePriority)
      return [collapse, place(index)]
    }
  }

  /// Before iOS 11 the collapse was required, and logs are full of its conflicts with what a hidden
  /// view holds; later files store hidden views at their own required height.
  private var collapsePriority: UILayoutPriority {
    stack.environment.profile.version >= 11 ? .stackHiding : .required
  }

  private func place(_ index: Int) -> StackConstraint {
    let own = StackConstraint.End(views[index], along.start)
    let previous = views[..<index].last { !$0.isHidden }
    let next = views[index...].first { !$0.isHidden }
    guard let previous else {
      let end = next.map { StackConstraint.End($0, along.start) } ?? canvas(along.start)
      return tie(.spacing, own, end, priority: .stackHiddenPlace)
    }
    let gap = next == nil ? 0 : stack.gap(after: previous) / 2
    return tie(
      .spacing, own, .init(previous, along.end), constant: gap, priority: .stackHiddenPlace)
  }
}
