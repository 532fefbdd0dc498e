import Testing

@testable import Typesetting

@Suite("Advances") struct AdvanceTableTests {
  let typesetter: Typesetter

  init() throws { typesetter = try Typesetter.system() }

  // Text is measured with FreeType's numbers: unhinted, linear, at the same variation coordinates.
  @Test(
    "are FreeType's unhinted linear advances, what San Francisco's differ by, and tracking",
    arguments: [11.0, 15, 17, 20, 28, 34], [FontWeight.light, .regular, .semibold, .heavy])
  func linear(size: Double, weight: FontWeight) throws {
    let font = FontDescriptor(pointSize: size, weight: weight)
    // One character a paragraph, so that nothing is kerned.
    for character in "ABCGQRWabcgijmsty0123456789.,:-()éÅßñĐệ" {
      try check(Paragraph(String(character), font: font), isTuned: true)
    }
  }

  @Test(
    "change for an accented letter as for the letter without, and not for one that nobody measured")
  func accents() throws {
    let face = typesetter.library.systemFace(FontDescriptor(pointSize: 17))
    let instance = typesetter.library.instances[face]
    let tuning = AdvanceTuning(instance.file, instance.coordinates)
    func change(_ character: Unicode.Scalar) throws -> AdvanceTuning.Change {
      tuning.change(of: try #require(instance.nominalGlyph(character.value)))
    }
    #expect(try change("1") != .none)
    for (plain, accented) in [("w", "ŵ"), ("A", "Å"), ("e", "ệ")]
      as [(Unicode.Scalar, Unicode.Scalar)]
    {
      #expect(try change(plain) == change(accented))
    }
    #expect(try change("Ж") == .none)
  }

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
    let units = kerning / (17.0 / 2048)
    #expect(abs(units - units.rounded()) < 0.01, "kerning is a whole number of font units")
    #expect(together.advances[1] == apart[1])
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

  private func check(_ paragraph: Paragraph, isTuned: Bool = false) throws {
    let shaped = typesetter.shaped(paragraph).shaped
    let item = try #require(shaped.items.first).item
    for glyph in shaped.glyphs where glyph.advance != 0 {
      let instance = typesetter.library.instances[item.use.face]
      let loader = try #require(instance.loader)
      let linear = try #require(
        loader.linearAdvance(of: glyph.id, pointSize: item.use.pointSize))
      var advance = glyph.advance - item.use.tracking
      let tuning = AdvanceTuning(instance.file, instance.coordinates)
      if isTuned, case .by(let units) = tuning.change(of: glyph.id) {
        advance -= Double(units) * item.use.scale
      }
      // Both round to 1/65536 point; FreeType rounds its scale as well.
      #expect(abs(advance - linear) < 0.0005, "\(paragraph.runs[0].text) \(advance) \(linear)")
    }
  }
}
