extension UIControl {
  /// Where a control's content stands across. Raw values as on iOS.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// From edge to edge.
    case fill = 3
    /// Where reading begins.
    case leading = 4
    /// Where reading ends.
    case trailing = 5

    /// Leading and trailing replaced by left and right.
    func resolved(in direction: UIUserInterfaceLayoutDirection) -> Self {
      switch self {
      case .leading: direction == .leftToRight ? .left : .right
      case .trailing: direction == .leftToRight ? .right : .left
      default: self
      }
    }
  }

  /// Where a control's content stands down. Raw values as on iOS.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From edge to edge.
    case fill = 3
  }
}
