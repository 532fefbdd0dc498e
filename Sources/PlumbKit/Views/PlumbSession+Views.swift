import LayoutTree
import Scene
import Snapshots
import UIKit

extension PlumbSession {
  /// Makes a view in a variant, lays it out there, and draws it.
  ///
  /// - Parameters:
  ///   - name: of the reference's files.
  ///   - storedPath: what the layout tree calls its source, the same on every machine.
  ///   - make: called once, in the variant's environment; a cell becomes a row of a table.
  /// - Throws: what `make` throws; `PlumbError` where the view was made elsewhere or is too large.
  package func snapshot(
    at variant: LayoutVariant, _ request: ViewRequest, name: String, storedPath: String,
    make: () throws -> UIView
  ) throws -> Snapshot {
    let environment = variant.environment(text: typesetter, nibs: request.nibs)
    return try environment.perform {
      let view = try make()
      let header = LayoutTree(
        file: storedPath, width: variant.width, scale: variant.scale, profile: variant.profile,
        variant: [variant.screen].compactMap(\.self) + variant.remarks)
      try check(view, environment, header)
      for part in Self.parts(of: view) { PropertyNames.give(to: part) }
      let picture = try picture(of: view, at: variant, request, header)
      return try snapshot(of: picture, named: name, storedPath)
    }
  }

  private func picture(
    of view: UIView, at variant: LayoutVariant, _ request: ViewRequest, _ header: LayoutTree
  ) throws(PlumbError) -> TablePicture {
    let assets = SceneAssets(typesetter)
    let cell = view as? UITableViewCell
    let table =
      if let table = cell.map({ CellTable([$0]) }) ?? view as? UITableView {
        try paint(table, at: variant, request, header, assets)
      } else {
        try paint(view, at: variant, request, header, assets)
      }
    let name = (view as? CellTable)?.cells.first.map { "\(type(of: $0))" } ?? "\(type(of: view))"
    return TablePicture(table, named: name, layers: request.layers, assets: assets)
  }

  // MARK: Tables

  private func paint(
    _ table: UITableView, at variant: LayoutVariant, _ request: ViewRequest, _ header: LayoutTree,
    _ assets: SceneAssets
  ) throws(PlumbError) -> PaintedTable {
    table.frame = CGRect(origin: .zero, size: variant.place.viewport)
    let covered = variant.place.safeArea
    table.setSafeAreaInsets(UIEdgeInsets(left: covered.left, right: covered.right))
    let height = request.points(at: variant)
    if let height, let cells = table as? CellTable {
      cells.rowHeight = height / CGFloat(max(1, cells.cells.count))
    }
    table.layoutAllRows()
    try checkSize(of: Double(height ?? table.contentSize.height), header)
    var painted = PaintedTable(
      table, header: header, layers: request.layers, rows: SelectedRows(nil, in: table),
      assets: assets)
    if let height { painted.height = max(1, Double(height)) }
    return painted
  }

  // MARK: Other views

  private func paint(
    _ view: UIView, at variant: LayoutVariant, _ request: ViewRequest, _ header: LayoutTree,
    _ assets: SceneAssets
  ) throws(PlumbError) -> PaintedTable {
    let covered = variant.place.safeArea
    view.setSafeAreaInsets(UIEdgeInsets(left: covered.left, right: covered.right))
    view.size(toWidth: CGFloat(variant.width), height: request.points(at: variant))
    try checkSize(of: Double(view.frame.height), header)
    return PaintedTable(view, size: view.frame.size, header: header, assets: assets)
  }

  /// What somebody has made: the cells of a table that was made around them, else the view.
  private static func parts(of view: UIView) -> [UIView] { (view as? CellTable)?.cells ?? [view] }

  /// Refuses what cannot be shown in the variant.
  private func check(
    _ view: UIView, _ environment: LayoutEnvironment, _ header: LayoutTree
  ) throws(PlumbError) {
    for part in Self.parts(of: view) {
      guard let mismatch = ViewMismatch(of: part, in: environment) else { continue }
      throw PlumbError(
        header.file, "the \(type(of: part)) was made \(mismatch.words.joined(separator: ", "))",
        expected: "a view made anew for each variant",
        hint: "make it in the call: assertSnapshot(of: \(type(of: part))(…), …)")
    }
  }
}
