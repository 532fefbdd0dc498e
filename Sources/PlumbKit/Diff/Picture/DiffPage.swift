import Scene

/// The picture of a comparison: a panel for each cell that differs and each variant, and a legend.
struct DiffPage {
  private let title: String
  private let panels: [DiffPanel]
  /// Cells for which there is no room.
  private let omitted: Int

  private static let margin = 20.0
  private static let titleHeight = 34.0
  private static let gap = 12.0
  /// A picture with more panels is none to look at.
  private static let mostPanels = 40

  /// The page of a comparison; `looks` has the colours of each variant.
  init(_ diff: FileDiff, looks: [LayoutVariant: DiffTable], _ assets: SceneAssets) {
    let tools = DiffPanel.Tools(
      ink: InkBounds(assets), texts: SheetTexts(assets, prose: true), type: BadgeText(assets))
    var panels: [DiffPanel] = []
    var shown = 0
    for cell in diff.cells where panels.count + cell.variants.count <= Self.mostPanels {
      panels += cell.variants.map { variant, diff in
        DiffPanel(cell, variant, diff, looks[variant] ?? DiffTable(), tools)
      }
      shown += 1
    }
    title = OutputPlace.stem(of: diff.title)
    self.panels = panels
    omitted = diff.cells.count - shown
  }

  /// The scene of the page.
  func scene(_ assets: SceneAssets, _ texts: SheetTexts) -> Scene {
    let type = BadgeText(assets)
    let sizes = panels.map { $0.size(texts) }
    let width = (sizes.map(\.width).max() ?? 0).rounded(.up)
    let isDark = panels.allSatisfy { $0.palette == .dark }
    let palette = isDark ? DiagramPalette.dark : .light
    var y = Self.margin + Self.titleHeight
    var nodes = texts.title.nodes(
      title, palette.title, at: Scene.Point(Self.margin, Self.margin + 16))
    for (panel, size) in zip(panels, sizes) {
      nodes.append(panel.node(at: Scene.Point(Self.margin, y), width: width, texts, type))
      y += size.height.rounded(.up) + Self.gap
    }
    if omitted > 0 {
      let more = "and \(omitted) more cells that differ"
      nodes += texts.detail.nodes(more, palette.caption, at: Scene.Point(Self.margin, y + 10))
      y += 16 + Self.gap
    }
    let legend = DiagramLegend(
      of: panels.flatMap { $0.versions.flatMap(\.diagram.signs) }, palette: palette, width: width)
    nodes.append(legend.node(at: Scene.Point(Self.margin, y), type))
    y += legend.height(type)
    let size = Scene.Size(width + 2 * Self.margin, (y + Self.margin).rounded(.up))
    let paper = Scene.Node.fill(
      .rectangle(Scene.Rect(0, 0, size.width, size.height)), palette.ground)
    return Scene(
      size: size, title: title, nodes: [paper] + nodes, outlines: assets.outlines,
      images: assets.images)
  }
}
