import Foundation

/// A batch of insertions, deletions, reloads and moves, as `beginUpdates`…`endUpdates` collects it.
///
/// Deletions, reloads and the sources of moves count in the table before the batch; insertions and
/// the destinations of moves in the table after it, whatever order they were asked for in
/// (Apple, *Table View Programming Guide*, "Ordering of Operations and Index Paths").
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
  var reloadedRows: Set<IndexPath> = []
  var movedRows: Set<Move<IndexPath>> = []

  /// Whether the batch changes what the table consists of.
  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty
      && reloadedRows.isEmpty && movedRows.isEmpty
  }
}

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

extension UITableView {
  /// Rearranges the slots as a batch says. Rows that stay keep their heights and their cells.
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

  /// Fills in the rows of new sections, and holds the data source to the rest.
  private func complete(_ origins: inout TableGeometry.SlotOrigins) {
    let sections = max(0, dataSource?.numberOfSections(in: self) ?? 0)
    precondition(
      sections == origins.slots.count,
      "invalid update: \(sections) sections after the update, \(origins.slots.count) expected")
    for section in 0..<sections {
      let rows = max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
      if let expected = origins.rowCounts[section] {
        precondition(
          rows == expected,
          "invalid update: \(rows) rows in section \(section) after the update, \(expected) expected"
        )
      } else {
        origins.slots[section] = Array(repeating: nil, count: rows + 2)
      }
    }
  }

  /// A reloaded row keeps its height as an estimate and is otherwise a new row.
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

  /// After a batch no height is taken for granted; rows in view are fitted anew.
  final func askHeightsAgain() {
    for serial in shown.cells.keys.sorted() { heightCache.invalidate(.serial(serial)) }
    forgetMeasurements()
    if !loading.usesEstimates { measureAll() }
    setNeedsLayout()
  }
}

extension UITableView {
  // MARK: Batches

  /// Begins a batch of changes.
  public final func beginUpdates() {
    loadIfNeeded()
    updateDepth += 1
  }

  /// Ends a batch: the changes are made, and every height is asked for again.
  ///
  /// Rows in view that size themselves are fitted anew, which is how an empty batch takes in the
  /// new content of a cell.
  /// - Precondition: the data source's counts agree with the changes.
  public final func endUpdates() {
    precondition(updateDepth > 0, "endUpdates without beginUpdates")
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let update = updates
    updates = TableUpdate()
    if !update.isEmpty { apply(update) }
    askHeightsAgain()
  }

  /// Makes the changes of `updates` as one batch.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batch { updates?() }
    layoutIfNeeded()
    completion?(true)
  }

  private func batch(_ change: () -> Void) {
    beginUpdates()
    change()
    endUpdates()
  }

  // MARK: Rows

  /// Shows new rows; the paths count in the table after the batch.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batch { updates.insertedRows.formUnion(indexPaths) }
  }

  /// Takes rows away; the paths count in the table before the batch.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batch { updates.deletedRows.formUnion(indexPaths) }
  }

  /// Asks for rows again; the paths count in the table before the batch.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batch { updates.reloadedRows.formUnion(indexPaths) }
  }

  /// Moves a row, with its height.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    batch { updates.movedRows.insert(.init(from: indexPath, to: newIndexPath)) }
  }

  // MARK: Sections

  /// Shows new sections.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    batch { updates.insertedSections.formUnion(sections) }
  }

  /// Takes sections away.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    batch { updates.deletedSections.formUnion(sections) }
  }

  /// Asks for sections again.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    batch { updates.reloadedSections.formUnion(sections) }
  }

  /// Moves a section, with the heights of its rows.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    batch { updates.movedSections.insert(.init(from: section, to: newSection)) }
  }
}
