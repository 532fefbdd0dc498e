/// What people call the views of two versions of a scene: the label that somebody gave one, else its outlet,
/// else its id. Where two would be alike both keep their ids.
struct ItemNames {
  private let names: [String: String]

  /// Names of views by the ids of the new version; its own go first.
  init(_ old: [SceneOutline.Item], _ new: [SceneOutline.Item]) {
    let known = Set(new.map(\.id))
    let items = new + old.filter { !known.contains($0.id) }
    var counts: [String: Int] = [:]
    for item in items { counts[item.wish, default: 0] += 1 }
    var names: [String: String] = [:]
    for item in items { names[item.id] = counts[item.wish] == 1 ? item.wish : item.id }
    self.names = names
  }

  /// The name of a view.
  func name(of id: String) -> String { names[id] ?? id }

  /// A constraint with names in place of ids.
  func named(_ constraint: LayoutTree.Constraint) -> LayoutTree.Constraint {
    var named = constraint
    named.first = constraint.first.replacingItem(names)
    named.second = constraint.second?.replacingItem(names)
    return named
  }
}

extension SceneOutline.Item {
  fileprivate var wish: String { label ?? outlet ?? id }
}
