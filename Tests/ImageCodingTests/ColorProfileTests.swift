import Testing

@testable import ImageCoding

@Suite("Colour profiles of pictures")
struct ColorProfileTests {
  /// A profile of primaries and a gamma of 2.2: Adobe RGB's.
  private static func profile(space: String = "RGB ", name: String = "Wide") -> [UInt8] {
    func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
    func fixed(_ value: Double) -> [UInt8] { number(Int((value * 65_536).rounded())) }
    func xyz(_ values: [Double]) -> [UInt8] {
      Array("XYZ ".utf8) + number(0) + values.flatMap(fixed)
    }
    let curve: [UInt8] = Array("curv".utf8) + number(0) + number(1) + [0x02, 0x33, 0, 0]
    let title = Array(name.utf8) + [0]
    let text = Array("desc".utf8) + number(0) + number(title.count) + title
    let description = text + [UInt8](repeating: 0, count: 80 + (4 - (text.count + 80) % 4) % 4)
    let tags: [(String, [UInt8])] = [
      ("desc", description), ("wtpt", xyz([0.9642, 1, 0.8249])),
      ("rXYZ", xyz([0.60974, 0.31111, 0.01947])), ("gXYZ", xyz([0.20528, 0.62567, 0.06087])),
      ("bXYZ", xyz([0.14919, 0.06322, 0.74457])), ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
    ]
    var (table, data) = (number(tags.count), [UInt8]())
    let start = 128 + 4 + 12 * tags.count
    for (name, content) in tags {
      table += Array(name.utf8) + number(start + data.count) + number(content.count)
      data += content
    }
    var header = [UInt8](repeating: 0, count: 128)
    header.replaceSubrange(0..<4, with: number(start + data.count))
    header[8] = 2
    header.replaceSubrange(12..<24, with: Array("mntr\(space)XYZ ".utf8))
    header.replaceSubrange(36..<40, with: Array("acsp".utf8))
    header.replaceSubrange(68..<80, with: [0.9642, 1, 0.8249].flatMap(fixed))
    return header + table + data
  }

  private func png(_ profile: [UInt8], word: UInt32 = 0x8026_85ac) throws -> ImageFile {
    let plain = try PixelBuffer(width: 2, height: 2, filledWith: word).pngBytes()
    let content =
      Array("iCCP".utf8) + Array("p".utf8) + [0, 0] + (ZlibStream.packed(profile) ?? [])
    let check = CRC32.checksum(of: content)
    let numbers = [UInt32(content.count - 4), check].map { value in
      [24, 16, 8, 0].map { UInt8(value >> UInt32($0) & 255) }
    }
    return try ImageFile(plain[..<33] + numbers[0] + content + numbers[1] + plain[33...])
  }

  @Test("A PNG of Adobe RGB is drawn as a simulator draws it; its alpha stays")
  func adobe() throws {
    let file = try png(Self.profile())
    #expect(file.profileProblem == nil)
    let word = try file.pixels()[1, 1]
    #expect(word >> 24 == 0x80)
    #expect(InkReader.distance(word, 0x0086af) <= 2, "\(String(word, radix: 16))")
  }

  @Test("A profile that calls itself sRGB, and none at all, change nothing")
  func standard() throws {
    #expect(try png(Self.profile(name: "sRGB IEC61966-2.1")).pixels()[0, 0] == 0x8026_85ac)
    let plain = try ImageFile(PixelBuffer(width: 1, height: 1, filledWith: 0xff12_3456).pngBytes())
    #expect(try plain.profileProblem == nil && plain.pixels()[0, 0] == 0xff12_3456)
  }

  @Test("Greys keep being grey")
  func grey() throws {
    let word = try png(Self.profile(), word: 0xff80_8080).pixels()[0, 0]
    #expect(word >> 16 & 255 == word & 255 && word >> 8 & 255 == word & 255)
  }

  @Test("A profile that is damaged, or of other colours, is said and counts for none")
  func unusable() throws {
    let cut = try png(Array(Self.profile().prefix(60)))
    #expect(cut.profileProblem == "its colour profile is damaged")
    #expect(try cut.pixels()[0, 0] == 0x8026_85ac)
    let inks = try png(Self.profile(space: "CMYK"))
    #expect(inks.profileProblem == "its colour profile is not for red, green and blue")
    #expect(try inks.pixels()[0, 0] == 0x8026_85ac)
  }

  @Test("A JPEG has its profile in numbered parts")
  func jpeg() throws {
    let plain = JPEGSample.color
    let profile = Self.profile()
    func part(_ number: UInt8, _ bytes: ArraySlice<UInt8>) -> [UInt8] {
      let content = Array("ICC_PROFILE".utf8) + [0, number, 2] + bytes
      return [0xff, 0xe2, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 255)]
        + content
    }
    let parts = part(2, profile[200...]) + part(1, profile[..<200])
    let file = try ImageFile(plain[..<2] + parts + plain[2...])
    #expect(file.profileProblem == nil)
    #expect(try file.pixels() != ImageFile(plain).pixels())
    let lacking = try ImageFile(plain[..<2] + part(2, profile[200...]) + plain[2...])
    #expect(lacking.profileProblem == "its colour profile is damaged")
    #expect(try lacking.pixels() == ImageFile(plain).pixels())
  }
}
