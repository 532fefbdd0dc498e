import Scene
import UIKit

extension ViewPainter {
  /// A layer that is not a view's, with everything in it, in its superlayer's coordinates.
  func node(for layer: CALayer) -> Scene.Node? {
    guard !layer.isHidden, layer.opacity > 0 else { return nil }
    let shape = LayerShape(layer, Scene.Rect(layer.bounds))
    let ground = layer.backgroundColor.map { color(UIColor(cgColor: $0)) }
    var children: [Scene.Node] = []
    if let ground, ground.alpha > 0 { children.append(.fill(shape.path, ground)) }
    children += ownDrawing(of: layer)
    children += layer.ownSublayers(above: 0).compactMap { node(for: $0) }
    let border = shape.border(style).map { [$0] } ?? []
    let inside = shape.shadow(under: ground, style) + clipped(children, layer, shape) + border
    guard !inside.isEmpty else { return nil }
    return .group(
      .init(
        title: layer.name, transform: Scene.Transform(layer.mapToSuperlayer),
        clip: layer.mask.map { LayerShape.maskPath($0) }, opacity: Double(min(layer.opacity, 1)),
        children: inside))
  }

  /// What the class of a layer draws: a gradient, or a shape.
  func ownDrawing(of layer: CALayer) -> [Scene.Node] {
    let own: [Scene.Node] =
      switch layer {
      case let gradient as CAGradientLayer: drawing(of: gradient)
      case let shape as CAShapeLayer: drawing(of: shape)
      default: []
      }
    return own + contents(of: layer)
  }

  /// The image of a layer, in the place that its gravity gives it.
  private func contents(of layer: CALayer) -> [Scene.Node] {
    let bounds = Scene.Rect(layer.bounds)
    guard let image = layer.contentImage, bounds.width > 0, bounds.height > 0 else { return [] }
    let size = Scene.Size(image.size.width, image.size.height)
    let rect = ContentPlacement(bounds: bounds, size: size).rect(layer.contentsGravity.contentMode)
    guard case .file(let file) = image.content else { return [] }
    let index = assets.pictures.index(
      of: file, named: image.name, in: Scene.Size(rect.width, rect.height), tint: nil, assets)
    return index.map { [.image($0, rect)] } ?? []
  }

  private func drawing(of shape: CAShapeLayer) -> [Scene.Node] {
    guard let outline = shape.path?.outline else { return [] }
    let path = Scene.Path(outline)
    guard !path.isEmpty else { return [] }
    var nodes: [Scene.Node] = []
    if let fill = shape.fillColor.map({ color(UIColor(cgColor: $0)) }), fill.alpha > 0 {
      nodes.append(.fill(path, fill))
    }
    let width = Double(shape.lineWidth)
    if let stroke = shape.strokeColor.map({ color(UIColor(cgColor: $0)) }), stroke.alpha > 0,
      width > 0, width.isFinite
    {
      let dash = (shape.lineDashPattern ?? []).map(\.doubleValue).filter { $0.isFinite && $0 >= 0 }
      let line = Scene.StrokeStyle(
        width: width, dash: dash.contains { $0 > 0 } ? dash : [], cap: .init(shape.lineCap),
        join: .init(shape.lineJoin))
      nodes.append(.stroke(path, stroke, line))
    }
    return nodes
  }

  /// A gradient as an image with a pixel for each of the screen's, at most `side` across.
  private func drawing(of gradient: CAGradientLayer) -> [Scene.Node] {
    let bounds = Scene.Rect(gradient.bounds)
    let stops = gradient.stops.map { ($0.location, color($0.color)) }
    guard bounds.width > 0, bounds.height > 0, !stops.isEmpty else { return [] }
    let pixels = { (length: Double) in
      max(1, Int(min(length * scale, Self.gradientSide).rounded(.up)))
    }
    let ramp = GradientRamp(stops: stops, gradient)
    guard
      let raster = ramp.raster(
        width: pixels(bounds.width), height: pixels(bounds.height),
        aspect: bounds.width / bounds.height)
    else { return [] }
    let image = Scene.Node.image(assets.index(of: raster), bounds)
    return [.group(.init(clip: LayerShape(gradient, bounds).path, children: [image]))]
  }

  /// The largest number of pixels of a gradient's image in a direction.
  private static let gradientSide = 1024.0
}

/// The colours of a gradient, by position in the unit square.
private struct GradientRamp {
  let stops: [(location: CGFloat, color: Scene.Color)]
  private let start: CGPoint
  private let end: CGPoint
  private let type: CAGradientLayerType

  init(stops: [(CGFloat, Scene.Color)], _ layer: CAGradientLayer) {
    self.stops = stops
    (start, end, type) = (layer.startPoint, layer.endPoint, layer.type)
  }

  /// The colours at the middle of each pixel.
  func raster(width: Int, height: Int, aspect: Double) -> Scene.Raster? {
    guard [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite) else { return nil }
    var rgba: [UInt8] = []
    rgba.reserveCapacity(width * height * 4)
    for row in 0..<height {
      let y = (Double(row) + 0.5) / Double(height)
      for column in 0..<width {
        let x = (Double(column) + 0.5) / Double(width)
        let color = color(at: share(x, y))
        rgba += [color.red, color.green, color.blue, color.alpha]
      }
    }
    return Scene.Raster(width: width, height: height, rgba: rgba)
  }

  /// How far a point is from the first colour to the last. Core Animation measures in the unit
  /// square, so that a line across a wide layer is stretched with it.
  private func share(_ x: Double, _ y: Double) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let (px, py) = (x - start.x, y - start.y)
    switch type {
    case .radial:
      guard dx != 0, dy != 0 else { return 1 }
      return (px / dx * px / dx + py / dy * py / dy).squareRoot()
    case .conic:
      let turn = (atan2(py, px) - atan2(dy, dx)) / (2 * .pi)
      return turn < 0 ? turn + 1 : turn
    default:
      let length = dx * dx + dy * dy
      return length > 0 ? (px * dx + py * dy) / length : 1
    }
  }

  private func color(at share: Double) -> Scene.Color {
    guard let last = stops.last, let first = stops.first else {
      return Scene.Color(0, 0, 0, alpha: 0)
    }
    if share <= first.location { return first.color }
    guard let index = stops.firstIndex(where: { share < $0.location }) else { return last.color }
    let (low, high) = (stops[index - 1], stops[index])
    let part = (share - low.location) / (high.location - low.location)
    return low.color.mixed(with: high.color, share: part)
  }
}

extension Scene.StrokeStyle.Cap {
  fileprivate init(_ cap: CAShapeLayerLineCap) {
    self = cap == .round ? .round : cap == .square ? .square : .butt
  }
}

extension Scene.StrokeStyle.Join {
  fileprivate init(_ join: CAShapeLayerLineJoin) {
    self = join == .round ? .round : join == .bevel ? .bevel : .miter
  }
}
