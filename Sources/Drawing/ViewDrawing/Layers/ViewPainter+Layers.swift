import Scene
import UIKitCore

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

  /// The drawing by the class of a layer: a gradient, a shape, or what its `draw(in:)` draws.
  func ownDrawing(of layer: CALayer) -> [Scene.Node] {
    let own: [Scene.Node] =
      switch layer {
      case let gradient as CAGradientLayer: drawing(of: gradient)
      case let shape as CAShapeLayer: drawing(of: shape)
      default: []
      }
    return own + contents(of: layer) + drawing(by: layer)
  }

  /// The drawing by `draw(in:)` of a class of an app or of the layer's delegate.
  private func drawing(by layer: CALayer) -> [Scene.Node] {
    guard type(of: layer) != CALayer.self || layer.delegate != nil else { return [] }
    let bounds = layer.bounds
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let drawing = RecordedDrawing(bounds: bounds, scale: CGFloat(scale)) { layer.draw(in: $0) }
    let nodes = DrawingPainter(views: self, owner: nil).nodes(drawing.nodes)
    guard !nodes.isEmpty else { return [] }
    return [.group(.init(clip: .rectangle(Scene.Rect(bounds)), children: nodes))]
  }

  /// The image of a layer, in the place that its gravity gives it.
  private func contents(of layer: CALayer) -> [Scene.Node] {
    let bounds = Scene.Rect(layer.bounds)
    guard let image = layer.contentImage, bounds.width > 0, bounds.height > 0 else { return [] }
    let size = Scene.Size(image.size.width, image.size.height)
    let rect = ContentPlacement(bounds: bounds, size: size).rect(layer.contentsGravity.contentMode)
    switch image.content {
    case .file, .drawing: return nodes(of: image, in: rect, tint: nil)
    case .placeholder, .missing, .symbol: return []
    }
  }

  private func drawing(of shape: CAShapeLayer) -> [Scene.Node] {
    guard let outline = shape.path?.outline else { return [] }
    let path = Scene.Path(outline)
    guard !path.isEmpty else { return [] }
    let area = shape.fillRule == .evenOdd ? Scene.Path(outline.filledWithoutRule) : path
    var nodes: [Scene.Node] = []
    if let fill = shape.fillColor.map({ color(UIColor(cgColor: $0)) }), fill.alpha > 0 {
      nodes.append(.fill(area, fill))
    }
    let width = Double(shape.lineWidth)
    if let stroke = shape.strokeColor.map({ color(UIColor(cgColor: $0)) }), stroke.alpha > 0,
      width > 0, width.isFinite
    {
      let dash = (shape.lineDashPattern ?? []).map(\.doubleValue).filter { $0.isFinite && $0 >= 0 }
      let line = Scene.StrokeStyle(
        width: width, dash: dash.contains { $0 > 0 } ? dash : [], cap: .init(shape.lineCap),
        join: .init(shape.lineJoin))
      let part = outline.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
      nodes.append(.stroke(Scene.Path(part), stroke, line))
    }
    return nodes
  }

  /// A gradient as an image with a pixel for each of the screen's.
  private func drawing(of gradient: CAGradientLayer) -> [Scene.Node] {
    let bounds = Scene.Rect(gradient.bounds)
    let stops = gradient.stops.map { ($0.location, color($0.color)) }
    guard bounds.width > 0, bounds.height > 0, !stops.isEmpty else { return [] }
    let ramp = GradientRamp(stops: stops, gradient)
    guard
      let raster = ramp.raster(
        of: bounds, scale: scale, isStretched: assets.stretchesGradients)
    else { return [] }
    let image = Scene.Node.image(assets.index(of: raster), bounds)
    return [.group(.init(clip: LayerShape(gradient, bounds).path, children: [image]))]
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
