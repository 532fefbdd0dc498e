import Testing

@testable import ImageCoding

@Suite("Adler-32")
struct Adler32Tests {
  @Test("Rows at a time equal bytes at a time", arguments: [1, 2, 1023, 1024, 1025, 5000])
  func rows(width: Int) {
    for hasAlpha in [false, true] {
      let picture = Pictures.noise(width: width, height: 3, seed: 5, opaque: false)
      var sum = Adler32()
      var (a, b): (UInt32, UInt32) = (1, 0)
      func add(_ byte: UInt32) {
        a = (a + byte) % 65_521
        b = (b + a) % 65_521
      }
      for y in 0..<3 {
        let row = Array(picture.words[y * width..<(y + 1) * width])
        sum.append(row: row, width: width, hasAlpha: hasAlpha)
        sum.repeatRow()
        for _ in 0..<2 {
          add(0)
          for word in row {
            for shift in hasAlpha ? [16, 8, 0, 24] : [16, 8, 0] as [UInt32] {
              add(word >> shift & 0xff)
            }
          }
        }
      }
      let expected = [b >> 8, b & 0xff, a >> 8, a & 0xff].map { UInt8($0) }
      #expect(sum.bigEndianBytes == expected)
    }
  }
}
