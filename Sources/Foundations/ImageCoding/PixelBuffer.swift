/// The size of a picture in pixels; points are `Scene.Size` and `CGSize`.
public struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int

  /// A size from its sides, in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The number of pixels.
  public var count: Int { width * height }

  /// `320 × 136`
  public var description: String { "\(width) × \(height)" }
}

/// Arithmetic of channels in 0...255. All quotients by 255 are rounded here.
public enum ColorLevel {
  /// `product / 255`, rounded, for sums of products of two channels up to 255².
  @inlinable
  @inline(__always)
  public static func quotient(_ product: UInt32) -> UInt32 {
    let t = product &+ 0x80
    return (t &+ (t &>> 8)) &>> 8
  }

  /// Sixteen of these quotients at once, each of a product of two channels: sums stay below 2¹⁶.
  @inlinable
  @inline(__always)
  public static func quotient(_ product: SIMD16<UInt16>) -> SIMD16<UInt16> {
    let t = product &+ 0x80
    return (t &+ (t &>> 8)) &>> 8
  }

  /// `a · b / 255`, rounded.
  public static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: quotient(UInt32(a) * UInt32(b)))
  }
}

/// The transfer function of sRGB (IEC 61966-2-1), between the levels of pixels and light; both are
/// 1 for white.
///
/// Powers are computed by Newton's method, since no library guarantees equal results on all
/// machines.
public enum SRGBCurve {
  /// The light of an encoded level.
  public static func linear(_ encoded: Double) -> Double {
    guard encoded > 0.04045 else { return encoded / 12.92 }
    let x = (encoded + 0.055) / 1.055
    let root = root(5, of: x)
    return x * x * root * root
  }

  /// The encoded level of light.
  public static func encoded(_ linear: Double) -> Double {
    guard linear > 0.0031308 else { return 12.92 * linear }
    let root = root(12, of: linear)
    return 1.055 * root * root * root * root * root - 0.055
  }

  /// A root of a positive number. Each step comes from above, and is at most an n-th shorter than
  /// the one before, so that 60 steps are enough between a thousandth and a hundred.
  private static func root(_ degree: Int, of x: Double) -> Double {
    var root = max(x, 1)
    for _ in 0..<60 {
      var power = 1.0
      for _ in 1..<degree { power *= root }
      root = (Double(degree - 1) * root + x / power) / Double(degree)
    }
    return root
  }
}

/// An image in memory, as a value.
///
/// One 32-bit word per pixel, `0xAARRGGBB` (alpha, red, green, blue from the top bits down), sRGB,
/// not premultiplied. The word is the same number on every machine. On little-endian ones it is
/// also the format of Cairo and libpng's BGRA, so that neither needs a conversion of bytes.
public struct PixelBuffer: Hashable, Sendable {
  /// The width in pixels; at least 1.
  public let width: Int
  /// The height in pixels; at least 1.
  public let height: Int
  /// Both sides.
  public var size: PixelSize { PixelSize(width: width, height: height) }
  /// `width * height` words, row by row from the top.
  public private(set) var words: [UInt32]

  /// Creates an image in one colour.
  ///
  /// - Precondition: both sides are positive.
  public init(width: Int, height: Int, filledWith word: UInt32 = 0) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    self.width = width
    self.height = height
    words = [UInt32](repeating: word, count: width * height)
  }

  /// Creates an image from words; nil unless there are exactly `width * height` of them.
  public init?(width: Int, height: Int, words: [UInt32]) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, words.count == count else { return nil }
    self.width = width
    self.height = height
    self.words = words
  }

  /// Creates an image whose words `body` writes; nil if `body` returns false. Precondition: both
  /// sides are positive.
  init?(width: Int, height: Int, writing body: (UnsafeMutableBufferPointer<UInt32>) -> Bool) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    var isComplete = false
    let total = width * height
    words = [UInt32](unsafeUninitializedCapacity: total) { words, count in
      let target = UnsafeMutableBufferPointer(rebasing: words[..<total])
      LargePages.advise(UnsafeMutableRawBufferPointer(target))
      isComplete = body(target)
      count = isComplete ? total : 0
    }
    guard isComplete else { return nil }
    self.width = width
    self.height = height
  }

  /// Some rows of the picture; nil where it has not all of them.
  public func rows(_ range: Range<Int>) -> PixelBuffer? {
    guard range.lowerBound >= 0, range.upperBound <= height else { return nil }
    return PixelBuffer(
      width: width, height: range.count,
      words: Array(words[range.lowerBound * width..<range.upperBound * width]))
  }

  /// The word of the pixel in column `x` and row `y`.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { words[y * width + x] }
    set { words[y * width + x] = newValue }
  }

  /// Calls `body` with mutable access to the words.
  mutating func withMutableWords<R>(_ body: (UnsafeMutableBufferPointer<UInt32>) -> R) -> R {
    words.withUnsafeMutableBufferPointer { body($0) }
  }

  /// Whether every pixel is opaque.
  public var isOpaque: Bool {
    // Without an early exit the compiler processes eight words per step.
    words.reduce(UInt32.max) { $0 & $1 } >> 24 == 0xff
  }
}

extension PixelBuffer {
  /// Creates an image of red, green, blue, alpha bytes; nil unless their number matches.
  public init?(width: Int, height: Int, rgba: [UInt8]) {
    guard rgba.count % 4 == 0 else { return nil }
    let words = stride(from: 0, to: rgba.count, by: 4).map { at -> UInt32 in
      let (red, green) = (UInt32(rgba[at]), UInt32(rgba[at + 1]))
      let (blue, alpha) = (UInt32(rgba[at + 2]), UInt32(rgba[at + 3]))
      return alpha << 24 | red << 16 | green << 8 | blue
    }
    self.init(width: width, height: height, words: words)
  }

  /// Four bytes per pixel: red, green, blue, alpha.
  public var rgba: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: words.count * 4) { bytes, count in
      for (index, word) in words.enumerated() {
        for (channel, shift) in [(0, 16), (1, 8), (2, 0), (3, 24)] as [(Int, UInt32)] {
          bytes[index * 4 + channel] = UInt8(truncatingIfNeeded: word >> shift)
        }
      }
      count = words.count * 4
    }
  }
}

extension PixelBuffer {
  /// The image with each side divided by `factor`, rounded up: each pixel is the average of a
  /// square of `factor` × `factor` pixels (fewer at the right and bottom edge), weighted by alpha.
  /// Complexity: linear in the pixels of this image.
  func reduced(by factor: Int) -> PixelBuffer {
    guard factor > 1 else { return self }
    var small = PixelBuffer(
      width: (width + factor - 1) / factor, height: (height + factor - 1) / factor)
    let (across, down) = (small.width, small.height)
    small.withMutableWords { words in
      for y in 0..<down {
        for x in 0..<across {
          words[y * across + x] = average(
            columns: x * factor..<min(width, (x + 1) * factor),
            rows: y * factor..<min(height, (y + 1) * factor))
        }
      }
    }
    return small
  }

  private func average(columns: Range<Int>, rows: Range<Int>) -> UInt32 {
    var sums = (alpha: UInt64(0), red: UInt64(0), green: UInt64(0), blue: UInt64(0))
    for y in rows {
      for x in columns {
        let word = UInt64(self[x, y])
        let alpha = word >> 24
        sums.alpha += alpha
        sums.red += (word >> 16 & 0xff) * alpha
        sums.green += (word >> 8 & 0xff) * alpha
        sums.blue += (word & 0xff) * alpha
      }
    }
    guard sums.alpha > 0 else { return 0 }
    let count = UInt64(columns.count * rows.count)
    let channel = { (sum: UInt64) in UInt32((sum + sums.alpha / 2) / sums.alpha) }
    let alpha = UInt32((sums.alpha + count / 2) / count)
    return alpha << 24 | channel(sums.red) << 16 | channel(sums.green) << 8 | channel(sums.blue)
  }
}

#if canImport(Glibc)
  import Glibc
#endif

/// Memory for whole images.
enum LargePages {
  private static let size = 2 << 20

  /// Asks the system to back memory by pages of 2 MiB, if it has them: an image's memory is touched
  /// once, and with pages of 4 KiB the first touch of each is a third of the decoding time. Failure
  /// has no other effect.
  static func advise(_ memory: UnsafeMutableRawBufferPointer) {
    #if canImport(Glibc)
      guard let base = memory.baseAddress, memory.count >= 2 * size else { return }
      let start = (Int(bitPattern: base) + size - 1) & -size
      let end = Int(bitPattern: base + memory.count) & -size
      guard start < end else { return }
      _ = madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_HUGEPAGE)
    #endif
  }
}

extension PixelBuffer {
  /// A picture as a PNG file in a `data:` address (RFC 2397), in ASCII, for pages and drawings that
  /// hold their pictures; one without a file where the pixels are no picture.
  package static func dataAddress(width: Int, height: Int, rgba: [UInt8]) -> [UInt8] {
    let picture = PixelBuffer(width: width, height: height, rgba: rgba)
    let file = (try? picture?.pngBytes()) ?? []
    return Array("data:image/png;base64,".utf8) + Base64.encode(file)
  }
}

/// Bytes as text (RFC 4648, section 4), for pictures inside an SVG.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// `bytes` in four characters for every three, padded with `=`.
  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for index in 0..<4 {
        let isPadding = index > group.count
        text.append(isPadding ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * index) & 0x3f])
      }
    }
    return text
  }
}
