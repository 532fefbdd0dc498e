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

  /// `size == natural ÷ total × stack`, the total being that of all natural sizes and of `spacing`
  /// for every gap.
  ///
  /// Each has one priority less than the one before (999, 998, …), so that the last view takes up
  /// what gaps and margins leave over. A view whose content asks for no size gets none. The share
  /// is of the whole stack, margins included, and the system's spacing counts as the tiny number it
  /// is (published experiments: of 200 points with margins of 10, views of 25 and 75 get 50 and
  /// 130; a stored row with system spacing gives its label 348 of 414).
  private var proportionalSizes: [StackConstraint] {
    let natural = visible.map { $0.proportionalLength(along) }
    let total = natural.reduce(0, +) + stack.spacing * CGFloat(max(0, visible.count - 1))
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
      multiplier: share, priority: priority)
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

  /// All gaps like the first. Gaps between middles give way, one after the other, before a view is
  /// compressed or comes too close.
  private var equalGaps: [StackConstraint] {
    equalSizes(stack.guides.gaps).enumerated().map { index, constraint in
      guard stack.distribution == .equalCentering else { return constraint }
      var optional = constraint
      optional.priority = .stackCentering.lowered(by: index)
      return optional
    }
  }
}

extension UIView {
  /// What a stack that fills in proportion takes as the view's natural length: the intrinsic size,
  /// on one line where the content wraps, whatever width it was laid out at before; for a nested
  /// stack that of its views; for any other view without one the least its constraints allow.
  final func proportionalLength(_ axis: StackAxis) -> CGFloat {
    if let stack = self as? UIStackView { return stack.lengthOfViews(axis) }
    let intrinsic = axis.length(of: wrapsContent ? naturalIntrinsicSize : intrinsicContentSize)
    guard intrinsic == Self.noIntrinsicMetric else { return max(0, intrinsic) }
    guard asksForSize else { return 0 }
    return max(0, axis.length(of: systemLayoutSizeFitting(Self.layoutFittingCompressedSize)))
  }
}

extension UIStackView {
  /// The sum of the visible views' lengths and of the gaps along the stack, the largest length
  /// across it.
  fileprivate final func lengthOfViews(_ axis: StackAxis) -> CGFloat {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    let lengths = visible.map { $0.proportionalLength(axis) }
    guard axis.axis == self.axis else { return lengths.max() ?? 0 }
    return visible.dropLast().reduce(lengths.reduce(0, +)) { $0 + gap(after: $1) }
  }
}
