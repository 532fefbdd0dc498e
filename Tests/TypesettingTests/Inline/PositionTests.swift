import Testing

@testable import Typesetting

@Suite("Positions") struct PositionTests {
  let typesetter: Typesetter
  let font = FontDescriptor(pointSize: 17)

  init() throws { typesetter = try Typesetter.system() }

  @Test(
    "align lines in the width offered",
    arguments: [
      (TextAlignment.left, 0.0), (.natural, 0), (.center, 0.5), (.right, 1), (.justified, 0),
    ])
  func alignment(alignment: TextAlignment, share: Double) throws {
    let paragraph = Paragraph("Label", font: font, alignment: alignment)
    let line = try #require(
      typesetter.layout(paragraph, width: 100, maximumLines: 1).lines.first)
    #expect(abs(line.originX - share * (100 - line.width)) < 0.001)
    // The first letter stands in the middle of San Francisco's advance.
    let centering = 0.1868
    #expect(abs((line.runs.first?.glyphs.first?.x ?? 0) - line.originX - centering) < 0.001)
  }

  @Test("stretch justified lines to the width, but not the last")
  func justified() {
    let text = "Justified text that wraps over to a second line and a third"
    let paragraph = Paragraph(text, font: font, alignment: .justified)
    let layout = typesetter.layout(paragraph, width: 200, maximumLines: 0)
    #expect(layout.lines.dropLast().allSatisfy { $0.width == 200 })
    #expect((layout.lines.last?.width ?? 200) < 200)
  }

  @Test("start right-to-left paragraphs at the right", arguments: ["שלום", "مرحبا"])
  func natural(text: String) throws {
    let line = try #require(
      typesetter.layout(Paragraph(text, font: font), width: 100, maximumLines: 1).lines.first)
    #expect(abs(line.originX + line.width - 100) < 0.001)
    let clusters = line.runs.flatMap(\.glyphs).map(\.cluster)
    #expect(clusters == clusters.sorted(by: >))
  }

  @Test("order mixed text by UAX #9: Hebrew with English and a number inside")
  func mixed() throws {
    let text = "אב English 12 גד"
    let line = try #require(
      typesetter.layout(Paragraph(text, font: font), width: 300, maximumLines: 1).lines.first)
    let units = Array(text.utf16)
    let seen = line.runs.flatMap { run in run.glyphs.map { units[$0.cluster.index] } }
    #expect(String(decoding: seen, as: UTF16.self) == "דג English 12 בא")
  }

  @Test("mirror brackets in right-to-left text")
  func mirrored() throws {
    let line = try #require(
      typesetter.layout(Paragraph("א(ב)", font: font), width: 300, maximumLines: 1).lines.first)
    let brackets = line.runs.flatMap { run in
      run.glyphs.filter { [1, 3].contains($0.cluster.index) }.map { ($0, run.face) }
    }
    let face = typesetter.library.instances[brackets[0].1.index]
    #expect(
      brackets.map(\.0.id) == [face.nominalGlyph(0x28), face.nominalGlyph(0x29)],
      "from the left an opening one, then a closing one")
  }

  @Test("stack lines by the line height and the style's gap")
  func baselines() {
    let body = TextStyle.body.font(for: .large)
    let paragraph = Paragraph("a\nb\nc", font: body)
    let layout = typesetter.layout(paragraph, width: 100, maximumLines: 0)
    let ascender = 1950.0 / 2048 * 17
    #expect(
      zip(layout.lines, 0...).allSatisfy { abs($0.baselineY - ascender - 22 * Double($1)) < 1e-9 })
    #expect((layout.measure.height * 2).rounded(.up) / 2 == 64.5)
    #expect(layout.measure.firstBaseline == layout.lines.first?.baselineY)
    #expect(abs(layout.measure.lastBaseline - (layout.lines.last?.baselineY ?? 0)) < 1e-9)
  }

  @Test("give a line the tallest of its fonts, and raise what is raised")
  func mixedSizes() throws {
    let paragraph = Paragraph(runs: [
      TextRun("big", font: FontDescriptor(pointSize: 34), attributesID: 1),
      TextRun("up", font: font, baselineOffset: 8, attributesID: 2),
    ])
    let line = try #require(
      typesetter.layout(paragraph, width: .infinity, maximumLines: 1).lines.first)
    let ascent: Double = 1950 / 2048 * 34
    #expect(line.ascent == ascent)
    #expect(line.runs.map(\.attributesID) == [1, 2])
    #expect(line.runs[1].glyphs[0].y == line.baselineY - 8)
  }

  @Test("keep kerning across runs that differ in colour only")
  func colours() {
    func width(_ runs: [TextRun]) -> Double {
      typesetter.measure(Paragraph(runs: runs), width: .infinity, maximumLines: 1).width
    }
    #expect(
      width([TextRun("A", font: font, attributesID: 1), TextRun("V", font: font, attributesID: 2)])
        == width([TextRun("AV", font: font)]))
  }

  @Test("limit line heights as asked")
  func lineHeights() {
    func height(_ change: (inout Paragraph) -> Void) -> Double {
      var paragraph = Paragraph("a\nb", font: font)
      change(&paragraph)
      return typesetter.measure(paragraph, width: 100, maximumLines: 0).height
    }
    let line = 2444.0 / 2048 * 17
    #expect(height { $0.minimumLineHeight = 30 } == 60)
    #expect(height { $0.maximumLineHeight = 10 } == 20)
    #expect(height { $0.lineSpacing = 5 } == 2 * line + 5)
    #expect(height { $0.lineHeightMultiple = 2 } == 4 * line)
  }
}
