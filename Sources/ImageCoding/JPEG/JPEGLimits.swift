/// How much work a JPEG may ask for.
public enum JPEGLimits {
  /// Scans of a progressive file. Each passes over the whole picture, however short it is; encoders
  /// write about ten.
  public static let maximumScans = 200
  /// Segments before the picture itself: more than any camera writes.
  static let maximumSegments = 1000
  /// Fewer pixels than this come out of each byte: a file that claims more is not believed.
  ///
  /// A block of 8 × 8 pixels takes two bits at the least in each of its components.
  static let pixelsPerByte = 64 * 8
}
