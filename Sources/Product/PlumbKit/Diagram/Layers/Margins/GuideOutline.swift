import LayoutTree
import Scene

/// A layout guide as a dotted outline with its name and size.
struct GuideOutline {
  let guide: LayoutTree.Guide
  /// The frame of the view that owns it, in the row's coordinates.
  let owner: Scene.Rect
  let color: Scene.Color

  private static let dots = [0.01, 2.0]

  /// The guide in the row's coordinates.
  private var rect: Scene.Rect {
    Scene.Rect(
      owner.x + guide.frame.x, owner.y + guide.frame.y, guide.frame.width, guide.frame.height)
  }

  /// The name without the owner's: `UIViewReadableContentGuide` is `readable`.
  private var name: Substring {
    if guide.kind == .readable || guide.id.hasSuffix(".UIViewReadableContentGuide") {
      return "readable"
    }
    return guide.id.lastIndex(of: ".").map { guide.id[guide.id.index(after: $0)...] }
      ?? guide.id[...]
  }

  /// The guide as the layer shows it.
  var mark: DiagramMark {
    let size = "\(readable(rect.width)) × \(readable(rect.height))"
    return DiagramMark(
      id: guide.id, title: "\(guide.id), \(size)",
      nodes: [
        .stroke(
          .rectangle(rect), color, .init(width: 1, dash: Self.dots, cap: .round))
      ], bounds: [],
      badge: Badge(
        text: "\(name) \(size)", style: .pill, color: color,
        anchors: [rect.y, rect.y + rect.height / 2, rect.maxY].map {
          .init(left: .init(rect.x, $0), right: .init(rect.maxX, $0))
        }, spots: spots))
  }

  /// On the upper and lower edge, then inside.
  private func spots(_ size: Scene.Size) -> [Scene.Point] {
    let left = rect.x + size.width / 2 + 4, right = rect.maxX - size.width / 2 - 4
    return [rect.y, rect.maxY, rect.y + rect.height / 2].flatMap { y in
      [right, left, rect.x + rect.width / 2].map { Scene.Point($0, y) }
    }
  }
}
