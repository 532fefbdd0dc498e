import CellTemplates
import LayoutTree
import Scene
import UIKit
import ViewDrawing

/// What a sheet is made of.
struct SheetContent {
  let title: String
  /// The input, for messages and for the picture's name.
  let file: String
  let tables: [(table: PaintedTable, variant: LayoutVariant)]
}

extension PlumbSession {
  /// Draws every variant of the request side by side on one picture.
  func renderSheet(
    of template: Template, _ style: SheetStyle, _ request: PictureRequest
  ) throws(PlumbError) {
    let assets = SceneAssets(typesetter)
    let content = try content(of: template, request, assets)
    for problem in assets.pictures.problems { send(problem, of: template) }
    try deliver(content, style, request, assets)
  }

  /// The variants of a template that the request asks for, drawn.
  func content(
    of template: Template, _ request: PictureRequest, _ assets: SceneAssets
  ) throws(PlumbError) -> SheetContent {
    var tables: [(table: PaintedTable, variant: LayoutVariant)] = []
    try forEachVariant(of: template, request.layout) { template, variant throws(PlumbError) in
      tables.append((try paint(template, at: variant, request, assets), variant))
    }
    return SheetContent(title: template.name, file: template.path, tables: tables)
  }

  /// Brings a sheet where the request wants it, and tells so.
  func deliver(
    _ content: SheetContent, _ style: SheetStyle, _ request: PictureRequest, _ assets: SceneAssets
  ) throws(PlumbError) {
    let path = request.output.path(
      template: content.file, suffix: "sheet", format: request.format)
    if request.output.isFile { try claim(path, for: content.file) }
    try deliver(try sheet(content, style, request, assets), request, to: path)
    for (table, _) in content.tables { tellConflicts(of: table.tree) }
  }

  /// The sheet as a picture.
  func sheet(
    _ content: SheetContent, _ style: SheetStyle, _ request: PictureRequest, _ assets: SceneAssets
  ) throws(PlumbError) -> TablePicture {
    let texts = SheetTexts(assets)
    let sheet = ContactSheet(
      title: content.title,
      subtitle: content.tables.map(\.variant.profile).uniqued().joined(separator: ", "),
      columns: try columns(content, style, request, assets, texts), hasLegend: request.hasLegend)
    let scene = sheet.scene(assets, texts)
    let tree = LayoutTree(
      file: content.file, width: scene.size.width, scale: request.layout.scale ?? 2,
      profile: content.tables.first?.variant.profile ?? "")
    try checkSize(of: scene.size.height, tree)
    return TablePicture(scene: scene, tree: tree, damagedPictures: [])
  }

  private func columns(
    _ content: SheetContent, _ style: SheetStyle, _ request: PictureRequest,
    _ assets: SceneAssets, _ texts: SheetTexts
  ) throws(PlumbError) -> [SheetColumn] {
    let tables = content.tables
    if !request.layers.isEmpty {
      return SheetColumn.diagrams(tables, layers: request.layers, assets, texts)
    }
    let outlines = tables.map { style == .devices ? DeviceOutline($0.variant, $0.table) : nil }
    if style == .devices, outlines.allSatisfy({ $0 == nil }) {
      throw PlumbError(
        content.file, "no variant is on a device that could be drawn",
        hint: "name one with --device")
    }
    return zip(tables, outlines).map { entry, outline in
      outline.map { SheetColumn(entry.table, on: $0, of: entry.variant, texts) }
        ?? SheetColumn(entry.table, of: entry.variant, texts)
    }
  }
}

extension [String] {
  /// Each element once, where it comes first.
  fileprivate func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension DeviceOutline {
  /// The device of a variant; nil for a mere width.
  fileprivate init?(_ variant: LayoutVariant, _ table: PaintedTable) {
    guard case .device(let device, let orientation) = variant.target else { return nil }
    self.init(device: device, orientation: orientation, palette: table.palette)
  }
}
