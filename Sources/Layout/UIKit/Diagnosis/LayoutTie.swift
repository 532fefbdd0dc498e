/// Views whose contents ask with the same priority for what only one of them can have: which of
/// them gives is left open.
public struct LayoutTie {
  /// In the order of the hierarchy; at least two.
  public let views: [UIView]
  /// Along which axis.
  public let axis: NSLayoutConstraint.Axis
  /// What they all do.
  public let wish: Wish
  /// The priority that they share.
  public let priority: UILayoutPriority

  /// What contents ask for.
  public enum Wish: String, Sendable {
    /// Not to be larger; there is room to spare.
    case hug
    /// Not to be smaller; there is too little room.
    case resistCompression
  }

  /// A view with a size that is open, and the values that constraints allow it.
  public typealias OpenSize = (view: UIView, size: ClosedRange<CGFloat>)

  /// The ties among views of one superview, at a layout that is up to date.
  ///
  /// - Parameters:
  ///   - views: those whose size along `axis` is open, in the order of the hierarchy.
  ///   - axis: the axis of the sizes.
  public static func ties(
    among views: [OpenSize], along axis: NSLayoutConstraint.Axis
  ) -> [LayoutTie] {
    groups(views.compactMap { Claim($0, axis) }).compactMap { tie($0, axis) }
  }

  /// The ties among those of the views whose sizes are open, along both axes.
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

  /// What the content of a view with an open size asks for.
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

    /// Contents are rounded to pixels.
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
