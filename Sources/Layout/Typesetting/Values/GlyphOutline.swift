/// One step of an outline; coordinates in points, y downwards, the glyph's origin at (0, 0).
public enum OutlineCommand: Hashable, Sendable {
  case move(x: Double, y: Double)
  case line(x: Double, y: Double)
  case quadratic(controlX: Double, controlY: Double, x: Double, y: Double)
  case cubic(
    control1X: Double, control1Y: Double, control2X: Double, control2Y: Double, x: Double,
    y: Double)
  case close
}

/// A colour picture of a glyph (emoji), as the font stores it.
public struct GlyphBitmap: Hashable, Sendable {
  /// Pixels in a row.
  public var pixelWidth: Int
  /// Rows of pixels.
  public var pixelHeight: Int
  /// Premultiplied BGRA, 4 bytes a pixel, row by row from the top, without padding.
  public var pixels: [UInt8]
  /// Left edge of the picture in points from the glyph's origin.
  public var x: Double
  /// Top edge in points below the baseline (so negative for what stands on it).
  public var y: Double
  /// Width in points the picture is scaled to.
  public var width: Double
  /// Height in points the picture is scaled to.
  public var height: Double

  /// A picture of `4 × pixelWidth × pixelHeight` bytes.
  public init(
    pixelWidth: Int, pixelHeight: Int, pixels: [UInt8], x: Double, y: Double, width: Double,
    height: Double
  ) {
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.pixels = pixels
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// How a glyph looks.
public enum GlyphOutline: Hashable, Sendable {
  /// Nothing to paint: a space, or a glyph that the font does not hold.
  case empty
  /// To be filled by the non-zero rule.
  case path([OutlineCommand])
  /// To be drawn as it is; takes no colour.
  case bitmap(GlyphBitmap)
}
