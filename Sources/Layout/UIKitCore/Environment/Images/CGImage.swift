#if !canImport(CoreGraphics)
  /// The pixels of an image, as layers show them: on Linux what a `UIImage` shows.
  public final class CGImage: Sendable {
    package let image: UIImage

    package init(_ image: UIImage) { self.image = image }

    /// The pixels of the image; nil for one whose scale is none.
    private var grid: PixelGrid? {
      image.scale > 0 && image.scale.isFinite ? PixelGrid(scale: image.scale) : nil
    }

    /// The width in pixels.
    public var width: Int { grid?.nearestPixels(image.size.width) ?? 0 }
    /// The height in pixels.
    public var height: Int { grid?.nearestPixels(image.size.height) ?? 0 }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { 4 * width }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  }

  public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
    case alphaOnly
  }

  public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
  }

  extension UIImage {
    /// The pixels, or what was drawn; nil for symbols and images without content.
    public var cgImage: CGImage? {
      switch content {
      case .file, .drawing: CGImage(self)
      case .placeholder, .missing, .symbol: nil
      }
    }

    /// Creates an image of pixels, one to a point.
    public convenience init(cgImage: CGImage) {
      self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates an image of pixels; the orientation has no effect.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
      let scale = scale > 0 && scale.isFinite ? scale : 1
      self.init(
        name: cgImage.image.name,
        size: CGSize(
          width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
        scale: scale, content: cgImage.image.content,
        renderingMode: cgImage.image.renderingMode)
    }

    /// How pixels are turned: never here.
    public var imageOrientation: Orientation { .up }

    public enum DynamicRange: Int, Sendable {
      case unspecified = -1
      case standard = 0
      case constrainedHigh = 1
      case high = 2
    }

    /// How pixels are turned; kept by nobody.
    public enum Orientation: Int, Sendable {
      case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
  }
#endif
