/// Why a JPEG could not be read.
public enum JPEGError: Error, Hashable, Sendable {
  /// The file does not begin as a JPEG does.
  case notJPEG
  /// More pixels on a side, or in all, than may be decoded.
  case tooLarge(width: Int, height: Int, maximumPixels: Int)
  /// What is wrong with the file: our word on its header, libjpeg's on the rest.
  case damaged(String)
}

extension JPEGError: CustomStringConvertible {
  /// What happened, for people.
  public var description: String {
    switch self {
    case .notJPEG: "not a JPEG file"
    case .tooLarge(let width, let height, let maximumPixels):
      "a picture of \(width) × \(height) pixels is too large (limit: \(maximumPixels) in all)"
    case .damaged(let reason): "damaged JPEG file: \(reason)"
    }
  }
}
