import Testing

@testable import Typesetting

@Suite("Boxes, indents and the space between paragraphs")
struct InlineBoxTests {
  private let typesetter: Typesetter
  private let font = FontDescriptor(pointSize: 17)

  init() throws { typesetter = try Typesetter.system() }

  private func measure(_ paragraph: Paragraph, _ width: Double = .infinity) -> TextMeasure {
    typesetter.measure(paragraph, width: width, maximumLines: 0)
  }

  @Test("A box is as wide as it says, and makes its line as high as it needs")
  func size() throws {
    let text = TextRun("ab", font: font)
    let box = InlineBox(width: 30, ascent: 40, descent: 2)
    let image = TextRun("\u{FFFC}", font: font, attributesID: 1, box: box)
    let alone = measure(Paragraph(runs: [text])), both = Paragraph(runs: [text, image])
    let metrics = typesetter.metrics(of: font)
    #expect(measure(both).width == alone.width + 30)
    #expect(measure(both).height == 40 - metrics.descender)
    #expect(measure(both).firstBaseline == 40)
    let line = try #require(typesetter.layout(both, width: 200, maximumLines: 0).lines.first)
    let run = try #require(line.runs.last)
    #expect(run.box == box && run.glyphs.map(\.x) == [alone.width])
  }

  @Test("A box lower than its font leaves the line alone, and raised text moves it")
  func low() {
    let box = InlineBox(width: 5, ascent: 3, descent: 0)
    var run = TextRun("\u{FFFC}", font: font, box: box)
    let metrics = typesetter.metrics(of: font)
    #expect(measure(Paragraph(runs: [run])).height == metrics.lineHeight)
    run.baselineOffset = 4
    #expect(measure(Paragraph(runs: [run])).firstBaseline == metrics.ascender + 4)
  }

  @Test("The ellipsis beside a box is as wide as that of its font")
  func ellipsis() {
    let box = InlineBox(width: 30, ascent: 3, descent: 0)
    let runs = [
      TextRun("\u{FFFC}", font: font, box: box), TextRun("aaaaaaaaaaaaaaaa", font: font),
    ]
    let layout = typesetter.layout(Paragraph(runs: runs), width: 55, maximumLines: 1)
    #expect(layout.lines.count == 1)
    #expect(layout.lines[0].width < 55 && layout.lines[0].width > 35)
  }

  @Test("Lines begin at their indents, and the rest of the width is theirs")
  func indents() {
    let text = "one two three four five six seven"
    var paragraph = Paragraph(text, font: font, lineBreakMode: .wordWrapping)
    paragraph.indents = LineIndents(firstHead: 20, head: 10, tail: -5)
    let lines = typesetter.layout(paragraph, width: 120, maximumLines: 0).lines
    #expect(lines.count > 2)
    #expect(lines.map(\.originX) == [20] + [Double](repeating: 10, count: lines.count - 1))
    #expect(lines.allSatisfy { $0.originX + $0.width <= 115.01 })
    paragraph.alignment = .right
    let right = typesetter.layout(paragraph, width: 120, maximumLines: 0).lines
    #expect(right.allSatisfy { abs($0.originX + $0.width - 115) < 0.01 })
    #expect(measure(paragraph, 120).width <= 115.01)
  }

  @Test("The space between paragraphs is between them only")
  func paragraphs() {
    var paragraph = Paragraph("a\nb\nc", font: font)
    let plain = measure(paragraph)
    paragraph.paragraphSpacing = 7
    #expect(abs(measure(paragraph).height - plain.height - 14) < 1e-9)
    #expect(abs(measure(paragraph).lastBaseline - plain.lastBaseline - 14) < 1e-9)
    #expect(measure(paragraph).firstBaseline == plain.firstBaseline)
  }
}
