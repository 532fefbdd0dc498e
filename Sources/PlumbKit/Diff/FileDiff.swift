import LayoutTree

/// What a change to a file does to its cells. Only cells that differ are in it.
public struct FileDiff {
  /// What the file is called.
  public let title: String
  /// In the order of the new version; cells that were removed are last.
  public let cells: [Cell]

  /// Whether nothing differs that can be seen.
  public var isSame: Bool { cells.isEmpty }

  /// A cell that differs, or several rows that differ alike.
  public struct Cell {
    /// What became of it as a whole.
    public enum Fate: String, Sendable {
      case added, removed, changed
    }

    /// What became of it as a whole.
    public let fate: Fate
    /// An object id, or `section.row`.
    public let id: String
    /// What people call it.
    public let heading: String
    /// Other rows to which the same happens.
    public internal(set) var others: [String] = []
    /// The cell in each variant.
    let variants: [(variant: LayoutVariant, diff: CellDiff)]

    /// What happens in every variant alike; of one variant, what was written and not computed.
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

  /// Rows that differ alike, told once, at the place of the first.
  private static func grouped(_ cells: [Cell]) -> [Cell] {
    var groups: [Cell] = []
    var places: [String: Int] = [:]
    for cell in cells {
      let key = cell.likeness
      if let place = places[key] {
        groups[place].others.append(cell.id)
      } else {
        places[key] = groups.count
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

  /// The same for two rows to which the same happens. Cells of Interface Builder have ids of their own.
  fileprivate var likeness: String {
    guard let cell = variants.first?.diff.cell, cell.isRow else { return id }
    let story = variants.map { entry in
      entry.variant.suffix + entry.diff.changes.map(\.text).joined(separator: "\n")
    }
    return ([fate.rawValue, cell.reuseIdentifier ?? ""] + story).joined(separator: "\n")
  }
}
