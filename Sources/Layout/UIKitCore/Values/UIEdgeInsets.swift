/// Distances inward from the four edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

  public static let zero = UIEdgeInsets()

  /// No insets. Apps may add initializers whose parameters have values, too.
  public init() { self.init(all: 0) }

  /// Insets in UIKit's order: counterclockwise from the top.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same inset on all four edges.
  package init(all inset: CGFloat) {
    self.init(top: inset, left: inset, bottom: inset, right: inset)
  }

  /// The larger inset of the two for each edge.
  package func maximum(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left),
      bottom: max(bottom, other.bottom), right: max(right, other.right))
  }

  /// The sum of both insets for each edge.
  package static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }
}

extension CGRect {
  /// The rectangle shrunk by `insets`; negative insets grow it.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// Distances inward in points, with leading and trailing for left and right.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  /// Whether no inset is infinite or not a number.
  package var isFinite: Bool {
    top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite
  }

  public static let zero = NSDirectionalEdgeInsets()

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets in UIKit's order: counterclockwise from the top, in a left-to-right layout.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets as left and right in a layout direction.
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
  /// The insets as leading and trailing; the inverse of `NSDirectionalEdgeInsets.resolved(in:)`.
  func directional(in direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    switch direction {
    case .leftToRight:
      NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
    case .rightToLeft:
      NSDirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
    }
  }
}

public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A distance across and down, in points.
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  /// Creates no distance.
  public init() { self.init(horizontal: 0, vertical: 0) }
  public static let zero = UIOffset()
}

extension CGRect {
  /// The rectangle mirrored at the vertical centre line of `bounds`; unchanged if `bounds` is nil.
  package func mirrored(in bounds: CGRect?) -> CGRect {
    guard let bounds else { return self }
    return CGRect(
      x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
  }
}
