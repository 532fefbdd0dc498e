/// A complete picture that is in no file.
public struct DrawnPicture: Sendable {
  /// What a file of it would be called, without a folder: `mail-320.png`.
  public let name: String
  /// What the bytes are.
  public let format: PictureFormat
  /// All of them.
  public let bytes: [UInt8]
  /// Whether it is only to be looked at: a PNG beside the picture that was asked for.
  public let isPreview: Bool
}
