import Testing

@testable import Typesetting

@Suite("Wrapping") struct WrapTests {
  let typesetter: Typesetter
  let font = FontDescriptor(pointSize: 17)

  init() throws { typesetter = try Typesetter.system() }

  /// The lines' characters at a width.
  private func lines(
    _ text: String, _ width: Double, _ mode: LineBreakMode = .wordWrapping, maximum: Int = 0,
    pushesOut: Bool = false
  ) -> [String] {
    var paragraph = Paragraph(text, font: font, lineBreakMode: mode)
    paragraph.pushesOut = pushesOut
    let units = Array(text.utf16)
    return typesetter.layout(paragraph, width: width, maximumLines: maximum).lines.map {
      String(decoding: units[$0.utf16Range.units], as: UTF16.self)
    }
  }

  @Test("breaks where UAX #14 allows, and lets spaces hang") func words() {
    #expect(
      lines("The quick brown fox jumps over it", 130) == [
        "The quick brown ", "fox jumps over it",
      ])
    #expect(lines("well-known", 58) == ["well-", "known"])
    #expect(lines("a (b) c", 26) == ["a ", "(b) ", "c"])
  }

  @Test("gives a word that would stand alone on the last line company, where labels ask for it")
  func pushOut() {
    func pushed(_ text: String, _ width: Double, maximum: Int = 0) -> [String] {
      lines(text, width, maximum: maximum, pushesOut: true)
    }
    #expect(lines("one two three", 70) == ["one two ", "three"])
    #expect(pushed("one two three", 75) == ["one ", "two three"])
    #expect(pushed("one two three\nfour", 75) == ["one ", "two three\n", "four"])
    // Both must fit, the line above keeps a word, and what no space ends is no word.
    #expect(pushed("one two three", 64) == ["one two ", "three"])
    #expect(pushed("one three", 60) == ["one ", "three"])
    #expect(pushed("これは日本", 60).last?.count == lines("これは日本", 60).last?.count)
    // A line that is not shown has no say.
    #expect(pushed("one two three", 75, maximum: 1) == ["one two "])
  }

  @Test("counts only what is left on a line whose last word has moved") func pushOutWidth() {
    var paragraph = Paragraph("hello wide do", font: font)
    let wrapped = typesetter.measure(paragraph, width: 90, maximumLines: 0)
    paragraph.pushesOut = true
    let pushed = typesetter.measure(paragraph, width: 90, maximumLines: 0)
    #expect(pushed.lineCount == 2 && pushed.width < wrapped.width)
    #expect(pushed == typesetter.layout(paragraph, width: 90, maximumLines: 0).measure)
    #expect(pushed == typesetter.prepare(paragraph).measure(width: 90, maximumLines: 0))
  }

  @Test("keeps French spaces that do not break with their sign") func french() {
    #expect(lines("Vraiment\u{A0}! Oui", 60).contains { $0.hasPrefix("Vraiment") } == false)
    #expect(lines("« Oui » ou non", 70) == ["« Oui » ", "ou non"])
  }

  @Test(
    "breaks a word wider than the line between its clusters, after moving it to a line of its own")
  func longWord() {
    let digits = String(repeating: "1234567890", count: 5)
    let broken = lines("x " + digits, 120)
    #expect(broken.first == "x ")
    #expect(broken.dropFirst().joined() == digits)
    #expect(broken.count == 6)
  }

  @Test("never splits a grapheme cluster", arguments: ["e\u{301}", "👨‍👩‍👧", "🇫🇷", "नि", "ก็"])
  func clusters(cluster: String) {
    #expect(lines(String(repeating: cluster, count: 3), 1) == [cluster, cluster, cluster])
  }

  @Test("breaks Japanese between characters, but not before closing punctuation") func japanese() {
    let broken = lines("これは「日本語」の文章です。", 52)
    #expect(broken.joined() == "これは「日本語」の文章です。")
    #expect(broken.allSatisfy { !"」。、".contains($0.first ?? " ") })
    #expect(broken.allSatisfy { $0.last != "「" })
  }

  @Test("breaks Thai at words, by dictionary") func thai() {
    #expect(lines("ภาษาไทย", 40) == ["ภาษา", "ไทย"])
  }

  @Test(
    "ends lines at every kind of hard break, and opens none after the last",
    arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"])
  func hardBreaks(end: String) {
    #expect(lines("a\(end)b", 100) == ["a\(end)", "b"])
    #expect(lines("a\(end)\(end)b\(end)", 100) == ["a\(end)", "\(end)", "b\(end)"])
  }

  @Test("by characters fills each line") func characters() {
    #expect(lines("ab cd ef", 40, .charWrapping).count < lines("ab cd ef", 20, .charWrapping).count)
    #expect(lines("aaaa bbbbbb", 60, .charWrapping)[0] == "aaaa b")
  }

  @Test("counts trailing spaces at the paragraph's end, as labels pad with them, but not at a wrap")
  func trailingSpaces() {
    func width(_ text: String, _ limit: Double) -> Double {
      typesetter.measure(Paragraph(text, font: font), width: limit, maximumLines: 0).width
    }
    let space = width("a a", .infinity) - width("aa", .infinity)
    #expect(abs(width("aa  ", .infinity) - width("aa", .infinity) - 2 * space) < 0.01)
    #expect(width("aa   bb", 30) == max(width("aa", .infinity), width("bb", .infinity)))
    #expect(width("aa" + String(repeating: " ", count: 50), 30) == 30)
  }

  @Test("an empty text has no lines and no size") func empty() {
    let measure = typesetter.measure(Paragraph("", font: font), width: 100, maximumLines: 0)
    #expect(measure.lineCount == 0 && measure.height == 0 && measure.width == 0)
    #expect(typesetter.layout(Paragraph("", font: font), width: 9, maximumLines: 1).lines.isEmpty)
  }

  @Test("prepared paragraphs measure like new ones at every width", arguments: 0..<30)
  func prepared(seed: Int) {
    var corpus = TextCorpus(seed: UInt64(seed))
    for mode in [LineBreakMode.wordWrapping, .truncatingTail, .charWrapping, .clipping] {
      var paragraph = Paragraph(corpus.next(), font: font, lineBreakMode: mode)
      paragraph.pushesOut = seed.isMultiple(of: 2)
      let prepared = typesetter.prepare(paragraph)
      for width in [20, 60, 150, 280, .infinity] as [Double] {
        #expect(
          prepared.measure(width: width, maximumLines: seed % 4)
            == typesetter.measure(paragraph, width: width, maximumLines: seed % 4))
      }
    }
  }

  @Test(
    "prepared paragraphs measure like new ones with hard breaks, and with letters drawn together",
    arguments: [0, -3, -40, 5e9] as [Double])
  func preparedParts(tracking: Double) {
    for text in ["One two three\n\nfour, five-and-six  seven\r\neight nine ten", "a b\n", "\n"] {
      for pushesOut in [true, false] {
        var paragraph = Paragraph(runs: [TextRun(text, font: font, tracking: tracking)])
        paragraph.pushesOut = pushesOut
        let prepared = typesetter.prepare(paragraph)
        for width in [8, 45, 70, 100, 145, 300, 1e12, .infinity] as [Double] {
          for maximum in 0...5 {
            #expect(
              prepared.measure(width: width, maximumLines: maximum)
                == typesetter.measure(paragraph, width: width, maximumLines: maximum))
          }
        }
      }
    }
  }
}
