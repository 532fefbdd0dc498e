import Testing

@testable import CellTemplates

@Suite("Table widths")
struct TableWidthTests {
  @Test(
    "A width is points or a device, upright unless it says landscape",
    arguments: [
      ("568", 568), ("0375.5", 375.5), ("1", 1), ("10000", 10000), ("iPhone SE", 320),
      ("iPhone SE portrait", 320), ("iPhone SE landscape", 568), ("iPhone 12", 390),
      ("iPhone 12 landscape", 844),
    ])
  func widths(text: String, points: Double) throws {
    #expect(try TableWidth(text).points == points)
  }

  @Test(
    "What is no width is refused with the limit or the nearest device",
    arguments: [
      ("0", "a width of 0", "from 1 to 10000 points", nil),
      ("-320", "a width of -320", "from 1 to 10000 points", nil),
      ("1e9", "a width of 1000000000", "from 1 to 10000 points", nil),
      ("nan", "a width of nan", "from 1 to 10000 points", nil),
      ("inf", "a width of inf", "from 1 to 10000 points", nil),
      (
        "iPhone SF landscape", "no width 'iPhone SF landscape'",
        "points or a device such as 'iPhone SE landscape'", "did you mean 'iPhone SE'?"
      ),
      ("", "no width ''", "points or a device such as 'iPhone SE landscape'", nil),
    ] as [(String, String, String, String?)])
  func problems(text: String, message: String, expected: String, hint: String?) {
    #expect(throws: TableWidth.Problem(message: message, expected: expected, hint: hint)) {
      try TableWidth(text)
    }
  }
}
