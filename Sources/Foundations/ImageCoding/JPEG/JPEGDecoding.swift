import CJPEG

extension PixelBuffer {
  /// The picture in a JPEG file as eight-bit sRGB, upright as its camera held it: grey, colour or
  /// CMYK, baseline or progressive.
  ///
  /// CMYK is converted without a profile, as a product of ink and key.
  ///
  /// - Parameters:
  ///   - maximumPixels: of the decoded picture; checked before anything is allocated.
  ///   - reduction: 1, 2, 4 or 8: each side is divided by it (rounded up) while decoding, which
  ///     takes as much less time and memory.
  /// - Throws: `JPEGError`; a file that ends too early is damaged, not half a picture.
  public init(
    jpeg bytes: [UInt8], maximumPixels: Int = ImageLimits.maximumDecodedPixels,
    reduction: Int = 1
  ) throws(JPEGError) {
    precondition([1, 2, 4, 8].contains(reduction), "no such reduction: \(reduction)")
    let header = try JPEGHeader(bytes)
    let width = (header.width + reduction - 1) / reduction
    let height = (header.height + reduction - 1) / reduction
    guard width * height <= maximumPixels else {
      throw .tooLarge(width: header.width, height: header.height, maximumPixels: maximumPixels)
    }
    guard header.width * header.height / JPEGLimits.pixelsPerByte <= bytes.count else {
      throw .damaged("it claims more pixels than \(bytes.count) bytes can hold")
    }
    var stored = PixelBuffer(width: width, height: height)
    try stored.read(jpeg: bytes, reduction)
    self = stored.turned(upright: header.orientation)
  }

  private mutating func read(jpeg bytes: [UInt8], _ reduction: Int) throws(JPEGError) {
    let width = width, height = height
    var message = [CChar](repeating: 0, count: Int(PLUMB_JPEG_MESSAGE))
    let status = withMutableWords { words in
      plumb_jpeg_decode(
        bytes, bytes.count, UInt32(reduction), Int32(JPEGLimits.maximumScans), UInt32(width),
        UInt32(height), words.baseAddress, &message)
    }
    guard status == 0 else {
      throw .damaged(
        String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
  }
}

/// The segments before the pixels of a JPEG, read before anything is allocated for it.
///
/// ITU-T T.81, annex B: a file is a sequence of segments, each a marker `FF xx` and its length, up
/// to the start of the first scan.
struct JPEGHeader {
  /// The stored width in pixels.
  private(set) var width = 0
  /// The stored height in pixels.
  private(set) var height = 0
  /// The orientation of the stored rows.
  private(set) var orientation = ImageOrientation.up
  /// The parts of a colour profile, each after its number and the number of all.
  private(set) var profileParts: [ArraySlice<UInt8>] = []

  /// Reads the segments up to the frame's header and the first scan.
  init(_ bytes: [UInt8]) throws(JPEGError) {
    guard bytes.starts(with: [0xff, 0xd8, 0xff]) else { throw .notJPEG }
    var at = 2
    for _ in 0..<JPEGLimits.maximumSegments {
      guard let segment = Segment(bytes, at: at) else {
        throw .damaged("it ends before its picture begins")
      }
      if segment.isStartOfScan {
        guard width > 0, height > 0 else { throw .damaged("no size before its picture") }
        return
      }
      take(segment, of: bytes)
      at = segment.content.upperBound
    }
    throw .damaged("more than \(JPEGLimits.maximumSegments) segments before its picture")
  }

  private mutating func take(_ segment: Segment, of bytes: [UInt8]) {
    let content = bytes[segment.content]
    if segment.isFrameHeader, content.count >= 6 {
      let start = content.startIndex
      height = Int(content[start + 1]) << 8 | Int(content[start + 2])
      width = Int(content[start + 3]) << 8 | Int(content[start + 4])
    } else if segment.marker == 0xe1 {
      orientation = ImageOrientation(exif: content) ?? orientation
    } else if segment.marker == 0xe2, content.count > 14,
      content.starts(with: "ICC_PROFILE\0".utf8)
    {
      profileParts.append(content.dropFirst(12))
    }
  }
}

/// One segment: its marker, and the range of its content.
private struct Segment {
  let marker: UInt8
  let content: Range<Int>

  /// The segment whose marker begins at `start` or after the fill bytes there.
  init?(_ bytes: [UInt8], at start: Int) {
    var at = start
    guard at < bytes.count, bytes[at] == 0xff else { return nil }
    while at < bytes.count, bytes[at] == 0xff { at += 1 }
    guard at + 2 < bytes.count else { return nil }
    marker = bytes[at]
    let length = Int(bytes[at + 1]) << 8 | Int(bytes[at + 2])
    guard length >= 2, at + 1 + length <= bytes.count else { return nil }
    content = at + 3..<at + 1 + length
  }

  var isStartOfScan: Bool { marker == 0xda }

  /// SOF0 … SOF15, but Huffman tables, arithmetic conditioning and the reserved one.
  var isFrameHeader: Bool {
    (0xc0...0xcf).contains(marker) && ![0xc4, 0xc8, 0xcc].contains(marker)
  }
}

extension ImageOrientation {
  /// Reads the orientation in an APP1 segment (Exif 2.3, tag 0x0112); nil for any other or a broken
  /// segment.
  ///
  /// The segment contains a TIFF file: byte order, offset of the first directory, its entries of
  /// twelve bytes.
  init?(exif segment: ArraySlice<UInt8>) {
    guard segment.starts(with: Array("Exif".utf8) + [0, 0]) else { return nil }
    let tiff = TIFF(segment.dropFirst(6))
    guard let directory = tiff?.long(at: 4), let count = tiff?.short(at: directory) else {
      return nil
    }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = tiff?.short(at: entry) else { return nil }
      guard tag == 0x0112 else { continue }
      guard let value = tiff?.short(at: entry + 8) else { return nil }
      self.init(rawValue: value)
      return
    }
    return nil
  }
}

/// Reads numbers in either byte order at an offset; nil beyond the end of the bytes.
private struct TIFF {
  private let bytes: ArraySlice<UInt8>
  private let isBigEndian: Bool

  init?(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    switch bytes.prefix(2) {
    case [0x4d, 0x4d]: isBigEndian = true
    case [0x49, 0x49]: isBigEndian = false
    default: return nil
    }
  }

  func short(at offset: Int) -> Int? { number(at: offset, count: 2) }
  func long(at offset: Int) -> Int? { number(at: offset, count: 4) }

  private func number(at offset: Int, count: Int) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    let start = bytes.startIndex + offset
    let part = bytes[start..<start + count]
    return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }
}

/// The reason why a JPEG cannot be read.
public enum JPEGError: Error, Hashable, Sendable {
  /// The file does not begin like a JPEG.
  case notJPEG
  /// More pixels on a side, or in all, than may be decoded.
  case tooLarge(width: Int, height: Int, maximumPixels: Int)
  /// The file is damaged: our words for its header, libjpeg's for the rest.
  case damaged(String)
}

extension JPEGError: CustomStringConvertible {
  /// A description for users.
  public var description: String {
    switch self {
    case .notJPEG: "not a JPEG file"
    case .tooLarge(let width, let height, let maximumPixels):
      "a picture of \(width) × \(height) pixels is too large (limit: \(maximumPixels) in all)"
    case .damaged(let reason): "a damaged JPEG file: \(reason)"
    }
  }
}

/// The limits of the work for a JPEG.
public enum JPEGLimits {
  /// Scans of a progressive file, each over the whole image; encoders write about ten.
  public static let maximumScans = 200
  /// The maximum number of segments before the image; more than any camera writes.
  fileprivate static let maximumSegments = 1000
  /// The maximum number of pixels per byte; a file that claims more is rejected.
  ///
  /// A block of 8 × 8 pixels takes two bits at the least in each of its components.
  fileprivate static let pixelsPerByte = 64 * 8
}
