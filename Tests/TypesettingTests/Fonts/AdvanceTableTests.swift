import Testing

@testable import Typesetting

@Suite("Advances") struct AdvanceTableTests {
  let typesetter: Typesetter

  init() throws { typesetter = try Typesetter.system() }

  @Test(
    "are FreeType's in the fonts of other scripts too",
    arguments: ["क", "ह", "ไ", "ก", "א", "ש", "漢", "か", "。", "ا", "م"])
  func fallback(character: String) throws {
    try check(Paragraph(character, font: FontDescriptor(pointSize: 17)))
  }

  @Test(
    "add the pair's kerning, and nothing else, between two letters", arguments: ["AV", "To", "Yo"])
  func kerning(pair: String) throws {
    let font = FontDescriptor(pointSize: 17)
    let together = typesetter.shaped(Paragraph(pair, font: font)).shaped
    let apart = pair.map { typesetter.shaped(Paragraph(String($0), font: font)).shaped.advances[0] }
    let kerning = together.advances[0] - apart[0]
    #expect(kerning < 0)
    #expect(together.advances[1] == apart[1])
  }

  @Test("put the face's letter into the middle of an advance that is not its own")
  func centering() throws {
    for font in [
      FontDescriptor(pointSize: 28), FontDescriptor(family: .named("Menlo"), pointSize: 28),
    ] {
      let shaped = typesetter.shaped(Paragraph("f", font: font)).shaped
      let item = try #require(shaped.items.first).item
      let glyph = try #require(shaped.glyphs.first)
      let loader = try #require(typesetter.library.instances[item.use.face].loader)
      let drawn = try #require(loader.linearAdvance(of: glyph.id, pointSize: 28))
      #expect(abs(glyph.advance - item.use.tracking - drawn - 2 * glyph.xOffset) < 0.001)
      #expect(glyph.xOffset != 0)
    }
  }

  @Test("add a run's tracking to every cluster")
  func tracking() {
    let font = FontDescriptor(pointSize: 17)
    let plain = Paragraph("abc", font: font)
    let wide = Paragraph(runs: [TextRun("abc", font: font, tracking: 2)])
    let difference =
      typesetter.measure(wide, width: .infinity, maximumLines: 0).width
      - typesetter.measure(plain, width: .infinity, maximumLines: 0).width
    #expect(abs(difference - 6) < 1e-4)
  }

  private func check(_ paragraph: Paragraph) throws {
    let shaped = typesetter.shaped(paragraph).shaped
    let item = try #require(shaped.items.first).item
    for glyph in shaped.glyphs where glyph.advance != 0 {
      let instance = typesetter.library.instances[item.use.face]
      let loader = try #require(instance.loader)
      let linear = try #require(
        loader.linearAdvance(of: glyph.id, pointSize: item.use.pointSize))
      let advance = glyph.advance - item.use.tracking
      // Both round to 1/65536 point; FreeType rounds its scale as well.
      #expect(abs(advance - linear) < 0.0005, "\(paragraph.runs[0].text) \(advance) \(linear)")
    }
  }
}
