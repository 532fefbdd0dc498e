import Scene
import UIKit

extension ViewPainter {
  /// A picture's place: grey, with a frame and a small landscape, where there are no pixels.
  func picture(of imageView: UIImageView) -> [Scene.Node] {
    guard imageView.image != nil else { return [] }
    return placeholder(in: Scene.Rect(imageView.bounds))
  }

  private func placeholder(in bounds: Scene.Rect) -> [Scene.Node] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let sign = PlaceholderSign(in: bounds)
    let ink = color(.systemGray2)
    return [
      .fill(.rectangle(bounds), color(.systemGray5)), .fill(sign.sun, ink),
      .fill(sign.mountains, ink),
    ]
  }
}

/// A sun over two mountains, in the middle of a rectangle.
private struct PlaceholderSign {
  private let origin: Scene.Point
  private let unit: Double

  init(in bounds: Scene.Rect) {
    unit = min(bounds.width / 2, bounds.height / 2, 40) / 10
    origin = Scene.Point(
      bounds.x + bounds.width / 2 - 5 * unit, bounds.y + bounds.height / 2 - 4 * unit)
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
