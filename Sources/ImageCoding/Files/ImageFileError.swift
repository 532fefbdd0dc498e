/// Why a file could not be used as a picture.
public enum ImageFileError: Error, Hashable, Sendable {
  /// There is no such file, or it may not be read; why.
  case unreadable(String)
  /// Neither PNG nor JPEG; what it looks like, if that is known.
  case unknownFormat(String?)
  /// More bytes than `ImageLimits.maximumFileBytes`.
  case fileTooLarge(bytes: Int)
  /// More pixels than `ImageLimits.maximumDecodedPixels`.
  case tooLarge(width: Int, height: Int)
  /// What is wrong with a PNG.
  case png(PNGError)
  /// What is wrong with a JPEG.
  case jpeg(JPEGError)
}

extension ImageFileError: CustomStringConvertible {
  /// What happened, for people.
  public var description: String {
    switch self {
    case .unreadable(let reason): reason
    case .unknownFormat(let guess):
      "not a PNG or JPEG picture" + (guess.map { " but \($0)" } ?? "")
    case .fileTooLarge(let bytes):
      "a picture file of \(bytes >> 20) MiB is too large"
        + " (limit: \(ImageLimits.maximumFileBytes >> 20) MiB)"
    case .tooLarge(let width, let height):
      "a picture of \(width) × \(height) pixels is too large"
        + " (limit: \(ImageLimits.maximumDecodedPixels) pixels in all)"
    case .png(let error): error.description
    case .jpeg(let error): error.description
    }
  }
}
