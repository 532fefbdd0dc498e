extension SceneOutline {
  /// The outline with other ids for some views, in its constraints too.
  func renamed(_ ids: [String: String]) -> SceneOutline {
    guard !ids.isEmpty else { return self }
    var outline = self
    for index in outline.items.indices {
      let item = outline.items[index]
      outline.items[index].id = ids[item.id] ?? item.id
      outline.items[index].parent = item.parent.map { ids[$0] ?? $0 }
    }
    for index in outline.constraints.indices {
      let constraint = outline.constraints[index]
      outline.constraints[index].first = constraint.first.replacingItem(ids)
      outline.constraints[index].second = constraint.second?.replacingItem(ids)
    }
    return outline
  }
}

extension LayoutTree.Scene {
  /// The scene with other ids for some views.
  func renamed(_ ids: [String: String]) -> Self {
    guard !ids.isEmpty else { return self }
    var scene = self
    for index in scene.views.indices {
      let view = scene.views[index]
      scene.views[index].id = ids[view.id] ?? view.id
      scene.views[index].parent = view.parent.map { ids[$0] ?? $0 }
    }
    return scene
  }
}

extension String {
  /// An anchor, `title.safeArea.top`, with another name for its view, which ends at the first dot that
  /// makes it one of `names`.
  func replacingItem(_ names: [String: String]) -> String {
    for dot in indices where self[dot] == "." {
      if let name = names[String(self[..<dot])] { return name + self[dot...] }
    }
    return self
  }
}
