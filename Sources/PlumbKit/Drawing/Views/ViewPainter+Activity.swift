import Scene
import UIKit

extension ViewPainter {
  /// An activity indicator that stands still: eight spokes that fade in the order of its turning.
  func face(of activity: UIActivityIndicatorView) -> [Scene.Node] {
    guard activity.isAnimating || !activity.hidesWhenStopped else { return [] }
    let bounds = Scene.Rect(activity.bounds)
    let radius = min(bounds.width, bounds.height) / 2
    let middle = Scene.Point(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2)
    let ink = color(activity.color ?? activity.style.color)
    return Self.spokes.enumerated().map { spoke, direction in
      let place = { (distance: Double) in
        Scene.Point(middle.x + direction.x * distance, middle.y + direction.y * distance)
      }
      let alpha = UInt8(Double(ink.alpha) * (1 - 0.1 * Double((8 - spoke) % 8)))
      return .stroke(
        .segment(place(radius * 0.5), place(radius * 0.9)),
        Scene.Color(ink.red, ink.green, ink.blue, alpha: alpha),
        .init(width: radius * 0.18, cap: .round))
    }
  }

  /// Eight directions, clockwise from the top; as numbers, so that no machine's sine differs.
  private static let spokes = [
    (0, -1), (0.5.squareRoot(), -0.5.squareRoot()), (1, 0),
    (0.5.squareRoot(), 0.5.squareRoot()), (0, 1), (-0.5.squareRoot(), 0.5.squareRoot()), (-1, 0),
    (-0.5.squareRoot(), -0.5.squareRoot()),
  ].map { Scene.Point($0, $1) }
}

extension UIActivityIndicatorView.Style {
  /// The colour where none is set: the old names say theirs.
  fileprivate var color: UIColor {
    switch self {
    case .white, .whiteLarge: .white
    case .medium, .large, .gray: .systemGray
    }
  }
}
