import LayoutDiagrams
import LayoutTree
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
  /// What a picture for a document shows: it has no titles, and without layers the row is not faded.
  var redlines: Redlines?

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
    let scenes = items.compactMap(\.scene)
    let rows = merged(items.compactMap { row($0, bounds, type, isOnly: scenes.count == 1) })
    // Items of a collection may be narrower than a table would be.
    let width = min(width, rows.map(\.item.ground.maxX).max() ?? width)
    let left = Self.margin + (rows.map { -$0.diagram.extent.x }.max() ?? 0).wholePoints
    let overhang = rows.map { $0.diagram.extent.maxX - width }.max() ?? 0
    let titleEnd = redlines == nil ? type.width(title) - width : 0
    let right = Self.margin + max(0, overhang, titleEnd).wholePoints
    var nodes =
      redlines == nil
      ? type.nodes(title, palette.caption, Scene.Point(left, Self.margin + 8)) : []
    var y = Self.margin + (redlines == nil ? 14 : -Self.headroom)
    var crop: Scene.Rect?
    for row in rows {
      y += row.headroom
      nodes.append(node(row, Scene.Point(left, y), type))
      crop = crop ?? cropped(row, Scene.Point(left, y))
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
    let size = Scene.Size(left + width + right, y - Self.rowGap + Self.margin)
    return scene(nodes, crop ?? Scene.Rect(0, 0, size.width, size.height), assets)
  }

  /// The part of the picture around the view that it is cropped to, with the numbers beside it.
  private func cropped(_ row: Row, _ origin: Scene.Point) -> Scene.Rect? {
    guard let scene = row.item.scene, let crop = redlines?.crop else { return nil }
    let geometry = RowGeometry(scene, width: row.item.frame.width)
    let rects = crop.ids(in: scene).compactMap(geometry.rect)
    guard let first = rects.first else { return nil }
    let view = rects.dropFirst().reduce(first) { $0.union($1) }
    let part = row.diagram.badgeRects(near: view, within: Self.headroom * 2)
      .reduce(view) { $0.union($1) }.outset(by: Self.margin / 2)
    let left = part.x.rounded(.down), top = part.y.rounded(.down)
    return Scene.Rect(
      origin.x + left, origin.y + top, (part.maxX - left).wholePoints, (part.maxY - top).wholePoints
    )
  }

  private func scene(_ nodes: [Scene.Node], _ part: Scene.Rect, _ assets: SceneAssets) -> Scene {
    let paper = Scene.Node.fill(
      .rectangle(Scene.Rect(0, 0, part.width, part.height)), palette.page)
    let content =
      part.x == 0 && part.y == 0
      ? nodes : [.group(.init(transform: .translation(-part.x, -part.y), children: nodes))]
    return Scene(
      size: Scene.Size(part.width, part.height), title: title,
      nodes: (hasBackground ? [paper] : []) + content, outlines: assets.outlines,
      images: assets.images)
  }

  private var hasBackground: Bool { redlines?.hasBackground ?? true }

  /// An item that is a row, with its layers.
  struct Row {
    let item: PaintedItem
    var caption: String
    /// Whether the caption is drawn.
    let isCaptioned: Bool
    let diagram: RowDiagram

    /// Room above the row, in points, for its caption and what is drawn below that.
    var headroom: Double {
      isCaptioned
        ? (DiagramPage.headroom + diagram.captionDistance).wholePoints
        : max(DiagramPage.headroom, -diagram.extent.y)
    }
  }

  /// Rows that are laid out alike, once, with the numbers of the others.
  private func merged(_ rows: [Row]) -> [Row] {
    guard redlines == nil, Set(layers).isSubset(of: [.constraints, .plumbline, .problems]) else {
      return rows
    }
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

  /// - Parameter isOnly: whether the picture has no other row: then its number is not said, and its
  ///   name only where the picture's title is another.
  func row(
    _ item: PaintedItem, _ bounds: DrawnBounds, _ type: BadgeText, isOnly: Bool = false
  ) -> Row? {
    guard
      let scene = item.scene.map({ scene in
        redlines?.measured(scene, isRightToLeft: item.isRightToLeft) ?? scene
      })
    else { return nil }
    let geometry = RowGeometry(
      scene, width: item.frame.width, isRightToLeft: item.isRightToLeft,
      marking: redlines?.marked(scene) ?? views?.ids(in: scene))
    // A plumb line ends with the height.
    let height = layers.contains(.plumbline) ? nil : "height \(readable(scene.height))"
    let ground = item.ground
    let size =
      ground.width < item.frame.width
      ? "\(readable(ground.width)) × \(readable(ground.height)) pt" : nil
    let names = ["row \(scene.id)", scene.reuseIdentifier].compactMap(\.self)
    let shownNames =
      isOnly
      ? names.dropFirst().filter { !title.lowercased().hasPrefix("\($0.lowercased()) ") } : names
    let caption = (shownNames + [size ?? height].compactMap(\.self))
      .joined(separator: "  ")
    let room = Scene.Rect(0, -Self.headroom, type.width(caption) + 3, Self.headroom - 1)
    var input = LayerInput(
      geometry: geometry,
      // Outlines and distances end at the edge of an accessory.
      text: bounds.text(in: [item.node]) + item.obstacles.map { $0.outset(by: -1) },
      palette: palette,
      headroom: Self.headroom, footroom: Self.footroom)
    let isCaptioned = redlines == nil && !caption.isEmpty
    if isCaptioned { input.caption = room }
    input.captions =
      redlines?.captions.flatMap { caption in
        scene.views.map(\.id).filter(caption.view.ids(in: scene).contains)
          .map { (view: $0, text: caption.text) }
      } ?? []
    let layers = redlines?.measures.isEmpty == false ? [.constraints] : layers
    return Row(
      item: item, caption: caption, isCaptioned: isCaptioned,
      diagram: RowDiagram(input, layers: layers, type: type))
  }

  func node(_ row: Row, _ origin: Scene.Point, _ type: BadgeText) -> Scene.Node {
    let paper = Scene.Node.fill(.rectangle(row.item.ground), background)
    let faded = FadedContent(paper: background)
    let visible = { (lines: [Scene.Node], transform: Scene.Transform) in
      let content = Scene.Node.group(.init(transform: transform, children: [row.item.node]))
      var visible = VisibleLines(over: content, faded: faded, palette)
      return visible.nodes(lines)
    }
    let content = redlines != nil && layers.isEmpty ? row.item.node : faded.node(row.item.node)
    let baseline = Self.captionBaseline - row.diagram.captionDistance.wholePoints
    let caption =
      row.isCaptioned ? type.nodes(row.caption, palette.caption, Scene.Point(0, baseline)) : []
    return .group(
      .init(
        id: "row-\(row.diagram.id)", title: row.caption.isEmpty ? nil : row.caption,
        transform: .translation(origin.x, origin.y),
        children: caption + (hasBackground ? [paper] : []) + [content]
          + visible(row.diagram.lineNodes, .identity)
          + row.diagram.badgeNodes(type)
          + row.diagram.detailNodes(content, on: background, type, visible: visible)))
  }
}

extension PaintedItem {
  /// The row, or the item in it, in its coordinates.
  fileprivate var ground: Scene.Rect {
    let row = Scene.Rect(0, 0, frame.width, frame.height)
    guard let scene, scene.constraints.contains(where: { $0.origin == .host }),
      let view = scene.views.dropFirst().first?.frame
    else { return row }
    return Scene.Rect(view.x, view.y, view.width, view.height)
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
