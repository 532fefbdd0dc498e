/// Distances inward from the edges of a rectangle, with leading and trailing in place of left and
/// right.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// Inset of the top edge.
  public var top: CGFloat
  /// Inset of the edge where a line of text begins.
  public var leading: CGFloat
  /// Inset of the bottom edge.
  public var bottom: CGFloat
  /// Inset of the edge where a line of text ends.
  public var trailing: CGFloat

  /// Insets of zero on every edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Insets in UIKit's order: counterclockwise from the top, in a left-to-right layout.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets by left and right once the direction is known.
  package func resolved(in direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    switch direction {
    case .leftToRight:
      UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    case .rightToLeft:
      UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }
  }
}

extension UIEdgeInsets {
  /// The insets by leading and trailing; the inverse of `NSDirectionalEdgeInsets.resolved(in:)`.
  package func directional(in direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets
  {
    switch direction {
    case .leftToRight:
      NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
    case .rightToLeft:
      NSDirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
    }
  }
}
