extension Scene {
  /// A picture made of pixels.
  public struct Raster: Hashable, Sendable {
    /// Pixels a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// Red, green, blue, alpha of each pixel, row by row from the top; sRGB, not premultiplied.
    public let rgba: [UInt8]

    /// A picture of `width` × `height` pixels; nil unless `rgba` holds exactly four bytes a pixel.
    public init?(width: Int, height: Int, rgba: [UInt8]) {
      let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
      guard width > 0, height > 0, !overflow, rgba.count % 4 == 0, rgba.count / 4 == pixels else {
        return nil
      }
      self.width = width
      self.height = height
      self.rgba = rgba
    }
  }
}
