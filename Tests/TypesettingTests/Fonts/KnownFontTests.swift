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
    let chinese = try #require(KnownFont.named("PingFang SC", weight: .regular))
    #expect(chinese.metrics(pointSize: 15, lineGap: 0).lineHeight == 21)
    #expect(KnownFont.named("No Such Family", weight: .regular) == nil)
  }

  @Test("are as wide as their advances say, character by character where those are known")
  func advances() {
    #expect(abs(width("208", font("Helvetica Neue")) - 166.8) < 0.2)
    #expect(abs(width("iii", font("Helvetica")) - 66.6) < 0.2)
    #expect(width("iii", font("Helvetica Neue", 100, .bold)) > width("iii", font("Helvetica Neue")))
  }

  @Test(
    "do not kern where advances are known: so wide are labels in Helvetica, 17 points, at 3x",
    arguments: [("Nick", 100.0 / 3), ("Snyder", 54), ("Nick Snyder", 275.0 / 3), ("Hi", 49.0 / 3)])
  func unkerned(_ text: String, _ recorded: Double) {
    // Source: the tests of LayoutKit (github.com/linkedin/LayoutKit), which run in simulators.
    #expect(abs((width(text, font("Helvetica", 17)) * 3).rounded(.up) / 3 - recorded) < 1e-9)
  }

  @Test("are no pixel higher than ascender and descender, 92 and 23 hundredths of the size, say")
  func sums() throws {
    let known = try #require(KnownFont.named("Helvetica", weight: .regular))
    for size in 1...60 {
      let height = known.metrics(pointSize: Double(size), lineGap: 0).lineHeight
      for scale in 1...3 {
        #expect(Int((height * Double(scale)).rounded(.up)) == (115 * size * scale + 99) / 100)
      }
    }
  }

  @Test(
    "take the advances of their own weight, and letters with accents those of the letters without")
  func weights() {
    #expect(abs(width("nmu", font("Helvetica", 100, .bold)) - 211.1) < 0.2)
    #expect(abs(width("äéñ", font("Helvetica")) - width("aen", font("Helvetica"))) < 0.001)
    #expect(abs(width("208", font("Open Sans", 100, .light)) - 171.3) < 0.2)
    #expect(width("nmu", font("Georgia", 100, .bold)) > width("nmu", font("Georgia")))
  }

  @Test(
    "for programs give every character one width, and kern no pair",
    arguments: [("Menlo", 1233.0), ("Courier", 1229), ("Courier New", 1229)])
  func fixed(family: String, advance: Double) {
    for text in ["iiiiii", "WWWWWW", "AVAToé", "{1=>0}"] {
      #expect(abs(width(text, font(family)) - advance / 2048 * 600) < 0.1, "\(text)")
    }
    #expect(
      abs(typesetter.metrics(of: font("Menlo", 2048)).lineHeight - (1901 + 483)) < 0.001)
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
