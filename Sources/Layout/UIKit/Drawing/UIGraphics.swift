/// The context that is drawn into: that of a view in its `draw(_:)`, else the one begun last.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.contexts.last }

public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.contexts.append(context)
}

/// Ends what `UIGraphicsPushContext` has begun.
public func UIGraphicsPopContext() { _ = GraphicsStack.current.contexts.popLast() }

/// Begins an image of a size in points, with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points; a scale of 0 is that of the screen.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : LayoutEnvironment.current.displayScale
  let context = CGContext(bounds: CGRect(origin: .zero, size: size), scale: scale)
  if opaque { context.fill(context.bounds) }
  UIGraphicsPushContext(context)
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map { UIImage(drawnIn: $0) }
}

/// Goes back to the context before, as `UIGraphicsPopContext` does.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.with(blendMode) { $0.fill(rect) }
}

/// Draws a line of one point inside the edges of a rectangle, in the colour of areas.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let inner = rect.insetBy(dx: 1, dy: 1)
  let frame = PathOutline(
    PathOutline.rectangle(rect).elements + PathOutline.rectangle(inner).elements)
  context.fillShape(frame, .evenOdd)
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
  func with(_ mode: CGBlendMode, alpha: CGFloat = 1, _ body: (CGContext) -> Void) {
    saveGState()
    state.blend = mode
    state.alpha *= alpha
    body(self)
    restoreGState()
  }
}

extension UIColor {
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphicsGetCurrentContext()?.state.fill = self }

  public func setStroke() { UIGraphicsGetCurrentContext()?.state.stroke = self }
}

extension UIBezierPath {
  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  public final func fill() { UIGraphicsGetCurrentContext()?.fillShape(outline, rule) }

  public final func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.with(blendMode, alpha: alpha) { $0.fillShape(outline, rule) }
  }

  public final func stroke() { stroke(with: .normal, alpha: 1) }

  public final func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.with(blendMode, alpha: alpha) { context in
      context.state.line.width = lineWidth
      context.state.line.cap = lineCapStyle
      context.state.line.join = lineJoinStyle
      context.setLineDash(phase: dashes.phase, lengths: dashes.lengths)
      context.strokeShape(outline)
    }
  }

  public final func addClip() { UIGraphicsGetCurrentContext()?.clipShape(outline, rule) }
}

extension UIImage {
  convenience init(drawnIn context: CGContext) {
    var drawing = context.drawing
    let origin = context.bounds.origin
    drawing.enclose {
      $0.clip = .rectangle(context.bounds)
      $0.transform = CGAffineTransform(translationX: -origin.x, y: -origin.y)
    }
    self.init(
      name: nil, size: context.bounds.size, scale: context.scale, content: .drawing(drawing))
  }

  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image stretched; symbols and templates are black without a tint.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image stretched to a rectangle, joined to what is below. `destinationIn` is how code
  /// dyes an area by an image: what is drawn takes its shape.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if blendMode == .destinationIn {
      context.drawing.removeAll()
      return context.record(.image(self, rect, context.state.fill))
    }
    let isShape = isSymbolImage || renderingMode == .alwaysTemplate
    let tint = ownTint ?? (isShape && renderingMode != .alwaysOriginal ? .black : nil)
    context.with(.normal, alpha: alpha) { $0.record(.image(self, rect, tint)) }
  }

  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0,
      rect.width / size.width * (rect.height / size.height) < 100_000
    else { return }
    context.saveGState()
    context.clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
        draw(at: CGPoint(x: x, y: y))
      }
    }
    context.restoreGState()
  }
}

extension NSAttributedString {
  public func draw(at point: CGPoint) { draw(DrawnText(self, at: point)) }

  /// Draws the text in a rectangle, from its top; lines that find no room are left out.
  public func draw(in rect: CGRect) { draw(DrawnText(self, in: rect)) }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    if options.contains(.usesLineFragmentOrigin) { return draw(in: rect) }
    draw(DrawnText(self, baselineAt: rect.origin))
  }

  private func draw(_ text: DrawnText) {
    if length > 0 { UIGraphicsGetCurrentContext()?.record(.text(text)) }
  }
}

extension String {
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawnText.attributed(self, attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawnText.attributed(self, attrs).draw(in: rect)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { DrawnText.attributed(self, attributes).draw(with: rect, options: options, context: context) }
}

extension NSString {
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(at: point, withAttributes: attrs)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(in: rect, withAttributes: attrs)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}
