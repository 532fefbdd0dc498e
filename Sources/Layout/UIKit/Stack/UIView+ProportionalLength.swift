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
