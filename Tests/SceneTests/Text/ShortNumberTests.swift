import Scene
import Testing

@Suite("Short numbers")
struct ShortNumberTests {
  @Test(
    "Numbers are rounded, without exponent and without trailing zeros",
    arguments: [
      (0, "0"), (-0.0, "0"), (2, "2"), (-0.5, "-0.5"), (17.25, "17.25"), (1.0005, "1.001"),
      (-0.0004, "0"), (0.05, "0.05"), (123_456_789.125, "123456789.125"), (99.9999, "100"),
    ])
  func numbers(value: Double, text: String) {
    var bytes: [UInt8] = []
    ShortNumber.append(value, decimals: 3, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }
}
