import CellSources
import Reading
import UIKit

/// A preview or a class, with the row of data that it shows.
struct HostedRow {
  let entry: HostedEntry
  let record: DataRecord?
  /// What a class shows that has no data.
  let sample: SampleChoice
}

/// Hosted cells in one language.
struct HostedRows: LocalizedCells {
  let path: String
  let entries: [HostedEntry]
  let rows: [HostedRow]
  let surroundings: HostedSurroundings

  var rowCount: Int { rows.count }

  func table(in variant: LayoutVariant, text: any TextMeasurer) -> SourceTable {
    let environment = surroundings.environment(variant, text)
    let table = environment.perform { HostedTable(rows, at: variant.target) }
    return SourceTable(table, of: path, in: variant)
  }

  func tables(in variant: LayoutVariant, text: any TextMeasurer) -> [SourceTable] {
    let environment = surroundings.environment(variant, text)
    var section = 0
    return environment.perform { HostedTable.tables(rows, at: variant.target) }.map { table in
      defer { section += table.tableView.numberOfSections }
      return SourceTable(table, of: path, in: variant, firstSection: section)
    }
  }

  func rowTable(
    in variant: LayoutVariant, text: any TextMeasurer
  ) throws(PlumbError) -> any RowTable {
    let environment = surroundings.environment(variant, text)
    return try HostedRowTable(entries, of: path) { rows in
      environment.perform { HostedTable(rows, at: variant.target) }
    }
  }

  func location(ofDamaged picture: String) -> FileLocation? { FileLocation(file: path) }
}

/// Rows of Swift sources. Each has a cell of its own, of a class that takes rows.
final class HostedRowTable: RowTable {
  private let classes: [HostedEntry]
  private let makeTable: ([HostedRow]) -> HostedTable
  private var rows: [HostedRow] = []
  private var shown: HostedTable?
  /// A row that is no `PlumbRow` has been refused.
  let hasShownFields = true
  let shownFields = ""

  /// The key of a row that chooses its class where there are several.
  private static let classKey = "reuseIdentifier"

  /// - Parameter entries: what the sources have; classes of cells that take rows are used.
  /// - Throws: where there are none.
  init(
    _ entries: [HostedEntry], of path: String, _ makeTable: @escaping ([HostedRow]) -> HostedTable
  ) throws(PlumbError) {
    classes = entries.filter { $0.isClass && HostedContent.takesRows($0) }
    guard !classes.isEmpty else {
      throw PlumbError(
        path, "has no cell class that takes rows of a stream",
        hint: "conform one to PlumbCell, under #if canImport(PlumbCells)")
    }
    self.makeTable = makeTable
  }

  func add(_ value: DataValue) throws(RowProblem) {
    let record = DataRecord(row: value)
    let name = record[Self.classKey]?.text
    let named = classes.count == 1 ? classes : classes.filter { $0.name == name }
    guard let entry = named.first else {
      let names = Diagnostic.choices(classes.compactMap(\.name))
      throw RowProblem(message: "finds no cell; expected \"\(Self.classKey)\": \(names)")
    }
    if let reason = HostedContent.reasonAgainst(record, entry) {
      throw RowProblem(message: "is not what \(entry.name ?? "") takes: \(reason)")
    }
    rows.append(HostedRow(entry: entry, record: record, sample: .bare))
  }

  func nextTable() -> UITableView {
    let table = makeTable(rows)
    rows.removeAll(keepingCapacity: true)
    shown = table
    return table.tableView
  }
}
