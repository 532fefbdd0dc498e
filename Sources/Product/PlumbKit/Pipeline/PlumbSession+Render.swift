import CellTemplates
import Diagnostics
import ImageCoding
import InterfaceBuilder
import LayoutTree
import Rendering
import Scene
import UIKit

extension PlumbSession {
  /// Draws a template in each variant of the request, a picture each.
  ///
  /// - Throws: `PlumbError`; pictures that were complete before stay.
  public func render(_ file: String, _ request: PictureRequest) throws(PlumbError) {
    release(file)
    if InterfaceDocument.isInterfaceFile(file) { return try renderInterface(file, request) }
    let template = try load(file)
    if let style = request.sheet { return try renderSheet(of: template, style, request) }
    try checkCount(try request.layout.variants(of: template).count, of: template.path, request)
    try forEachVariant(of: template, request.layout) { template, variant throws(PlumbError) in
      let path = request.output.path(
        template: template.path, suffix: variant.suffix, format: request.format)
      if request.output.isFile { try claim(path, for: file) }
      let picture = try picture(of: template, at: variant, request)
      try deliver(picture, request, to: path)
      tellConflicts(of: picture.tree)
    }
  }

  /// A template's table in a variant, laid out and drawn.
  func picture(
    of template: Template, at variant: LayoutVariant, _ request: PictureRequest
  ) throws(PlumbError) -> TablePicture {
    let assets = SceneAssets(typesetter)
    let table = try paint(template, at: variant, request, assets)
    let picture = TablePicture(
      table, named: template.name, layers: request.layers, hasLegend: request.hasLegend,
      assets: assets)
    for problem in picture.damagedPictures { send(problem, of: template) }
    return picture
  }

  /// A template's table in a variant, laid out, and its rows drawn.
  func paint(
    _ template: Template, at variant: LayoutVariant, _ request: PictureRequest,
    _ assets: SceneAssets
  ) throws(PlumbError) -> PaintedTable {
    let (table, header) = table(of: template, at: variant)
    let tableView = table.tableView
    let estimates = request.layers.contains(.estimates) ? TableEstimates(of: tableView) : nil
    tableView.layoutAllRows { rows in
      send(.progress(file: template.path, rows: rows, of: max(rows, template.rowCount)))
    }
    return try withExtendedLifetime(table) { () throws(PlumbError) in
      try paint(tableView, header, request, assets, of: template.path, estimates)
    }
  }

  /// The selected rows of a table that is laid out.
  func paint(
    _ tableView: UITableView, _ header: LayoutTree, _ request: PictureRequest,
    _ assets: SceneAssets, of file: String, _ estimates: TableEstimates? = nil
  ) throws(PlumbError) -> PaintedTable {
    if request.rows == nil { try checkSize(of: tableView.contentSize.height, header) }
    let rows = SelectedRows(request.rows, in: tableView)
    let painted = PaintedTable(
      tableView, header: header, layers: request.layers, rows: rows, assets: assets,
      estimates: estimates, silencing: silencedRules)
    if let selection = request.rows {
      try checkSize(of: painted.height, header)
      guard !painted.tree.scenes.isEmpty else {
        throw PlumbError(
          file, "no row is \(Diagnostic.quoted(selection.text))",
          expected: rows.inventory)
      }
    }
    return painted
  }

  /// Says which file is damaged, and where the template names it.
  func send(_ problem: PictureFiles.Problem, of template: Template) {
    let name = problem.name ?? "a picture"
    let place = template.location(ofImage: name) ?? FileLocation(file: template.path)
    // The template's reader may have tried the file already, and told the same.
    guard !template.warnings.contains(where: { $0.location == place }) else { return }
    send(
      .warning(
        Diagnostic(
          .warning, at: place,
          "\(Diagnostic.quoted(name)): \(problem.error); a placeholder is drawn")))
  }

  /// Refuses what would put several pictures into one stream.
  func checkCount(
    _ count: Int, of file: String, _ request: PictureRequest
  ) throws(PlumbError) {
    guard request.output == .stream, count > 1 else { return }
    throw PlumbError(
      file, "makes \(count) pictures, and standard output takes one",
      hint: "choose one with --width, or name a folder with --output")
  }

  /// Refuses a table that no picture can hold before it is drawn.
  func checkSize(of height: Double, _ tree: LayoutTree) throws(PlumbError) {
    let pixels = tree.width * tree.scale * height * tree.scale
    let rows = height * tree.scale
    guard pixels > LayoutLimits.pixels || rows > Double(RenderingLimits.maximumHeight) else {
      return
    }
    throw PlumbError(
      tree.file,
      "at \(readable(tree.width)) pt the table is \(readable(height)) points tall, too tall for"
        + " a picture (limits: \(RenderingLimits.maximumHeight) pixels of height,"
        + " \(Int(LayoutLimits.pixels)) pixels in all)",
      hint: "fewer rows, or a smaller --scale; `plumb frames` has no such limit")
  }
}
