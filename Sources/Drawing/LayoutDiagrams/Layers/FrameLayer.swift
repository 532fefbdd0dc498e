import LayoutTree
import Scene
import UIKitIdentifiers

/// The layer `frames`: each view's outline in its depth's colour, hatched if ambiguous.
package struct FrameLayer {
  let input: LayerInput
  /// The views of which constraints ask for sizes that rounding to pixels has changed.
  private let roundedAway: Set<String>

  init(input: LayerInput) {
    self.input = input
    roundedAway = input.geometry.roundedAway
  }

  /// A mark for each view that is no part of a control, in pre-order; the content view first.
  var marks: [DiagramMark] {
    let views = input.geometry.markedViews
    let inside = Set(views.filter { UIKitClass.controls.contains($0.className) }.map(\.id))
    return views.filter { !inside.contains($0.parent ?? "") }.compactMap { view in
      input.geometry.rect(of: view.id).map { mark(view, $0) }
    }
  }

  /// Whether the layer has to say that the view is ambiguous, since none says more.
  private func isAlarming(_ view: LayoutTree.View) -> Bool {
    view.isAmbiguous && !input.layers.contains(.problems)
  }

  private func mark(_ view: LayoutTree.View, _ rect: Scene.Rect) -> DiagramMark {
    let depth = input.geometry.depth(of: view.id)
    let color = isAlarming(view) ? input.palette.broken : input.palette.frame(depth: depth)
    let size = size(of: view, rect)
    let warning = isAlarming(view) ? " ambiguous" : ""
    return DiagramMark(
      id: view.id,
      title:
        "\(view.id), \(view.className), \(size) at \(readable(rect.x)), \(readable(rect.y))\(warning)",
      nodes: [Self.outline(rect, color)]
        + (isAlarming(view) ? [Hatching.node(in: rect, color)] : []),
      bounds: [], badge: badge(view, size, rect, color),
      signs: [isAlarming(view) ? .ambiguous : .frame])
  }

  /// Width and height: `60 × 60`, and where a constraint asks for another size than the pixels have
  /// both, `59.75 × 59.75 ≈ 60 × 59.5`. Of a view that constraints see as smaller, a switch, that
  /// size as well: `51 × 31, aligned 49 × 31`.
  private func size(of view: LayoutTree.View, _ rect: Scene.Rect) -> String {
    var size = "\(readable(rect.width)) × \(readable(rect.height))"
    if let aligned = input.geometry.alignmentRect(of: view.id),
      aligned.width != rect.width || aligned.height != rect.height
    {
      size += ", aligned \(readable(aligned.width)) × \(readable(aligned.height))"
    }
    guard roundedAway.contains(view.id) else { return size }
    let exact = [view.unrounded.width, view.unrounded.height].map { readable($0, decimals: 2) }
    return "\(exact[0]) × \(exact[1]) ≈ \(size)"
  }

  private func badge(
    _ view: LayoutTree.View, _ size: String, _ rect: Scene.Rect, _ color: Scene.Color
  ) -> Badge {
    let warning = isAlarming(view) ? " ambiguous" : ""
    let isRow = view.parent == nil
    let name = input.geometry.scene.shownName(of: view.id)
    return Badge(
      text: "\(name) \(size)\(warning)", shortText: name + warning,
      style: isAlarming(view) ? .alarm : .tag, color: color,
      anchors: Self.anchors(of: rect),
      spots: { size in isRow ? Self.row(rect, size) : Self.corners(of: rect, size) },
      named: rect)
  }

  /// Where a leader line may leave `rect`.
  package static func anchors(of rect: Scene.Rect) -> [Badge.Anchor] {
    let inset = min(rect.height / 2, BadgeText.height / 2)
    return [0.5, 0, 1, 0.25, 0.75].map { fraction in
      let y = rect.y + inset + (rect.height - 2 * inset) * fraction
      return .init(left: Scene.Point(rect.x, y), right: Scene.Point(rect.maxX, y))
    }
  }

  /// Centres of the content view's tag: above the row, where nothing else is, before its corners.
  private static func row(_ rect: Scene.Rect, _ size: Scene.Size) -> [Scene.Point] {
    let above = stride(from: 0, through: 120, by: 20.0).map { step in
      Scene.Point(rect.maxX - step - size.width / 2, rect.y - size.height / 2 - 1)
    }
    return above + corners(of: rect, size)
  }

  /// Centres of a tag: in the corners of `rect`, upper left first, along its edges, just outside.
  package static func corners(of rect: Scene.Rect, _ size: Scene.Size) -> [Scene.Point] {
    let left = rect.x + size.width / 2, right = rect.maxX - size.width / 2
    let top = rect.y + size.height / 2, bottom = rect.maxY - size.height / 2
    let middle = rect.x + rect.width / 2
    let above = rect.y - size.height / 2, below = rect.maxY + size.height / 2
    let fits = size.width <= rect.width && size.height <= rect.height
    let inside = [
      Scene.Point(right, top), Scene.Point(right, bottom), Scene.Point(left, bottom),
      Scene.Point(left, top), Scene.Point(middle, top), Scene.Point(middle, bottom),
    ]
    let outside = [
      Scene.Point(left, above), Scene.Point(right, above), Scene.Point(left, below),
      Scene.Point(right, below), Scene.Point(middle, above), Scene.Point(middle, below),
      Scene.Point(rect.maxX + size.width / 2 + 1, rect.y + rect.height / 2),
      Scene.Point(rect.x - size.width / 2 - 1, rect.y + rect.height / 2),
    ]
    return outside.prefix(1) + (fits ? inside : []) + outside.dropFirst()
  }

  /// A hairline inside the edge, so that neighbours that touch keep a line each.
  static func outline(_ rect: Scene.Rect, _ color: Scene.Color) -> Scene.Node {
    let room = max(0, min(rect.width, rect.height) / 2)
    return .stroke(
      .rectangle(rect.outset(by: -min(room, hairline / 2))), color, .init(width: hairline))
  }

  private static let hairline = 0.5
}
