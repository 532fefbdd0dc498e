import Scene
import UIKitCore

/// The outline of a layer: its bounds with the corners that are round.
struct LayerShape {
  private let layer: CALayer
  private let bounds: Scene.Rect

  init(_ layer: CALayer, _ bounds: Scene.Rect) {
    self.layer = layer
    self.bounds = bounds
  }

  /// The outline, for background and clip.
  var path: Scene.Path { outline(bounds, radius: radius) }

  /// Quarter circles on all corners are the scene's own shape; others are paths.
  private func outline(_ rect: Scene.Rect, radius: Double) -> Scene.Path {
    let corners = layer.maskedCorners.rectCorners
    let isWhole = corners == CACornerMask(rawValue: 15).rectCorners
    guard radius > 0, !isWhole || layer.cornerCurve == .continuous else {
      return .roundedRectangle(rect, radius: radius)
    }
    let rect = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    if layer.cornerCurve == .continuous {
      return Scene.Path(.continuous(rect, corners: corners, radius: radius))
    }
    return Scene.Path(
      .rounded(rect, corners: corners, radii: CGSize(width: radius, height: radius)))
  }

  /// The border inside the outline; `nil` without one.
  func border(_ style: UIUserInterfaceStyle) -> Scene.Node? {
    let width = Double(layer.borderWidth)
    guard width > 0, width.isFinite, let borderColor = layer.borderColor else { return nil }
    let inset = bounds.outset(by: -width / 2)
    guard inset.width > 0, inset.height > 0 else { return nil }
    let color = Scene.Color(UIColor(cgColor: borderColor), in: style)
    return .stroke(outline(inset, radius: max(0, radius - width / 2)), color, .init(width: width))
  }

  /// The shadow of a layer that is filled with a colour; none of one that clips, as on iOS, and
  /// none of one without a ground of its own, whose shadow would be that of its content, unless it
  /// has a shadow path.
  func shadow(under ground: Scene.Color?, _ style: UIUserInterfaceStyle) -> [Scene.Node] {
    let opacity = Double(layer.shadowOpacity)
    let path = layer.shadowPath
    guard opacity > 0, !layer.masksToBounds, let shadowColor = layer.shadowColor else { return [] }
    let strength = path == nil ? ground?.shares.alpha ?? 0 : 1
    let offset = layer.shadowOffset, blur = Double(layer.shadowRadius)
    guard strength > 0, offset.width.isFinite, offset.height.isFinite, blur.isFinite, blur < 200
    else { return [] }
    let soft = SoftShadow(
      blur: max(0, blur), opacity: min(opacity, 1) * strength,
      color: Scene.Color(UIColor(cgColor: shadowColor), in: style))
    let move = Scene.Transform.translation(offset.width, offset.height)
    if let path = path.map({ Scene.Path($0.outline).applying(move) }), path.asRectangle == nil {
      return soft.nodes(path)
    }
    let area = path.flatMap { Scene.Path($0.outline).bounds } ?? bounds
    let place = Scene.Rect(
      area.x + offset.width, area.y + offset.height, area.width, area.height)
    return soft.nodes(place, radius: path == nil ? min(radius, area.width / 2, area.height / 2) : 0)
  }

  private var radius: Double {
    let radius = Double(layer.cornerRadius)
    return radius.isFinite && radius > 0 ? radius : 0
  }

  /// The outline of a mask, in the coordinates of the layer that it masks.
  static func maskPath(_ mask: CALayer) -> Scene.Path {
    let map = Scene.Transform(mask.mapToSuperlayer)
    let path = (mask as? CAShapeLayer)?.path.map { Scene.Path($0.outline) }
    let outline = path ?? LayerShape(mask, Scene.Rect(mask.bounds)).path
    return outline.applying(map)
  }
}

extension Scene.Transform {
  /// A map of UIKit in the scene's type.
  init(_ map: CGAffineTransform) {
    self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
  }
}

extension Scene.Path {
  /// An outline of UIKit in the scene's type; an empty one where a number is not finite.
  init(_ outline: PathOutline) {
    let point = { (p: CGPoint) in Scene.Point(p.x, p.y) }
    let elements = outline.elements.map { element -> Element in
      switch element {
      case .move(let p): .move(point(p))
      case .line(let p): .line(point(p))
      case .quadratic(let c, let p): .quadratic(point(c), point(p))
      case .cubic(let c, let d, let p): .cubic(point(c), point(d), point(p))
      case .close: .close
      }
    }
    self.init(elements.allSatisfy(\.isFinite) ? elements : [])
  }
}

extension Scene.Path.Element {
  fileprivate var isFinite: Bool {
    let finite = { (points: [Scene.Point]) in points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
    return switch self {
    case .move(let p), .line(let p): finite([p])
    case .quadratic(let c, let p): finite([c, p])
    case .cubic(let c, let d, let p): finite([c, d, p])
    case .close: true
    }
  }
}
