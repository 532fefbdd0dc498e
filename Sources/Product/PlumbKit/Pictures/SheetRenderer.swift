import CellTemplates
import LayoutTree
import Scene
import ViewDrawing

struct SheetContent {
  let title: String
  /// The input, for messages and for the picture's name.
  let file: String
  let tables: [(table: PaintedTable, variant: LayoutVariant)]
}

/// Draws the variants of a source side by side on one picture.
struct SheetRenderer {
  private let renderer: Renderer

  init(_ renderer: Renderer) { self.renderer = renderer }

  /// Draws the sheet and delivers it.
  func render(
    _ source: CellSource, _ variants: [LayoutVariant], _ style: SheetStyle,
    _ request: PictureRequest
  ) throws(PlumbError) {
    let session = renderer.session
    let assets = SceneAssets(session.typesetter)
    let content = try content(of: source, variants, request, assets)
    let path = request.output.path(
      template: source.picturePath, suffix: source.suffix("sheet"), format: request.format)
    if request.output.isFile { try session.claim(path, for: source.path) }
    let picture = try picture(of: content, style, request, assets)
    try PictureDelivery(session).deliver(picture, request, to: path)
    var remarks = DrawingRemarks()
    var conflicts = ConflictReport()
    for (table, _) in content.tables {
      conflicts.add(variant: table.tree)
      remarks.add(table.remarks)
    }
    session.send(conflicts, file: source.path)
    renderer.report(remarks, on: source, request)
  }

  /// The variants of a source, drawn; damaged pictures are reported where they are named.
  func content(
    of source: CellSource, _ variants: [LayoutVariant], _ request: PictureRequest,
    _ assets: SceneAssets
  ) throws(PlumbError) -> SheetContent {
    var tables: [(table: PaintedTable, variant: LayoutVariant)] = []
    var first: (any LocalizedCells)?
    try renderer.session.forEach(variants, of: source) { cells, variant throws(PlumbError) in
      tables.append((try renderer.paint(cells, at: variant, request, assets), variant))
      first = first ?? cells
    }
    if let first { renderer.reportDamage(assets, of: first) }
    return SheetContent(title: source.name, file: source.path, tables: tables)
  }

  func picture(
    of content: SheetContent, _ style: SheetStyle, _ request: PictureRequest,
    _ assets: SceneAssets
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
    try PictureDelivery.checkSize(of: scene.size.height, tree)
    return TablePicture(scene: scene, tree: tree)
  }

  private func columns(
    _ content: SheetContent, _ style: SheetStyle, _ request: PictureRequest,
    _ assets: SceneAssets, _ texts: SheetTexts
  ) throws(PlumbError) -> [SheetColumn] {
    let tables = content.tables
    if !request.layers.isEmpty {
      return SheetColumn.diagrams(tables, request, assets, texts)
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

extension DeviceOutline {
  /// The device of a variant; nil for a mere width.
  fileprivate init?(_ variant: LayoutVariant, _ table: PaintedTable) {
    guard case .device(let device, let orientation) = variant.target else { return nil }
    self.init(device: device, orientation: orientation, palette: table.palette)
  }
}
