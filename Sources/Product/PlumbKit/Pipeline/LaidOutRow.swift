import InterfaceBuilder
import LayoutTree
import Linting
import UIKit

/// A row that is laid out: of a table, or a scene of an Interface Builder file at the size that the
/// file stores.
struct LaidOutRow {
  /// `section.row`; the number of the scene for one at its stored size.
  let id: String
  /// Its number among all rows, from 0.
  let number: Int
  /// What the scene is called, for one at its stored size.
  let sceneName: String?
  let reuseIdentifier: String?
  /// The view whose engine lays the content out.
  let host: UIView
  /// The content view of a cell, else the host.
  let content: UIView
  /// The width that it was laid out for, in points.
  let width: Double
  /// The width of the cell, in points, where that is not the table's: cells of an inset-grouped
  /// table are narrower.
  let cellWidth: Double?
  /// Who decided the height; `nil` for a stored size.
  let sizing: LayoutTree.Scene.Sizing?
  /// The height that a table which sizes its rows would give a cell, in points; `nil` but for one
  /// at its stored size.
  let fittedHeight: CGFloat?
  /// How its appearance is judged.
  let subject: RowAppearance.Subject

  /// The row that `cell` shows in `table`.
  init(
    _ cell: UITableViewCell, at path: IndexPath, number: Int, in table: UITableView, width: Double
  ) {
    id = "\(path.section).\(path.row)"
    self.number = number
    sceneName = nil
    reuseIdentifier = cell.reuseIdentifier
    host = cell
    content = cell.contentView
    self.width = width
    cellWidth = cell.frame.width == table.bounds.width ? nil : Double(cell.frame.width)
    sizing = RowReader.sizing(of: cell, at: path, in: table)
    fittedHeight = nil
    subject = .init(isRow: true, isOnCanvas: table.dataSource is InterfaceTable)
  }

  /// A scene at its stored size.
  init(_ scene: InterfaceScene, _ stored: StoredScene, number: Int) {
    id = "\(number)"
    self.number = number
    sceneName = scene.name
    reuseIdentifier = scene.reuseIdentifier
    host = stored.root
    content = stored.content
    width = Double(stored.root.frame.width)
    cellWidth = nil
    sizing = nil
    fittedHeight = stored.fittedHeight
    subject = .init(isRow: scene.kind == .tableCell, isOnCanvas: true)
  }

  /// Its views under the names that people use.
  var views: ViewNames {
    ViewNames(content, named: content === host ? "view" : "contentView")
  }

  /// Whether the height is what the content asks for.
  var isSelfSizing: Bool {
    switch sizing?.rule {
    case .automatic, .style: true
    case .fixed, .standard: false
    case nil: fittedHeight != nil
    }
  }

  /// The cell of a file that shows several as rows of one table.
  var cellName: String? { sceneName == nil && subject.isOnCanvas ? reuseIdentifier : nil }

  /// `row 0.1 mail`, or the name of a scene at its stored size.
  var title: String {
    sceneName ?? (["row \(id)", reuseIdentifier].compactMap(\.self)).joined(separator: " ")
  }

  /// `320 pt (cell 288 pt)`.
  var widthText: String {
    "\(readable(width)) pt" + (cellWidth.map { " (cell \(readable($0)) pt)" } ?? "")
  }

  /// Whether a person means this row by `name`.
  func isCalled(_ name: String) -> Bool {
    id == name || "\(number)" == name || reuseIdentifier == name || sceneName == name
  }

  /// The row as a value, with what views bring into the layout and what is seen to be wrong.
  func scene(_ views: ViewNames) -> LayoutTree.Scene {
    var scene = RowReader.scene(
      of: content, named: content === host ? "view" : "contentView", laidOutBy: host, .everything)
    scene.id = sceneName ?? id
    scene.reuseIdentifier = reuseIdentifier
    scene.sizing = sizing
    scene.fittedHeight = fittedHeight.map { Double($0) }
    scene.faults = RowFaults.faults(of: content, in: host, subject, views)
    return scene
  }
}

extension PlumbSession {
  /// Calls `body` with each row of a file, template or Interface Builder document, in every variant
  /// of the request. Scenes of a document are at their stored sizes, as `frames` prints them,
  /// unless the request names widths, devices or data.
  ///
  /// A row is good until `body` returns: tables reuse their cells.
  ///
  /// - Parameters:
  ///   - scene: which cell of a document, by id or reuse identifier; all without.
  ///   - height: lays rows out at this height, as a table does with an estimate.
  func forEachRow(
    of file: String, scene: String?, height: Double? = nil, _ request: LayoutRequest,
    _ body: (LaidOutRow) throws(PlumbError) -> Void
  ) throws(PlumbError) {
    if InterfaceDocument.isInterfaceFile(file), !request.asksForTable, height == nil {
      return try forEachStoredScene(of: file, scene: scene, request, body)
    }
    try forEachTable(of: file, scene: scene, request) { table, variant throws(PlumbError) in
      var number = 0
      var failure: PlumbError?
      table.forEachElement { element, view in
        guard case .row(let path) = element, let cell = view as? UITableViewCell else { return }
        defer { number += 1 }
        guard failure == nil else { return }
        if let height {
          cell.frame.size.height = CGFloat(height)
          cell.layoutIfNeeded()
        }
        let row = LaidOutRow(cell, at: path, number: number, in: table, width: variant.width)
        do throws(PlumbError) { try body(row) } catch { failure = error }
      }
      if let failure { throw failure }
    }
  }

  private func forEachStoredScene(
    of file: String, scene: String?, _ request: LayoutRequest,
    _ body: (LaidOutRow) throws(PlumbError) -> Void
  ) throws(PlumbError) {
    let layout = try storedLayout(of: file, request)
    let picked = scene == nil ? layout.scenes : try layout.scenes(picked: scene)
    let rows = try InterfaceRows(layout, picked, request.content).scenesOnce()
    let environment = environment(of: layout, request)
    for (number, row) in rows.enumerated() {
      let stored = environment.perform { layout.stored(row.scene, row.content) }
      let laidOut = LaidOutRow(row.scene, stored, number: number)
      try withExtendedLifetime(stored) { () throws(PlumbError) in try body(laidOut) }
    }
    tellNotes([layout])
  }
}
