import InterfaceBuilder
import UIKit

extension PlumbSession {
  /// Calls `body` with the laid-out table of a file, template or Interface Builder document, in
  /// every variant of the request.
  ///
  /// - Parameter scene: which cell of a document, by id or reuse identifier; all that it shows
  ///   without.
  func forEachTable(
    of file: String, scene: String?, _ request: LayoutRequest,
    _ body: (UITableView, LayoutVariant) throws(PlumbError) -> Void
  ) throws(PlumbError) {
    guard InterfaceDocument.isInterfaceFile(file) else {
      let template = try load(file)
      return try forEachVariant(of: template, request) { template, variant throws(PlumbError) in
        let (table, _) = table(of: template, at: variant)
        try body(table.tableView, variant)
      }
    }
    try forEachVariant(of: file, request, scene: scene) { rows, variant throws(PlumbError) in
      let (table, _) = rows.table(at: variant, text: typesetter)
      try withExtendedLifetime(table) { () throws(PlumbError) in
        try body(table.tableView, variant)
      }
    }
  }
}
