import CPNG

extension PixelBuffer {
  /// The picture in a PNG file: any colour type and depth, interlaced or not, as eight-bit sRGB.
  ///
  /// Never allocates for a picture that is larger than `maximumPixels`, or that claims more pixels
  /// than so few compressed bytes can hold.
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
    // What lies behind the last row would be unpacked all the same, a thousand bytes for each.
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

  /// Reads with libpng.
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
  /// Four bytes a pixel that make the word `0xAARRGGBB` on this machine.
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
