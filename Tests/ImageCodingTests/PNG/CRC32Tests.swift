import Testing

@testable import ImageCoding

@Suite("CRC-32")
struct CRC32Tests {
  @Test("The digits 1 to 9 give the check value of the catalogue")
  func checkValue() {
    #expect(CRC32.checksum(of: Array("123456789".utf8)) == 0xcbf4_3926)
    #expect(CRC32.checksum(of: []) == 0)
  }

  @Test("In two parts it is the same as at once")
  func parts() {
    let bytes = (0..<100).map { UInt8($0 * 7 % 251) }
    for cut in 0...100 {
      let first = CRC32.checksum(of: Array(bytes[..<cut]))
      #expect(CRC32.checksum(of: Array(bytes[cut...]), after: first) == CRC32.checksum(of: bytes))
    }
  }
}
