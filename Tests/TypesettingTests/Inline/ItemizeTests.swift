import Testing

@testable import Typesetting

@Suite("Itemizing") struct ItemizeTests {
  let typesetter: Typesetter

  init() throws { typesetter = try Typesetter.system() }

  private func items(_ text: String) -> [(text: String, font: String, level: UInt8)] {
    let shaped = typesetter.shaped(Paragraph(text, font: FontDescriptor(pointSize: 17)))
    return shaped.shaped.items.map { item in
      let units = shaped.text.units[item.item.range]
      let file = typesetter.library.instances[item.item.use.face].file
      return (String(decoding: units, as: UTF16.self), file.familyName, item.item.level)
    }
  }

  @Test(
    "takes the pinned font of the script where the system font has no glyph",
    arguments: [
      ("हिन्दी", "Noto Sans Devanagari"), ("ไทย", "Noto Sans Thai"), ("עברית", "Heebo"),
      ("عربي", "Noto Sans Arabic"), ("中文", "Droid Sans Fallback"),
      ("かな。", "Droid Sans Fallback"), ("한국어", "NanumSquare"), ("Việt", "Inter"),
      ("œuvre", "Inter"), ("Ελλάδα", "Inter"), ("Привет", "Inter"),
    ])
  func fallback(text: String, family: String) {
    #expect(items(text).map(\.font) == [family])
  }

  @Test(
    "keeps an emoji sequence in one piece and in the emoji font",
    arguments: ["👍🏽", "👨‍👩‍👧‍👦", "🇫🇷", "1️⃣", "❤️", "🏃‍♂️", "😀"])
  func emoji(text: String) throws {
    #expect(items(text).map(\.font) == ["Noto Color Emoji"])
    let shaped = typesetter.shaped(Paragraph(text, font: FontDescriptor(pointSize: 17))).shaped
    #expect(shaped.glyphs.filter { $0.advance > 0 }.count == 1)
  }

  @Test(
    "makes Hangul as wide as labels that Xcode stored",
    arguments: [
      ("대한성서공회", 15, 78.0), ("시간", 17, 29.5), ("그리스도 예수 안에", 15, 112), ("ios 16이상", 17, 73.667),
    ])
  func hangul(text: String, size: Double, width: Double) {
    let found = typesetter.measure(
      Paragraph(text, font: FontDescriptor(pointSize: size)), width: .infinity, maximumLines: 1
    ).width
    #expect(found <= width + 0.001 && found > width - 0.51, "\(found)")
  }

  @Test(
    "leaves digits and text presentation in the text font", arguments: ["1", "#", "©", "❤\u{FE0E}"])
  func textPresentation(text: String) {
    #expect(items(text).first?.font != "Noto Color Emoji")
  }

  @Test("splits by script, font and direction") func mixed() {
    let found = items("ab גד 12")
    #expect(
      found.map(\.text) == ["ab ", "גד", " ", "12"] || found.map(\.text) == ["ab ", "גד", " 12"])
    #expect(found.first { $0.text == "גד" }?.level == 1)
    #expect(found.first?.level == 0)
  }

  @Test("draws emoji as pictures as wide as their advance, and letters as outlines")
  func pictures() throws {
    let layout = typesetter.layout(
      Paragraph("a😀 ", font: FontDescriptor(pointSize: 17)), width: .infinity, maximumLines: 1)
    let runs = try #require(layout.lines.first).runs
    let letter = typesetter.outline(
      of: runs[0].glyphs[0].id, in: runs[0].face, pointSize: runs[0].pointSize)
    let emoji = typesetter.outline(
      of: runs[1].glyphs[0].id, in: runs[1].face, pointSize: runs[1].pointSize)
    guard case .path(let commands) = letter, case .bitmap(let bitmap) = emoji else {
      Issue.record("\(letter) \(emoji)")
      return
    }
    #expect(commands.count > 10)
    #expect(bitmap.pixels.count == bitmap.pixelWidth * bitmap.pixelHeight * 4)
    #expect(abs(bitmap.width - 22.6) < 1.5)
    #expect(
      bitmap.y < 0 && bitmap.y + bitmap.height > 0, "it stands on and hangs below the baseline")
  }
}
