import LayoutTree
import Scene

/// Rows with layers drawn over them: each below its caption, with gutters beside them for what
/// does not fit within, and as much room between them as the gutters need. Rows of an inset grouped
/// table are drawn without their inset.
struct DiagramPage {
  /// The table's width in points.
  let width: Double
  /// Behind the rows.
  let background: Scene.Color
  /// What the picture shows, in a sentence; also printed at its top.
  let title: String
  let layers: [PictureLayer]
  let palette: DiagramPalette

  private static let margin = 14.0
  private static let captionHeight = 13.0
  private static let rowGap = 9.0

  /// The scene of the rows among `slots`; headers and footers are left out.
  func scene(_ slots: [PaintedSlot], _ assets: SceneAssets) -> Scene {
    let type = BadgeText(assets)
    let ink = InkBounds(assets)
    let rows = slots.compactMap { row($0, ink, type) }
    let left = Self.margin + (rows.map { -$0.diagram.extent.x }.max() ?? 0).rounded(.up)
    let overhang = rows.map { $0.diagram.extent.maxX - width }.max() ?? 0
    let right = Self.margin + max(0, overhang).rounded(.up)
    var nodes = [caption(title, left, Self.margin + 8, type)].flatMap(\.self)
    var y = Self.margin + Self.captionHeight + 4
    for row in rows {
      nodes += caption(row.caption, left, y + 8, type)
      y += Self.captionHeight
      nodes.append(node(row, Scene.Point(left, y), type))
      y += (max(row.diagram.extent.maxY, row.slot.frame.height) + Self.rowGap).rounded(.up)
    }
    let size = Scene.Size(left + width + right, y - Self.rowGap + Self.margin)
    let paper = Scene.Node.fill(
      .rectangle(Scene.Rect(0, 0, size.width, size.height)), palette.page)
    return Scene(
      size: size, title: title, nodes: [paper] + nodes, outlines: assets.outlines,
      images: assets.images)
  }

  /// A slot that is a row, with its layers.
  private struct Row {
    let slot: PaintedSlot
    let caption: String
    let diagram: RowDiagram
  }

  private func row(_ slot: PaintedSlot, _ ink: InkBounds, _ type: BadgeText) -> Row? {
    guard let scene = slot.scene else { return nil }
    let geometry = RowGeometry(
      scene, width: slot.frame.width, isRightToLeft: slot.isRightToLeft)
    let name = scene.reuseIdentifier.map { "  \($0)" } ?? ""
    let text = ink.text(in: [slot.node]) + slot.obstacles
    let diagram = RowDiagram(
      LayerInput(geometry: geometry, text: text, palette: palette), layers: layers, type: type)
    return Row(
      slot: slot, caption: "\(scene.id)\(name)  height \(readable(scene.height))",
      diagram: diagram)
  }

  private func node(_ row: Row, _ origin: Scene.Point, _ type: BadgeText) -> Scene.Node {
    let paper = Scene.Node.fill(
      .rectangle(Scene.Rect(0, 0, row.slot.frame.width, row.slot.frame.height)), background)
    return .group(
      .init(
        id: "row-\(row.diagram.id)", title: row.caption,
        transform: .translation(origin.x, origin.y),
        children: [paper, row.slot.node] + row.diagram.nodes(type)))
  }

  private func caption(
    _ text: String, _ x: Double, _ baseline: Double, _ type: BadgeText
  ) -> [Scene.Node] {
    type.nodes(text, palette.caption, Scene.Point(x, baseline))
  }
}
