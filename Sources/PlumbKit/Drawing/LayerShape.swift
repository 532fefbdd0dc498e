import Scene
import UIKit

/// The outline of a view: its bounds with the layer's corners.
struct LayerShape {
  private let layer: CALayer
  private let bounds: Scene.Rect

  init(_ layer: CALayer, _ bounds: Scene.Rect) {
    self.layer = layer
    self.bounds = bounds
  }

  /// The outline, for background and clip.
  var path: Scene.Path { .roundedRectangle(bounds, radius: radius) }

  /// The border inside the outline; `nil` without one.
  func border(_ style: UIUserInterfaceStyle) -> Scene.Node? {
    let width = Double(layer.borderWidth)
    guard width > 0, width.isFinite, let borderColor = layer.borderColor else { return nil }
    let inset = bounds.outset(by: -width / 2)
    guard inset.width > 0, inset.height > 0 else { return nil }
    let color = Scene.Color(UIColor(cgColor: borderColor), in: style)
    return .stroke(
      .roundedRectangle(inset, radius: max(0, radius - width / 2)), color, .init(width: width))
  }

  private var radius: Double {
    let radius = Double(layer.cornerRadius)
    return radius.isFinite && radius > 0 ? radius : 0
  }
}
