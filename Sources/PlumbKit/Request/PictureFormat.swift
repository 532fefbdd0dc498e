/// The kind of file a picture is written as. The raw value is also its file extension.
public enum PictureFormat: String, CaseIterable, Sendable {
  /// Pixels.
  case png
  /// Vectors, text as outlines.
  case svg
  /// One page of vectors, text as outlines.
  case pdf
}
