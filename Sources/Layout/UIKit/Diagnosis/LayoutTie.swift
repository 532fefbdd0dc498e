/// Views whose contents compete at the same priority, so that the constraints do not decide which
/// one of them is stretched or compressed.
public struct LayoutTie {
  /// The competing views in the order of the hierarchy; at least two.
  public let views: [UIView]
  /// The axis of the sizes.
  public let axis: NSLayoutConstraint.Axis
  /// The preference that all of them have.
  public let wish: Wish
  /// The priority that they share.
  public let priority: UILayoutPriority

  /// A preference of a content for its size.
  public enum Wish: String, Sendable {
    /// Not to be larger. The views compete if there is room to spare.
    case hug
    /// Not to be smaller. The views compete if there is too little room.
    case resistCompression
  }

  /// A view with a size that is open, and the values in points that constraints allow it.
  public typealias OpenSize = (view: UIView, size: ClosedRange<CGFloat>)

  /// The ties among subviews of one superview, in a layout that is up to date.
  ///
  /// - Parameters:
  ///   - views: the views whose size along `axis` is open, in the order of the hierarchy.
  ///   - axis: the axis of the sizes.
  public static func ties(
    among views: [OpenSize], along axis: NSLayoutConstraint.Axis
  ) -> [LayoutTie] {
    groups(views.compactMap { Claim($0, axis) }).compactMap { tie($0, axis) }
  }

  /// The ties, along both axes, among the views with open sizes.
  public static func ties(among views: [UIView]) -> [LayoutTie] {
    [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
      ties(
        among: views.compactMap { view in
          view.layoutRange(of: axis == .horizontal ? .width : .height).flatMap { range in
            range.upperBound - range.lowerBound > 1e-6 ? (view, range) : nil
          }
        }, along: axis)
    }
  }

  /// The preference of a view's content with an open size.
  private struct Claim {
    let view: UIView
    let wish: Wish
    let priority: UILayoutPriority

    init?(_ open: OpenSize, _ axis: NSLayoutConstraint.Axis) {
      let size = open.view.intrinsicContentSize
      let content = axis == .horizontal ? size.width : size.height
      guard content != UIView.noIntrinsicMetric else { return nil }
      view = open.view
      if open.size.lowerBound >= content - Self.tolerance {
        (wish, priority) = (.hug, view.contentHuggingPriority(for: axis))
      } else if open.size.upperBound <= content + Self.tolerance {
        (wish, priority) = (
          .resistCompression, view.contentCompressionResistancePriority(for: axis)
        )
      } else {
        return nil
      }
    }

    /// In points; contents are rounded to pixels.
    private static let tolerance: CGFloat = 0.5
  }

  private static func groups(_ claims: [Claim]) -> [[Claim]] {
    var groups: [[Claim]] = []
    for claim in claims {
      let known = groups.firstIndex { group in
        group[0].view.superview === claim.view.superview && group[0].wish == claim.wish
          && group[0].priority == claim.priority
      }
      if let known { groups[known].append(claim) } else { groups.append([claim]) }
    }
    return groups
  }

  private static func tie(_ group: [Claim], _ axis: NSLayoutConstraint.Axis) -> LayoutTie? {
    guard group.count > 1 else { return nil }
    return LayoutTie(
      views: group.map(\.view), axis: axis, wish: group[0].wish, priority: group[0].priority)
  }
}
