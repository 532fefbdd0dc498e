import UIKit

extension PlumbSession {
  /// Hands over the trace of each row of a file, in every variant of the request.
  ///
  /// - Parameters:
  ///   - row: `section.row`, or counted from 0 over all sections; all rows without one.
  ///   - height: lays every row out at this height, as a table does with an estimate, or with a
  ///     cell that showed another row before; each at its own without one.
  ///   - scene: which cell of an Interface Builder file, by id or reuse identifier.
  public func trace(
    _ file: String, row: String? = nil, height: Double? = nil, scene: String? = nil,
    _ request: LayoutRequest, to sink: (LayoutTrace) -> Void
  ) throws(PlumbError) {
    try forEachTable(of: file, scene: scene, request) { table, variant throws(PlumbError) in
      var rows = 0
      table.forEachElement { element, view in
        guard case .row(let path) = element, let cell = view as? UITableViewCell else { return }
        defer { rows += 1 }
        guard row.map({ $0 == "\(path.section).\(path.row)" || $0 == "\(rows)" }) ?? true else {
          return
        }
        if let height {
          cell.frame.size.height = CGFloat(height)
          cell.layoutIfNeeded()
        }
        sink(
          LayoutTrace(
            cell, at: path, in: table, width: variant.width, silencing: silencedRules))
      }
    }
  }
}
