import Numbers
import Testing

@Suite("Numbers in print")
struct NumberTextTests {
  @Test(
    "two decimals at most, halves away from zero, no trailing zeros, no minus zero",
    arguments: [
      (0, "0"), (-0.0, "0"), (41, "41"), (61.5, "61.5"), (20 + 1.0 / 3, "20.33"),
      (-0.004, "0"), (-8, "-8"), (-0.25, "-0.25"), (0.05, "0.05"), (12.3456, "12.35"),
      (17.25, "17.25"), (1.005001, "1.01"), (99.9999, "100"),
      (123_456_789.125, "123456789.13"), (1e300, "1e+300"), (.infinity, "inf"),
    ] as [(Double, String)])
  func readableNumbers(value: Double, expected: String) {
    #expect(readable(value) == expected)
  }

  @Test(
    "fewer decimals where they are asked for",
    arguments: [(61.55, 1, "61.6"), (61.04, 1, "61"), (-2.675, 2, "-2.68"), (0.5, 0, "1")])
  func fewerDecimals(value: Double, decimals: Int, expected: String) {
    #expect(readable(value, decimals: decimals) == expected)
  }

  @Test("a length has its unit, in the singular for exactly one as it is printed")
  func units() {
    let lengths = [1, 0.5, 2, 1.0001, -1].map(readablePoints)
    #expect(lengths == ["1 point", "0.5 points", "2 points", "1 point", "-1 points"])
  }

  @Test("a picture has a true minus sign")
  func minus() {
    #expect([-8, 0, 20.5].map(typographic) == ["−8", "0", "20.5"])
  }

  @Test("a share is in whole percent")
  func percent() {
    #expect([0, 0.125, 0.994, 1].map(readablePercent) == ["0 %", "13 %", "99 %", "100 %"])
  }

  @Test("thousands are grouped, and one is no plural")
  func counting() {
    let counts = [1, 0, 999, 1000, 203_951, 1_000_000, -1234].map { counted($0, "pixel") }
    #expect(
      counts == [
        "1 pixel", "0 pixels", "999 pixels", "1,000 pixels", "203,951 pixels", "1,000,000 pixels",
        "-1,234 pixels",
      ])
  }

  @Test("a word agrees with its number")
  func agreement() {
    #expect([0, 1, 2].map { agreeing($0, "is", "are") } == ["are", "is", "are"])
  }

  @Test("a list is said with commas and an and")
  func lists() {
    let lists = [[], ["a"], ["a", "b"], ["a", "b", "c"]].map(series)
    #expect(lists == ["", "a", "a and b", "a, b and c"])
  }

  @Test("a range is one number where its ends are printed alike")
  func ranges() {
    #expect(readableRange(280, 1024) == "280 … 1024")
    #expect(readableRange(64.5, 64.500_000_1) == "64.5")
  }

  @Test(
    "so many decimals and no fewer",
    arguments: [
      (1.25, 3, "1.250"), (0, 1, "0.0"), (59.96, 1, "60.0"), (-0.001, 1, "0.0"),
      (-1.5, 1, "-1.5"), (1e300, 1, "1e+300"),
    ] as [(Double, Int, String)])
  func fixedDecimals(value: Double, decimals: Int, expected: String) {
    #expect(fixed(value, decimals: decimals) == expected)
  }
}

@Suite("Numbers compared")
struct ToleranceTests {
  @Test(
    "what the solver leaves by rounding is the same length, a thousandth of a point is not",
    arguments: [(20.5, 20.500_000_01, true), (0, -9e-7, true), (20.5, 20.501, false)])
  func lengths(one: Double, other: Double, isSame: Bool) {
    #expect(Tolerance.sameLength(one, other) == isSame)
    #expect(Tolerance.isZero(one - other) == isSame)
  }

  @Test("a third of a point and the same in six digits look the same")
  func logged() {
    #expect(Tolerance.looksSame(20 + 1.0 / 3, 20.3333))
    #expect(!Tolerance.looksSame(20 + 1.0 / 3, 20.5))
  }

  @Test("numbers are rounded to decimals, halves away from zero")
  func rounding() {
    #expect([1.25, -1.25, 0.04].map { $0.rounded(decimals: 1) } == [1.3, -1.3, 0])
  }
}

@Suite("A constraint in writing")
struct EquationTextTests {
  @Test(
    "a multiplier of 1, a constant of 0 and the priority 1000 are left out",
    arguments: [
      (EquationText("a.top", .equal, "b.top", multiplier: 1, constant: 0), "a.top == b.top"),
      (
        EquationText("a.width", .lessThanOrEqual, nil, multiplier: 1, constant: 90.5),
        "a.width <= 90.5"
      ),
      (
        EquationText(
          "a.top", .greaterThanOrEqual, "b.top", multiplier: 0.5, constant: -8, priority: 750),
        "a.top >= 0.5 * b.top - 8 @750"
      ),
    ])
  func equations(equation: EquationText, expected: String) {
    #expect(equation.description == expected)
  }

  @Test("a picture has the signs of print")
  func typographicSigns() {
    let right = EquationText.rightSide(
      "photo.right", multiplier: 2, constant: -8, signs: .typographic)
    #expect(right == "2 × photo.right − 8")
  }
}

@Suite("Hexadecimal digits")
struct HexadecimalTests {
  @Test(
    "four digits of either case are a UTF-16 unit, whatever follows; a sign is no digit",
    arguments: [
      ("00e9", 0xE9), ("D83D", 0xD83D), ("fFfF0", 0xFFFF), ("12", nil), ("+123", nil),
      ("12g4", nil), ("", nil), ("１２３４", nil),
    ] as [(String, UInt16?)])
  func units(text: String, expected: UInt16?) {
    #expect(Hexadecimal.unit(text.utf8) == expected)
  }

  @Test("a byte has two digits in lower case")
  func bytes() {
    var bytes: [UInt8] = []
    for byte: UInt8 in [0, 0x0A, 0xFF] { Hexadecimal.append(byte, to: &bytes) }
    #expect(String(decoding: bytes, as: UTF8.self) == "000aff")
  }
}

@Suite("Surrogate pairs")
struct SurrogatePairTests {
  @Test(
    "two halves are a character; in the wrong order, alone, or beside another they are none",
    arguments: [
      (0xD800, 0xDC00, 0x1_0000), (0xD83D, 0xDE00, 0x1_F600), (0xDBFF, 0xDFFF, 0x10_FFFF),
      (0xDC00, 0xD800, nil), (0xD800, 0xD800, nil), (0xDC00, 0xDC00, nil), (0xD800, 0x41, nil),
      (0x41, 0xDC00, nil),
    ] as [(UInt16, UInt16, UInt32?)])
  func joining(lead: UInt16, trail: UInt16, expected: UInt32?) {
    #expect(Unicode.Scalar(lead: lead, trail: trail)?.value == expected)
  }
}
