/// Writes a PNG row by row, so that a tall picture never has to be in memory as a whole.
///
/// The same pixels give the same bytes, always and everywhere: the compression is our own (see
/// `PixelDeflater`), and nothing but pixels, size and resolution goes in. Eight bits a channel,
/// no filter: on drawn pages every filter makes the file larger and the writing slower.
public struct PNGEncoder: ~Copyable {
  /// Whether pixels may be transparent.
  public enum Opacity: Sendable {
    /// Red, green and blue; the words' alpha is not looked at.
    case opaque
    /// With alpha, not premultiplied.
    case alpha
  }

  /// Compressed bytes that make one chunk, at least.
  private static let chunkSize = 1 << 16

  private let width: Int
  private let height: Int
  private var rowsLeft: Int
  private var deflater: PixelDeflater
  private var output: [UInt8] = []

  /// A picture of `width` × `height` pixels, `pixelsPerPoint` of them to 1/72 inch.
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
    output = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    appendChunk("IHDR", header(opacity))
    appendChunk("sRGB", [0])
    appendChunk("pHYs", PNGEncoder.resolution(pixelsPerPoint))
  }

  /// Adds rows of `width` words `0xAARRGGBB`, each `stride` words after the one before.
  ///
  /// - Precondition: no more rows than the picture has, and `words` holds them.
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

  /// Hands over what has been encoded so far; complete after the last row.
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

  /// Pixels a metre on both axes: a point is 1/72 inch, an inch 0.0254 m.
  private static func resolution(_ pixelsPerPoint: Double) -> [UInt8] {
    let perMetre = bigEndian(UInt32((pixelsPerPoint * 72 / 0.0254).rounded()))
    return perMetre + perMetre + [1]
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
