extension CGContext {
  private func fill(base outline: PathOutline, _ rule: CGPathFillRule, _ color: UIColor) {
    let outline = rule == .evenOdd ? outline.filledWithoutRule : outline
    switch state.blend {
    case .clear, .destinationOut: erase(outline)
    case .sourceIn, .sourceAtop: dye(outline, color)
    default: fillPlainly(outline, color)
    }
  }

  private func fillPlainly(_ outline: PathOutline, _ color: UIColor) {
    guard let (image, rect) = state.mask else {
      return record(.fill(outline, color), isInUserSpace: false)
    }
    drawing.append(.image(image, rect, color), clips: (state.clips + [outline])[...])
  }

  /// Takes everything that has been drawn out of an outline, by a clip to what is around it.
  private func erase(_ outline: PathOutline) {
    guard state.clips.isEmpty else { return }
    let everything = PathOutline.rectangle(bounds.insetBy(dx: -10_000, dy: -10_000))
    let hole = PathOutline(everything.elements + outline.elements)
    drawing.enclose { $0.clip = hole.filledWithoutRule }
  }

  /// Draws the shape of the last image in a colour, as images are dyed; covers other drawings.
  private func dye(_ outline: PathOutline, _ color: UIColor) {
    let nodes = drawing.nodes
    guard !nodes.isEmpty else { return }
    drawing.removeAll()
    for node in nodes { drawing.append(node.dyed(color)) }
  }

  // MARK: Areas and lines

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(base: outline, rule, state.fill)
    beginPath()
  }

  public func strokePath() {
    strokeOutline()
    beginPath()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: fill(base: outline, .winding, state.fill)
    case .eoFill, .eoFillStroke: fill(base: outline, .evenOdd, state.fill)
    default: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: strokeOutline()
    default: break
    }
    beginPath()
  }

  /// The line has the shape that a pen of its width has in the present coordinates.
  private func strokeOutline() {
    guard !outline.elements.isEmpty, state.line.width > 0, state.line.width.isFinite else { return }
    if [.clear, .destinationOut].contains(state.blend) { return }
    let isUpright = state.map.a == 1 && state.map.b == 0 && state.map.c == 0 && state.map.d == 1
    let node = { (outline: PathOutline) in
      RecordedDrawing.Node.stroke(outline, self.state.stroke, self.state.line)
    }
    if isUpright { return record(node(outline), isInUserSpace: false) }
    record(node(outline.applying(state.map.inverted())))
  }

  /// In the fill colour; not added to the current path.
  public func fill(_ rect: CGRect) { fillShape(.rectangle(rect.standardized)) }
  public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
  /// Touches the rectangle's sides; in the fill colour, and not added to the current path.
  public func fillEllipse(in rect: CGRect) { fillShape(.ellipse(in: rect)) }
  public func stroke(_ rect: CGRect) { strokeShape(.rectangle(rect)) }
  public func strokeEllipse(in rect: CGRect) { strokeShape(.ellipse(in: rect)) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let own = state.line.width
    state.line.width = width
    strokeShape(.rectangle(rect))
    state.line.width = own
  }

  /// Draws a line between each two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var segments: [PathOutline.Element] = []
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      segments += [.move(points[index]), .line(points[index + 1])]
    }
    strokeShape(PathOutline(segments))
  }

  public func clear(_ rect: CGRect) {
    let outline = PathOutline.rectangle(rect).applying(state.map)
    if outline.bounds.contains(bounds), state.clips.isEmpty {
      drawing.removeAll()
    } else {
      erase(outline)
    }
  }

  /// Fills an outline of the present coordinates, by a rule.
  func fillShape(_ shape: PathOutline, _ rule: CGPathFillRule = .winding) {
    fill(base: shape.applying(state.map), rule, state.fill)
  }

  /// Draws the line of an outline of the present coordinates.
  func strokeShape(_ shape: PathOutline) {
    let own = outline
    outline = shape.applying(state.map)
    strokeOutline()
    outline = own
  }

  // MARK: Clips

  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(rule == .evenOdd ? outline.filledWithoutRule : outline)
    beginPath()
  }

  public func clip(to rect: CGRect) { clipShape(.rectangle(rect.standardized)) }

  public func clip(to rects: [CGRect]) {
    clipShape(PathOutline(rects.flatMap { PathOutline.rectangle($0.standardized).elements }))
  }

  public func clip(to rect: CGRect, mask: CGImage) {
    #if !canImport(CoreGraphics)
      state.mask = (mask.image, rect.applying(state.map))
    #endif
    clip(to: rect)
  }

  public func resetClip() {
    state.clips = []
    state.mask = nil
  }

  public var boundingBoxOfClipPath: CGRect {
    state.clips.reduce(bounds) { $0.intersection($1.bounds) }.applying(state.map.inverted())
  }

  func clipShape(_ shape: PathOutline, _ rule: CGPathFillRule = .winding) {
    let outline = shape.applying(state.map)
    state.clips.append(rule == .evenOdd ? outline.filledWithoutRule : outline)
  }

  // MARK: Images and gradients

  /// Draws pixels, upside down as Core Graphics does in a context whose y axis points down.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    #if !canImport(CoreGraphics)
      saveGState()
      translateBy(x: 0, y: rect.minY + rect.maxY)
      scaleBy(x: 1, y: -1)
      record(.image(image.image, rect, nil))
      restoreGState()
    #endif
  }

  /// Draws a `CALayer`, and everything in it, with the origin of its bounds at that of the context.

  /// Draws a gradient along a line; without options nothing is before its start and beyond its end.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) { draw(gradient, .linear(from: startPoint, to: endPoint), options) }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    draw(gradient, .radial(from: startCenter, startRadius, to: endCenter, endRadius), options)
  }

  private func draw(
    _ gradient: CGGradient, _ shape: RecordedDrawing.Gradient.Shape,
    _ options: CGGradientDrawingOptions
  ) {
    let area = boundingBoxOfClipPath
    guard !area.isNull, !area.isEmpty, !gradient.stops.isEmpty else { return }
    record(
      .gradient(
        .init(
          stops: gradient.stops, shape: shape,
          extends: (
            options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation)
          ), area: area)))
  }
}

extension RecordedDrawing.Node {
  /// A copy in one colour; gradients, texts and what layers show keep theirs.
  fileprivate func dyed(_ color: UIColor) -> RecordedDrawing.Node {
    switch self {
    case .fill(let outline, _): return .fill(outline, color)
    case .stroke(let outline, _, let line): return .stroke(outline, color, line)
    case .image(let image, let rect, _): return .image(image, rect, color)
    case .group(var group):
      group.nodes = group.nodes.map { $0.dyed(color) }
      return .group(group)
    case .gradient, .text, .ownContent, .layer: return self
    }
  }
}
