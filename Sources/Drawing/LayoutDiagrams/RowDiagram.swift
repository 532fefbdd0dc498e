import LayoutTree
import Scene

/// The layers of one row, every badge at its place, in the row's coordinates.
///
/// Nothing crosses a letter, a small picture or a number: lines are interrupted there. What has no
/// room is drawn enlarged beside the row (`DetailView`) or goes to a key below it. `extent` tells how
/// far all that reaches, so that the page can make room.
package struct RowDiagram {
  /// `section.row`, as the row's scene is called.
  package let id: String
  /// Lines, drawn below every badge: a group with ids and titles for each layer.
  let lines: [Scene.Node]
  /// Badges with their leader lines.
  let badges: [PlacedBadge]
  /// Parts of the row that are drawn again beside it.
  let details: [DetailView]
  /// The row and all that is drawn around it.
  package let extent: Scene.Rect
  package let signs: [LegendSign]
  /// The ids of the constraints that are drawn, merged in a mark, or in the key.
  let told: Set<String>
  private let input: LayerInput
  /// All that is drawn around the row, but for the enlarged parts.
  private let drawn: [Scene.Rect]
  let text: [Scene.Rect]
  /// Small pictures, which nothing crosses.
  var icons: [Scene.Rect] { input.geometry.icons }
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
    self.init(
      input, marked + [input.captionLayer].compactMap(\.self), around: views,
      hasContext: !layers.contains(.frames) && !layers.isEmpty, type)
  }

  /// Marks that belong to no layer, around `rects`; `name` is unique in the picture.
  package init(
    _ input: LayerInput, marks: [DiagramMark], around rects: [Scene.Rect], named name: String,
    type: BadgeText
  ) {
    let layers = [MarkedLayer(marks, named: name)]
    self.init(input, layers, around: rects, hasContext: input.isDetail, type)
  }

  private init(
    _ input: LayerInput, _ layers: [MarkedLayer], around rects: [Scene.Rect], hasContext: Bool,
    _ type: BadgeText
  ) {
    self.input = input
    id = input.geometry.scene.id
    var placing = MarkPlacing(input, layers, type)
    let regions = input.isDetail ? [] : placing.moveToDetails()
    placing.moveToKey()
    let marks = placing.layers.flatMap(\.marks)
    badges = placing.place()
    names = placing.ordered.flatMap(\.badgeNames)
    text = placing.text
    let breaks = placing.breaks(at: badges.flatMap(\.parts).map(\.rect))
    lines =
      (hasContext ? breaks.broken(Self.context(input)) : [])
      + placing.layers.compactMap { $0.node(breaks) }
    drawn = badges.flatMap(\.parts).map(\.rect) + rects + marks.flatMap(\.bounds)
    let inner = drawn.reduce(input.geometry.bounds) { $0.union($1) }
    details = DetailView.views(of: regions, in: input, beside: inner, type)
    extent = details.map(\.extent).reduce(inner) { $0.union($1) }
    signs = layers.flatMap(\.signs)
    told = Set(marks.flatMap(\.constraints)).union(details.flatMap(\.diagram.told))
  }

  /// How far above the row its caption ends, in points: over all that is drawn where that takes its
  /// place.
  package var captionDistance: Double {
    guard let caption = input.caption, drawn.contains(where: caption.overlaps) else { return 0 }
    return -drawn.reduce(0) { min($0, $1.y) }
  }

  /// The rectangles of badges that are no farther than so many points from a view.
  package func badgeRects(near view: Scene.Rect, within distance: Double) -> [Scene.Rect] {
    badges.map(\.rect).filter { $0.overlaps(view.outset(by: distance)) }
  }

  /// The nodes to paint, from the bottom up: lines, leader lines, badges.
  package func nodes(_ type: BadgeText) -> [Scene.Node] { lineNodes + badgeNodes(type) }

  package var lineNodes: [Scene.Node] {
    let parts = badges.flatMap(\.parts)
    let breaks = LineBreaks(
      text: text, others: input.geometry.icons + parts.map(\.rect), over: extent, PlacementBudget())
    return breaks.broken(details.flatMap { $0.sourceNodes(input.palette) }) + lines
      + breaks.broken(parts.flatMap(\.leaderNodes))
  }

  package func badgeNodes(_ type: BadgeText) -> [Scene.Node] {
    zip(names, badges).map { name, badge in
      .group(
        .init(
          id: name.id, title: name.title,
          children: badge.parts.flatMap { $0.nodes(type, input.palette) }))
    }
  }

  /// The enlarged parts, of what draws the row; `visible` makes lines visible on its grounds.
  package func detailNodes(
    _ content: Scene.Node, on paper: Scene.Color, _ type: BadgeText,
    visible: ([Scene.Node], Scene.Transform) -> [Scene.Node]
  ) -> [Scene.Node] {
    details.map { $0.node(content, on: paper, input.palette, type, visible: visible) }
  }

  /// Faint outlines of what constraints hold of the marked views, each once, for layers that need to
  /// be seen against them; of the content view where it ends before the row, and of what an enlarged
  /// part has whole. What a problem frames has one frame.
  private static func context(_ input: LayerInput) -> [Scene.Node] {
    var seen = input.layers.contains(.problems) ? Set(ProblemLayer(input: input).framed) : []
    return input.geometry.markedViews.compactMap { view in
      guard let rect = input.geometry.alignmentRect(of: view.id),
        rect.width > 0 && rect.height > 0 || view.parent != nil && rect.width + rect.height > 0,
        view.parent != nil || rect.width < input.geometry.bounds.width - 1,
        !input.isDetail || input.geometry.bounds.contains(rect), seen.insert(rect).inserted
      else { return nil }
      return .stroke(.rectangle(rect.outset(by: 0.25)), input.palette.context, .init(width: 0.35))
    }
  }
}

/// The marks of a row on their way to their places.
struct MarkPlacing {
  private let input: LayerInput
  private(set) var layers: [MarkedLayer]
  private let type: BadgeText

  init(_ input: LayerInput, _ layers: [MarkedLayer], _ type: BadgeText) {
    (self.input, self.layers, self.type) = (input, layers, type)
  }

  /// Points beside and above the row in which badges follow views that stick out of it.
  private static let reach = 60.0
  /// Points right of the row in which badges may stand.
  private static let roomBeside = 24.0
  /// Rounds of looking for what has no room.
  private static let rounds = 2
  /// A line of which less is seen, in points, is not seen.
  private static let leastLine = 3.0

  /// Layers in the order in which their badges choose their places.
  var ordered: [MarkedLayer] {
    layers.filter { $0.layer != .frames } + layers.filter { $0.layer == .frames }
  }

  private var marks: [DiagramMark] { layers.flatMap(\.marks) }

  private var budget: PlacementBudget {
    PlacementBudget(badges: marks.count { $0.badge != nil })
  }

  var text: [Scene.Rect] { input.text + marks.flatMap(\.words) }

  func place() -> [PlacedBadge] { placement.place(ordered.flatMap(\.badges), type) }

  /// What interrupts lines: text, small pictures and badges.
  func breaks(at badges: [Scene.Rect]) -> LineBreaks {
    LineBreaks(
      text: text, others: input.geometry.icons + badges.map { $0.outset(by: 0.5) },
      over: input.geometry.bounds, budget)
  }

  /// Takes out the marks of small parts of the row that cannot hold them. Returns the parts, with
  /// their constraints.
  mutating func moveToDetails() -> [DetailRegion] {
    var regions: [DetailRegion] = []
    for _ in 0..<Self.rounds {
      let new = DetailRegion.regions(around: hidden.compactMap(\.part), in: input.geometry)
      guard !new.isEmpty else { return regions }
      regions = DetailRegion.merged(regions + new)
      for index in layers.indices where layers[index].layer == .constraints {
        for mark in layers[index].marks {
          guard let region = mark.region(in: regions) else { continue }
          regions[region].constraints.formUnion(mark.constraints)
        }
        layers[index] = layers[index].filtered { $0.region(in: regions) == nil }
      }
    }
    return regions
  }

  /// Gives marks whose line cannot be seen a badge, for the key.
  mutating func moveToKey() {
    let ids = Set(hidden.filter { $0.badge == nil }.map(\.id))
    guard !ids.isEmpty else { return }
    for index in layers.indices {
      layers[index] = layers[index].mapped { mark in
        guard ids.contains(mark.id), !mark.constraints.isEmpty else { return mark }
        return mark.written(input.palette.constraint)
      }
    }
  }

  /// The marks of constraints whose number has no place, or whose line is not seen.
  private var hidden: [DiagramMark] {
    let placement = placement
    let placed = placement.settle(ordered.flatMap(\.badges), type)
    guard !placement.budget.isSpent else { return [] }
    let breaks = breaks(at: placed.compactMap { $0?.rect })
    var places = placed[...]
    return ordered.flatMap(\.marks).filter { mark in
      let place = mark.badge == nil ? nil : places.removeFirst()
      guard !mark.constraints.isEmpty else { return false }
      if mark.badge != nil { return place.map { isFar($0, from: mark) } ?? true }
      return !mark.nodes.isEmpty && breaks.broken(mark.nodes).lineLength < Self.leastLine
    }
  }

  /// Whether the number of a small part has a place only at a distance, where it reads as another's.
  private func isFar(_ place: BadgePosition, from mark: DiagramMark) -> Bool {
    let length = place.leader?.length ?? 0
    return !input.isDetail && length > Self.longestLeader
      && mark.part.map { min($0.width, $0.height) <= Self.smallPart } ?? false
  }
  private static let (longestLeader, smallPart) = (12.0, 40.0)

  /// Badges keep within the row, the views that stick out of it, and the room around both. Gutters
  /// are beside all that is drawn, words of layers included.
  private var placement: BadgePlacement {
    let row = input.geometry.bounds
    let views = input.geometry.shownViews.compactMap { input.geometry.rect(of: $0.id) }
    let near = Scene.Rect(
      -Self.reach, -Self.reach, row.width + 2 * Self.reach, .greatestFiniteMagnitude)
    let reach =
      input.isDetail
      ? row : views.compactMap { $0.intersection(near) }.reduce(row) { $0.union($1) }
    let lines = marks.flatMap(\.bounds)
    let ink = text.filter { $0.maxY > 0 } + lines + views
    let sides = input.isDetail ? row : ink.reduce(row) { $0.union($1) }
    return BadgePlacement(
      text: text + input.geometry.icons,
      lines: lines + row.sides + [input.caption].compactMap(\.self),
      edges: views.flatMap(\.sides), views: Array(views.dropFirst()),
      bounds: Scene.Rect(
        reach.x - input.sideroom, reach.y - input.headroom,
        reach.width + input.sideroom + (input.isDetail ? input.sideroom : Self.roomBeside),
        reach.height + input.headroom + input.footroom),
      row: Scene.Rect(sides.x, 0, sides.width, reach.maxY),
      gutters: input.isDetail || layers.contains { $0.layer == .constraints }
        ? []
        : marks.contains { $0.words.contains { $0.maxX <= row.x } } ? [.right] : [.left, .right],
      budget: budget)
  }
}

extension DiagramMark {
  /// The index of the region that it is drawn in.
  fileprivate func region(in regions: [DetailRegion]) -> Int? {
    part.flatMap { part in regions.firstIndex { $0.rect.contains(part) } }
  }
}

extension RowGeometry {
  /// The rectangle around the views of constraints; nil where one of them is the whole row.
  func part(of constraints: [LayoutTree.Constraint]) -> Scene.Rect? {
    var part: Scene.Rect?
    for anchor in constraints.flatMap(\.anchors) {
      guard parent(of: anchor.item) != nil, let rect = rect(of: anchor.item) else { return nil }
      part = part?.union(rect) ?? rect
    }
    return part
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
