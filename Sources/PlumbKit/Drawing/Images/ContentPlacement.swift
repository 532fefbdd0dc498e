import Scene
import UIKit

/// Where content of a size stands in a view's bounds, by its content mode (Apple,
/// `UIView.ContentMode`).
struct ContentPlacement {
  let bounds: Scene.Rect
  let size: Scene.Size

  /// The rectangle that the content fills; it may reach beyond the bounds.
  func rect(_ mode: UIView.ContentMode) -> Scene.Rect {
    switch mode {
    case .scaleToFill, .redraw: bounds
    case .scaleAspectFit: scaled(by: min(widthRatio, heightRatio))
    case .scaleAspectFill: scaled(by: max(widthRatio, heightRatio))
    case .center: placed(0.5, 0.5)
    case .top: placed(0.5, 0)
    case .bottom: placed(0.5, 1)
    case .left: placed(0, 0.5)
    case .right: placed(1, 0.5)
    case .topLeft: placed(0, 0)
    case .topRight: placed(1, 0)
    case .bottomLeft: placed(0, 1)
    case .bottomRight: placed(1, 1)
    }
  }

  private var widthRatio: Double { size.width > 0 ? bounds.width / size.width : 0 }
  private var heightRatio: Double { size.height > 0 ? bounds.height / size.height : 0 }

  private func scaled(by factor: Double) -> Scene.Rect {
    ContentPlacement(
      bounds: bounds, size: Scene.Size(size.width * factor, size.height * factor)
    ).placed(0.5, 0.5)
  }

  /// At these shares of the room that is left over.
  private func placed(_ x: Double, _ y: Double) -> Scene.Rect {
    Scene.Rect(
      bounds.x + (bounds.width - size.width) * x, bounds.y + (bounds.height - size.height) * y,
      size.width, size.height)
  }
}
