import LayoutTree
import Scene

/// The layers of one row, every badge at its place, in the row's coordinates.
///
/// Badges in the gutters stand left of 0 and right of the row's width; a stack of many may reach
/// below the row. `extent` tells how far, so that the page can make room.
struct RowDiagram {
  /// The id of the row.
  let id: String
  /// A layer's lines, drawn below every badge, as a group with ids and titles.
  let lines: [Scene.Node]
  /// Badges with their leader lines.
  let badges: [PlacedBadge]
  /// The row and all that is drawn around it.
  let extent: Scene.Rect
  private let palette: DiagramPalette

  /// The `layers` of a row.
  init(_ input: LayerInput, layers: [PictureLayer], type: BadgeText) {
    let geometry = input.geometry
    id = geometry.scene.id
    palette = input.palette
    let marks = PictureLayer.allCases.filter(layers.contains).map { ($0, $0.marks(input)) }
    let context = layers.contains(.frames) ? [] : Self.context(input)
    lines = context + marks.compactMap { Self.group($0.rawValue, geometry, $1) }
    let all = marks.flatMap(\.1)
    let placement = BadgePlacement(
      text: input.text, lines: all.flatMap(\.bounds), bounds: geometry.bounds)
    badges = placement.place(Self.badges(marks), type)
    let views = geometry.scene.views.compactMap { geometry.rect(of: $0.id) }
    extent = (badges.map(\.rect) + views + all.flatMap(\.bounds))
      .reduce(geometry.bounds) { $0.union($1) }
  }

  /// What to paint, from the bottom up: lines, leader lines, badges.
  func nodes(_ type: BadgeText) -> [Scene.Node] {
    lines + badges.flatMap(\.leaderNodes) + badges.flatMap { $0.nodes(type, palette) }
  }

  /// Numbers choose their places first: names may stand in any corner of their view.
  private static func badges(_ marks: [(PictureLayer, [DiagramMark])]) -> [Badge] {
    let (names, numbers) = (marks.filter { $0.0 == .frames }, marks.filter { $0.0 != .frames })
    return (numbers + names).flatMap { $0.1.compactMap(\.badge) }
  }

  /// Faint outlines of the views, for layers that need to be seen against them.
  private static func context(_ input: LayerInput) -> [Scene.Node] {
    input.geometry.scene.views.dropFirst().compactMap { view in
      input.geometry.rect(of: view.id).map {
        .stroke(.rectangle($0.outset(by: -0.25)), input.palette.context, .init(width: 0.5))
      }
    }
  }

  private static func group(
    _ layer: String, _ geometry: RowGeometry, _ marks: [DiagramMark]
  ) -> Scene.Node? {
    guard !marks.isEmpty else { return nil }
    let id = "\(layer)-\(geometry.scene.id)"
    let children = marks.map { mark in
      Scene.Node.group(
        .init(id: "\(id)-\(mark.id)", title: mark.title, children: mark.nodes))
    }
    return .group(.init(id: id, children: children))
  }
}
