import CellTemplates
import InterfaceBuilder
import LayoutTree
import UIKit

extension PlumbSession {
  /// How frames are printed.
  public enum FramesForm: Sendable {
    /// A tree for people.
    case text
    /// A line of JSON for each file and width.
    case json
  }

  /// Lays out a template in each variant of the request and prints every frame.
  ///
  /// Rows are handed to `sink` as they are laid out, so memory does not grow with their number.
  public func frames(
    of file: String, _ request: LayoutRequest, as form: FramesForm,
    to sink: @escaping ([UInt8]) -> Void
  ) throws(PlumbError) {
    if InterfaceDocument.isInterfaceFile(file) {
      return try interfaceFrames(of: file, request, as: form, to: sink)
    }
    let template = try load(file)
    try forEachVariant(of: template, request) { template, variant throws(PlumbError) in
      let (table, header) = table(of: template, at: variant)
      var printer = FramesPrinter(header, form, to: sink)
      var conflicts = ConflictReport()
      var rows = 0
      table.tableView.forEachElement { element, view in
        guard case .row(let path) = element, let cell = view as? UITableViewCell else { return }
        let scene = RowReader.scene(of: cell, at: path)
        printer.write(scene)
        conflicts.add(scene)
        rows += 1
        send(.progress(file: file, rows: rows, of: template.rowCount))
      }
      printer.finish()
      send(conflicts, file: file, width: variant.width)
    }
  }

  /// Tells which constraints of a tree conflict, if any do.
  func tellConflicts(of tree: LayoutTree) {
    var report = ConflictReport()
    for scene in tree.scenes { report.add(scene) }
    send(report, file: tree.file, width: tree.width)
  }

  func send(_ report: ConflictReport, file: String, width: Double) {
    let diagnostics = report.diagnostics(file: file, width: width)
    if !diagnostics.isEmpty { send(.conflicts(diagnostics)) }
  }
}
