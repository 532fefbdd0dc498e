import Testing

@testable import LayoutTree

@Suite("Readable numbers")
struct ReadableNumberTests {
  @Test(
    "three decimals at most, no trailing zeros, no minus zero",
    arguments: [
      (41, "41"), (61.5, "61.5"), (20 + 1.0 / 3, "20.333"), (-0.0004, "0"), (-8, "-8"),
      (-0.25, "-0.25"), (0.05, "0.05"), (12.3456, "12.346"), (1e300, "1e+300"),
    ] as [(Double, String)])
  func readableNumbers(value: Double, expected: String) {
    #expect(readable(value) == expected)
  }
}
