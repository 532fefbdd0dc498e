/// What the first 33 bytes of a PNG say, read before anything is allocated for it.
struct PNGHeader {
  /// Deflate cannot shrink anything further than about 1 : 1032.
  static let bestRatio = 1032

  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// Pixels a row.
  let width: Int
  /// Rows.
  let height: Int
  /// Bits a pixel.
  let depth: Int

  /// Reads signature and header chunk.
  init(_ bytes: [UInt8]) throws(PNGError) {
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

  /// Bytes of the picture before compression.
  var rawBytes: Int {
    let row = 1 + (width * depth + 7) / 8
    let (total, overflow) = row.multipliedReportingOverflow(by: height)
    return overflow ? Int.max : total
  }
}
