/// Views whose contents ask with the same priority for what only one of them can have: which of them gives is
/// left open.
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

  /// The ties among views of one superview whose sizes are open, at a layout that is up to date.
  public static func ties(among views: [UIView]) -> [LayoutTie] {
    [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
      groups(views.compactMap { Claim($0, axis) }).compactMap { tie($0, axis) }
    }
  }

  /// A view with an open size, and what its content asks for.
  private struct Claim {
    let view: UIView
    let wish: Wish
    let priority: UILayoutPriority

    init?(_ view: UIView, _ axis: NSLayoutConstraint.Axis) {
      let isAcross = axis == .horizontal
      let content = isAcross ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
      guard content != UIView.noIntrinsicMetric,
        let range = view.layoutRange(of: isAcross ? .width : .height),
        range.upperBound - range.lowerBound > 1e-6
      else { return nil }
      self.view = view
      if range.lowerBound >= content - Self.tolerance {
        (wish, priority) = (.hug, view.contentHuggingPriority(for: axis))
      } else if range.upperBound <= content + Self.tolerance {
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
