import TestSupport
import Testing

@testable import Typesetting

@Suite("Measuring by words") struct WordScannerTests {
  let typesetter: Typesetter

  init() throws { typesetter = try Typesetter.system() }

  @Test("gives what shaping the whole string gives, to the last bit, or gives the string up")
  func corpus() {
    var corpus = TextCorpus(seed: 2026)
    var byWords = 0
    let count = Soak.factor == nil ? 2_000 : 10_000
    for index in 0..<count {
      let paragraph = Paragraph(corpus.next(), font: FontDescriptor(pointSize: 17))
      let width = Double(120 + index % 400)
      let whole = typesetter.measureWhole(paragraph, width, 0)
      guard let measured = typesetter.measureByWords(paragraph, width, 0) else { continue }
      byWords += 1
      #expect(measured == whole, "\(paragraph.runs[0].text) at \(width)")
    }
    // HarfBuzz 6 lets nearly all be measured by words (99 % and more); 8.3, of Ubuntu 24.04, calls
    // far more places unsafe to cut and lets 19 %, the rest being shaped whole.
    #expect(byWords * 100 > count * 15, "only \(byWords) strings were measured by words")
  }

  @Test("gives the same, or gives up, on text made of whatever breaks rules", arguments: 0..<40)
  func hostile(seed: UInt64) {
    var random = SeededPieces(seed: seed)
    for _ in 0..<(Soak.factor == nil ? 80 : 250) {
      let paragraph = Paragraph(
        random.text(), font: FontDescriptor(pointSize: 15, weight: .semibold),
        lineBreakMode: random.mode())
      let width = random.width()
      let lines = random.lines()
      let whole = typesetter.measureWhole(paragraph, width, lines)
      guard let measured = typesetter.measureByWords(paragraph, width, lines) else { continue }
      #expect(measured == whole, "\(paragraph.runs[0].text.debugDescription) at \(width), \(lines)")
    }
  }
}

/// Text of characters from every line break class, in random order.
private struct SeededPieces {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 77 &+ 13 }

  private mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  private static let pieces = [
    " ", " ", " ", " ", "  ", "a", "word", "To", "AV", "Yes,", "12", "3.5", "-", "—", "/", "(", ")",
    "[", "]", "“", "”", "'", "\"", "«", "»", "!", "?", ":", ";", ".", ",", "…", "$", "%", "€", "°",
    "漢", "字", "か", "な", "ー", "ッ", "、", "。", "「", "」", "！", "％", "￥", "（", "）", "한", "글",
    "\u{3099}", "\u{301}", "\u{200D}", "\u{200B}", "\u{2060}", "\u{A0}", "\u{AD}", "\u{FE0F}",
    "\u{3000}", "\t", "\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{0}", "\u{7}", "é",
    "ệ", "ก", "ภาษาไทย", "हिन्दी", "।", "क्", "👍", "👍🏽", "👨‍👩‍👧", "🇫🇷", "1️⃣", "א", "ب", "\u{200F}",
    "→", "x", "0x3", "ffi", "fj", "—", "‐", "¿", "№", "℃", "#4-a", "\u{FFFC}", "\u{10FFFF}", "𝒳",
  ]

  mutating func text() -> String {
    (0..<(1 + number(below: 14))).map { _ in Self.pieces[number(below: Self.pieces.count)] }
      .joined()
  }

  mutating func mode() -> LineBreakMode {
    [.wordWrapping, .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle][
      number(below: 5)]
  }

  mutating func width() -> Double { [0, 10, 40, 80, 160, .infinity][number(below: 6)] }

  mutating func lines() -> Int { number(below: 4) }
}
