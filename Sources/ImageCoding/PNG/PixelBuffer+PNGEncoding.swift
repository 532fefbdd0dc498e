extension PixelBuffer {
  /// The picture as a PNG file, without an alpha channel where it is opaque.
  ///
  /// - Throws: `PNGError.tooLarge` beyond `PNGLimits.maximumSide`.
  public func pngBytes(pixelsPerPoint: Double = 1) throws(PNGError) -> [UInt8] {
    var encoder = try PNGEncoder(
      width: width, height: height, opacity: isOpaque ? .opaque : .alpha,
      pixelsPerPoint: pixelsPerPoint)
    words.withUnsafeBufferPointer { words in
      encoder.append(rows: height, words: words, stride: width)
    }
    return encoder.takeBytes()
  }
}
