open class UIGraphicsRendererFormat: NSObject {
  open class func `default`() -> Self { self.init() }
  open class func preferred() -> Self { self.init() }
  /// The bounds of the drawing in points; set by the renderer.
  open internal(set) var bounds = CGRect.zero

  public required override init() { super.init() }
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point; that of the environment at first.
  open var scale = LayoutEnvironment.current.displayScale
  /// Whether the image begins black, and not empty.
  open var opaque = false
  /// The range of colours; no effect.
  open var preferredRange = Range.automatic

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
}

extension UIImage {
  /// The format in which a renderer makes images of the same scale.
  public final var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}

open class UIGraphicsImageRendererContext: NSObject {
  public final let cgContext: CGContext
  public final let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  open var currentImage: UIImage { UIImage(drawnIn: cgContext) }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.with(blendMode) { $0.fill(rect) }
  }

  /// Draws a line of one point inside the edges of a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images of what a closure draws.
///
/// The image keeps the drawing and not pixels, and is sharp in every size. There is no `pngData`:
/// only a picture's renderer makes pixels.
open class UIGraphicsImageRenderer: NSObject {
  public final let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// Creates a renderer of images of a size in points, in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(bounds: bounds, scale: format.scale)
    if format.opaque { context.fill(bounds) }
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format))
    UIGraphicsPopContext()
    return UIImage(drawnIn: context)
  }
}
