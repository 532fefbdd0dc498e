import LayoutDiagrams
import Scene
import ViewDrawing

/// Variants of a table side by side: each on a panel of its own appearance, below a caption.
struct ContactSheet {
  /// The subject of the picture; also printed at its top.
  let title: String
  let subtitle: String
  let columns: [SheetColumn]
  /// Whether what occurs in diagrams is explained below them.
  var hasLegend = false

  private static let margin = 24.0
  private static let titleHeight = 34.0
  private static let gap = 14.0
  private static let padding = 16.0
  private static let captionHeight = 36.0
  private static let panelRadius = 10.0
  private static let titleColor = Scene.Color(40, 40, 44)

  func scene(_ assets: SceneAssets, _ texts: SheetTexts) -> Scene {
    let lines = SheetLines(widths: columns.map { width(of: $0, texts) }, gap: Self.gap)
    var nodes = heading(texts)
    var y = Self.margin + Self.titleHeight
    var right = Self.margin
    for line in lines.lines {
      var x = Self.margin
      for index in line {
        let size = Scene.Size(lines.widths[index], height(of: columns[index]))
        nodes.append(
          node(columns[index], Scene.Rect(x, y, size.width, size.height), texts))
        x += size.width + Self.gap
      }
      right = max(right, x - Self.gap)
      y += (line.map { height(of: columns[$0]) }.max() ?? 0) + Self.gap
    }
    if hasLegend {
      let panel = legend(at: Scene.Point(Self.margin, y), width: right - Self.margin, assets)
      nodes += panel.nodes
      y += panel.height + Self.gap
    }
    return scene(nodes, Scene.Size(right + Self.margin, y - Self.gap + Self.margin), assets)
  }

  /// A panel with the legend of all columns, in the colours of the light ones.
  private func legend(
    at origin: Scene.Point, width: Double, _ assets: SceneAssets
  ) -> (nodes: [Scene.Node], height: Double) {
    let type = BadgeText(assets)
    let legend = DiagramLegend(
      of: columns.flatMap(\.signs), palette: .light, width: width - 2 * Self.padding)
    let height = (legend.height(type) + 2 * Self.padding).wholePoints
    let panel = Scene.Rect(origin.x, origin.y, width, height)
    let inside = Scene.Point(origin.x + Self.padding, origin.y + Self.padding)
    return (
      [
        .fill(.roundedRectangle(panel, radius: Self.panelRadius), DiagramPalette.light.page),
        legend.node(at: inside, type),
      ], height
    )
  }

  private func scene(_ nodes: [Scene.Node], _ size: Scene.Size, _ assets: SceneAssets) -> Scene {
    let ground = Scene.Node.fill(
      .rectangle(Scene.Rect(0, 0, size.width, size.height)), DiagramPalette.light.ground)
    return Scene(
      size: size, title: title, nodes: [ground] + nodes, outlines: assets.outlines,
      images: assets.images)
  }

  private func heading(_ texts: SheetTexts) -> [Scene.Node] {
    let origin = Scene.Point(Self.margin, Self.margin + 16)
    return texts.title.nodes(title, Self.titleColor, at: origin)
      + texts.detail.nodes(
        subtitle, DiagramPalette.light.caption,
        at: Scene.Point(origin.x + texts.title.width(title) + 10, origin.y))
  }

  // MARK: Measures

  private func height(of column: SheetColumn) -> Double {
    (2 * Self.padding + Self.captionHeight + column.extent.height).wholePoints
  }

  private func width(of column: SheetColumn, _ texts: SheetTexts) -> Double {
    let words = max(
      texts.caption.width(column.title), texts.detail.width(column.detail))
    return (2 * Self.padding + max(column.extent.width, words)).wholePoints
  }

  // MARK: Columns

  private func node(
    _ column: SheetColumn, _ panel: Scene.Rect, _ texts: SheetTexts
  ) -> Scene.Node {
    let palette = column.palette
    let ground = Scene.Node.fill(
      .roundedRectangle(panel, radius: Self.panelRadius), palette.page)
    let left = panel.x + Self.padding
    let top = panel.y + Self.padding
    let caption =
      texts.caption.nodes(column.title, palette.title, at: Scene.Point(left, top + 11))
      + texts.detail.nodes(column.detail, palette.caption, at: Scene.Point(left, top + 25))
    let origin = Scene.Point(
      (left - column.extent.x).wholePoints,
      (top + Self.captionHeight - column.extent.y).wholePoints)
    let content = Scene.Node.group(
      .init(
        transform: .translation(origin.x, origin.y),
        children: column.nodes.map { $0.named(within: column.id) }))
    return .group(
      .init(
        id: "column-\(column.id)", title: "\(column.title), \(column.detail)",
        children: [ground] + caption + [content]))
  }
}

extension Scene.Node {
  /// The node with ids that are unique among all columns.
  func named(within column: String) -> Scene.Node {
    guard case .group(var group) = self else { return self }
    group.id = group.id.map { "\(column)-\($0)" }
    group.children = group.children.map { $0.named(within: column) }
    return .group(group)
  }
}
