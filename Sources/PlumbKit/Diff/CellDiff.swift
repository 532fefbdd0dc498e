import LayoutTree
import Scene

/// What became of a cell in one variant.
struct CellDiff {
  let old: DiffCell?
  let new: DiffCell?
  /// Nil for a cell that only one version has.
  let comparison: SceneComparison?
  let changes: [SceneChange]

  /// Compares two cells; one of them may be missing.
  init(_ old: DiffCell?, _ new: DiffCell?) {
    self.old = old
    self.new = new
    guard let old, let new else {
      comparison = nil
      changes = []
      return
    }
    let comparison = SceneComparison(old.compared, new.compared)
    self.comparison = comparison
    let looksAlike = old.slot.node.withoutNames == new.slot.node.withoutNames
    changes =
      comparison.changes.isEmpty && !looksAlike
      ? [SceneChange(.scene, .redrawn)] : comparison.changes
  }

  /// Whether the two versions are alike.
  var isSame: Bool { comparison != nil && changes.isEmpty }

  /// Where views with changes lie, in the versions that have them.
  var cell: DiffCell? { new ?? old }
}

extension Scene.Node {
  /// The node without ids and titles, which are names.
  fileprivate var withoutNames: Scene.Node {
    guard case .group(var group) = self else { return self }
    group.id = nil
    group.title = nil
    group.children = group.children.map(\.withoutNames)
    return .group(group)
  }
}
