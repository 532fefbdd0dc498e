/// Why a PNG could not be written or read.
public enum PNGError: Error, Hashable, Sendable {
  /// A picture without pixels.
  case empty
  /// More pixels on a side than `PNGLimits.maximumSide`, or in all than may be decoded.
  case tooLarge(width: Int, height: Int)
  /// The file does not begin as a PNG does.
  case notPNG
  /// A Git LFS pointer where the picture should be.
  case largeFilePointer
  /// libpng's word on what is wrong with the file.
  case damaged(String)
}

extension PNGError: CustomStringConvertible {
  /// What happened, for people.
  public var description: String {
    switch self {
    case .empty: "a picture needs at least one pixel on each side"
    case .tooLarge(let width, let height):
      "a picture of \(width) × \(height) pixels is too large"
        + " (limit: \(PNGLimits.maximumSide) on a side,"
        + " \(PNGLimits.maximumDecodedPixels) in all when read)"
    case .notPNG: "not a PNG file"
    case .largeFilePointer:
      "a Git LFS pointer instead of the picture; fetch the file with `git lfs pull`"
    case .damaged(let reason): "damaged PNG file: \(reason)"
    }
  }
}
