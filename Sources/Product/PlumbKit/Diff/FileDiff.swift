import LayoutChanges
import Scene

/// The effect of a change to a file on its cells. Only cells that differ are in it.
public struct FileDiff {
  /// The name of the file.
  public let title: String
  /// In the order of the new version; cells that were removed are last.
  public let cells: [Cell]

  /// Whether nothing differs that can be seen.
  public var isSame: Bool { cells.isEmpty }

  /// A cell that differs, or several rows that differ alike.
  public struct Cell {
    /// The outcome as a whole.
    public enum Fate: String, Sendable {
      case added, removed, changed
    }

    /// The outcome as a whole.
    public let fate: Fate
    /// An object id, or `section.row`.
    public let id: String
    /// The name for people.
    public let heading: String
    /// Other rows to which the same happens.
    public internal(set) var others: [String] = []
    let variants: [(variant: LayoutVariant, diff: CellDiff)]

    /// The changes in every variant alike; of one variant, what was written and not computed.
    var common: [SceneChange] {
      guard let first = variants.first else { return [] }
      guard variants.count > 1 else { return first.diff.changes.filter { !$0.isComputed } }
      let rest = variants.dropFirst().map { Set($0.diff.changes) }
      return first.diff.changes.filter { change in rest.allSatisfy { $0.contains(change) } }
    }
  }
}

extension FileDiff {
  /// The cells of both versions in every variant, paired and compared.
  init(title: String, _ tables: [(variant: LayoutVariant, old: DiffTable, new: DiffTable)]) {
    var keys: [String] = []
    var byKey: [String: [(variant: LayoutVariant, diff: CellDiff)]] = [:]
    for (variant, old, new) in tables {
      for pair in CellPairing(old.cells, new.cells).pairs {
        let key = pair.new.map { "+\($0.id)" } ?? "-\(pair.old?.id ?? "")"
        if byKey[key] == nil { keys.append(key) }
        byKey[key, default: []].append((variant, CellDiff(pair.old, pair.new)))
      }
    }
    self.title = title
    cells = Self.grouped(keys.compactMap { byKey[$0].flatMap(Cell.init) })
  }

  /// Rows that differ alike, listed once, at the position of the first.
  private static func grouped(_ cells: [Cell]) -> [Cell] {
    var groups: [Cell] = []
    var indices: [String: Int] = [:]
    for cell in cells {
      let key = cell.likeness
      if let index = indices[key] {
        groups[index].others.append(cell.id)
      } else {
        indices[key] = groups.count
        groups.append(cell)
      }
    }
    return groups
  }
}

extension FileDiff.Cell {
  /// A cell in its variants; nil where no variant shows a difference.
  fileprivate init?(_ variants: [(variant: LayoutVariant, diff: CellDiff)]) {
    let differing = variants.filter { !$0.diff.isSame }
    guard let diff = differing.first?.diff, let cell = diff.cell else { return nil }
    fate = diff.old == nil ? .added : diff.new == nil ? .removed : .changed
    id = cell.id
    heading = cell.title(withID: true)
    self.variants = differing
  }

  /// The changes of a row, as a key: rows with one key are told together. A cell of Interface
  /// Builder has an id of its own, and is told alone.
  fileprivate var likeness: String {
    guard let cell = variants.first?.diff.cell, cell.isRow else { return id }
    let lines = variants.map { entry in
      entry.variant.suffix + entry.diff.changes.map(\.text).joined(separator: "\n")
    }
    return ([fate.rawValue, cell.reuseIdentifier ?? ""] + lines).joined(separator: "\n")
  }
}

/// The outcome of a cell in one variant.
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
    let isDrawnAlike = old.item.node.withoutNames == new.item.node.withoutNames
    changes =
      comparison.changes.isEmpty && !isDrawnAlike
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

/// Which cell of the old version is which of the new one: by object id, then by reuse identifier,
/// then by what people call them. The only cell of a file is always the same.
private struct CellPairing {
  /// In the order of the new version, then the removed; `nil` on one side if added or removed.
  private(set) var pairs: [(old: DiffCell?, new: DiffCell?)]

  /// - Complexity: linear.
  init(_ old: [DiffCell], _ new: [DiffCell]) {
    var partner = [Int?](repeating: nil, count: new.count)
    var isTaken = [Bool](repeating: false, count: old.count)
    let isSingle = old.count == 1 && new.count == 1
    let keys: [KeyPath<DiffCell, String>] =
      [\.id, \.reuseKey, \.title] + (isSingle ? [\.anyKey] : [])
    for key in keys {
      let candidates = Self.unique(old.indices.filter { !isTaken[$0] }, old, key)
      let seekers = Self.unique(new.indices.filter { partner[$0] == nil }, new, key)
      for index in new.indices where partner[index] == nil {
        let value = new[index][keyPath: key]
        guard seekers[value] == index, let match = candidates[value] else { continue }
        partner[index] = match
        isTaken[match] = true
      }
    }
    pairs = new.indices.map { (partner[$0].map { old[$0] }, new[$0]) }
    pairs += old.indices.filter { !isTaken[$0] }.map { (old[$0], nil) }
  }

  /// Indices by a key that one cell alone has; the empty key is none.
  private static func unique(
    _ indices: [Int], _ cells: [DiffCell], _ key: KeyPath<DiffCell, String>
  ) -> [String: Int] {
    var found: [String: Int] = [:]
    var seen: Set<String> = []
    for index in indices {
      let value = cells[index][keyPath: key]
      guard !value.isEmpty else { continue }
      found[value] = seen.insert(value).inserted ? index : nil
    }
    return found
  }
}

extension DiffCell {
  /// Rows of a template share theirs; then it identifies none of them.
  fileprivate var reuseKey: String { reuseIdentifier ?? "" }
  fileprivate var anyKey: String { "any" }
}
