import Testing

@testable import Typesetting

@Suite("Truncation") struct TruncateTests {
  let typesetter: Typesetter
  let font = FontDescriptor(pointSize: 17)

  init() throws { typesetter = try Typesetter.system() }

  private func layout(
    _ text: String, _ mode: LineBreakMode, width: Double = 150, lines: Int = 1
  ) -> TextLayout {
    typesetter.layout(
      Paragraph(text, font: font, lineBreakMode: mode), width: width, maximumLines: lines)
  }

  /// What a line shows: its runs' characters, with … where an ellipsis was put.
  private func shown(_ layout: TextLayout, _ text: String, line: Int = 0) -> String {
    let units = Array(text.utf16)
    return layout.lines[line].runs.map {
      $0.utf16Range.isEmpty ? "…" : String(decoding: units[$0.utf16Range.units], as: UTF16.self)
    }.joined()
  }

  private let text = "The quick brown fox jumps over the lazy dog"

  @Test("puts the ellipsis where the mode says")
  func modes() {
    let tail = shown(layout(text, .truncatingTail), text)
    #expect(tail.hasPrefix("The quick ") && tail.hasSuffix("…"))
    let head = shown(layout(text, .truncatingHead), text)
    #expect(head.hasPrefix("…") && head.hasSuffix("the lazy dog"))
    let middle = shown(layout(text, .truncatingMiddle), text)
    #expect(middle.hasPrefix("The ") && middle.hasSuffix(" dog") && middle.contains("…"))
  }

  @Test("keeps the halves of text in their order, whichever way the label runs")
  func middleAgainstTheLabel() throws {
    let arabic = "السطر الأول من النص الطويل هنا"
    for (text, isRightToLeft) in [(text, true), (text, false), (arabic, true), (arabic, false)] {
      var paragraph = Paragraph(text, font: font, lineBreakMode: .truncatingMiddle)
      paragraph.baseDirection = isRightToLeft ? .rightToLeft : .leftToRight
      let line = try #require(
        typesetter.layout(paragraph, width: 150, maximumLines: 1).lines.first)
      let starts = line.runs.map { $0.utf16Range.lowerBound.index }
      let isArabic = text == arabic
      #expect(starts.count > 2 && line.isTruncated)
      #expect(starts == (isArabic ? starts.sorted(by: >) : starts.sorted()), "\(text)")
      let ellipsis = try #require(line.runs.firstIndex { $0.utf16Range.isEmpty })
      #expect(ellipsis > 0 && ellipsis < line.runs.count - 1)
    }
  }

  @Test("puts an ellipsis between texts of two directions where the label's reading has it")
  func middleOfMixedText() throws {
    let text = "Departure from platform 4 السطر الأول من النص"
    var paragraph = Paragraph(text, font: font, lineBreakMode: .truncatingMiddle)
    for direction in [BaseDirection.leftToRight, .rightToLeft] {
      paragraph.baseDirection = direction
      let line = try #require(
        typesetter.layout(paragraph, width: 150, maximumLines: 1).lines.first)
      let runs = direction == .leftToRight ? line.runs : line.runs.reversed()
      let starts = runs.map { $0.utf16Range.lowerBound.index }
      #expect(starts.first == 0)
      let ellipsis = try #require(runs.firstIndex { $0.utf16Range.isEmpty })
      #expect(ellipsis > 0 && ellipsis < runs.count - 1)
    }
  }

  @Test("keeps as much as fits: one more character would not")
  func tight() throws {
    let word = "Donaudampfschifffahrtsgesellschaft"
    let result = layout(word, .truncatingTail)
    let line = try #require(result.lines.first)
    #expect(line.width <= 150)
    let kept = shown(result, word).dropLast()
    let longer = String(word.prefix(kept.count + 1)) + "…"
    let needed = typesetter.measure(
      Paragraph(longer, font: font), width: .infinity, maximumLines: 1
    ).width
    #expect(needed > 150)
  }

  @Test("leaves no space before the ellipsis", arguments: Array(stride(from: 40.0, to: 300, by: 7)))
  func spaces(width: Double) {
    let result = shown(layout(text, .truncatingTail, width: width), text)
    #expect(!result.contains(" …"))
  }

  @Test("comes after word wrapping: only the last line is cut")
  func lastLine() {
    let result = layout(text, .truncatingTail, lines: 2)
    #expect(result.lines.count == 2)
    #expect(shown(result, text, line: 0) == "The quick brown")
    #expect(shown(result, text, line: 1).hasSuffix("…"))
    #expect(result.lines.map(\.isTruncated) == [false, true])
  }

  @Test("wrapping and clipping modes show no ellipsis")
  func withoutEllipsis() {
    #expect(shown(layout(text, .wordWrapping), text) == "The quick brown")
    #expect(shown(layout(text, .clipping), text) == text)
    #expect(layout(text, .clipping).lines[0].width > 150)
    #expect(layout(text, .clipping).measure.width == 150)
  }

  @Test("tells of a second paragraph by an ellipsis after the first")
  func secondParagraph() {
    let result = layout("one\ntwo", .truncatingTail)
    #expect(shown(result, "one\ntwo") == "one…")
    #expect(result.measure.isTruncated)
  }

  @Test("uses the ellipsis glyph of the text's font, once")
  func glyph() throws {
    let run = try #require(layout(text, .truncatingTail).lines[0].runs.last)
    let face = typesetter.library.instances[run.face.index]
    #expect(run.glyphs.map(\.id) == [face.nominalGlyph(0x2026)])
  }

  @Test("cuts right-to-left text on its left")
  func rightToLeft() throws {
    let arabic = "هذا نص عربي طويل مع كلمات كثيرة داخل السطر"
    let line = try #require(layout(arabic, .truncatingTail).lines.first)
    let first = try #require(line.runs.first)
    #expect(first.utf16Range.isEmpty, "the ellipsis is leftmost")
    #expect(abs(line.originX + line.width - 150) < 0.001)
  }

  @Test("text that fits is left alone") func fitting() {
    let result = layout("short", .truncatingTail)
    #expect(!result.measure.isTruncated && shown(result, "short") == "short")
  }
}
