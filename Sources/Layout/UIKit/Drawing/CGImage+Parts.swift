#if !canImport(CoreGraphics)
  extension CGImage {
    /// Always sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// The part inside of a rectangle, in pixels; nil where there is none.
    public func cropping(to rect: CGRect) -> CGImage? {
      let whole = CGRect(x: 0, y: 0, width: width, height: height)
      let part = rect.integral.intersection(whole)
      guard !part.isEmpty, part.width > 0 else { return nil }
      let context = CGContext(bounds: CGRect(origin: .zero, size: part.size), scale: 1)
      UIGraphicsPushContext(context)
      UIImage(cgImage: self).draw(in: whole.offsetBy(dx: -part.minX, dy: -part.minY))
      UIGraphicsPopContext()
      return CGImage(UIImage(drawnIn: context))
    }
  }
#endif
