/// An attribute once the direction is known: an axis, and a part of the item along it.
struct AttributePart {
  let axis: NSLayoutConstraint.Axis
  let part: Part

  /// Near is left or top, far is right or bottom.
  enum Part {
    case near
    case far
    case middle
    case nearMargin
    case farMargin
    case middleOfMargins
    case size
    case firstBaseline
    case lastBaseline
  }
}

extension AttributePart {
  init?(_ attribute: NSLayoutConstraint.Attribute, in direction: UIUserInterfaceLayoutDirection) {
    let attribute = attribute.resolved(in: direction)
    axis =
      attribute.kind == .verticalPosition || attribute == .height ? .vertical : .horizontal
    switch attribute {
    case .left, .top: part = .near
    case .right, .bottom: part = .far
    case .centerX, .centerY: part = .middle
    case .width, .height: part = .size
    case .leftMargin, .topMargin: part = .nearMargin
    case .rightMargin, .bottomMargin: part = .farMargin
    case .centerXWithinMargins, .centerYWithinMargins: part = .middleOfMargins
    case .firstBaseline: part = .firstBaseline
    case .lastBaseline: part = .lastBaseline
    case .leading, .trailing, .leadingMargin, .trailingMargin, .notAnAttribute: return nil
    }
  }
}

extension UIEdgeInsets {
  /// The left or top inset.
  func near(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left : top }
  /// The right or bottom inset.
  func far(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}
