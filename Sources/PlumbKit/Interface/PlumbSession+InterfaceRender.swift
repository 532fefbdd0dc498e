import CellTemplates
import Diagnostics
import InterfaceBuilder
import LayoutTree
import UIKit

extension PlumbSession {
  /// Draws the cells of an Interface Builder file, one below the other and each as high as its content, in every
  /// variant of the request; without widths at that of the canvas.
  func renderInterface(_ file: String, _ request: PictureRequest) throws(PlumbError) {
    let layout = try loadInterface(file)
    let scenes = try layout.scenes(picked: request.scene)
    let variants = try request.layout.variants(of: layout)
    if let style = request.sheet {
      return try renderSheet(of: layout, scenes, variants, for: file, style, request)
    }
    try checkCount(variants.count, of: file, request)
    for variant in variants {
      let path = request.output.path(
        template: file, suffix: variant.suffix, format: request.format)
      if request.output.isFile { try claim(path, for: file) }
      let picture = try picture(of: layout, scenes, at: variant, request)
      try deliver(picture, request, to: path)
      tellConflicts(of: picture.tree)
    }
    for note in layout.notes { tell(.warning(note)) }
  }

  /// Scenes of a document in a variant, laid out and drawn.
  func picture(
    of layout: InterfaceLayout, _ scenes: [InterfaceScene], at variant: LayoutVariant,
    _ request: PictureRequest
  ) throws(PlumbError) -> TablePicture {
    let assets = SceneAssets(typesetter)
    return TablePicture(
      try paint(layout, scenes, at: variant, request, assets),
      named: OutputPlace.stem(of: layout.document.path), layers: request.layers,
      hasLegend: request.hasLegend, assets: assets)
  }

  private func renderSheet(
    of layout: InterfaceLayout, _ scenes: [InterfaceScene], _ variants: [LayoutVariant],
    for file: String, _ style: SheetStyle, _ request: PictureRequest
  ) throws(PlumbError) {
    let assets = SceneAssets(typesetter)
    var tables: [(table: PaintedTable, variant: LayoutVariant)] = []
    for variant in variants {
      tables.append((try paint(layout, scenes, at: variant, request, assets), variant))
    }
    try deliver(
      SheetContent(title: OutputPlace.stem(of: file), file: file, tables: tables), style, request,
      assets)
    for note in layout.notes { tell(.warning(note)) }
  }

  /// Scenes of a document in a variant, laid out, and the selected rows drawn.
  private func paint(
    _ layout: InterfaceLayout, _ scenes: [InterfaceScene], at variant: LayoutVariant,
    _ request: PictureRequest, _ assets: SceneAssets
  ) throws(PlumbError) -> PaintedTable {
    let header = LayoutTree(
      file: layout.document.path, width: variant.width, scale: variant.scale,
      profile: variant.profile, variant: [variant.screen].compactMap(\.self) + variant.remarks)
    let table = variant.environment(text: typesetter).perform {
      let table = InterfaceTable(layout, scenes, width: CGFloat(variant.width))
      table.tableView.layoutAllRows()
      return table
    }
    return try paint(table.tableView, header, request, assets, of: layout.document.path)
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
    let found = scenes.filter { $0.id == name || $0.reuseIdentifier == name }
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
