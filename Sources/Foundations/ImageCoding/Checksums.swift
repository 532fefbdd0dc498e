import CDeflate

/// The checksum of a zlib stream (RFC 1950), computed over whole PNG rows without a filter.
///
/// A row of n bytes d₀ … dₙ₋₁ changes the two sums from (a, b) to `(a + Σ dᵢ, b + n·a + Σ (n -
/// i)·dᵢ)`, both modulo 65521. The row's own sums are independent of earlier rows, so that a
/// repeated row costs two multiplications.
struct Adler32 {
  private static let modulus: UInt64 = 65_521

  private var a: UInt64 = 1
  private var b: UInt64 = 0
  private var byteCount: UInt64 = 0
  private var sum: UInt64 = 0
  private var weightedSum: UInt64 = 0

  /// The checksum in zlib's format.
  var bigEndianBytes: [UInt8] {
    [UInt8(b >> 8), UInt8(b & 0xff), UInt8(a >> 8), UInt8(a & 0xff)]
  }

  /// Adds a filter byte of zero and a row of pixels.
  mutating func append(row: UnsafePointer<UInt32>, width: Int, hasAlpha: Bool) {
    let bytesPerPixel = hasAlpha ? 4 : 3
    byteCount = UInt64(1 + width * bytesPerPixel)
    sum = 0
    weightedSum = 0
    var start = 0
    while start < width {
      let count = min(1024, width - start)
      let part = ChannelSums(row + start, count: count, alphaMask: hasAlpha ? 0xff : 0)
      // From the first byte of the part to the end of the row there are n - i bytes.
      let weight = UInt64((width - start) * bytesPerPixel)
      sum += part.all
      weightedSum += weight * part.all - UInt64(bytesPerPixel) * part.byColumn
      weightedSum -= part.green + 2 * part.blue + 3 * part.alpha
      start += count
    }
    repeatRow()
  }

  /// Adds the last row again.
  mutating func repeatRow() {
    b = (b + byteCount * a + weightedSum) % Self.modulus
    a = (a + sum) % Self.modulus
  }

  /// Sums over at most 1024 pixels: each fits in 32 bits, so that vector units add eight at a time.
  private struct ChannelSums {
    let all: UInt64
    let byColumn: UInt64
    let green: UInt64
    let blue: UInt64
    let alpha: UInt64

    init(_ row: UnsafePointer<UInt32>, count: Int, alphaMask: UInt32) {
      var (all, byColumn): (UInt32, UInt32) = (0, 0)
      var (green, blue, alpha): (UInt32, UInt32, UInt32) = (0, 0, 0)
      for x in 0..<UInt32(truncatingIfNeeded: count) {
        let word = row[Int(x)]
        let opacity = word &>> 24 & alphaMask
        let pixel = (word &>> 16 & 0xff) &+ (word &>> 8 & 0xff) &+ (word & 0xff) &+ opacity
        all &+= pixel
        byColumn &+= x &* pixel
        green &+= word &>> 8 & 0xff
        blue &+= word & 0xff
        alpha &+= opacity
      }
      (self.all, self.byColumn) = (UInt64(all), UInt64(byColumn))
      (self.green, self.blue, self.alpha) = (UInt64(green), UInt64(blue), UInt64(alpha))
    }
  }
}

/// The checksum of a PNG chunk (PNG 1.2, annex D).
enum CRC32 {
  /// The checksum of `bytes`, continuing from the checksum of the bytes before them.
  static func checksum(of bytes: [UInt8], after previous: UInt32 = 0) -> UInt32 {
    bytes.withUnsafeBytes { checksum(of: $0, after: previous) }
  }

  /// The checksum of bytes in memory, continuing in the same way.
  static func checksum(of bytes: UnsafeRawBufferPointer, after previous: UInt32 = 0) -> UInt32 {
    // With a nil address libdeflate would start a new sum.
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return previous }
    return libdeflate_crc32(previous, base, bytes.count)
  }
}
