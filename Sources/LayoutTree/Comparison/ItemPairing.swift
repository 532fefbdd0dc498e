/// Which view of an old outline is which view of a new one.
///
/// The same id is the same view. A view that was deleted and drawn again has another id: what a person
/// has called it tells that it is the same, then the outlet that leads to it, then that it is the root.
struct ItemPairing {
  /// New ids by old ones, of views whose id has changed.
  private(set) var renamed: [String: String] = [:]

  /// - Complexity: linear.
  init(_ old: [SceneOutline.Item], _ new: [SceneOutline.Item]) {
    let oldIDs = Set(old.map(\.id)), newIDs = Set(new.map(\.id))
    var lost = old.filter { !newIDs.contains($0.id) }
    var fresh = new.filter { !oldIDs.contains($0.id) }
    let keys: [KeyPath<SceneOutline.Item, String?>] = [\.label, \.outlet, \.rootKey]
    for key in keys {
      pair(Self.unique(lost, key), Self.unique(fresh, key))
      lost.removeAll { renamed[$0.id] != nil }
      let taken = Set(renamed.values)
      fresh.removeAll { taken.contains($0.id) }
    }
  }

  private mutating func pair(_ old: [String: String], _ new: [String: String]) {
    for (key, id) in old { if let other = new[key] { renamed[id] = other } }
  }

  /// Ids by a key that only one of `items` has.
  private static func unique(
    _ items: [SceneOutline.Item], _ key: KeyPath<SceneOutline.Item, String?>
  ) -> [String: String] {
    var ids: [String: String] = [:]
    var seen: Set<String> = []
    for item in items {
      guard let value = item[keyPath: key] else { continue }
      ids[value] = seen.insert(value).inserted ? item.id : nil
    }
    return ids
  }
}

extension SceneOutline.Item {
  fileprivate var rootKey: String? { parent == nil ? "" : nil }
}
