/// The four content priorities: how strongly a view keeps its intrinsic size.
struct ContentPriorities: Hashable {
  fileprivate var horizontalHugging = UILayoutPriority.defaultLow
  fileprivate var verticalHugging = UILayoutPriority.defaultLow
  fileprivate var horizontalCompression = UILayoutPriority.defaultHigh
  fileprivate var verticalCompression = UILayoutPriority.defaultHigh
}

extension NSLayoutConstraint {
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}

extension UIView {
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    switch axis {
    case .horizontal: contentPriorities.horizontalHugging
    case .vertical: contentPriorities.verticalHugging
    }
  }

  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: contentPriorities.horizontalHugging = priority
    case .vertical: contentPriorities.verticalHugging = priority
    }
    contentPrioritiesDidChange()
  }

  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    switch axis {
    case .horizontal: contentPriorities.horizontalCompression
    case .vertical: contentPriorities.verticalCompression
    }
  }

  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: contentPriorities.horizontalCompression = priority
    case .vertical: contentPriorities.verticalCompression = priority
    }
    contentPrioritiesDidChange()
  }
}

extension ContentPriorities {
  /// Switches, steppers and activity indicators: 750 for all four.
  static let rigid = ContentPriorities(
    horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh)
  /// Sliders, segmented controls, progress views and page controls hug their height.
  static let fixedHeight = ContentPriorities(verticalHugging: .defaultHigh)
}

/// The positions of a view's baselines for constraints, by the height of its alignment rectangle,
/// in points: `baseline = offset + share × height`.
///
/// A share of 0 keeps a baseline at its distance from the top, 1 at its distance from the bottom,
/// one half at its distance from the middle.
package struct ContentBaselines: Hashable, Sendable {
  /// The distance of the first baseline from the top at a height of 0.
  package var first: CGFloat
  /// The change of the first baseline per point of height.
  var firstShare: CGFloat
  /// The distance of the last baseline from the top at a height of 0.
  package var last: CGFloat
  /// The change of the last baseline per point of height.
  var lastShare: CGFloat

  package init(first: CGFloat, firstShare: CGFloat, last: CGFloat, lastShare: CGFloat) {
    self.first = first
    self.firstShare = firstShare
    self.last = last
    self.lastShare = lastShare
  }

  /// Creates baselines that move equally with the height.
  package init(first: CGFloat, last: CGFloat, heightShare: CGFloat) {
    self.init(first: first, firstShare: heightShare, last: last, lastShare: heightShare)
  }
}

extension UIView {
  /// The distances in points from the top of the view's alignment rectangle down to the baselines
  /// for constraints, before rounding; nil for a view without text in it.
  ///
  /// A container has the baselines of the views that it names for them.
  package final var baselineOffsets: (first: CGFloat, last: CGFloat)? {
    let first = baselineTextView(.first), last = baselineTextView(.last)
    guard let firstText = first.contentBaselines, let lastText = last.contentBaselines else {
      return nil
    }
    return (
      alignmentTop(of: first) + firstText.first + firstText.firstShare * first.alignmentHeight,
      alignmentTop(of: last) + lastText.last + lastText.lastShare * last.alignmentHeight
    )
  }

  /// Points from this alignment rectangle's top to that of a descendant, or the view.
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

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    /// Scaled in proportion, as large as fits.
    case scaleAspectFit = 1
    /// Scaled in proportion, as small as covers the bounds.
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
