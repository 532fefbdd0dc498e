import Testing

@testable import Sweeps

@Suite("Runs of widths in which lengths are linear")
struct LinearRunTests {
  /// The ends of the runs of a function, and the lines.
  private func runs(
    _ widths: [Double], _ length: (Double) -> Double
  ) -> [(last: Double, line: LinearLength)] {
    var found: [(last: Double, line: LinearLength)] = []
    var run = LinearRun(at: widths[0], [length(widths[0])])
    for (before, width) in zip(widths, widths.dropFirst())
    where !run.takes([length(width)], at: width) {
      found.append((before, run.line(0)))
      run = LinearRun(at: width, [length(width)])
    }
    return found + [(widths[widths.count - 1], run.line(0))]
  }

  private let widths = (0...200).map { 280 + Double($0) / 2 }

  @Test("a run ends at the last width before a kink")
  func kink() {
    let found = runs(widths) { $0 <= 310.25 ? 20 : 20 + ($0 - 310.25) / 2 }
    #expect(found.map(\.last) == [310, 380])
    #expect(found[0].line == LinearLength(constant: 20, slope: 0))
    #expect(found[1].line.slope == 0.5)
    #expect(abs(found[1].line.at(380) - (20 + 69.75 / 2)) < 1e-6)
  }

  @Test("what the solver rounds away over a thousand widths ends no run")
  func noise() {
    let wide = (0...1488).map { 280 + Double($0) / 2 }
    let found = runs(wide) { width in
      let exact = width / 3 - 16
      return (exact * 1e8).rounded() / 1e8
    }
    #expect(found.count == 1)
    for width in wide { #expect(abs(found[0].line.at(width) - (width / 3 - 16)) < 1e-6) }
  }

  @Test("a kink of a hundred thousandth of a point a point is one")
  func smallKink() {
    let found = runs(widths) { $0 <= 300 ? 0 : ($0 - 300) * 1e-5 }
    #expect(found.count == 2)
    #expect(abs((found.first?.last ?? 0) - 300) <= 0.5)
  }

  @Test("one width alone is a run of its own")
  func single() {
    let found = runs([320], { $0 })
    #expect(found.count == 1)
    #expect(found[0].line.at(320) == 320)
  }
}

@Suite("Ranges of widths as they are written")
struct SweepWidthsTests {
  @Test(
    "two numbers with a dash, or one",
    arguments: [
      ("280-1024", 280.0, 1024.0), ("320", 320, 320), ("305.5-306", 305.5, 306),
    ])
  func ranges(_ text: String, _ first: Double, _ last: Double) {
    #expect(SweepWidths.range(text) == first...last)
  }

  @Test(
    "nothing else is a range",
    arguments: ["", "-", "280-", "-280", "400-300", "0-10", "1-10001", "1e3-2e3", "nan", "1-2-3"])
  func refused(_ text: String) { #expect(SweepWidths.range(text) == nil) }

  @Test("widths are a pixel apart, and the last is not beyond the range")
  func steps() {
    let widths = SweepWidths(280...281.2, scale: 2)
    #expect((0..<widths.count).map { widths[$0] } == [280, 280.5, 281])
    #expect(SweepWidths(280...1024, scale: 2).count == 1489)
    #expect(SweepWidths(280...1024, scale: 3).last == 1024)
  }
}
