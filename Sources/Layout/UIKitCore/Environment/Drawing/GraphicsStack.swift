/// The contexts that a thread draws into; the last one is the present one.
package final class GraphicsStack {
  package var contexts: [CGContext] = []

  package static var current: GraphicsStack {
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary["Plumb.GraphicsStack"] as? GraphicsStack { return stack }
    let stack = GraphicsStack()
    dictionary["Plumb.GraphicsStack"] = stack
    return stack
  }
}

extension RecordedDrawing {
  /// The drawing by a closure while a context of these bounds, in points, is the present one.
  package init(bounds: CGRect, scale: CGFloat, _ body: (CGContext) -> Void) {
    let context = CGContext(bounds: bounds, scale: scale)
    GraphicsStack.current.contexts.append(context)
    body(context)
    _ = GraphicsStack.current.contexts.popLast()
    self = context.drawing
  }
}

#if !canImport(CoreGraphics)
  public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
    case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, plusLighter
  }

  public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }
#endif
