// Along the axis.
extension StackArrangement {
  /// Ties the first and the last visible view to the ends of the canvas.
  var ends: [StackConstraint] {
    guard let first = visible.first, let last = visible.last else { return [] }
    return [
      tie(.canvasConnection, canvas(along.start), .init(first, along.start)),
      tie(.canvasConnection, canvas(along.end), .init(last, along.end)),
    ]
  }

  /// The distances between neighbours, the least ones when gaps are to be alike.
  var spacings: [StackConstraint] {
    let relation: NSLayoutConstraint.Relation =
      stack.distribution.spreads ? .greaterThanOrEqual : .equal
    let isByBaseline = stack.isBaselineRelativeArrangement && along.axis == .vertical
    return pairs.map { previous, next in
      tie(
        .spacing, .init(next, isByBaseline ? .firstBaseline : along.start),
        .init(previous, isByBaseline ? .lastBaseline : along.end), relation: relation,
        constant: stack.gap(after: previous))
    }
  }

  /// What the distribution adds.
  var distribution: [StackConstraint] {
    switch stack.distribution {
    case .fill: []
    case .fillEqually: equalSizes(visible)
    case .fillProportionally: proportionalSizes
    case .equalSpacing: gapEdges(along.end, along.start) + equalGaps + [canvasFit(along)]
    case .equalCentering: gapEdges(along.center, along.center) + equalGaps + [canvasFit(along)]
    }
  }

  /// Each visible view with the next.
  private var pairs: Zip2Sequence<[UIView], ArraySlice<UIView>> {
    zip(visible, visible.dropFirst())
  }

  private func equalSizes(_ items: [any LayoutItem]) -> [StackConstraint] {
    guard let first = items.first else { return [] }
    return items.dropFirst().map {
      tie(.fillEqually, .init($0, along.size), .init(first, along.size))
    }
  }

  // MARK: Proportions

  /// `size == natural ÷ total × canvas`, the total being that of all natural sizes and gaps.
  ///
  /// Each has one priority less than the one before (999, 998, …), so that the last views take up what rounding and gaps
  /// leave over. A view whose content asks for no size gets none.
  private var proportionalSizes: [StackConstraint] {
    let natural = visible.map { max(0, naturalLength(of: $0)) }
    let total = natural.reduce(0, +) + spacings.reduce(0) { $0 + $1.constant }
    return zip(visible, natural).enumerated().map { index, view in
      let share = total > 0 ? view.1 / total : 0
      return proportion(view.0, share, .stackProportion.lowered(by: index))
    }
  }

  private func proportion(
    _ view: UIView, _ share: CGFloat, _ priority: UILayoutPriority
  ) -> StackConstraint {
    let size = StackConstraint.End(view, along.size)
    guard share > 0, share.isFinite else {
      return StackConstraint(role: .fillProportionally, first: size, priority: priority)
    }
    return StackConstraint(
      role: .fillProportionally, first: size, second: .init(stack, along.size),
      multiplier: share, constant: -share * marginLength, priority: priority)
  }

  /// What the margins take of the stack's length.
  private var marginLength: CGFloat {
    guard stack.isLayoutMarginsRelativeArrangement else { return 0 }
    let margins = stack.layoutMargins
    return along.axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
  }

  /// The intrinsic size; for a view without one, such as a nested stack, the least its constraints allow.
  private func naturalLength(of view: UIView) -> CGFloat {
    let intrinsic = along.length(of: view.intrinsicContentSize)
    guard intrinsic == UIView.noIntrinsicMetric else { return intrinsic }
    return along.length(of: view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
  }

  // MARK: Gaps

  /// Ties a guide between each two neighbours: from edge to edge, or from middle to middle.
  private func gapEdges(
    _ from: NSLayoutConstraint.Attribute, _ to: NSLayoutConstraint.Attribute
  ) -> [StackConstraint] {
    zip(stack.guides.gaps, pairs).flatMap { gap, views in
      [
        tie(.distributingEdge, .init(gap, along.start), .init(views.0, from)),
        tie(.distributingEdge, .init(gap, along.end), .init(views.1, to)),
      ]
    }
  }

  /// All gaps like the first. Gaps between middles give way, one after the other, before a view is compressed or comes too close.
  private var equalGaps: [StackConstraint] {
    equalSizes(stack.guides.gaps).enumerated().map { index, constraint in
      guard stack.distribution == .equalCentering else { return constraint }
      var optional = constraint
      optional.priority = .stackCentering.lowered(by: index)
      return optional
    }
  }
}
