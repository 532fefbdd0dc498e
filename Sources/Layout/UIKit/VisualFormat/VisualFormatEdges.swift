/// Which attributes a visual format's string of views runs along.
///
/// A gap is always written with the lower coordinate on the right: `after.near == before.far +
/// gap`, so that relations keep their sense whichever way the views run.
struct VisualFormatEdges {
  typealias Attribute = NSLayoutConstraint.Attribute

  /// The edge of the lower coordinate.
  let near: Attribute
  /// The edge of the higher coordinate.
  let far: Attribute
  /// The size along the axis.
  let size: Attribute
  /// Whether the first view of the string has the highest coordinate.
  let isReversed: Bool
  /// What a gap between two views is measured from and to.
  let gap: (from: Attribute, to: Attribute)

  init(_ orientation: VisualFormat.Orientation, _ options: NSLayoutConstraint.FormatOptions) {
    isReversed = orientation == .horizontal && options.contains(.directionRightToLeft)
    let isDirectional = options.isDisjoint(with: .directionMask)
    switch orientation {
    case .horizontal:
      near = isDirectional ? .leading : .left
      far = isDirectional ? .trailing : .right
      size = .width
      gap = (far, near)
    case .vertical:
      near = .top
      far = .bottom
      size = .height
      let isBetweenBaselines = options.contains(.spacingBaselineToBaseline)
      gap = isBetweenBaselines ? (.lastBaseline, .firstBaseline) : (far, near)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether lining views up by it makes sense for views strung along the axis: it is a position of
  /// the other axis.
  func isAcross(_ orientation: VisualFormat.Orientation) -> Bool {
    kind == (orientation == .horizontal ? .verticalPosition : .horizontalPosition)
  }
}
