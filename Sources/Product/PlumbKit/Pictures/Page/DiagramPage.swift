import LayoutDiagrams
import LayoutTree
import Numbers
import Scene
import ViewDrawing

/// Rows with layers drawn over them: each below its caption, with gutters beside them for what
/// does not fit within, and as much room between them as the gutters need. Rows of an inset grouped
/// table are drawn without their inset.
struct DiagramPage {
  /// The table's width in points.
  let width: Double
  /// Behind the rows.
  let background: Scene.Color
  /// The subject of the picture, in a sentence; also printed at its top.
  let title: String
  let layers: [PictureLayer]
  /// Which views the layers are drawn for; nil for all of them.
  var views: ViewSelection?
  let palette: DiagramPalette
  /// Whether what occurs in the rows is explained below them.
  var hasLegend = false
  /// The results of scrolling through the table, shown below the rows.
  var scrolling: LayoutTree.Scrolling?

  private static let margin = 14.0
  /// Above each row, for its caption and for badges that belong to its upper edge.
  static let headroom = 14.0
  /// Below each row, for badges that belong to its lower edge.
  static let footroom = 12.0
  private static let captionBaseline = -4.0
  static let rowGap = 8.0

  /// The scene of the rows among `items`; headers and footers are left out.
  func scene(_ items: [PaintedItem], _ assets: SceneAssets) -> Scene {
    let type = BadgeText(assets)
    let bounds = DrawnBounds(assets)
    let rows = merged(items.compactMap { row($0, bounds, type) })
    let left = Self.margin + (rows.map { -$0.diagram.extent.x }.max() ?? 0).wholePoints
    let overhang = rows.map { $0.diagram.extent.maxX - width }.max() ?? 0
    let right = Self.margin + max(0, overhang).wholePoints
    var nodes = type.nodes(title, palette.caption, Scene.Point(left, Self.margin + 8))
    var y = Self.margin + 14
    for row in rows {
      y += Self.headroom
      nodes.append(node(row, Scene.Point(left, y), type))
      y += (max(row.diagram.extent.maxY, row.item.frame.height) + Self.rowGap).wholePoints
    }
    if hasLegend {
      let legend = DiagramLegend(
        of: rows.flatMap(\.diagram.signs), palette: palette, width: width + overhang)
      nodes.append(legend.node(at: Scene.Point(left, y + Self.rowGap), type))
      y += legend.height(type) + Self.rowGap
    }
    if let scrolling {
      let panel = ScrollPanel(
        scrolling: scrolling, palette: palette, type: type, width: width + overhang)
      nodes.append(panel.node(at: Scene.Point(left, y + Self.rowGap)))
      y += panel.height + 2 * Self.rowGap
    }
    return scene(nodes, Scene.Size(left + width + right, y - Self.rowGap + Self.margin), assets)
  }

  private func scene(_ nodes: [Scene.Node], _ size: Scene.Size, _ assets: SceneAssets) -> Scene {
    let paper = Scene.Node.fill(
      .rectangle(Scene.Rect(0, 0, size.width, size.height)), palette.page)
    return Scene(
      size: size, title: title, nodes: [paper] + nodes, outlines: assets.outlines,
      images: assets.images)
  }

  /// An item that is a row, with its layers.
  struct Row {
    let item: PaintedItem
    var caption: String
    let diagram: RowDiagram
  }

  /// Rows that are laid out alike, once, with the numbers of the others.
  private func merged(_ rows: [Row]) -> [Row] {
    guard Set(layers).isSubset(of: [.constraints, .plumbline, .problems]) else { return rows }
    var places: [RowLikeness: Int] = [:]
    var merged: [Row] = []
    var others: [[String]] = []
    for row in rows {
      guard let likeness = row.item.scene.map(RowLikeness.init) else { continue }
      if let place = places[likeness] {
        others[place].append(row.diagram.id)
      } else {
        places[likeness] = merged.count
        merged.append(row)
        others.append([])
      }
    }
    for (index, ids) in others.enumerated() where !ids.isEmpty {
      let named = ids.count > Self.mostNamed ? "\(ids.count) more rows" : series(ids)
      merged[index].caption += "  also \(named)"
    }
    return merged
  }

  /// Rows like another that are named, at most.
  private static let mostNamed = 4

  func row(_ item: PaintedItem, _ bounds: DrawnBounds, _ type: BadgeText) -> Row? {
    guard let scene = item.scene else { return nil }
    let geometry = RowGeometry(
      scene, width: item.frame.width, isRightToLeft: item.isRightToLeft,
      marking: views?.ids(in: scene))
    let name = scene.reuseIdentifier.map { "  \($0)" } ?? ""
    let caption = "\(scene.id)\(name)  height \(readable(scene.height))"
    let room = Scene.Rect(0, -Self.headroom, type.width(caption) + 3, Self.headroom - 1)
    let input = LayerInput(
      geometry: geometry, text: bounds.text(in: [item.node]) + item.obstacles + [room],
      palette: palette, headroom: Self.headroom, footroom: Self.footroom)
    return Row(
      item: item, caption: caption, diagram: RowDiagram(input, layers: layers, type: type))
  }

  func node(_ row: Row, _ origin: Scene.Point, _ type: BadgeText) -> Scene.Node {
    let paper = Scene.Node.fill(
      .rectangle(Scene.Rect(0, 0, row.item.frame.width, row.item.frame.height)), background)
    let faded = FadedContent(paper: background)
    let cased = { (lines: [Scene.Node], transform: Scene.Transform) in
      let content = Scene.Node.group(.init(transform: transform, children: [row.item.node]))
      return CasedLines(grounds: faded.grounds(content), paper: background, palette: palette)
        .nodes(lines)
    }
    let content = faded.node(row.item.node)
    let caption = type.nodes(
      row.caption, palette.caption, Scene.Point(0, Self.captionBaseline))
    return .group(
      .init(
        id: "row-\(row.diagram.id)", title: row.caption,
        transform: .translation(origin.x, origin.y),
        children: caption + [paper, content] + cased(row.diagram.lineNodes, .identity)
          + row.diagram.badgeNodes(type)
          + row.diagram.detailNodes(content, on: background, type, cased: cased)))
  }
}

/// All that the layers of a diagram show of a row: two that are equal are drawn alike.
private struct RowLikeness: Hashable {
  private let cell: String?
  private let height: Double
  private let frames: [String]
  private let constraints: [String]
  private let findings: [String]

  init(_ scene: LayoutTree.Scene) {
    cell = scene.reuseIdentifier
    height = scene.height
    frames = scene.views.map { "\($0.id) \($0.unrounded) \($0.isHidden) \($0.ranges)" }
    constraints = scene.constraints.map { "\($0.equation) \($0.violation) \($0.isBroken)" }
    findings = scene.faults.map(\.message) + scene.conflicts.map { "\($0)" }
  }
}
