/// How large a PNG may be, read or written.
public enum PNGLimits {
  /// Pixels on either side; libpng and most readers refuse more.
  public static let maximumSide = 1_000_000
  /// Pixels in all, for a picture that is decoded into memory: 268 million, 1 GiB.
  public static let maximumDecodedPixels = 1 << 28
  /// Bytes of a picture that is unpacked at once, filters included; a larger one is read row by row.
  static let maximumPlainBytes = 1 << 28
  /// Parts that such a picture's pixels may lie in.
  static let maximumPlainChunks = 1 << 16
}
