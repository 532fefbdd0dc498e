import CellTemplates
import Reading
import UIKitCore

/// A table for rows that come one after the other: its cells are used again and again, so that
/// memory does not grow with the number of rows.
///
/// The height of a row depends on its own content only, never on its position or on its neighbours.
package protocol RowTable: AnyObject {
  /// Adds a row to those that the next table shows. A value that is no record becomes the field
  /// `value`. Throws why the source has no row for the value.
  func add(_ value: DataValue) throws(RowProblem)

  /// A table of the rows added since the last call, in one section; good until the next call.
  func nextTable() -> UITableView

  /// Whether any row so far had a field that a cell shows.
  var hasShownFields: Bool { get }

  /// The fields that cells show, for messages.
  var shownFields: String { get }
}

/// The reason why a source has no row for a value.
package struct RowProblem: Error {
  /// Without file and row.
  package let message: String

  package init(message: String) { self.message = message }
}

final class TemplateRows: RowTable {
  private let table: TemplateTable
  private let preparation: RowPreparation
  private var rows: [DataRecord] = []
  private(set) var hasShownFields = false

  init(_ table: TemplateTable, _ preparation: RowPreparation) {
    self.table = table
    self.preparation = preparation
  }

  func add(_ value: DataValue) throws(RowProblem) {
    guard let row = preparation.row(of: value) else {
      throw RowProblem(message: "finds no cell; expected one of \(preparation.cells)")
    }
    if !hasShownFields { hasShownFields = preparation.isShown(row) }
    rows.append(row)
  }

  func nextTable() -> UITableView {
    table.show(rows)
    rows.removeAll(keepingCapacity: true)
    return table.tableView
  }

  var shownFields: String { preparation.shownFields }
}

/// Rows of an Interface Builder file. Each has a cell of its own, which is gone with the next
/// table: what a row does not set is what the file has.
final class InterfaceRowTable: RowTable {
  private let source: InterfaceRows
  private let makeTable: ([InterfaceRows.Row]) -> InterfaceTable
  private var rows: [InterfaceRows.Row] = []
  private var shown: InterfaceTable?
  private(set) var hasShownFields = false

  init(_ source: InterfaceRows, _ makeTable: @escaping ([InterfaceRows.Row]) -> InterfaceTable) {
    self.source = source
    self.makeTable = makeTable
  }

  func add(_ value: DataValue) throws(RowProblem) {
    let record = DataRecord(row: value)
    do {
      let row = try source.row(of: record, "", "")
      if !hasShownFields { hasShownFields = source.isShown(record, in: row.scene) }
      rows.append(row)
    } catch {
      let problem = error.diagnostics.first
      let expected = problem?.expected.map { "; expected \($0)" } ?? ""
      throw RowProblem(message: (problem?.message ?? "has no scene") + expected)
    }
  }

  func nextTable() -> UITableView {
    let table = makeTable(rows)
    rows.removeAll(keepingCapacity: true)
    shown = table
    return table.tableView
  }

  var shownFields: String { source.callableNames }
}
