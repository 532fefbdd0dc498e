import LayoutChanges
import LayoutDiagrams
import LayoutTree
import Scene
import ViewDrawing

/// A cell before and after, in one variant: side by side, or one below the other where it is wide.
struct DiffPanel {
  /// One version with its marks.
  struct Version {
    let caption: String
    let color: Scene.Color
    let item: PaintedItem
    let diagram: RowDiagram
  }

  let heading: String
  /// Variant, and what happens to the cell as a whole.
  let detail: String
  let palette: DiagramPalette
  let rowBackground: Scene.Color
  /// One of them where only one version has the cell.
  let versions: [Version]
  /// Makes the panel's ids unique on the page.
  let id: String

  static let padding = 16.0
  static let radius = 10.0
  private static let headingHeight = 36.0
  /// Above each row: its caption, and badges that belong to its upper edge.
  private static let headroom = 16.0
  private static let gap = 20.0
  /// Two versions that are wider together stand one below the other.
  private static let widest = 1000.0

  // MARK: Measures

  private var isStacked: Bool {
    versions.map(\.diagram.extent.width).reduce(Self.gap, +) > Self.widest
  }

  /// Room of a version below its caption, the row's top left corner at the origin.
  private func extent(_ version: Version) -> Scene.Rect {
    let rect = version.diagram.extent
    let top = min(rect.y, -Self.headroom).rounded(.down)
    let left = rect.x.rounded(.down)
    return Scene.Rect(
      left, top, rect.maxX.wholePoints - left, max(rect.maxY, 1).wholePoints - top)
  }

  /// The top left corner of each row in the panel.
  private var origins: [Scene.Point] {
    var origins: [Scene.Point] = []
    let extents = versions.map(extent)
    let left = extents.map(\.x).min() ?? 0, top = extents.map(\.y).min() ?? 0
    var origin = Scene.Point(Self.padding, Self.padding + Self.headingHeight)
    for extent in extents {
      if isStacked {
        origins.append(Scene.Point(origin.x - left, origin.y - extent.y))
        origin.y += extent.height + Self.gap
      } else {
        origins.append(Scene.Point(origin.x - extent.x, origin.y - top))
        origin.x += extent.width + Self.gap
      }
    }
    return origins
  }

  func size(_ texts: SheetTexts) -> Scene.Size {
    let ends = zip(origins, versions.map(extent)).map { origin, extent in
      Scene.Point(origin.x + extent.maxX, origin.y + extent.maxY)
    }
    let words = max(texts.caption.width(heading), texts.detail.width(detail)) + Self.padding
    return Scene.Size(
      max(ends.map(\.x).max() ?? 0, words) + Self.padding,
      (ends.map(\.y).max() ?? 0) + Self.padding)
  }

  // MARK: Drawing

  /// The panel as a group, its top left corner at `origin`, as wide as all of them.
  func node(
    at origin: Scene.Point, width: Double, _ texts: SheetTexts, _ type: BadgeText
  ) -> Scene.Node {
    let size = size(texts)
    let ground = Scene.Node.fill(
      .roundedRectangle(Scene.Rect(0, 0, width, size.height), radius: Self.radius), palette.page)
    let head =
      texts.caption.nodes(
        heading, palette.title, at: Scene.Point(Self.padding, Self.padding + 11))
      + texts.detail.nodes(
        detail, palette.caption, at: Scene.Point(Self.padding, Self.padding + 25))
    let rows = zip(versions, origins).map { node($0, at: $1, texts, type) }
    return .group(
      .init(
        id: id, title: "\(heading), \(detail)", transform: .translation(origin.x, origin.y),
        children: [ground] + head + rows))
  }

  private func node(
    _ version: Version, at origin: Scene.Point, _ texts: SheetTexts, _ type: BadgeText
  ) -> Scene.Node {
    let frame = Scene.Rect(0, 0, version.item.frame.width, version.item.frame.height)
    let edge = Scene.Node.stroke(
      .rectangle(frame.outset(by: 0.25)), palette.context, .init(width: 0.5))
    let caption = texts.rowName.nodes(version.caption, version.color, at: Scene.Point(0, -5))
    return .group(
      .init(
        transform: .translation(origin.x, origin.y),
        children: caption + [
          .fill(.rectangle(frame), rowBackground), version.item.node, edge,
        ] + version.diagram.nodes(type)
      )
    ).named(within: "\(id)-\(version.caption)")
  }
}

extension DiffPanel {
  /// The common tools of the panels of a page.
  struct Tools {
    let bounds: DrawnBounds
    let texts: SheetTexts
    let type: BadgeText
  }

  init(
    _ cell: FileDiff.Cell, _ variant: LayoutVariant, _ diff: CellDiff, _ table: DiffTable,
    _ tools: Tools
  ) {
    let old = diff.comparison?.old.layout ?? diff.old?.compared.layout
    let new = diff.comparison?.new.layout ?? diff.new?.compared.layout
    let width = variant.width
    let rows = (
      old.map {
        RowGeometry($0, width: width, isRightToLeft: diff.old?.item.isRightToLeft == true)
      },
      new.map { RowGeometry($0, width: width, isRightToLeft: diff.new?.item.isRightToLeft == true) }
    )
    let sides: [(DiffMarks.Version, DiffCell?, RowGeometry?, RowGeometry?)] = [
      (.before, diff.old, rows.0, rows.1), (.after, diff.new, rows.1, rows.0),
    ]
    heading = cell.shortHeading
    detail = Self.detail(diff, variant)
    palette = table.palette
    rowBackground = table.rowBackground
    id = "cell-\(cell.id)-\(variant.suffix)"
    let edits = PriorityEdits(diff.changes, old, new)
    versions = sides.compactMap { version, cell, geometry, other in
      guard let cell, let geometry else { return nil }
      let marks = DiffMarks(
        version: version, palette: table.palette, geometry: geometry, other: other,
        text: tools.bounds.text(in: [cell.item.node]))
      return Version(
        version, cell, marks.marks(diff.changes),
        edited: version == .before ? edits.before : edits.after, geometry, table, tools)
    }
  }

  private static func detail(_ diff: CellDiff, _ variant: LayoutVariant) -> String {
    let height: String? =
      switch (diff.old?.compared.layout.height, diff.new?.compared.layout.height) {
      case (let old?, let new?) where old == new: "height \(readable(new))"
      case (let old?, let new?): "height \(readable(old)) → \(readable(new))"
      case (nil, let new?): "added, height \(readable(new))"
      case (let old?, nil): "removed, height \(readable(old))"
      case (nil, nil): nil
      }
    let constraints = diff.changes.filter { $0.isOfConstraint }.count
    let edits = constraints == 0 ? nil : counted(constraints, "constraint edit")
    return
      ([variant.caption] + variant.remarks.filter { $0 != variant.caption }
      + [height, edits].compactMap(\.self)).joined(separator: "  ·  ")
  }
}

extension DiffPanel.Version {
  fileprivate init(
    _ version: DiffMarks.Version, _ cell: DiffCell, _ marks: [DiagramMark],
    edited: [String: String], _ geometry: RowGeometry, _ table: DiffTable, _ tools: DiffPanel.Tools
  ) {
    caption = version == .before ? "before" : "after"
    color = version == .before ? table.palette.before : table.palette.after
    item = cell.item
    let headroom = 16.0
    let room = Scene.Rect(0, -headroom, tools.texts.rowName.width(caption) + 4, headroom - 1)
    let input = LayerInput(
      geometry: geometry,
      text: tools.bounds.text(in: [cell.item.node]) + cell.item.obstacles + [room],
      palette: table.palette.constraints(in: color), headroom: headroom)
    let constraints = ConstraintLayer(input, notes: edited).marks
    diagram = RowDiagram(
      input, marks: marks + constraints, around: marks.compactMap { geometry.rect(of: $0.id) },
      named: "marks", type: tools.type)
  }
}

extension SceneChange {
  fileprivate var isOfConstraint: Bool {
    if case .constraint = subject { true } else { false }
  }
}
