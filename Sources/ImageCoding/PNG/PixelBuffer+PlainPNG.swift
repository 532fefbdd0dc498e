extension PixelBuffer {
  /// Reads a plain PNG (see `PlainPNG`); nil where libpng is to do it.
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
  /// Bytes behind the last row that may be read.
  private static let padding = 4

  /// Unpacks the pixels and writes them as words; false when they are damaged.
  fileprivate func decode(
    _ bytes: UnsafeRawBufferPointer, into words: UnsafeMutableBufferPointer<UInt32>
  ) -> Bool {
    let count = rowBytes * height
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: rowBytes + count + Self.padding, alignment: 16)
    defer { memory.deallocate() }
    LargePages.advise(memory)
    // A row of zeros lies above the first.
    memory[..<rowBytes].initializeMemory(as: UInt8.self, repeating: 0)
    memory[(rowBytes + count)...].initializeMemory(as: UInt8.self, repeating: 0)
    let raw = UnsafeMutableRawBufferPointer(rebasing: memory[rowBytes..<rowBytes + count])
    guard inflate(bytes, into: raw), let base = memory.baseAddress else { return false }
    return undoFilters(base.assumingMemoryBound(to: UInt8.self), into: words)
  }

  private func inflate(
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

  /// Undoes the filters of the rows behind `memory`'s first, and writes their words.
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

  /// Makes words of a row's pixels.
  private func expand(
    _ row: UnsafePointer<UInt8>, into words: UnsafeMutableBufferPointer<UInt32>
  ) {
    let raw = UnsafeRawPointer(row)
    switch channels {
    case 1: for x in 0..<width { words[x] = 0xff00_0000 | UInt32(row[x]) * 0x01_0101 }
    case 3:
      for x in 0..<width {
        let pixel = UInt32(bigEndian: raw.loadUnaligned(fromByteOffset: 3 * x, as: UInt32.self))
        words[x] = 0xff00_0000 | pixel >> 8
      }
    default:
      for x in 0..<width {
        let pixel = UInt32(bigEndian: raw.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self))
        words[x] = pixel << 24 | pixel >> 8
      }
    }
  }
}
