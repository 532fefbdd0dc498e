import Scene
import UIKitCore

/// Draws what code has drawn through a graphics context.
struct DrawingPainter {
  let views: ViewPainter
  /// The view whose `draw(_:)` it was; nil for an image.
  let owner: UIView?
  /// The colour of everything, where an image is shown as a template.
  var tint: Scene.Color?

  func nodes(_ nodes: [RecordedDrawing.Node]) -> [Scene.Node] { nodes.flatMap { self.nodes($0) } }

  private func nodes(_ node: RecordedDrawing.Node) -> [Scene.Node] {
    switch node {
    case .fill(let outline, let color):
      let path = Scene.Path(outline), color = self.color(color)
      return path.isEmpty || color.alpha == 0 ? [] : [.fill(path, color)]
    case .stroke(let outline, let color, let line): return stroke(outline, self.color(color), line)
    case .gradient(let gradient): return self.gradient(gradient)
    case .text(let text): return views.text(text).map(tinted)
    case .image(let image, let rect, let own):
      let color = tint ?? own.map(views.color)
      return views.nodes(of: image, in: Scene.Rect(rect), tint: color)
    case .ownContent(let rect): return ownContent(rect)
    case .layer(let reference): return layer(reference)
    case .group(let group): return self.group(group)
    }
  }

  private func color(_ color: UIColor) -> Scene.Color {
    let own = views.color(color)
    return tint.map { $0.fading(own.alpha) } ?? own
  }

  private func stroke(
    _ outline: PathOutline, _ color: Scene.Color, _ line: RecordedDrawing.Line
  ) -> [Scene.Node] {
    let path = Scene.Path(outline), width = Double(line.width)
    guard !path.isEmpty, color.alpha > 0, width > 0, width.isFinite else { return [] }
    let style = Scene.StrokeStyle(
      width: width, dash: line.dash.map { Double($0) }, cap: .init(line.cap), join: .init(line.join)
    )
    return [.stroke(path, color, style)]
  }

  private func ownContent(_ rect: CGRect) -> [Scene.Node] {
    guard let label = owner as? UILabel, [rect.minX, rect.minY].allSatisfy(\.isFinite) else {
      return []
    }
    return views.text(of: label, in: Scene.Rect(rect))
  }

  /// A layer with the origin of its bounds at that of the drawing, wherever it is in its own tree.
  private func layer(_ reference: LayerReference) -> [Scene.Node] {
    guard let layer = reference.layer as? CALayer, layer.shownView !== owner || owner == nil else {
      return []
    }
    let node = layer.shownView.map { views.node(for: $0) } ?? views.node(for: layer)
    guard let node else { return [] }
    let back = Scene.Transform.translation(-layer.bounds.minX, -layer.bounds.minY)
      .applied(after: Scene.Transform(layer.mapToSuperlayer.inverted()))
    return [.group(.init(transform: back, children: [node]))]
  }

  private func gradient(_ gradient: RecordedDrawing.Gradient) -> [Scene.Node] {
    let area = Scene.Rect(gradient.area)
    let numbers = [area.x, area.y, area.width, area.height]
    guard numbers.allSatisfy(\.isFinite), area.width > 0, area.height > 0 else { return [] }
    let ramp = GradientRamp(gradient, stops: gradient.stops.map { ($0.location, color($0.color)) })
    let raster = ramp.raster(
      of: area, scale: views.scale, isStretched: views.assets.stretchesGradients)
    return raster.map { [.image(views.assets.index(of: $0), area)] } ?? []
  }

  private func group(_ group: RecordedDrawing.Group) -> [Scene.Node] {
    let inside = nodes(group.nodes)
    guard !inside.isEmpty else { return [] }
    let content = Scene.Group(
      transform: Scene.Transform(group.transform), clip: group.clip.map { Scene.Path($0) },
      opacity: Double(group.opacity), children: inside)
    let shadow = group.shadow.map { self.shadow($0, of: group) } ?? []
    return shadow + [.group(content)]
  }

  /// A shadow's offset is not transformed, as in Core Graphics.
  private func shadow(
    _ shadow: RecordedDrawing.Shadow, of group: RecordedDrawing.Group
  ) -> [Scene.Node] {
    let soft = SoftShadow(
      blur: Double(shadow.blur), opacity: Double(group.opacity), color: color(shadow.color))
    let move = Scene.Transform.translation(shadow.offset.width, shadow.offset.height)
      .applied(after: Scene.Transform(group.transform))
    return group.nodes.flatMap { node -> [Scene.Node] in
      guard case .fill(let outline, let fill) = node, views.color(fill).alpha > 0 else {
        return []
      }
      return [.group(.init(transform: move, children: soft.nodes(Scene.Path(outline))))]
    }
  }

  /// Letters in the tint of a template.
  private func tinted(_ node: Scene.Node) -> Scene.Node {
    guard let tint, case .glyphs(var run) = node else { return node }
    run.color = tint.fading(run.color.alpha)
    return .glyphs(run)
  }
}
extension Scene.StrokeStyle.Cap {
  fileprivate init(_ cap: CGLineCap) {
    self = cap == .round ? .round : cap == .square ? .square : .butt
  }
}

extension Scene.StrokeStyle.Join {
  fileprivate init(_ join: CGLineJoin) {
    self = join == .round ? .round : join == .bevel ? .bevel : .miter
  }
}
