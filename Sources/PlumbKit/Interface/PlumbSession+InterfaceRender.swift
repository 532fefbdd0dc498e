import CellTemplates
import Diagnostics
import InterfaceBuilder
import LayoutTree
import UIKit

extension PlumbSession {
  /// Draws the cells of an Interface Builder file, one below the other and each as high as its content, in every
  /// variant of the request; without widths at that of the canvas.
  func renderInterface(_ file: String, _ request: PictureRequest) throws(PlumbError) {
    if let style = request.sheet { return try renderSheet(of: file, style, request) }
    let document = try loadDocument(file)
    let count = try request.layout.variants(of: InterfaceLayout(document)).count
    try checkCount(count, of: file, request)
    try forEachVariant(of: file, request.layout, scene: request.scene) {
      rows, variant throws(PlumbError) in
      let path = request.output.path(
        template: file, suffix: variant.suffix, format: request.format)
      if request.output.isFile { try claim(path, for: file) }
      let picture = try picture(of: rows, at: variant, request)
      try deliver(picture, request, to: path)
      tellConflicts(of: picture.tree)
    }
  }

  /// Rows of a document in a variant, laid out and drawn.
  func picture(
    of rows: InterfaceRequest, at variant: LayoutVariant, _ request: PictureRequest
  ) throws(PlumbError) -> TablePicture {
    let assets = SceneAssets(typesetter)
    let path = rows.layout.document.path
    let picture = TablePicture(
      try paint(rows, at: variant, request, assets), named: OutputPlace.stem(of: path),
      layers: request.layers, hasLegend: request.hasLegend, assets: assets)
    for problem in picture.damagedPictures {
      tell(
        .warning(
          Diagnostic(
            .warning, at: FileLocation(file: path),
            "\(Diagnostic.quoted(problem.name ?? "a picture")): \(problem.error); a placeholder is"
              + " drawn")))
    }
    return picture
  }

  private func renderSheet(
    of file: String, _ style: SheetStyle, _ request: PictureRequest
  ) throws(PlumbError) {
    let assets = SceneAssets(typesetter)
    var tables: [(table: PaintedTable, variant: LayoutVariant)] = []
    try forEachVariant(of: file, request.layout, scene: request.scene) {
      rows, variant throws(PlumbError) in
      tables.append((try paint(rows, at: variant, request, assets), variant))
    }
    try deliver(
      SheetContent(title: OutputPlace.stem(of: file), file: file, tables: tables), style, request,
      assets)
  }

  /// Rows of a document in a variant, laid out, and the selected ones drawn.
  private func paint(
    _ rows: InterfaceRequest, at variant: LayoutVariant, _ request: PictureRequest,
    _ assets: SceneAssets
  ) throws(PlumbError) -> PaintedTable {
    let (table, header) = rows.table(at: variant, text: typesetter)
    return try withExtendedLifetime(table) { () throws(PlumbError) in
      try paint(table.tableView, header, request, assets, of: rows.layout.document.path)
    }
  }
}

extension InterfaceLayout {
  /// The scene of that id or reuse identifier; without one what a picture of the document shows.
  func scenes(picked name: String?) throws(PlumbError) -> [InterfaceScene] {
    guard let name else {
      guard !shownScenes.isEmpty else {
        throw PlumbError(document.path, "has nothing to draw: no cell and no view")
      }
      return shownScenes
    }
    let found = scenes.filter { $0.isCalled(name) }
    guard !found.isEmpty else {
      let known = scenes.compactMap { $0.reuseIdentifier ?? $0.id }
      throw PlumbError(
        document.path, "has no scene \(Diagnostic.quoted(name))",
        hint: nearest(to: name, in: known).map { "did you mean \(Diagnostic.quoted($0))?" })
    }
    return found
  }
}

extension LayoutRequest {
  /// The variants asked for of a document: by itself it has one, as wide as its canvas.
  func variants(of layout: InterfaceLayout) throws(PlumbError) -> [LayoutVariant] {
    try variants(
      declared: [TemplateVariant(.width(Double(layout.device.size.width)))],
      settings: TemplateSettings(
        profile: layout.document.header.tools.profile, scale: Double(layout.device.scale)),
      path: layout.document.path)
  }
}
