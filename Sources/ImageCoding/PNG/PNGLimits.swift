/// How large a PNG may be, read or written.
public enum PNGLimits {
  /// Pixels on either side; libpng and most readers refuse more.
  public static let maximumSide = 1_000_000
  /// Pixels in all, for a picture that is decoded into memory: 268 million, 1 GiB.
  public static let maximumDecodedPixels = 1 << 28
}
