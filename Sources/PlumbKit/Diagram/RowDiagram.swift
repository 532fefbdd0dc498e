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

  /// The `layers` of a row whose text covers `text`.
  init(
    _ geometry: RowGeometry, layers: [PictureLayer], text: [Scene.Rect], type: BadgeText
  ) {
    id = geometry.scene.id
    let frames = layers.contains(.frames) ? FrameLayer(geometry: geometry).marks : []
    let constraints =
      layers.contains(.constraints)
      ? ConstraintLayer(geometry: geometry, text: text).marks : []
    let context = layers.contains(.frames) ? [] : Self.context(geometry)
    lines =
      context
      + [Self.group("frames", geometry, frames), Self.group("constraints", geometry, constraints)]
      .compactMap(\.self)
    let placement = BadgePlacement(
      text: text, lines: constraints.flatMap(\.bounds), bounds: geometry.bounds)
    badges = placement.place((constraints + frames).compactMap(\.badge), type)
    let views = geometry.scene.views.compactMap { geometry.rect(of: $0.id) }
    extent = (badges.map(\.rect) + views + constraints.flatMap(\.bounds))
      .reduce(geometry.bounds) { $0.union($1) }
  }

  /// What to paint, from the bottom up: lines, leader lines, badges.
  func nodes(_ type: BadgeText) -> [Scene.Node] {
    lines + badges.flatMap(\.leaderNodes) + badges.flatMap { $0.nodes(type) }
  }

  /// Faint outlines of the views, for layers that need to be seen against them.
  private static func context(_ geometry: RowGeometry) -> [Scene.Node] {
    geometry.scene.views.dropFirst().compactMap { view in
      geometry.rect(of: view.id).map {
        .stroke(.rectangle($0.outset(by: -0.25)), DiagramPalette.context, .init(width: 0.5))
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
