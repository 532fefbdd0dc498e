import Testing

@testable import ImageCoding

@Suite("Reading JPEG")
struct JPEGDecodingTests {
  @Test(
    "Every kind shows the same picture",
    arguments: [
      ("color", JPEGSample.color), ("progressive", JPEGSample.progressive),
      ("CMYK", JPEGSample.cmyk), ("turned", JPEGSample.turned),
    ])
  func kinds(name: String, file: [UInt8]) throws {
    let picture = try PixelBuffer(jpeg: file)
    #expect(picture.width == 12 && picture.height == 8, "\(name)")
    #expect(picture[2, 4].isClose(to: 0xffdc_1e1e), "\(name): left")
    #expect(picture[10, 1].isClose(to: 0xff1e_a03c), "\(name): right, above")
    #expect(picture[10, 6].isClose(to: 0xff28_3cc8), "\(name): right, below")
  }

  @Test("A picture of one component is grey")
  func gray() throws {
    let picture = try PixelBuffer(jpeg: JPEGSample.gray)
    #expect(picture[2, 4].isClose(to: 0xff57_5757))
  }

  @Test("Reduced while decoding, each side is divided and rounded up")
  func reduced() throws {
    let picture = try PixelBuffer(jpeg: JPEGSample.color, reduction: 8)
    #expect(picture.width == 2 && picture.height == 1)
  }

  @Test("A file cut anywhere is an error, never half a picture")
  func truncated() {
    for file in [JPEGSample.color, JPEGSample.progressive] {
      for length in 0..<file.count - 2 {
        #expect(throws: JPEGError.self, "cut at \(length)") {
          _ = try PixelBuffer(jpeg: Array(file[..<length]))
        }
      }
    }
  }

  @Test("A header that promises more than the file can hold is refused before memory is taken")
  func bomb() throws {
    #expect(throws: JPEGError.damaged("it claims more pixels than \(count) bytes can hold")) {
      _ = try PixelBuffer(jpeg: claiming(width: 4000, height: 4000))
    }
    let limit = ImageLimits.maximumDecodedPixels
    #expect(throws: JPEGError.tooLarge(width: 65_535, height: 65_535, maximumPixels: limit)) {
      _ = try PixelBuffer(jpeg: claiming(width: 65_535, height: 65_535))
    }
  }

  @Test("Scans beyond the limit are refused: each passes over the whole picture")
  func scans() throws {
    let file = JPEGSample.progressive
    let markers = file.indices.dropLast().filter { file[$0] == 0xff && file[$0 + 1] >= 0xc0 }
    let first = try #require(markers.first { file[$0 + 1] == 0xda })
    let end = try #require(markers.first { $0 > first })
    let scans = Array(repeating: file[first..<end], count: 300).joined()
    let many = file[..<first] + scans + file[end...]
    let words = "more than \(JPEGLimits.maximumScans) scans"
    #expect(throws: JPEGError.damaged(words)) { _ = try PixelBuffer(jpeg: Array(many)) }
  }

  private var count: Int { JPEGSample.color.count }

  private func claiming(width: Int, height: Int) throws -> [UInt8] {
    var file = JPEGSample.color
    let frame = try #require(
      file.indices.dropLast().first { file[$0] == 0xff && file[$0 + 1] == 0xc0 })
    for (offset, byte) in [height >> 8, height & 0xff, width >> 8, width & 0xff].enumerated() {
      file[frame + 5 + offset] = UInt8(byte)
    }
    return file
  }
}

extension UInt32 {
  /// Whether every channel is within what JPEG's rounding and colour conversion may move it.
  fileprivate func isClose(to other: UInt32) -> Bool {
    [24, 16, 8, 0].allSatisfy { shift in
      abs(Int(self >> shift & 0xff) - Int(other >> shift & 0xff)) <= 12
    }
  }
}
