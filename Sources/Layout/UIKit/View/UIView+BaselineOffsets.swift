extension UIView {
  /// How far the baselines that constraints use lie below the top of the view's alignment
  /// rectangle, before rounding; nil for a view without text in it.
  ///
  /// A container has the baselines of the views that stand for it.
  package final var baselineOffsets: (first: CGFloat, last: CGFloat)? {
    let first = baselineView(true), last = baselineView(false)
    guard let firstText = first.contentBaselines, let lastText = last.contentBaselines else {
      return nil
    }
    return (
      alignmentTop(of: first) + firstText.first + firstText.firstShare * first.alignmentHeight,
      alignmentTop(of: last) + lastText.last + lastText.lastShare * last.alignmentHeight
    )
  }

  /// From the top of this view's alignment rectangle to that of a view in it, or of itself.
  private func alignmentTop(of descendant: UIView) -> CGFloat {
    var top = descendant.alignmentRectInsets.top - alignmentRectInsets.top
    var view = descendant
    while view !== self, let superview = view.superviewReference {
      top += view.unroundedFrame.origin.y
      view = superview
    }
    return top
  }

  private var alignmentHeight: CGFloat {
    unroundedFrame.height - alignmentRectInsets.top - alignmentRectInsets.bottom
  }
}
