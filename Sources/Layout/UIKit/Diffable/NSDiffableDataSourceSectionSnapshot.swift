import CollectionAlgorithms

/// The items of a section as a tree, of which branches are open or closed.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Node {
    let item: ItemIdentifierType
    let level: Int
  }

  /// The items in the order of the tree, each followed by what is in it.
  private var nodes: [Node] = []
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  public var items: [ItemIdentifierType] { nodes.map(\.item) }
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }

  public var visibleItems: [ItemIdentifierType] {
    var visible: [ItemIdentifierType] = []
    var closed: Int?
    for node in nodes {
      if let level = closed, node.level > level { continue }
      closed = expanded.contains(node.item) ? nil : node.level
      visible.append(node.item)
    }
    return visible
  }

  private func position(_ item: ItemIdentifierType) -> Int? {
    nodes.firstIndex { $0.item == item }
  }

  /// The positions of an item and of what is in it.
  private func branch(_ position: Int) -> Range<Int> {
    let level = nodes[position].level
    let end = nodes[(position + 1)...].firstIndex { $0.level <= level } ?? nodes.count
    return position..<end
  }

  // MARK: Changes

  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let owner = parent.flatMap(position)
    guard parent == nil || owner != nil else { return }
    insert(
      items, at: owner.map { branch($0).upperBound } ?? nodes.count,
      level: owner.map { nodes[$0].level + 1 } ?? 0)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let place = position(item) else { return }
    insert(items, at: place, level: nodes[place].level)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let place = position(item) else { return }
    insert(items, at: branch(place).upperBound, level: nodes[place].level)
  }

  private mutating func insert(_ items: [ItemIdentifierType], at place: Int, level: Int) {
    let new = items.uniqued(on: \.self, apartFrom: Set(self.items))
      .map { Node(item: $0, level: level) }
    nodes.insert(contentsOf: new, at: place)
  }

  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      if let place = position(item) { nodes.removeSubrange(branch(place)) }
    }
  }

  public mutating func deleteAll() { (nodes, expanded) = ([], []) }

  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  // MARK: Questions

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  public func contains(_ item: ItemIdentifierType) -> Bool { position(item) != nil }
  public func index(of item: ItemIdentifierType) -> Int? { position(item) }
  public func level(of item: ItemIdentifierType) -> Int {
    position(item).map { nodes[$0].level } ?? 0
  }

  /// The parent of an item; nil at the top.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let place = position(child) else { return nil }
    let level = nodes[place].level
    return nodes[..<place].last { $0.level < level }?.item
  }

  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var part = NSDiffableDataSourceSectionSnapshot()
    guard let place = position(parent) else { return part }
    let range = branch(place).dropFirst(includingParent ? 0 : 1)
    let top = nodes[place].level + (includingParent ? 0 : 1)
    part.nodes = range.map { Node(item: nodes[$0].item, level: nodes[$0].level - top) }
    part.expanded = expanded
    return part
  }

  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    guard let place = position(parent) else { return }
    nodes.removeSubrange(branch(place).dropFirst())
    let level = nodes[place].level + 1
    nodes.insert(
      contentsOf: snapshot.nodes.map { Node(item: $0.item, level: $0.level + level) },
      at: place + 1)
    expanded.formUnion(snapshot.expanded)
  }
}

/// Nobody does here.
public struct NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType: Hashable> {
  public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
  public var willExpandItem: ((ItemIdentifierType) -> Void)?
  public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
  public var willCollapseItem: ((ItemIdentifierType) -> Void)?
  public var snapshotForExpandingParent:
    (
      (
        ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    )?
  /// Creates handlers that do nothing.
  public init() {}
}

/// Nobody moves any here.
public struct NSDiffableDataSourceReorderingHandlers<ItemIdentifierType: Hashable> {
  public var canReorderItem: ((ItemIdentifierType) -> Bool)?
  /// Creates handlers that do nothing.
  public init() {}
}

extension UICollectionViewDiffableDataSource {
  public typealias SectionSnapshotHandlers<Item: Hashable> =
    NSDiffableDataSourceSectionSnapshotHandlers<Item>

  /// Shows the items of a section whose parents are open, at once. A new section is the last one.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var all = self.snapshot()
    if all.indexOfSection(section) == nil { all.appendSections([section]) }
    all.deleteItems(all.itemIdentifiers(inSection: section))
    all.appendItems(snapshot.visibleItems, toSection: section)
    trees[section] = snapshot
    apply(all, animatingDifferences: animatingDifferences, completion: completion)
  }

  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if self.snapshot().indexOfSection(section) != nil {
      tree.append(self.snapshot().itemIdentifiers(inSection: section))
    }
    return tree
  }
}
