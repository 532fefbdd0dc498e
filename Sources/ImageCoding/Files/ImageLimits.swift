/// How large a picture may be that is read from a file.
public enum ImageLimits {
  /// Pixels in all: 67 million, 256 MiB when decoded; the largest phone camera's picture has 48
  /// million.
  public static let maximumDecodedPixels = 1 << 26
  /// Bytes of a file.
  public static let maximumFileBytes = 128 << 20
}
