import LayoutTree

/// Which view of an old outline is which view of a new one.
///
/// The same id is the same view. A view that was deleted and drawn again has another id; it is
/// recognised by its label, else by its outlet, else by being the root. A view of a template has no
/// more than an id, which is the label or outlet of the view in Interface Builder.
struct ItemPairing {
  /// New ids by old ones, of views whose id has changed.
  private(set) var renamed: [String: String] = [:]

  /// - Complexity: linear.
  init(_ old: [SceneDeclaration.Item], _ new: [SceneDeclaration.Item]) {
    let oldIDs = Set(old.map(\.id)), newIDs = Set(new.map(\.id))
    var lost = old.filter { !newIDs.contains($0.id) }
    var fresh = new.filter { !oldIDs.contains($0.id) }
    typealias Key = KeyPath<SceneDeclaration.Item, String?>
    let keys: [(old: Key, new: Key)] = [
      (\.label, \.label), (\.outlet, \.outlet), (\.idKey, \.outlet), (\.outlet, \.idKey),
      (\.idKey, \.label), (\.label, \.idKey), (\.rootKey, \.rootKey),
    ]
    for key in keys {
      pair(Self.unique(lost, key.old), Self.unique(fresh, key.new))
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
    _ items: [SceneDeclaration.Item], _ key: KeyPath<SceneDeclaration.Item, String?>
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

extension SceneDeclaration.Item {
  fileprivate var rootKey: String? { parent == nil ? "" : nil }
  fileprivate var idKey: String? { id }
}

/// Pairs constraints of two outlines: by id, then by the same two anchors.
struct ConstraintPairing {
  /// In the order of the new outline, the new one written the way round that the old one is.
  private(set) var pairs: [(old: LayoutTree.Constraint, new: LayoutTree.Constraint)] = []
  /// Only in the old one.
  private(set) var removed: [LayoutTree.Constraint] = []
  /// Only in the new one.
  private(set) var added: [LayoutTree.Constraint] = []

  /// - Complexity: linear.
  init(_ old: [LayoutTree.Constraint], _ new: [LayoutTree.Constraint]) {
    let byID = Matching(old, new, by: \.id)
    pairs = byID.pairs
    removed = byID.removed
    for constraint in byID.added {
      let key = constraint.tie
      if let match = removed.firstIndex(where: { $0.tie == key }) {
        pairs.append((removed.remove(at: match), constraint))
      } else {
        added.append(constraint)
      }
    }
    pairs = pairs.map { ($0.old, $0.new.turned(like: $0.old)) }
    // A layout names the size that a table gives only where a conflict is about it.
    removed.removeAll { $0.origin == .encapsulatedSize }
    added.removeAll { $0.origin == .encapsulatedSize }
  }
}

extension LayoutTree.Constraint {
  /// The items and attributes of a constraint, whichever side its anchors stand on.
  fileprivate var tie: String {
    let ends = [first.description, second?.description ?? ""].sorted().joined(separator: " ")
    return relation == .equal ? "= \(ends)" : "≠ \(ends)"
  }

  /// The statement, with its sides exchanged where `other` has them so: Interface Builder does
  /// that now and then. Only between anchors that are tied one to one.
  fileprivate func turned(like other: Self) -> Self {
    guard first != other.first, first == other.second, second == other.first, multiplier == 1,
      let second
    else { return self }
    var turned = self
    (turned.first, turned.second) = (second, first)
    turned.constant = constant == 0 ? 0 : -constant
    turned.relation = relation.flipped
    return turned
  }
}

/// The names of the views of two versions of a scene: the label that somebody gave one, else its
/// outlet, else its id. Where two would be alike both keep their ids.
struct ComparedNames {
  private let names: [String: String]

  /// Names of views by the ids of the new version; its own go first.
  init(_ old: [SceneDeclaration.Item], _ new: [SceneDeclaration.Item]) {
    let known = Set(new.map(\.id))
    let items = new + old.filter { !known.contains($0.id) }
    var counts: [String: Int] = [:]
    for item in items { counts[item.preferredName, default: 0] += 1 }
    var names: [String: String] = [:]
    for item in items {
      names[item.id] = counts[item.preferredName] == 1 ? item.preferredName : item.id
    }
    self.names = names
  }

  func name(of id: String) -> String { names[id] ?? id }

  /// A constraint with names instead of ids.
  func named(_ constraint: LayoutTree.Constraint) -> LayoutTree.Constraint {
    var named = constraint
    named.first = constraint.first.renamed(names)
    named.second = constraint.second?.renamed(names)
    return named
  }
}

extension SceneDeclaration.Item {
  fileprivate var preferredName: String { label ?? outlet ?? id }
}

extension SceneDeclaration {
  /// The outline with other ids for some views, in its constraints too.
  func renamed(_ ids: [String: String]) -> SceneDeclaration {
    guard !ids.isEmpty else { return self }
    var outline = self
    for index in outline.items.indices {
      let item = outline.items[index]
      outline.items[index].id = ids[item.id] ?? item.id
      outline.items[index].parent = item.parent.map { ids[$0] ?? $0 }
    }
    for index in outline.constraints.indices {
      let constraint = outline.constraints[index]
      outline.constraints[index].first = constraint.first.renamed(ids)
      outline.constraints[index].second = constraint.second?.renamed(ids)
    }
    return outline
  }
}

extension LayoutTree.Scene {
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

extension LayoutTree.Anchor {
  /// The anchor with its item, or the item's shortest prefix in `ids`, renamed.
  func renamed(_ ids: [String: String]) -> Self {
    var renamed = self
    for dot in item.indices where item[dot] == "." {
      if let id = ids[String(item[..<dot])] {
        renamed.item = id + item[dot...]
        return renamed
      }
    }
    if !attributeName.isEmpty { renamed.item = ids[item] ?? item }
    return renamed
  }
}
