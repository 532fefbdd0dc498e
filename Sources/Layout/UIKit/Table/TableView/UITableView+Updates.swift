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
