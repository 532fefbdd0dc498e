import Testing

@testable import Typesetting

@Suite("Fonts that the machine lacks") struct KnownFontTests {
  let typesetter: Typesetter

  init() throws { typesetter = try Typesetter.system() }

  private func font(
    _ family: String, _ size: Double = 100, _ weight: FontWeight = .regular
  ) -> FontDescriptor {
    FontDescriptor(family: .named(family), pointSize: size, weight: weight)
  }

  private func width(_ text: String, _ font: FontDescriptor) -> Double {
    typesetter.measure(Paragraph(text, font: font), width: .infinity, maximumLines: 1).width
  }

  @Test("have their own heights, by weight where weights differ, however the family is spelt")
  func heights() throws {
    let known = try #require(KnownFont.named("Helvetica Neue", weight: .light))
    #expect(known.metrics(pointSize: 100, lineGap: 0).lineHeight == 118)
    #expect(abs(known.metrics(pointSize: 100, lineGap: 0).leading - 2.9) < 1e-9)
    #expect(KnownFont.named("HelveticaNeue", weight: .regular)?.ascender == 0.952)
    #expect(KnownFont.named("HelveticaNeue", weight: .semibold)?.weight == 500)
    #expect(KnownFont.named("Avenir Next", weight: .bold)?.descender == 0.366)
    #expect(KnownFont.named("No Such Family", weight: .regular) == nil)
  }

  @Test("are as wide as their advances say, character by character where those are known")
  func advances() {
    #expect(abs(width("208", font("Helvetica Neue")) - 166.8) < 0.2)
    #expect(abs(width("iii", font("Helvetica")) - 66.6) < 0.2)
    #expect(width("iii", font("Helvetica Neue", 100, .bold)) > width("iii", font("Helvetica Neue")))
  }

  @Test("are as wide as their average says on running text", arguments: [12.0, 17, 30])
  func averages(size: Double) throws {
    let text = "the quality of the light over the water in the early hours of a summer day"
    let oswald = width(text, font("Oswald", size)) / width(text, font("Verdana", size))
    #expect(abs(oswald - 363 / (1041 / 2.048)) < 0.05)
  }

  @Test("leave the system font as it is") func system() {
    let system = FontDescriptor(pointSize: 17)
    let before = width("Settings 208", system)
    _ = width("Settings 208", font("Helvetica Neue", 17))
    #expect(width("Settings 208", system) == before)
    #expect(width("Settings 208", font("No Such Family", 17)) == before)
  }
}
