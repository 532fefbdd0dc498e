// The constraints along the axis.
extension StackArrangement {
  /// Ties the first and the last visible view to the ends of the canvas.
  var ends: [StackConstraint] {
    guard let first = visible.first, let last = visible.last else { return [] }
    return [
      tie(.canvasConnection, canvas(along.start), .init(first, along.start)),
      tie(.canvasConnection, canvas(along.end), .init(last, along.end)),
    ]
  }

  /// The distances between neighbours; minimum distances if the distribution equalizes the gaps.
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

  var distribution: [StackConstraint] {
    switch stack.distribution {
    case .fill: []
    case .fillEqually: equalSizes(visible)
    case .fillProportionally: proportionalSizes
    case .equalSpacing: gapEdges(along.end, along.start) + equalGaps + [canvasFit(along)]
    case .equalCentering: gapEdges(along.center, along.center) + equalGaps + [canvasFit(along)]
    }
  }

  /// Each visible view with the next one.
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

  /// `size == natural ÷ total × stack`, with the total of all natural sizes and of `spacing` for
  /// every gap.
  ///
  /// Each has a priority one lower than the one before (999, 998, …), so that the last view absorbs
  /// the length of gaps and margins. A view without an intrinsic size gets none. The share is of
  /// the whole stack, margins included, and the system's spacing is the tiny number of its constant
  /// (published experiments: of 200 points with margins of 10, views of 25 and 75 get 50 and 130; a
  /// stored row with system spacing gives its label 348 of 414).
  private var proportionalSizes: [StackConstraint] {
    let natural = visible.map { max($0.proportionalLength(along), $0.askedLength(along)) }
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

  /// Ties a guide between each pair of neighbours: from edge to edge, or from centre to centre.
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

  /// Makes all gaps equal to the first; gaps between centres yield before views do.
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
  /// The view's natural length in points for a stack that fills proportionally: the intrinsic size,
  /// on one line if the content wraps, whatever width it was laid out at before; for a nested stack
  /// that of its views; for any other view without one the least that its constraints allow.
  final func proportionalLength(_ axis: StackAxis) -> CGFloat {
    if let stack = self as? UIStackView { return stack.lengthOfViews(axis) }
    let intrinsic = axis.length(of: wrapsContent ? naturalIntrinsicSize : intrinsicContentSize)
    guard intrinsic == Self.noIntrinsicMetric else { return max(0, intrinsic) }
    guard asksForSize else { return 0 }
    return max(0, axis.length(of: systemLayoutSizeFitting(Self.layoutFittingCompressedSize)))
  }
}

extension UIView {
  /// The length in points that a constraint in place of content asks for, as for an empty label on a
  /// canvas; 0 for none.
  fileprivate final func askedLength(_ axis: StackAxis) -> CGFloat {
    constant(of: axis.size) { $0.origin == .contentSize } ?? 0
  }

  private func constant(
    of size: NSLayoutConstraint.Attribute, _ isMeant: (NSLayoutConstraint) -> Bool
  ) -> CGFloat? {
    constraints.first { $0.firstItem === self && $0.firstAttribute == size && isMeant($0) }?
      .constant
  }

  /// The length that a required constant gives it, else its natural one.
  fileprivate final func lengthInNestedStack(_ axis: StackAxis) -> CGFloat {
    constant(of: axis.size) {
      $0.secondItem == nil && $0.relation == .equal && $0.priority == .required
    } ?? proportionalLength(axis)
  }
}

extension UIStackView {
  /// The sum of lengths and gaps along the stack, or the largest across it; in points.
  fileprivate final func lengthOfViews(_ axis: StackAxis) -> CGFloat {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    let lengths = visible.map { $0.lengthInNestedStack(axis) }
    guard axis.axis == self.axis else { return lengths.max() ?? 0 }
    return visible.dropLast().reduce(lengths.reduce(0, +)) { $0 + gap(after: $1) }
  }
}
