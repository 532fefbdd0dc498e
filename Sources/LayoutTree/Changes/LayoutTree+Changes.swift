extension LayoutTree {
  /// What is different in `other`; empty when the two describe the same layout.
  ///
  /// Frames are compared exactly, the numbers of constraints to a thousandth of a point.
  /// The name of the file and the fingerprint do not count: they say where a layout comes
  /// from, not what it is; nor does what is read in views, whose frames say what became of it. Scenes,
  /// views and constraints are matched by id, constraints also by what they tie.
  ///
  /// - Complexity: linear in the size of both trees.
  public func changes(to other: LayoutTree) -> [LayoutChange] {
    let scenes = Matching(scenes, other.scenes, by: \.id)
    return settings(to: other)
      + scenes.removed.map { .sceneRemoved(scene: $0.id) }
      + scenes.added.map { .sceneAdded(scene: $0.id) }
      + (scenes.keepsOrder ? [] : [.scenesReordered])
      + scenes.pairs.flatMap { old, new in old == new ? [] : old.changes(to: new) }
  }

  /// What the tree was laid out in.
  func settings(to other: LayoutTree) -> [LayoutChange] {
    let settings = [
      ("width", readable(width), readable(other.width)),
      ("scale", readable(scale), readable(other.scale)),
      ("profile", profile, other.profile),
      ("variant", Self.words(variant), Self.words(other.variant)),
    ]
    return settings.filter { $0.1 != $0.2 }.map { .setting(name: $0.0, from: $0.1, to: $0.2) }
  }

  private static func words(_ variant: [String]) -> String {
    variant.isEmpty ? "as usual" : variant.joined(separator: ", ")
  }
}
