import LayoutTree
import Scene

/// A small part of a row whose marks have no room within it.
struct DetailRegion {
  /// In the row's coordinates, with a little of what is around the views.
  var rect: Scene.Rect
  var constraints: Set<String> = []

  /// Around the views, in points.
  private static let context = 8.0
  private static let largest = Scene.Size(130, 60)

  /// The regions around parts that are small enough to be enlarged, with no slice of other views.
  static func regions(around parts: [Scene.Rect], in geometry: RowGeometry) -> [DetailRegion] {
    let views = geometry.shownViews.dropFirst().compactMap { geometry.rect(of: $0.id) }
    return merged(
      parts.filter { isSmall($0) && min($0.width, $0.height) > 0 }.map { part in
        let room = part.outset(by: context).intersection(geometry.bounds.union(part)) ?? part
        return DetailRegion(rect: views.reduce(room) { $0.keeping(part, clearOf: $1) })
      })
  }

  private static func isSmall(_ rect: Scene.Rect) -> Bool {
    rect.width <= largest.width && rect.height <= largest.height
  }

  /// Regions that overlap as one, where that is still small.
  static func merged(_ regions: [DetailRegion]) -> [DetailRegion] {
    var merged: [DetailRegion] = []
    for region in regions {
      let place = merged.firstIndex { other in
        other.rect.overlaps(region.rect)
          && isSmall(other.rect.union(region.rect).outset(by: -context))
      }
      guard let place else {
        merged.append(region)
        continue
      }
      merged[place].rect = merged[place].rect.union(region.rect)
      merged[place].constraints.formUnion(region.constraints)
    }
    return merged.count < regions.count ? self.merged(merged) : merged
  }
}

extension Scene.Rect {
  /// The rectangle around `part` without what another beside that has of it.
  fileprivate func keeping(_ part: Scene.Rect, clearOf other: Scene.Rect) -> Scene.Rect {
    guard overlaps(other), !part.overlaps(other) else { return self }
    let left = other.maxX <= part.x ? max(x, other.maxX) : x
    let right = other.x >= part.maxX ? min(maxX, other.x) : maxX
    let top = other.maxY <= part.y ? max(y, other.maxY) : y
    let bottom = other.y >= part.maxY ? min(maxY, other.y) : maxY
    return Scene.Rect(left, top, right - left, bottom - top)
  }
}

/// A part of a row that is drawn again beside it, enlarged, with its marks.
struct DetailView {
  /// The part, in the row's coordinates.
  let source: Scene.Rect
  /// Where it is drawn again, in the row's coordinates.
  let frame: Scene.Rect
  let diagram: RowDiagram
  /// Unique in the picture.
  private let name: String
  /// The view that it shows, or that holds those which it shows.
  private let caption: String

  private var scale: Double { frame.width / source.width }
  /// How large the drawing may become, and by which factors.
  private static let room = Scene.Size(240, 130)
  private static let factors = [4.0, 3, 2.5, 2, 1.5]
  /// From the row to the drawings, and between two of them.
  private static let distance = 22.0
  private static let gap = 14.0
  private static let corner = 3.0
  private static let line = Scene.StrokeStyle(width: 0.5)

  /// The height of the caption above the drawing.
  private static let captionHeight = BadgeText.height

  /// The frame and all that is drawn around it.
  var extent: Scene.Rect {
    Scene.Rect(
      frame.x + diagram.extent.x, frame.y + diagram.extent.y - Self.captionHeight,
      diagram.extent.width, diagram.extent.height + Self.captionHeight)
  }

  /// The drawings of all regions in a column beside `inner`, each near its source.
  static func views(
    of regions: [DetailRegion], in input: LayerInput, beside inner: Scene.Rect, _ type: BadgeText
  ) -> [DetailView] {
    var top = -input.headroom + captionHeight
    return regions.sorted { ($0.rect.y, $0.rect.x) < ($1.rect.y, $1.rect.x) }.map { region in
      let factor =
        factors.first {
          region.rect.width * $0 <= room.width && region.rect.height * $0 <= room.height
        } ?? 1
      let diagram = diagram(of: region, factor, input, type)
      let size = Scene.Size(region.rect.width * factor, region.rect.height * factor)
      let y = max(top - diagram.extent.y, region.rect.middle.y - size.height / 2)
      top = y + diagram.extent.maxY + gap + captionHeight
      let frame = Scene.Rect(
        inner.maxX + distance - diagram.extent.x, y, size.width, size.height)
      return DetailView(
        source: region.rect, frame: frame, diagram: diagram,
        name: name(of: region, input), caption: caption(of: region, input))
    }
  }

  /// The name of the only view that constraints of the part are about, else of what holds them all.
  private static func caption(of region: DetailRegion, _ input: LayerInput) -> String {
    let (geometry, scene) = (input.geometry, input.geometry.scene)
    let constraints = scene.constraints.filter { region.constraints.contains($0.id) }
    let items = Set(constraints.flatMap(\.anchors).map(\.item)).sorted()
    if items.count == 1 { return scene.shownName(of: items[0]) }
    let holder = items.first { item in
      items.allSatisfy { $0 == item || geometry.parent(of: $0) == item }
    }
    guard let common = holder ?? constraints.first.flatMap(geometry.commonParent),
      geometry.parent(of: common) != nil
    else { return items.map(scene.shownName).joined(separator: ", ") }
    return scene.shownName(of: common)
  }

  private static func diagram(
    of region: DetailRegion, _ factor: Double, _ input: LayerInput, _ type: BadgeText
  ) -> RowDiagram {
    let input = input.enlarged(region, by: factor)
    let views = [input.geometry.bounds]
    return RowDiagram(
      input, marks: ConstraintLayer(input).marks, around: views,
      named: name(of: region, input), type: type)
  }

  private static func name(of region: DetailRegion, _ input: LayerInput) -> String {
    let corner = [region.rect.x, region.rect.y].map { readable($0, decimals: 0) }
    return "\(input.geometry.scene.id)-" + corner.joined(separator: "-")
  }

  /// The corners of the part in the row: a whole frame would look like a view's.
  func sourceNodes(_ palette: DiagramPalette) -> [Scene.Node] {
    let leg = min(Self.leg, source.width / 3, source.height / 3)
    let corners: [(x: Double, y: Double, Double, Double)] = [
      (source.x, source.y, leg, leg), (source.maxX, source.y, -leg, leg),
      (source.maxX, source.maxY, -leg, -leg), (source.x, source.maxY, leg, -leg),
    ]
    return corners.map { x, y, across, down in
      let corner = [
        Scene.Point(x, y + down), Scene.Point(x, y), Scene.Point(x + across, y),
      ]
      return .stroke(.polyline(corner), palette.alignment, .init(width: Self.cornerWidth))
    }
  }
  private static let (leg, cornerWidth) = (6.0, 1.0)

  /// The part of `content`, on a ground of its own, with its marks.
  func node(
    _ content: Scene.Node, on paper: Scene.Color, _ palette: DiagramPalette, _ type: BadgeText,
    visible: ([Scene.Node], Scene.Transform) -> [Scene.Node]
  ) -> Scene.Node {
    let shape = Scene.Path.roundedRectangle(
      Scene.Rect(0, 0, frame.width, frame.height), radius: Self.corner)
    let enlarging = Scene.Transform.scale(scale, scale)
      .applied(after: .translation(-source.x, -source.y))
    return .group(
      .init(
        id: "detail-\(name)", transform: .translation(frame.x, frame.y),
        children: [
          .fill(shape, paper),
          .group(
            .init(
              clip: shape,
              children: [.group(.init(transform: enlarging, children: [content.unnamed]))])),
          .stroke(shape, palette.alignment, Self.line),
        ] + visible(diagram.lineNodes, enlarging) + diagram.badgeNodes(type)
          + type.nodes(
            caption, palette.caption,
            Scene.Point(
              0, diagram.extent.y - Self.captionHeight + BadgeText.baseline))))
  }
}

extension LayerInput {
  /// A part of the row with its own constraints, enlarged.
  fileprivate func enlarged(_ region: DetailRegion, by factor: Double) -> LayerInput {
    let inside = text.filter { $0.overlaps(region.rect) }.map { rect in
      Scene.Rect(
        (rect.x - region.rect.x) * factor, (rect.y - region.rect.y) * factor, rect.width * factor,
        rect.height * factor)
    }
    var copy = LayerInput(
      geometry: geometry.enlarged(region.rect, by: factor), text: inside, palette: palette,
      headroom: 12, footroom: 12)
    copy.layers = layers
    copy.selection = region.constraints
    copy.sideroom = 20
    copy.isDetail = true
    return copy
  }
}

extension Scene.Node {
  /// The node without ids, since it is drawn twice.
  fileprivate var unnamed: Scene.Node {
    guard case .group(var group) = self else { return self }
    group.id = nil
    group.children = group.children.map(\.unnamed)
    return .group(group)
  }
}
