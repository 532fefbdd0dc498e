import Testing

@testable import ImageCoding

@Suite("Base64")
struct Base64Tests {
  /// The vectors of RFC 4648, section 10.
  @Test(
    "The vectors of the RFC",
    arguments: zip(
      ["", "f", "fo", "foo", "foob", "fooba", "foobar"],
      ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"]))
  func vectors(text: String, encoded: String) {
    #expect(String(decoding: Base64.encode(Array(text.utf8)), as: UTF8.self) == encoded)
  }
}
