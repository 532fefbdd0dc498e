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
