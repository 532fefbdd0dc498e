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
