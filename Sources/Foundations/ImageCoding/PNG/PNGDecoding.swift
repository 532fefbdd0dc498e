import CPNG

extension PixelBuffer {
  /// Decodes a PNG file of any colour type and depth, interlaced or not, to eight-bit sRGB.
  ///
  /// Never allocates for an image that is larger than `maximumPixels`, or that claims more pixels
  /// than its compressed bytes can contain.
  ///
  /// - Throws: `PNGError.notPNG`, `.largeFilePointer`, `.tooLarge`, or `.damaged` with libpng's
  ///   own words (a wrong checksum, an end before the last row).
  public init(
    png bytes: [UInt8], maximumPixels: Int = PNGLimits.maximumDecodedPixels
  ) throws(PNGError) {
    let header = try PNGHeader(bytes)
    let (pixels, overflow) = header.width.multipliedReportingOverflow(by: header.height)
    guard max(header.width, header.height) <= PNGLimits.maximumSide, !overflow,
      pixels <= maximumPixels
    else { throw .tooLarge(width: header.width, height: header.height) }
    guard header.rawBytes / PNGHeader.bestRatio <= bytes.count else {
      throw .damaged("it claims more pixels than \(bytes.count) bytes can hold")
    }
    // libpng would unpack data after the last row as well, a thousand bytes for each.
    guard bytes.withUnsafeBytes(PNGChunk.pixelBytes) <= 2 * header.rawBytes + 65_536 else {
      throw .damaged("its pixels are longer than \(header.width) × \(header.height) can be")
    }
    if let picture = PixelBuffer(plain: bytes, header) {
      self = picture
    } else {
      self.init(width: header.width, height: header.height)
      try readAny(bytes)
    }
  }

  mutating func readAny(_ bytes: [UInt8]) throws(PNGError) {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else {
      throw .damaged(image.reason)
    }
    guard Int(image.width) == width, Int(image.height) == height else {
      throw .damaged("two headers disagree")
    }
    image.format = png_image.wordFormat
    let rowBytes = png_int_32(width * 4)
    let isComplete = withMutableWords { words in
      png_image_finish_read(&image, nil, words.baseAddress, rowBytes, nil)
    }
    guard isComplete != 0 else { throw .damaged(image.reason) }
  }
}

extension png_image {
  /// The format of four bytes per pixel that is the word `0xAARRGGBB` on this machine.
  fileprivate static var wordFormat: png_uint_32 {
    #if _endian(little)
      let alphaFirst: Int32 = 0
      let blueFirst = PNG_FORMAT_FLAG_BGR
    #else
      let alphaFirst = PNG_FORMAT_FLAG_AFIRST
      let blueFirst: Int32 = 0
    #endif
    let flags = Int32(PNG_FORMAT_FLAG_ALPHA) | Int32(PNG_FORMAT_FLAG_COLOR)
    return png_uint_32(flags | Int32(alphaFirst) | Int32(blueFirst))
  }

  /// libpng's message, a C string in a tuple of 64 characters.
  fileprivate var reason: String {
    withUnsafeBytes(of: message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

/// The first 33 bytes of a PNG (ISO/IEC 15948, 11.2.2), read before anything is allocated for it.
package struct PNGHeader {
  /// Deflate's best compression ratio is about 1 : 1032.
  fileprivate static let bestRatio = 1032

  /// The first eight bytes of every PNG (ISO/IEC 15948, 5.2).
  package static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// The width in pixels; at least 1.
  package let width: Int
  /// The height in pixels; at least 1.
  package let height: Int
  /// Bits per pixel.
  private let depth: Int

  /// Reads signature and header chunk. Throws `PNGError` for what is no PNG, ends within the
  /// header, or has no pixels.
  package init(_ bytes: [UInt8]) throws(PNGError) {
    guard bytes.starts(with: PNGHeader.signature) else {
      let isPointer = bytes.starts(with: "version https://git-lfs".utf8)
      throw isPointer ? .largeFilePointer : .notPNG
    }
    guard bytes.count >= 33, bytes[12..<16].elementsEqual("IHDR".utf8) else {
      throw .damaged("it ends before its header does")
    }
    func number(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    width = number(at: 16)
    height = number(at: 20)
    guard width > 0, height > 0 else { throw .empty }
    // By colour type: gray, -, RGB, palette, gray with alpha, -, RGB with alpha.
    let channels = [1, 0, 3, 1, 2, 0, 4]
    let colorType = Int(bytes[25])
    guard colorType < channels.count, channels[colorType] > 0 else {
      throw .damaged("colour type \(colorType) does not exist")
    }
    depth = Int(bytes[24]) * channels[colorType]
  }

  /// The size in bytes of the image before compression.
  var rawBytes: Int {
    let row = 1 + (width * depth + 7) / 8
    let (total, overflow) = row.multipliedReportingOverflow(by: height)
    return overflow ? Int.max : total
  }
}

/// One chunk of a PNG: a length, four letters, content, a checksum.
struct PNGChunk {
  /// The four letters as a number, the first highest.
  let type: UInt32
  let content: Range<Int>

  /// The letters of a chunk's name as its type.
  static func type(_ name: StaticString) -> UInt32 {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// The chunk at `start`; nil if the file ends within it.
  init?(in bytes: UnsafeRawBufferPointer, at start: Int) {
    guard start + 12 <= bytes.count else { return nil }
    let length = Int(Self.number(in: bytes, at: start))
    guard length <= bytes.count - start - 12 else { return nil }
    type = Self.number(in: bytes, at: start + 4)
    content = start + 8..<start + 8 + length
  }

  /// The sum of bytes in all complete chunks with pixels.
  fileprivate static func pixelBytes(in bytes: UnsafeRawBufferPointer) -> Int {
    let data = type("IDAT")
    var (at, total) = (8, 0)
    while let chunk = PNGChunk(in: bytes, at: at) {
      if chunk.type == data { total += chunk.content.count }
      at = chunk.end
    }
    return total
  }

  /// The offset of the next chunk.
  var end: Int { content.upperBound + 4 }

  /// Whether the checksum matches name and content.
  func isIntact(in bytes: UnsafeRawBufferPointer) -> Bool {
    let checked = UnsafeRawBufferPointer(
      rebasing: bytes[content.lowerBound - 4..<content.upperBound])
    return CRC32.checksum(of: checked) == Self.number(in: bytes, at: content.upperBound)
  }

  /// Four bytes as a number, the first highest.
  static func number(in bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
    UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}

/// The reason why a PNG cannot be written or read.
public enum PNGError: Error, Hashable, Sendable {
  /// An image without pixels.
  case empty
  /// More pixels on a side than `PNGLimits.maximumSide`, or in total than may be decoded.
  case tooLarge(width: Int, height: Int)
  /// The file does not begin like a PNG.
  case notPNG
  /// A Git LFS pointer instead of the image.
  case largeFilePointer
  /// The file is damaged; in libpng's words.
  case damaged(String)
}

extension PNGError: CustomStringConvertible {
  /// A description for users.
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
    case .damaged(let reason): "a damaged PNG file: \(reason)"
    }
  }
}

/// The limits of PNGs, read or written.
public enum PNGLimits {
  /// Pixels on either side; libpng and most readers reject more.
  public static let maximumSide = 1_000_000
  /// Pixels in total for an image that is decoded into memory: 268 million, 1 GiB.
  public static let maximumDecodedPixels = 1 << 28
  /// Bytes, filters included, up to which an image is unpacked at once, not by rows.
  static let maximumPlainBytes = 1 << 28
  /// The maximum number of chunks with pixels in such an image.
  static let maximumPlainChunks = 1 << 16
}
