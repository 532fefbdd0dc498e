/// The kind of PNG that nearly every reference is: eight bits per channel, grey, RGB or RGBA, not
/// interlaced, sRGB. libdeflate unpacks such a file at once and this code reverses its filters,
/// which takes a third of libpng's time.
///
/// libpng decodes all other or damaged files, so that a single library defines valid images, their
/// pixels and the wording of errors.
private struct PlainPNG {
  let width: Int
  let height: Int
  /// Bytes per pixel: 1, 3 or 4.
  private let channels: Int
  /// The ranges of the chunks with pixels, in order.
  let pixels: [Range<Int>]

  /// Bytes per row, including the number of its filter.
  private var rowBytes: Int { width * channels + 1 }

  /// Finds the pixels of a plain file; nil if libpng must read it.
  init?(_ bytes: UnsafeRawBufferPointer, _ header: PNGHeader) {
    guard let channels = Self.channels(bytes) else { return nil }
    width = header.width
    height = header.height
    self.channels = channels
    guard let pixels = Self.pixels(bytes),
      header.rawBytes <= PNGLimits.maximumPlainBytes
    else { return nil }
    self.pixels = pixels
    // No compressor makes pixels much longer than they were; a file that is longer hides something.
    let compressed = pixels.reduce(0) { $0 + $1.count }
    guard compressed <= header.rawBytes + header.rawBytes / 8 + 1024 else { return nil }
  }

  /// The number of channels in a header with 8 bits, a plain colour type, the only defined
  /// compression and filter methods, and no interlacing; nil for others.
  private static func channels(_ bytes: UnsafeRawBufferPointer) -> Int? {
    guard let header = PNGChunk(in: bytes, at: 8), header.content.count == 13,
      header.isIntact(in: bytes), bytes[24] == 8, bytes[26...28].allSatisfy({ $0 == 0 })
    else { return nil }
    switch bytes[25] {
    case 0: return 1
    case 2: return 3
    case 6: return 4
    default: return nil
    }
  }

  private static let data = PNGChunk.type("IDAT")

  /// Chunks before the pixels that do not change their colours.
  private static let harmless = [
    PNGChunk.type("sRGB"), PNGChunk.type("pHYs"), PNGChunk.type("tEXt"), PNGChunk.type("zTXt"),
    PNGChunk.type("iTXt"), PNGChunk.type("tIME"), PNGChunk.type("bKGD"),
  ]

  /// Chunks that only repeat sRGB: its gamma and primary colours, in hundred-thousandths.
  private static let usual: [(type: UInt32, content: [UInt32])] = [
    (PNGChunk.type("gAMA"), [45_455]),
    (
      PNGChunk.type("cHRM"),
      [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]
    ),
  ]

  private static func isHarmless(_ chunk: PNGChunk, _ bytes: UnsafeRawBufferPointer) -> Bool {
    if harmless.contains(chunk.type) { return true }
    let numbers = stride(from: chunk.content.lowerBound, to: chunk.content.upperBound - 3, by: 4)
    return usual.contains { usual in
      usual.type == chunk.type && usual.content.count * 4 == chunk.content.count
        && zip(usual.content, numbers).allSatisfy { $0 == PNGChunk.number(in: bytes, at: $1) }
    }
  }

  /// The ranges of the IDAT chunks; nil unless intact, consecutive, and of a 32 KB window.
  private static func pixels(_ bytes: UnsafeRawBufferPointer) -> [Range<Int>]? {
    var found: [Range<Int>] = []
    var at = 33
    while let chunk = PNGChunk(in: bytes, at: at), found.count <= PNGLimits.maximumPlainChunks {
      at = chunk.end
      if chunk.type == data {
        guard chunk.isIntact(in: bytes) else { return nil }
        found.append(chunk.content)
      } else if !found.isEmpty {
        return bytes[found[0].lowerBound] == 0x78 && !found[0].isEmpty ? found : nil
      } else if !isHarmless(chunk, bytes) {
        return nil
      }
    }
    return nil
  }
}

extension PixelBuffer {
  /// Reads a plain PNG (see `PlainPNG`); nil if libpng must read it.
  init?(plain bytes: [UInt8], _ header: PNGHeader) {
    let picture = bytes.withUnsafeBytes { bytes -> PixelBuffer? in
      guard let file = PlainPNG(bytes, header) else { return nil }
      return PixelBuffer(width: file.width, height: file.height) { file.decode(bytes, into: $0) }
    }
    guard let picture else { return nil }
    self = picture
  }
}

extension PlainPNG {
  /// Bytes after the last row that may be read.
  private static let padding = 4

  /// Unpacks the pixels and writes them as words; false if they are damaged.
  fileprivate func decode(
    _ bytes: UnsafeRawBufferPointer, into words: UnsafeMutableBufferPointer<UInt32>
  ) -> Bool {
    let count = rowBytes * height
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: rowBytes + count + Self.padding, alignment: 16)
    defer { memory.deallocate() }
    LargePages.advise(memory)
    // A row of zeros is above the first one.
    memory[..<rowBytes].initializeMemory(as: UInt8.self, repeating: 0)
    memory[(rowBytes + count)...].initializeMemory(as: UInt8.self, repeating: 0)
    let raw = UnsafeMutableRawBufferPointer(rebasing: memory[rowBytes..<rowBytes + count])
    guard inflate(bytes, into: raw), let base = memory.baseAddress else { return false }
    return undoFilters(base.assumingMemoryBound(to: UInt8.self), into: words)
  }

  fileprivate func inflate(
    _ bytes: UnsafeRawBufferPointer, into raw: UnsafeMutableRawBufferPointer
  ) -> Bool {
    if pixels.count == 1 {
      return Inflating.inflate(UnsafeRawBufferPointer(rebasing: bytes[pixels[0]]), into: raw)
    }
    var stream: [UInt8] = []
    stream.reserveCapacity(pixels.reduce(0) { $0 + $1.count })
    for part in pixels { stream += bytes[part] }
    return stream.withUnsafeBytes { Inflating.inflate($0, into: raw) }
  }

  /// Reverses the filters of the rows in `memory` after the first, and writes their words.
  private func undoFilters(
    _ memory: UnsafeMutablePointer<UInt8>, into words: UnsafeMutableBufferPointer<UInt32>
  ) -> Bool {
    let filter = RowFilter(channels: channels)
    for y in 0..<height {
      let row = memory + (y + 1) * rowBytes
      let isKnown = filter.undo(
        row[0], row + 1, above: row - rowBytes + 1, count: rowBytes - 1)
      guard isKnown else { return false }
      let target = UnsafeMutableBufferPointer(rebasing: words[y * width..<(y + 1) * width])
      expand(row + 1, into: target)
    }
    return true
  }

  /// Converts a row's pixels to words.
  private func expand(
    _ row: UnsafePointer<UInt8>, into words: UnsafeMutableBufferPointer<UInt32>
  ) {
    guard let target = words.baseAddress else { return }
    var raw = UnsafeRawPointer(row)
    switch channels {
    case 1: for x in 0..<words.count { target[x] = 0xff00_0000 | UInt32(row[x]) &* 0x01_0101 }
    case 3:
      // Four pixels are twelve bytes.
      for x in 0..<words.count / 4 {
        let quad = target + 4 &* x
        quad[0] = Self.opaque(raw)
        quad[1] = Self.opaque(raw + 3)
        quad[2] = Self.opaque(raw + 6)
        quad[3] = Self.opaque(raw + 9)
        raw += 12
      }
      for x in words.count & ~3..<words.count {
        target[x] = Self.opaque(raw)
        raw += 3
      }
    default:
      for x in 0..<words.count {
        let pixel = UInt32(bigEndian: raw.loadUnaligned(as: UInt32.self))
        target[x] = pixel &<< 24 | pixel &>> 8
        raw += 4
      }
    }
  }

  /// The word of the red, green and blue at an address; reads a fourth byte.
  @inline(__always)
  private static func opaque(_ raw: UnsafeRawPointer) -> UInt32 {
    0xff00_0000 | UInt32(bigEndian: raw.loadUnaligned(as: UInt32.self)) &>> 8
  }
}
