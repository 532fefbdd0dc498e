@testable import ImageCoding

/// What a PNG is by two ways: the one that everybody takes, and libpng alone.
struct PNGPeer {
  let ours: PixelBuffer?
  let theirs: PixelBuffer?
  /// Whether the fast way took it.
  let isPlain: Bool

  init(_ file: [UInt8]) {
    ours = try? PixelBuffer(png: file, maximumPixels: 1 << 20)
    (theirs, isPlain) = (Self.libpng(file), Self.readPlain(file))
  }

  /// Both make the same picture of the file, or none.
  var agrees: Bool { ours == theirs }

  private static func buffer(_ file: [UInt8]) -> (PixelBuffer, PNGHeader)? {
    guard let header = try? PNGHeader(file), max(header.width, header.height) <= 1 << 20,
      header.width * header.height <= 1 << 20
    else { return nil }
    return (PixelBuffer(width: header.width, height: header.height), header)
  }

  private static func libpng(_ file: [UInt8]) -> PixelBuffer? {
    guard var (buffer, _) = buffer(file), (try? buffer.readAny(file)) != nil else { return nil }
    return buffer
  }

  private static func readPlain(_ file: [UInt8]) -> Bool {
    guard let (_, header) = buffer(file) else { return false }
    return PixelBuffer(plain: file, header) != nil
  }
}
