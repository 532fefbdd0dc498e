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

  /// Sums over at most 1024 pixels.
  private struct ChannelSums {
    private(set) var all: UInt64 = 0
    private(set) var byColumn: UInt64 = 0
    private(set) var green: UInt64 = 0
    private(set) var blue: UInt64 = 0
    private(set) var alpha: UInt64 = 0

    init(_ row: UnsafePointer<UInt32>, count: Int, alphaMask: UInt32) {
      let groups = count / 8
      addGroups(UnsafeRawPointer(row), groups, alphaMask)
      for x in groups * 8..<count { addPixel(row[x], column: x, alphaMask) }
    }

    /// Adds groups of eight pixels, two channels in the halves of each lane: 128 groups of levels
    /// up to 255 fit, as do their sums of two. The columns need no multiplication: the sum of the
    /// sums so far counts a group once for itself, and once for every group after it.
    private mutating func addGroups(_ row: UnsafeRawPointer, _ groups: Int, _ alphaMask: UInt32) {
      typealias Lanes = SIMD8<UInt32>
      let redAndBlue = Lanes(repeating: 0xff_00ff)
      let alphaAndGreen = Lanes(repeating: alphaMask &<< 16 | 0xff)
      let low = Lanes(repeating: 0xffff)
      var (reds, greens, sums) = (Lanes(), Lanes(), Lanes())
      for group in 0..<groups {
        let words = row.loadUnaligned(fromByteOffset: group &* 32, as: Lanes.self)
        reds &+= words & redAndBlue
        greens &+= words &>> 8 & alphaAndGreen
        let sum = reds &+ greens
        sums &+= (sum & low) &+ (sum &>> 16)
      }
      for lane in 0..<8 {
        let (red, green) = (UInt64(reds[lane]), UInt64(greens[lane]))
        let pixels = (red &>> 16) + (red & 0xffff) + (green &>> 16) + (green & 0xffff)
        all += pixels
        byColumn += 8 * (UInt64(groups) * pixels - UInt64(sums[lane])) + UInt64(lane) * pixels
        self.green += green & 0xffff
        blue += red & 0xffff
        alpha += green &>> 16
      }
    }

    private mutating func addPixel(_ word: UInt32, column: Int, _ alphaMask: UInt32) {
      let opacity = UInt64(word &>> 24 & alphaMask)
      let pixel =
        UInt64(word &>> 16 & 0xff) + UInt64(word &>> 8 & 0xff) + UInt64(word & 0xff) + opacity
      all += pixel
      byColumn += UInt64(column) * pixel
      green += UInt64(word &>> 8 & 0xff)
      blue += UInt64(word & 0xff)
      alpha += opacity
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

/// Unpacking of zlib streams, at once.
enum Inflating {
  /// Unpacks the zlib stream at the beginning of `compressed` into `output`.
  ///
  /// The caller provides the memory; a stream with more or less data than `output` is rejected, as
  /// is one with a wrong checksum.
  static func inflate(
    _ compressed: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard let decompressor = libdeflate_alloc_decompressor() else { return false }
    defer { libdeflate_free_decompressor(decompressor) }
    let result = libdeflate_zlib_decompress(
      decompressor, compressed.baseAddress, compressed.count, output.baseAddress, output.count, nil)
    return result == LIBDEFLATE_SUCCESS
  }

  /// Unpacks a zlib stream of unknown length; nil if it is damaged, or longer than `limit` bytes.
  static func inflate(_ compressed: ArraySlice<UInt8>, atMost limit: Int) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var room = min(limit, 4096)
    while true {
      var result = LIBDEFLATE_BAD_DATA
      let output = [UInt8](unsafeUninitializedCapacity: room) { output, count in
        result = compressed.withUnsafeBytes {
          libdeflate_zlib_decompress(
            decompressor, $0.baseAddress, $0.count, output.baseAddress, room, &count)
        }
        if result != LIBDEFLATE_SUCCESS { count = 0 }
      }
      if result == LIBDEFLATE_SUCCESS { return output }
      guard result == LIBDEFLATE_INSUFFICIENT_SPACE, room < limit else { return nil }
      room = min(limit, room * 8)
    }
  }
}

/// Any bytes as a zlib stream (RFC 1950), for what a browser unpacks.
package enum ZlibStream {
  private static let level: Int32 = 6

  /// The stream; nil where there is no memory for it.
  package static func packed(_ bytes: [UInt8]) -> [UInt8]? {
    guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let most = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let packed = [UInt8](unsafeUninitializedCapacity: most) { output, count in
      count = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, output.baseAddress, output.count)
    }
    return packed.isEmpty ? nil : packed
  }
}
