import Foundation

/// A batch of insertions, deletions, reloads and moves, collected between `beginUpdates` and
/// `endUpdates`.
///
/// Index paths of deletions, reloads and the sources of moves refer to the table before the batch;
/// those of insertions and the destinations of moves refer to the table after it, in whatever order
/// the calls were made (Apple, *Table View Programming Guide*, "Ordering of Operations and Index
/// Paths").
struct TableUpdate {
  struct Move<Position: Hashable>: Hashable {
    var from: Position
    var to: Position
  }

  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: Set<Move<Int>> = []
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  fileprivate var reloadedRows: Set<IndexPath> = []
  var movedRows: Set<Move<IndexPath>> = []

  /// Whether the batch leaves sections and rows as they are.
  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty
      && reloadedRows.isEmpty && movedRows.isEmpty
  }
}

extension TableUpdate {
  /// The origin of each position in an updated list: its former item, or nil for a new one.
  ///
  /// Moved and inserted items take their requested positions; the remaining items keep their order
  /// and fill the other positions.
  ///
  /// - Parameters:
  ///   - kept: the remaining items, in their former order.
  ///   - fixed: the occupied new positions, with the moved item (nil: inserted).
  /// - Returns: one entry per new position. Its length follows from the update, so a data source
  ///   with another count is detected.
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

  /// The former section of each section; nil for an inserted one.
  func sectionOrigins(oldCount: Int) -> [Int?] {
    var fixed: [Int: Int?] = [:]
    for section in insertedSections { fixed[section] = .some(nil) }
    for move in movedSections { fixed[move.to] = .some(move.from) }
    let removed = deletedSections.union(movedSections.map(\.from))
    return Self.origins(kept: (0..<oldCount).filter { !removed.contains($0) }, fixed: fixed)
  }

  /// The changes of rows in an update, by section.
  struct RowChanges {
    /// The rows to remove, by their former section.
    var removed: [Int: Set<Int>] = [:]
    /// The occupied positions by their new section, with the former path of a moved row.
    var fixed: [Int: [Int: IndexPath?]] = [:]

    init(_ update: TableUpdate) {
      for path in update.deletedRows { removed[path.section, default: []].insert(path.row) }
      for path in update.insertedRows { fixed[path.section, default: [:]][path.row] = .some(nil) }
      for move in update.movedRows {
        removed[move.from.section, default: []].insert(move.from.row)
        fixed[move.to.section, default: [:]][move.to.row] = .some(move.from)
      }
    }

    /// The former row of each row of a section; nil for an inserted one.
    func origins(oldSection: Int, newSection: Int, oldCount: Int) -> [IndexPath?] {
      let gone = removed[oldSection] ?? []
      let kept = (0..<oldCount).filter { !gone.contains($0) }
      return TableUpdate.origins(
        kept: kept.map { IndexPath(row: $0, section: oldSection) },
        fixed: fixed[newSection] ?? [:])
    }
  }
}

extension UITableView {
  /// Rearranges the slots for a batch. Remaining rows keep their heights and their cells.
  final func apply(_ update: TableUpdate) {
    let old = geometry
    var origins = old.origins(after: update)
    inEnvironment { complete(&origins) }
    geometry = old.rearranged(by: origins) { slot in
      (estimate(of: slot), loading.makeSerial())
    }
    renewReloadedRows(update, in: old, origins)
    shown.anchors = []
    shown.slots = 0..<0
    setNeedsLayout()
  }

  /// Adds the rows of new sections, and checks the data source's counts for the others.
  private func complete(_ origins: inout TableGeometry.SlotOrigins) {
    let sections = max(0, dataSource?.numberOfSections(in: self) ?? 0)
    guard sections == origins.slots.count else {
      endProgram(
        "invalid update: \(sections) sections after the update, \(origins.slots.count) expected")
    }
    for section in 0..<sections {
      let rows = max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
      if let expected = origins.rowCounts[section] {
        guard rows == expected else {
          endProgram(
            "invalid update: \(rows) rows in section \(section) after the update, \(expected) "
              + "expected")
        }
      } else {
        origins.slots[section] = Array(repeating: nil, count: rows + 2)
      }
    }
  }

  /// Makes a reloaded row a new row that keeps its height as an estimate.
  private func renewReloadedRows(
    _ update: TableUpdate, in old: TableGeometry, _ origins: TableGeometry.SlotOrigins
  ) {
    let reloaded = Set(update.reloadedRows.compactMap { old.index(of: TableSlot($0)) })
    guard !reloaded.isEmpty else { return }
    for (index, origin) in origins.slots.joined().enumerated() {
      guard let origin, reloaded.contains(origin) else { continue }
      heightCache.invalidate(.serial(old.serials[origin]))
      geometry.renew(at: index, serial: loading.makeSerial())
    }
  }

  /// Marks all heights as estimates after a batch; visible rows are measured again.
  package final func askHeightsAgain() {
    for serial in shown.cells.keys.sorted() { heightCache.invalidate(.serial(serial)) }
    forgetMeasurements()
    if !loading.usesEstimates { measureAll() }
    setNeedsLayout()
  }
}

extension UITableView {
  // MARK: Batches

  public final func beginUpdates() {
    loadIfNeeded()
    updateDepth += 1
  }

  /// Ends a batch: applies the changes, and measures every height again when it is needed.
  ///
  /// Visible self-sizing rows are measured at once, so an empty batch adopts the new content of a
  /// cell.
  /// - Precondition: the data source's counts agree with the changes.
  public final func endUpdates() {
    guard updateDepth > 0 else { endProgram("endUpdates without beginUpdates") }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let update = updates
    updates = TableUpdate()
    if !update.isEmpty { apply(update) }
    askHeightsAgain()
  }

  /// Applies the changes in `updates` as one batch.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batch { updates?() }
    layoutIfNeeded()
    completion?(true)
  }

  /// Applies the changes that a closure makes as one batch.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  private func batch(_ change: () -> Void) {
    beginUpdates()
    change()
    endUpdates()
  }

  // MARK: Rows

  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batch { updates.insertedRows.formUnion(indexPaths) }
  }

  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batch { updates.deletedRows.formUnion(indexPaths) }
  }

  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batch { updates.reloadedRows.formUnion(indexPaths) }
  }

  /// Moves a row, which keeps its height.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    batch { updates.movedRows.insert(.init(from: indexPath, to: newIndexPath)) }
  }

  // MARK: Sections

  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    batch { updates.insertedSections.formUnion(sections) }
  }

  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    batch { updates.deletedSections.formUnion(sections) }
  }

  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    batch { updates.reloadedSections.formUnion(sections) }
  }

  /// Moves a section, whose rows keep their heights.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    batch { updates.movedSections.insert(.init(from: section, to: newSection)) }
  }
}
