import TestSupport
import Testing

@testable import Typesetting

@Suite("Hostile text") struct HostileTextTests {
  let typesetter: Typesetter

  init() throws { typesetter = try Typesetter.system() }

  /// UTF-16 units of each text; `make soak` brings them to a million.
  private static let count = soaked(20_000)

  static let texts: [(name: String, unit: String)] = [
    ("one word", "a"), ("digits", "1234567890"), ("words", "word "), ("lines", "\n"),
    ("spaces", " "), ("Han", "漢字"), ("Arabic words", "نص "), ("one Arabic word", "ن"),
    ("emoji", "😀"), ("combining marks", "\u{301}"), ("joiners", "\u{200D}"),
    ("scripts in turn", "aдα漢ก"), ("Thai", "ภาษาไทย"), ("open brackets", "("),
    ("zero bytes", "\0"), ("embeddings", "\u{202B}a"), ("isolates", "\u{2067}"),
    ("no-break spaces", "\u{A0}"), ("half flags", "🇫"), ("private use", "\u{10FFFD}"),
  ]

  @Test("is measured and laid out alike, in time linear in its length", arguments: texts)
  func large(name: String, unit: String) {
    let text = String(repeating: unit, count: max(1, Self.count / unit.utf16.count))
    let start = ContinuousClock.now
    let paragraph = Paragraph(text, font: FontDescriptor(pointSize: 17))
    let measure = typesetter.measure(paragraph, width: 280, maximumLines: 0)
    let layout = typesetter.layout(paragraph, width: 280, maximumLines: 0)
    #expect(layout.measure == measure)
    #expect(layout.lines.count == measure.lineCount)
    let took = ContinuousClock.now - start
    // A quadratic step takes hours at a million characters.
    #expect(took < .seconds(120), "\(name): \(took)")
  }

  @Test(
    "of one line is cut to it",
    arguments: [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail, .clipping])
  func truncated(mode: LineBreakMode) {
    let text = String(repeating: "lorem ipsum ", count: 500)
    let paragraph = Paragraph(text, font: FontDescriptor(pointSize: 17), lineBreakMode: mode)
    let layout = typesetter.layout(paragraph, width: 200, maximumLines: 1)
    #expect(layout.lines.count == 1)
    #expect(layout.measure.isTruncated)
    #expect(layout.measure.width == 200)
  }

  @Test(
    "in a size that is none has finite measures",
    arguments: [0, -1, -.infinity, .nan, .infinity, 1e9, 1e-300, 10_001])
  func size(size: Double) {
    let font = FontDescriptor(pointSize: size)
    let paragraph = Paragraph("Label and more", font: font)
    for width in [0, 100, .infinity, -5, .nan] as [Double] {
      let measure = typesetter.measure(paragraph, width: width, maximumLines: 0)
      #expect(measure.width.isFinite && measure.width >= 0)
      #expect(measure.height.isFinite && measure.height >= 0)
      #expect(typesetter.layout(paragraph, width: width, maximumLines: 0).measure == measure)
    }
    let effective = FontDescriptor(pointSize: font.effectivePointSize)
    #expect(typesetter.metrics(of: font) == typesetter.metrics(of: effective))
  }

  @Test(
    "with attributes that are no numbers has finite measures",
    arguments: [Double.nan, .infinity, -.infinity])
  func numbers(value: Double) {
    let font = FontDescriptor(pointSize: 17, lineGap: value)
    var paragraph = Paragraph(
      runs: [TextRun("two words", font: font, tracking: value, baselineOffset: value)])
    paragraph.lineSpacing = value
    paragraph.minimumLineHeight = value
    paragraph.maximumLineHeight = value
    paragraph.lineHeightMultiple = value
    let measure = typesetter.layout(paragraph, width: 40, maximumLines: 0).measure
    let plain = Paragraph("two words", font: FontDescriptor(pointSize: 17))
    #expect(measure == typesetter.measure(plain, width: 40, maximumLines: 0))
  }

  @Test("in ever new fonts takes a bounded number of settings")
  func manySettings() {
    for index in 0..<(FontSettings.limit + 10) {
      let font = FontDescriptor(pointSize: 30 + Double(index) / 100)
      _ = typesetter.measure(Paragraph("a", font: font), width: .infinity, maximumLines: 1)
    }
    #expect(typesetter.settings.all.count <= FontSettings.limit)
    let font = FontDescriptor(pointSize: 30)
    let again = typesetter.measure(Paragraph("a", font: font), width: .infinity, maximumLines: 1)
    #expect(
      again
        == (try? Typesetter.system())?.measure(
          Paragraph("a", font: font), width: .infinity, maximumLines: 1))
  }
}
