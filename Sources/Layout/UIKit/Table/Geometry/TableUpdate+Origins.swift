import Foundation

extension TableUpdate {
  /// Where each place of a list comes from: its old place, or nil for a new item.
  ///
  /// Moved and inserted items take the places asked for; what neither moved nor went keeps its
  /// order and fills the places left.
  ///
  /// - Parameters:
  ///   - kept: what stays, in its old order.
  ///   - fixed: new places that are taken, with what a move brings there (nil: inserted).
  /// - Returns: one entry for each new place. Its length is what the update implies; a data source
  ///   that disagrees shows by it.
  static func origins<Item>(kept: [Item], fixed: [Int: Item?]) -> [Item?] {
    let count = kept.count + fixed.count
    var result: [Item?] = []
    result.reserveCapacity(count)
    var next = 0
    for place in 0..<count {
      if let origin = fixed[place] {
        result.append(origin)
      } else if next < kept.count {
        result.append(kept[next])
        next += 1
      }
    }
    return result
  }

  /// The old section that each new section comes from; nil for an inserted one.
  func sectionOrigins(oldCount: Int) -> [Int?] {
    var fixed: [Int: Int?] = [:]
    for section in insertedSections { fixed[section] = .some(nil) }
    for move in movedSections { fixed[move.to] = .some(move.from) }
    let removed = deletedSections.union(movedSections.map(\.from))
    return Self.origins(kept: (0..<oldCount).filter { !removed.contains($0) }, fixed: fixed)
  }

  /// The rows' part of an update, by section.
  struct RowChanges {
    /// Rows that leave, by the section they were in.
    var removed: [Int: Set<Int>] = [:]
    /// Places that are taken, by the section they are in now, with the row a move brings there.
    var fixed: [Int: [Int: IndexPath?]] = [:]

    init(_ update: TableUpdate) {
      for path in update.deletedRows { removed[path.section, default: []].insert(path.row) }
      for path in update.insertedRows { fixed[path.section, default: [:]][path.row] = .some(nil) }
      for move in update.movedRows {
        removed[move.from.section, default: []].insert(move.from.row)
        fixed[move.to.section, default: [:]][move.to.row] = .some(move.from)
      }
    }

    /// The old row that each row of a section comes from; nil for an inserted one.
    func origins(oldSection: Int, newSection: Int, oldCount: Int) -> [IndexPath?] {
      let gone = removed[oldSection] ?? []
      let kept = (0..<oldCount).filter { !gone.contains($0) }
      return TableUpdate.origins(
        kept: kept.map { IndexPath(row: $0, section: oldSection) },
        fixed: fixed[newSection] ?? [:])
    }
  }
}
