/// Writes a PNG row by row, so that a tall image never has to be in memory as a whole.
///
/// Equal pixels give equal bytes on every machine: the compression is our own (see
/// `PixelDeflater`), and only pixels, size and resolution are stored. Eight bits per channel, no
/// filter: on drawn pages every filter makes the file larger and the writing slower.
public struct PNGEncoder: ~Copyable {
  /// Whether the image has an alpha channel.
  public enum Opacity: Sendable {
    /// Red, green and blue; ignores the words' alpha.
    case opaque
    case alpha
  }

  /// The minimum number of compressed bytes in a chunk.
  private static let chunkSize = 1 << 16

  private let width: Int
  private let height: Int
  private var rowsLeft: Int
  private var deflater: PixelDeflater
  private var output: [UInt8] = []

  /// Creates an encoder for `width` × `height` pixels; a point, 1/72 inch, has `pixelsPerPoint`
  /// pixels.
  ///
  /// - Throws: `PNGError.tooLarge` beyond `PNGLimits.maximumSide`, `.empty` without pixels.
  public init(
    width: Int, height: Int, opacity: Opacity, pixelsPerPoint: Double = 1
  ) throws(PNGError) {
    guard width > 0, height > 0 else { throw .empty }
    guard max(width, height) <= PNGLimits.maximumSide else {
      throw .tooLarge(width: width, height: height)
    }
    self.width = width
    self.height = height
    rowsLeft = height
    deflater = PixelDeflater(width: width, hasAlpha: opacity == .alpha)
    output = PNGHeader.signature
    appendChunk("IHDR", header(opacity))
    appendChunk("sRGB", [0])
    appendChunk("pHYs", PNGEncoder.resolution(pixelsPerPoint))
  }

  /// Adds rows of `width` words `0xAARRGGBB`, each `stride` words after the one before.
  ///
  /// - Precondition: the image has at least that many rows left, and `words` contains them.
  public mutating func append(rows: Int, words: UnsafeBufferPointer<UInt32>, stride: Int) {
    precondition(rows <= rowsLeft, "more rows than the picture has")
    precondition(rows == 0 || words.count >= (rows - 1) * stride + width, "rows are missing")
    guard rows > 0, let base = words.baseAddress else { return }
    for row in 0..<rows {
      deflater.append(row: base + row * stride)
      if deflater.availableCount >= PNGEncoder.chunkSize {
        appendChunk("IDAT", deflater.takeBytes())
      }
    }
    rowsLeft -= rows
    if rowsLeft == 0 { finish() }
  }

  /// Returns and removes the bytes encoded so far; the file is complete after the last row.
  public mutating func takeBytes() -> [UInt8] {
    defer { output = [] }
    return output
  }

  private mutating func finish() {
    deflater.finish()
    appendChunk("IDAT", deflater.takeBytes())
    appendChunk("IEND", [])
  }

  private mutating func appendChunk(_ name: String, _ content: [UInt8]) {
    let type = Array(name.utf8)
    output += PNGEncoder.bigEndian(UInt32(content.count))
    output += type
    output += content
    let checksum = CRC32.checksum(of: content, after: CRC32.checksum(of: type))
    output += PNGEncoder.bigEndian(checksum)
  }

  private func header(_ opacity: Opacity) -> [UInt8] {
    let colorType: UInt8 = opacity == .alpha ? 6 : 2
    return PNGEncoder.bigEndian(UInt32(width)) + PNGEncoder.bigEndian(UInt32(height))
      + [8, colorType, 0, 0, 0]
  }

  /// A point is 1/72 inch, an inch 0.0254 m.
  fileprivate static let pointsPerMetre = 72 / 0.0254

  /// Pixels per metre on both axes.
  private static func resolution(_ pixelsPerPoint: Double) -> [UInt8] {
    let perMetre = bigEndian(UInt32((pixelsPerPoint * Self.pointsPerMetre).rounded()))
    return perMetre + perMetre + [1]
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

extension PNGEncoder {
  /// Whether a file has the bytes that this encoder makes of its pixels; no other one does.
  package static func hasWritten(_ file: [UInt8]) -> Bool {
    // The header's chunk ends at 33, that of `sRGB` at 46; pixels per metre begin at 54.
    guard file.count > 58, file[37..<41].elementsEqual("sRGB".utf8),
      file[50..<54].elementsEqual("pHYs".utf8), let picture = try? PixelBuffer(png: file)
    else { return false }
    let perMetre = file[54..<58].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    let written = try? picture.pngBytes(
      file[25] == 2 ? .opaque : .alpha, Double(perMetre) / Self.pointsPerMetre)
    return written == file
  }
}

extension PixelBuffer {
  /// The image as a PNG file, without an alpha channel if it is opaque.
  ///
  /// - Throws: `PNGError.tooLarge` beyond `PNGLimits.maximumSide`.
  public func pngBytes(pixelsPerPoint: Double = 1) throws(PNGError) -> [UInt8] {
    try pngBytes(isOpaque ? .opaque : .alpha, pixelsPerPoint)
  }

  fileprivate func pngBytes(
    _ opacity: PNGEncoder.Opacity, _ pixelsPerPoint: Double
  ) throws(PNGError) -> [UInt8] {
    var encoder = try PNGEncoder(
      width: width, height: height, opacity: opacity, pixelsPerPoint: pixelsPerPoint)
    words.withUnsafeBufferPointer { words in
      encoder.append(rows: height, words: words, stride: width)
    }
    return encoder.takeBytes()
  }
}
