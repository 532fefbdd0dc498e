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
    /// With alpha, not premultiplied.
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
  /// Whether a file has the very bytes that this encoder makes of its pixels. Nothing in it names the
  /// program, but no other one compresses alike.
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

/// Reverses the filters of PNG rows (PNG 1.2, section 6): each byte is stored as the difference to
/// a prediction from the bytes to its left, above it, and above to the left.
///
/// Rows are decoded in place, a pixel at a time if pixels depend on the one before.
struct RowFilter {
  /// Bytes per pixel: 1, 3 or 4.
  let channels: Int

  /// Reverses the filter `kind` of `count` bytes at `row`; false if there is no such filter.
  /// `above` is the decoded row before; zeros above the first.
  ///
  /// - Precondition: four bytes after either row are readable.
  func undo(
    _ kind: UInt8, _ row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int
  ) -> Bool {
    switch kind {
    case 0: break
    case 1: undoSub(row, count)
    case 2: for at in 0..<count { row[at] &+= above[at] }
    case 3: undoAverage(row, above, count)
    case 4: undoPaeth(row, above, count)
    default: return false
    }
    return true
  }

  /// Predicts the pixel to the left.
  private func undoSub(_ row: UnsafeMutablePointer<UInt8>, _ count: Int) {
    var left: UInt32 = 0
    for at in stride(from: 0, to: count, by: channels) {
      left = Self.sum(left, Self.load(row + at))
      store(left, row + at)
    }
  }

  /// Predicts half of the sum of the pixels to the left and above, rounded down.
  private func undoAverage(
    _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int
  ) {
    var left: UInt32 = 0
    for at in stride(from: 0, to: count, by: channels) {
      let up = Self.load(above + at)
      let half = (left & up) &+ ((left ^ up) & 0xfefe_fefe) >> 1
      left = Self.sum(half, Self.load(row + at))
      store(left, row + at)
    }
  }

  /// Predicts the one of left, above and above-left that is closest to left + above - above-left;
  /// the first of them in a tie.
  private func undoPaeth(
    _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int
  ) {
    var left = SIMD4<Int16>.zero
    var corner = SIMD4<Int16>.zero
    for at in stride(from: 0, to: count, by: channels) {
      let up = Self.widened(Self.load(above + at))
      let toLeft = up &- corner, toUp = left &- corner
      let fromLeft = Self.magnitude(toLeft), fromUp = Self.magnitude(toUp)
      let fromCorner = Self.magnitude(toLeft &+ toUp)
      let leftOrUp = Self.choose(Self.isLess(fromUp, fromLeft), up, left)
      let isCorner = Self.isLess(fromCorner, fromLeft) & Self.isLess(fromCorner, fromUp)
      let expected = Self.choose(isCorner, corner, leftOrUp)
      let pixel = Self.sum(Self.narrowed(expected), Self.load(row + at))
      store(pixel, row + at)
      corner = up
      left = Self.widened(pixel)
    }
  }

  // MARK: Four bytes at once

  /// Adds bytes pairwise, without carry from one to the next.
  private static func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
    ((a & 0x7f7f_7f7f) &+ (b & 0x7f7f_7f7f)) ^ ((a ^ b) & 0x8080_8080)
  }

  private static func magnitude(_ x: SIMD4<Int16>) -> SIMD4<Int16> {
    let sign = x &>> 15
    return (x ^ sign) &- sign
  }

  /// All bits set where `a` is less than `b`; the values must differ by less than 2^14.
  private static func isLess(_ a: SIMD4<Int16>, _ b: SIMD4<Int16>) -> SIMD4<Int16> {
    (a &- b) &>> 15
  }

  private static func choose(
    _ mask: SIMD4<Int16>, _ a: SIMD4<Int16>, _ b: SIMD4<Int16>
  ) -> SIMD4<Int16> {
    (mask & a) | (~mask & b)
  }

  private static func widened(_ pixel: UInt32) -> SIMD4<Int16> {
    // Safe: four bytes on both sides, and any bits are a value of either.
    SIMD4(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }

  private static func narrowed(_ pixel: SIMD4<Int16>) -> UInt32 {
    // Safe: four bytes on both sides, and any bits are a value of either.
    unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: pixel), to: UInt32.self)
  }

  /// Loads a pixel and, if it has less than four bytes, a part of the next.
  private static func load(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
    UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self)
  }

  private func store(_ pixel: UInt32, _ bytes: UnsafeMutablePointer<UInt8>) {
    let raw = UnsafeMutableRawPointer(bytes)
    switch channels {
    case 4: raw.storeBytes(of: pixel, as: UInt32.self)
    case 3:
      let pixel = pixel.littleEndian
      raw.storeBytes(of: UInt16(truncatingIfNeeded: pixel).littleEndian, as: UInt16.self)
      bytes[2] = UInt8(truncatingIfNeeded: pixel >> 16)
    default: bytes[0] = UInt8(truncatingIfNeeded: pixel.littleEndian)
    }
  }
}
