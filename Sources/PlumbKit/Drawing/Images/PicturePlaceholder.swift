import LayoutTree
import Scene
import Typesetting
import UIKit

/// What stands for a picture without pixels: a grey field with a small landscape, and as much of its
/// name and size as there is room for.
struct PicturePlaceholder {
  let bounds: Scene.Rect
  let name: String?
  /// The picture's own size, in points; nil where it is not known.
  let size: Scene.Size?
  let field: Scene.Color
  let ink: Scene.Color
  let text: Scene.Color

  private static let font = FontDescriptor(pointSize: 9, weight: .medium)
  private static let lineHeight = 11.0
  private static let margin = 4.0

  /// The field, the sign and the lines below it, in the middle together.
  func nodes(_ assets: SceneAssets) -> [Scene.Node] {
    let lines = lines(assets)
    let height = Double(lines.count) * Self.lineHeight
    let area = Scene.Rect(bounds.x, bounds.y, bounds.width, bounds.height - height)
    let sign = LandscapeSign(in: area, hasText: !lines.isEmpty)
    var y = lines.isEmpty ? 0 : sign.bottom + 3
    var nodes: [Scene.Node] = [
      .fill(.rectangle(bounds), field), .fill(sign.sun, ink), .fill(sign.mountains, ink),
    ]
    for line in lines {
      let row = Scene.Rect(
        bounds.x + Self.margin, y, bounds.width - 2 * Self.margin, Self.lineHeight)
      nodes += SetLine(line, font: Self.font, color: text).nodes(in: row, assets)
      y += Self.lineHeight
    }
    return nodes
  }

  /// The size where it fits whole, and the name above it, cut in its middle where it is long.
  private func lines(_ assets: SceneAssets) -> [String] {
    let room = bounds.width - 2 * Self.margin
    let measure = size.map { "\(readable($0.width)) × \(readable($0.height))" }
    let fits = SetLine(measure ?? "800 × 600", font: Self.font, color: text).width(assets) <= room
    guard fits, bounds.height >= 40 else { return [] }
    let title = name?.isEmpty == false && (bounds.height >= 52 || size == nil) ? name : nil
    return [title, measure].compactMap(\.self)
  }
}

/// A sun over two mountains, in the middle of a rectangle.
private struct LandscapeSign {
  private let origin: Scene.Point
  private let unit: Double
  /// The foot of the mountains.
  let bottom: Double

  init(in bounds: Scene.Rect, hasText: Bool) {
    let room = hasText ? bounds.height - 6 : bounds.height / 2
    unit = max(0, min(bounds.width / 2, room, hasText ? 22 : 40)) / 10
    origin = Scene.Point(
      bounds.x + bounds.width / 2 - 5 * unit, bounds.y + bounds.height / 2 - 4 * unit)
    bottom = origin.y + 8 * unit
  }

  var sun: Scene.Path {
    .ellipse(in: Scene.Rect(origin.x + 1.2 * unit, origin.y + unit, 2 * unit, 2 * unit))
  }

  var mountains: Scene.Path {
    .polygon(
      [(-0.5, 8), (2.6, 4), (4.4, 6.2), (6.9, 3), (10.5, 8)].map {
        Scene.Point(origin.x + $0 * unit, origin.y + $1 * unit)
      })
  }
}
