extension LayoutTree.Scene {
  /// What is different in `other`: the scene's own numbers, then views, then constraints.
  func changes(to other: Self) -> [LayoutChange] {
    ownChanges(to: other) + viewChanges(to: other) + constraintChanges(to: other)
  }

  private func ownChanges(to other: Self) -> [LayoutChange] {
    var changes: [LayoutChange] = []
    if reuseIdentifier != other.reuseIdentifier {
      changes.append(
        .reuseIdentifier(scene: id, from: reuseIdentifier, to: other.reuseIdentifier))
    }
    for (name, from, to) in [
      ("height", height, other.height), ("contentHeight", contentHeight, other.contentHeight),
    ] where from != to {
      changes.append(.scene(id, component: name, from: from, to: to))
    }
    return changes
  }

  private func viewChanges(to other: Self) -> [LayoutChange] {
    let views = Matching(views, other.views, by: \.id)
    var changes: [LayoutChange] = views.removed.map { .viewRemoved(scene: id, view: $0.id) }
    changes += views.added.map { .viewAdded(scene: id, view: $0.id) }
    if !views.keepsOrder {
      changes.append(
        .view(
          scene: id, view: "views", what: "order",
          from: self.views.map(\.id).joined(separator: " "),
          to: other.views.map(\.id).joined(separator: " ")))
    }
    return changes + views.pairs.flatMap { $0.changes(to: $1, in: id) }
  }

  private func constraintChanges(to other: Self) -> [LayoutChange] {
    let constraints = ConstraintPairing(constraints, other.constraints)
    var changes: [LayoutChange] = constraints.removed.map {
      .constraintRemoved(scene: id, equation: $0.equation)
    }
    changes += constraints.added.map { .constraintAdded(scene: id, equation: $0.equation) }
    changes += constraints.pairs.flatMap { $0.changes(to: $1, in: id) }
    if conflicts.map(\.members) != other.conflicts.map(\.members) {
      changes.append(.conflicts(scene: id, from: conflicts.count, to: other.conflicts.count))
    }
    return changes
  }
}
