import LayoutTree
import Scene

/// The layers of one row, every badge at its place, in the row's coordinates.
///
/// Badges in the gutters stand left of 0 and right of the row's width; a stack of many may reach
/// below the row. `extent` tells how far, so that the page can make room.
package struct RowDiagram {
  /// `section.row`, as the row's scene is called.
  package let id: String
  /// A layer's lines, drawn below every badge, as a group with ids and titles.
  let lines: [Scene.Node]
  /// Badges with their leader lines.
  let badges: [PlacedBadge]
  /// The row and all that is drawn around it.
  package let extent: Scene.Rect
  package let signs: [LegendSign]
  private let input: LayerInput
  /// Text of the row and of the layers.
  let text: [Scene.Rect]
  /// The id and title of each badge's mark.
  private let names: [(id: String, title: String)]

  /// The `layers` of a row.
  package init(_ input: LayerInput, layers: [LayoutTree.Layer], type: BadgeText) {
    var input = input
    input.layers = layers
    let marked = LayoutTree.Layer.allCases.filter(layers.contains).map {
      MarkedLayer($0, input, type)
    }
    let views = input.geometry.shownViews.compactMap { input.geometry.rect(of: $0.id) }
    self.init(input, marked, around: views, hasContext: !layers.contains(.frames), type)
  }

  /// Marks that belong to no layer, around `rects`; `name` is unique in the picture.
  package init(
    _ input: LayerInput, marks: [DiagramMark], around rects: [Scene.Rect], named name: String,
    type: BadgeText
  ) {
    self.init(input, [MarkedLayer(marks, named: name)], around: rects, hasContext: false, type)
  }

  private init(
    _ input: LayerInput, _ layers: [MarkedLayer], around rects: [Scene.Rect], hasContext: Bool,
    _ type: BadgeText
  ) {
    self.input = input
    id = input.geometry.scene.id
    let marks = layers.flatMap(\.marks)
    lines = (hasContext ? Self.context(input) : []) + layers.compactMap(\.node)
    text = input.text + marks.flatMap(\.words)
    signs = layers.flatMap(\.signs)
    let badged = layers.filter { $0.layer != .frames } + layers.filter { $0.layer == .frames }
    names = badged.flatMap(\.badgeNames)
    let unplaced = badged.flatMap(\.badges)
    badges = Self.placement(input, marks, text, PlacementBudget(badges: unplaced.count))
      .place(unplaced, type)
    extent = (badges.flatMap(\.parts).map(\.rect) + rects + marks.flatMap(\.bounds))
      .reduce(input.geometry.bounds) { $0.union($1) }
  }

  /// The nodes to paint, from the bottom up: lines, leader lines, badges.
  package func nodes(_ type: BadgeText) -> [Scene.Node] { lineNodes + badgeNodes(type) }

  /// Lines and leader lines, which may run over anything in the row.
  package var lineNodes: [Scene.Node] {
    lines + badges.flatMap(\.parts).flatMap { $0.leaderNodes(avoiding: text) }
  }

  /// Badges, each on a ground of its own.
  package func badgeNodes(_ type: BadgeText) -> [Scene.Node] {
    zip(names, badges).map { name, badge in
      .group(
        .init(
          id: name.id, title: name.title,
          children: badge.parts.flatMap { $0.nodes(type, input.palette) }))
    }
  }

  /// Badges keep within the row, the room above and below it and the views that stick out of it below. Gutters
  /// are beside all that is drawn, words of layers included.
  private static func placement(
    _ input: LayerInput, _ marks: [DiagramMark], _ text: [Scene.Rect], _ budget: PlacementBudget
  ) -> BadgePlacement {
    let row = input.geometry.bounds
    let views = input.geometry.shownViews.compactMap { input.geometry.rect(of: $0.id) }
    let bottom = views.reduce(row.maxY) { max($0, $1.maxY) }
    let ink = text.filter { $0.maxY > 0 } + marks.flatMap(\.bounds) + views
    let sides = ink.reduce(row) { $0.union($1) }
    return BadgePlacement(
      text: text, lines: marks.flatMap(\.bounds), edges: views.flatMap(\.sides),
      views: Array(views.dropFirst()), icons: input.geometry.icons,
      bounds: Scene.Rect(
        0, -input.headroom, row.width, bottom + input.headroom + input.footroom),
      row: Scene.Rect(sides.x, 0, sides.width, bottom),
      gutters: marks.contains { $0.words.contains { $0.maxX <= row.x } }
        ? [.right] : [.left, .right], budget: budget)
  }

  /// Faint outlines of the views, for layers that need to be seen against them.
  private static func context(_ input: LayerInput) -> [Scene.Node] {
    input.geometry.shownViews.dropFirst().compactMap { view in
      input.geometry.rect(of: view.id).map {
        .stroke(.rectangle($0.outset(by: -0.25)), input.palette.context, .init(width: 0.5))
      }
    }
  }
}

extension Scene.Rect {
  /// The four sides, each a point wide.
  fileprivate var sides: [Scene.Rect] {
    [
      Scene.Rect(x, y, width, 1), Scene.Rect(x, maxY - 1, width, 1),
      Scene.Rect(x, y, 1, height), Scene.Rect(maxX - 1, y, 1, height),
    ]
  }
}
