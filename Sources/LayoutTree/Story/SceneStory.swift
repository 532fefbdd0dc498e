/// What became of one scene.
struct SceneStory {
  /// The scene's name.
  let title: String
  /// What is told, without the name.
  private(set) var lines: [StoryLine] = []

  /// Compares two versions of a scene.
  init(_ old: LayoutTree.Scene, _ new: LayoutTree.Scene) {
    title = new.title
    let views = Matching(old.views, new.views, by: \.id)
    var reasons = ChangeReasons(old, new)
    let structure = Self.structure(old, new, views)
    let hierarchy = Hierarchy(new.views)
    let vertical = AxisStory(.vertical, views.pairs, hierarchy, &reasons)
    let horizontal = AxisStory(.horizontal, views.pairs, hierarchy, &reasons)
    lines =
      structure + vertical.told(rowFrom: old.height, to: new.height, &reasons) + horizontal.told
      + reasons.untoldTexts(views.pairs) + reasons.untoldConstraints
      + views.pairs.compactMap { $0.old.soundnessChange(to: $0.new) }
    if old.conflicts.map(\.members) != new.conflicts.map(\.members) {
      lines.append(.happens("conflicts \(old.conflicts.count) → \(new.conflicts.count)"))
    }
    if lines.isEmpty { lines = Self.remainder(old, new) }
  }

  /// The lines as they are read.
  var text: [String] {
    lines.map {
      switch $0 {
      case .happens(let text): "\(title) \(text)"
      case .follows(let text): "and \(text)"
      }
    }
  }

  /// Views that came and went, and what they are.
  private static func structure(
    _ old: LayoutTree.Scene, _ new: LayoutTree.Scene, _ views: Matching<LayoutTree.View>
  ) -> [StoryLine] {
    var told: [String] = []
    if old.reuseIdentifier != new.reuseIdentifier {
      told.append(
        "reuse identifier \(old.reuseIdentifier ?? "none") → \(new.reuseIdentifier ?? "none")")
    }
    told += views.removed.map { "\($0.id) removed" } + views.added.map { "\($0.id) added" }
    if !views.keepsOrder { told.append("views in another order") }
    for (old, new) in views.pairs where old != new { told += old.stateChanges(to: new) }
    return told.map { .happens($0) }
  }

  /// Differences that no pixel shows, where there are no others.
  private static func remainder(
    _ old: LayoutTree.Scene, _ new: LayoutTree.Scene
  ) -> [StoryLine] {
    old.changes(to: new).map { .happens($0.description(in: nil)) }
  }
}

extension LayoutTree.View {
  /// What is different in `other` beside its frame, its text and whether that is all determined.
  fileprivate func stateChanges(to other: Self) -> [String] {
    var told: [String] = []
    if className != other.className { told.append("\(id) class \(className) → \(other.className)") }
    if parent != other.parent {
      told.append("\(id) superview \(parent ?? "none") → \(other.parent ?? "none")")
    }
    if isHidden != other.isHidden { told.append("\(id) \(other.isHidden ? "hidden" : "shown")") }
    return told
  }

  /// Whether constraints determine it, which is told behind what has moved.
  fileprivate func soundnessChange(to other: Self) -> StoryLine? {
    guard isAmbiguous != other.isAmbiguous else { return nil }
    return .happens("\(id) layout \(isAmbiguous ? "ambiguous → exact" : "exact → ambiguous")")
  }
}

/// Which view lies in which.
struct Hierarchy {
  private var parents: [String: String] = [:]

  init(_ views: [LayoutTree.View]) {
    for view in views { parents[view.id] = view.parent }
  }

  /// The views that a view lies in, the nearest first; a tree from elsewhere may go in circles.
  func ancestors(of id: String) -> [String] {
    var found: [String] = []
    var next = parents[id]
    while let parent = next, found.count < parents.count {
      found.append(parent)
      next = parents[parent]
    }
    return found
  }
}
