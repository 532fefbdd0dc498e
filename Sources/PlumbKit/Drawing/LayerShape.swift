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

  /// The shadow of a layer that is filled with a colour; none of one that clips, as on iOS, and none
  /// of one without a ground of its own, whose shadow would be that of its content.
  func shadow(under ground: Scene.Color?, _ style: UIUserInterfaceStyle) -> [Scene.Node] {
    let opacity = Double(layer.shadowOpacity)
    guard opacity > 0, !layer.masksToBounds, let ground, ground.alpha > 0,
      let shadowColor = layer.shadowColor
    else { return [] }
    let offset = layer.shadowOffset, blur = Double(layer.shadowRadius)
    guard offset.width.isFinite, offset.height.isFinite, blur.isFinite, blur < 200 else {
      return []
    }
    let place = Scene.Rect(
      bounds.x + offset.width, bounds.y + offset.height, bounds.width, bounds.height)
    return SoftShadow(
      blur: max(0, blur), opacity: min(opacity, 1) * Double(ground.alpha) / 255,
      color: Scene.Color(UIColor(cgColor: shadowColor), in: style)
    ).nodes(place, radius: radius)
  }

  private var radius: Double {
    let radius = Double(layer.cornerRadius)
    return radius.isFinite && radius > 0 ? radius : 0
  }
}
