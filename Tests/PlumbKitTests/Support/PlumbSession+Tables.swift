import CellSources
import Diagnostics
import UIKitCore

@testable import PlumbKit

extension PlumbSession {
  /// Calls `body` with the table of a file in every variant of a request. The table has not been
  /// laid out. `scene`: which cell of an Interface Builder file, by id or reuse identifier; all
  /// that a picture shows where it is nil.
  func forEachTable(
    of file: String, scene: String?, _ request: LayoutRequest,
    _ body: (UITableView, LayoutVariant) throws(PlumbError) -> Void
  ) throws(PlumbError) {
    let source = try open(file, CellRequest(request.content, scenes: SceneChoice(scene)))
    let variants = try variants(of: source, request)
    try forEach(variants, of: source) { cells, variant throws(PlumbError) in
      try cells.table(in: variant, text: typesetter).use { table throws(PlumbError) in
        try body(table, variant)
      }
    }
  }
}
