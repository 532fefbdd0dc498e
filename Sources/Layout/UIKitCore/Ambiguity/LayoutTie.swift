import Numbers

/// Views whose contents compete at the same priority, so that the constraints do not decide which
/// one of them is stretched or compressed. They need not be siblings.
public struct LayoutTie {
  /// The competing views in the order of the hierarchy; at least two.
  public let views: [UIView]
  public let axis: NSLayoutConstraint.Axis
  public let wish: Wish
  public let priority: UILayoutPriority
  /// The views of which one is best given another priority, and that priority; the best first.
  ///
  /// Of two views the text gives way where room is short, and the first keeps its size where there
  /// is too much; of several, those that all others stand against.
  public let remedies: [Remedy]
  /// All views whose sizes are open for this reason: also stack views and others without a content.
  public let dependents: [UIView]

  /// A preference of a content for its size.
  public enum Wish: String, Sendable {
    /// Not to be larger. The views compete if there is room to spare.
    case hug
    /// Not to be smaller. The views compete if there is too little room.
    case resistCompression
  }

  /// A view, and the priority that it should have.
  public typealias Remedy = (view: UIView, priority: UILayoutPriority)

  /// A view with a size that is open, and the values in points that constraints allow it.
  public typealias OpenSize = (view: UIView, size: ClosedRange<CGFloat>)

  /// The ties among views of one hierarchy, in a layout that is up to date.
  ///
  /// - Parameters:
  ///   - views: the views whose size along `axis` is open, in the order of the hierarchy.
  ///   - axis: the axis of the sizes.
  public static func ties(
    among views: [OpenSize], along axis: NSLayoutConstraint.Axis
  ) -> [LayoutTie] {
    MovingGroup.groups(of: views, along: axis).flatMap { $0.ties(along: axis) }
  }

  public static func ties(among views: [UIView]) -> [LayoutTie] {
    [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
      ties(
        among: views.compactMap { view in
          view.layoutRange(of: axis == .horizontal ? .width : .height).flatMap { range in
            range.isVisiblyOpen ? (view, range) : nil
          }
        }, along: axis)
    }
  }
}

// MARK: - Trials

extension LayoutTie {
  /// The sizes of the views in the layout with other priorities for some of them.
  package struct Trial {
    /// Each view whose priority is another one, and that priority.
    package let changes: [Remedy]
    /// In points, of the alignment rectangles, in the order of `views`.
    package let sizes: [CGFloat]
    /// Whether the constraints decide all of these sizes then.
    package let isSettled: Bool
    /// What else is to be said of the row then, a sentence each.
    package var remarks: [String] = []
    /// Numbers of frames of the row that are others then.
    package var moves: [FrameMove] = []
  }

  /// The present sizes of the alignment rectangles along the axis, in the order of `views`.
  package var sizes: [CGFloat] {
    views.map { view in
      let rect = view.alignmentRect(forFrame: view.frame)
      return axis == .horizontal ? rect.width : rect.height
    }
  }

  /// By how many points each view is larger than its content asks for, or smaller.
  package var excesses: [CGFloat] {
    zip(views, sizes).map { view, size in
      let content = view.intrinsicContentSize
      guard axis == .horizontal else { return size - content.height }
      // A wrapped text asks for no more than it has; before it wrapped it asked for one line.
      return size - max(content.width, view.wrappingState.natural?.width ?? 0)
    }
  }

  /// The remedies, each tried: first those that leave none of the sizes open; where none is enough,
  /// a priority of its own for each view. The layout is as before afterwards. Complexity: two
  /// layouts of the hierarchy for each of at most `mostTried` and one more.
  package var trials: [Trial] {
    var known: [Remedy] = []
    for remedy in remedies where known.count < Self.mostTried {
      let isKnown = known.contains {
        $0.view === remedy.view && $0.priority == remedy.priority
      }
      if !isKnown { known.append(remedy) }
    }
    let tried = known.map { trial([$0]) }
    let settled = tried.filter(\.isSettled)
    guard settled.isEmpty, views.count <= Self.mostRanked else {
      return settled + tried.filter { !$0.isSettled }
    }
    let ranked = trial(ranks)
    return ranked.isSettled ? [ranked] : Array(tried.prefix(2))
  }

  /// Remedies that are tried alone.
  private static let mostTried = 6
  /// Views that are given priorities of their own.
  private static let mostRanked = 6

  /// The last keeps its priority, each one before it has one more.
  private var ranks: [Remedy] {
    let lowest = min(priority.rawValue, UILayoutPriority.required.rawValue - Float(views.count))
    return views.enumerated().dropLast().map { index, view in
      (view, UILayoutPriority(lowest + Float(views.count - 1 - index)))
    }
  }

  private func trial(_ changes: [Remedy]) -> Trial {
    set(changes)
    defer { set(changes.map { ($0.view, priority) }) }
    let isSettled = views.allSatisfy { view in
      view.layoutRange(of: axis == .horizontal ? .width : .height)?.isVisiblyOpen != true
    }
    return Trial(changes: changes, sizes: sizes, isSettled: isSettled)
  }

  private func set(_ changes: [Remedy]) {
    for (view, priority) in changes {
      switch wish {
      case .hug: view.setContentHuggingPriority(priority, for: axis)
      case .resistCompression: view.setContentCompressionResistancePriority(priority, for: axis)
      }
    }
    views.first?.diagnosedSlot?.0.host.layoutIfNeeded()
  }
}

/// Views whose sizes change together: no one of them is settled without another.
private struct MovingGroup {
  /// An open size, and in which ways it grows or shrinks.
  struct Member {
    let open: LayoutTie.OpenSize
    let growth: [LayoutEngine.Motion: Bool]
  }

  private var members: [Member]

  static func groups(
    of views: [LayoutTie.OpenSize], along axis: NSLayoutConstraint.Axis
  ) -> [MovingGroup] {
    let dimension: LayoutDimension = axis == .horizontal ? .width : .height
    let members = views.map { open in
      Member(
        open: open,
        growth: Dictionary(
          open.view.motions(of: dimension), uniquingKeysWith: { first, _ in first }))
    }
    var groups: [MovingGroup] = []
    for member in members {
      let joined = groups.indices.filter { groups[$0].moves(with: member) }
      guard let first = joined.first else {
        groups.append(MovingGroup(members: [member]))
        continue
      }
      groups[first].members += joined.dropFirst().flatMap { groups[$0].members } + [member]
      for index in joined.dropFirst().reversed() { groups.remove(at: index) }
    }
    return groups.map { $0.inOrder(of: views) }
  }

  private func moves(with member: Member) -> Bool {
    members.contains { known in member.growth.keys.contains { known.growth[$0] != nil } }
  }

  /// Joining two groups has put members of one behind later ones of the other.
  private func inOrder(of views: [LayoutTie.OpenSize]) -> MovingGroup {
    MovingGroup(
      members: views.compactMap { open in members.first { $0.open.view === open.view } })
  }

  func ties(along axis: NSLayoutConstraint.Axis) -> [LayoutTie] {
    var claims: [(claim: Claim, members: [Member])] = []
    for member in members {
      guard let claim = Claim(member.open, axis) else { continue }
      if let known = claims.firstIndex(where: { $0.claim == claim }) {
        claims[known].members.append(member)
      } else {
        claims.append((claim, [member]))
      }
    }
    return claims.compactMap { claim, members in
      // Two that grow and shrink together are no rivals of each other.
      let rivals = members.filter { member in
        members.contains { Self.opposes($0, member, over: claim.wish) }
      }
      guard rivals.count > 1 else { return nil }
      return LayoutTie(
        views: rivals.map(\.open.view), axis: axis, wish: claim.wish, priority: claim.priority,
        remedies: Self.remedies(claim, rivals), dependents: self.members.map(\.open.view))
    }
  }

  /// Whose priority to change, and to what: first of those that all others stand against. Of three
  /// in a row one point more for one leaves the other two as they were, one point less does not.
  private static func remedies(_ claim: Claim, _ rivals: [Member]) -> [LayoutTie.Remedy] {
    let alone = rivals.filter { member in
      rivals.allSatisfy {
        $0.open.view === member.open.view || opposes($0, member, over: claim.wish)
      }
    }
    let candidates = alone.isEmpty ? [rivals[0]] : alone
    let raised = claim.priority + 1
    let lowered = UILayoutPriority(max(claim.priority.rawValue - 1, 1))
    // No priority is above 1000.
    guard raised <= .required else { return rivals.map { ($0.open.view, lowered) } }
    let rest = rivals.count > 2 ? rivals.map { ($0.open.view, lowered) } : []
    guard claim.wish == .resistCompression else {
      return candidates.map { ($0.open.view, raised) } + rest
    }
    let texts = candidates.filter { $0.open.view is UILabel }
    let others = candidates.filter { !($0.open.view is UILabel) }
    return texts.map { ($0.open.view, lowered) }
      + others.map { ($0.open.view, texts.isEmpty ? raised : lowered) }
      + texts.map { ($0.open.view, raised) } + rest
  }

  /// Whether one shrinks where the other grows, in a way that the wish has a say in.
  private static func opposes(
    _ first: Member, _ second: Member, over wish: LayoutTie.Wish
  ) -> Bool {
    first.growth.contains { motion, growth in
      motion.depends(on: wish) && second.growth[motion].map { $0 != growth } ?? false
    }
  }
}

/// The size that the content of a view with an open size asks for.
private struct Claim: Equatable {
  let wish: LayoutTie.Wish
  let priority: UILayoutPriority

  init?(_ open: LayoutTie.OpenSize, _ axis: NSLayoutConstraint.Axis) {
    let size = open.view.intrinsicContentSize
    let content = axis == .horizontal ? size.width : size.height
    guard content != UIView.noIntrinsicMetric else { return nil }
    // A wrapped text asked for all of its width before it was given less.
    let natural = axis == .horizontal ? open.view.wrappingState.natural?.width : nil
    if open.size.lowerBound >= content - Tolerance.move {
      (wish, priority) = (.hug, open.view.contentHuggingPriority(for: axis))
    } else if open.size.upperBound <= max(content, natural ?? 0) + Tolerance.move {
      (wish, priority) = (
        .resistCompression, open.view.contentCompressionResistancePriority(for: axis)
      )
    } else {
      return nil
    }
  }
}
