import Testing

@testable import Typesetting

@Suite("Text styles") struct TextStyleTests {
  // Interface Builder's label heights at @2x for n lines (UIKIT observations on public files).
  @Test(
    "give n lines the height that Interface Builder stores",
    arguments: [
      (TextStyle.body, 1, 20.5), (.body, 2, 42.5), (.subheadline, 2, 38), (.subheadline, 4, 78),
      (.footnote, 2, 34), (.caption1, 3, 46.5), (.headline, 1, 20.5), (.title2, 1, 26.5),
    ])
  func heights(style: TextStyle, lines: Int, height: Double) throws {
    let text = Array(repeating: "x", count: lines).joined(separator: "\n")
    let measure = try Typesetter.system().measure(
      Paragraph(text, font: style.font(for: .large)), width: .infinity, maximumLines: 0)
    #expect((measure.height * 2).rounded(.up) / 2 == height)
  }

  @Test(
    "have the sizes that the simulator prints",
    arguments: [
      (TextStyle.body, ContentSizeCategory.extraSmall, 14.0), (.body, .large, 17),
      (.body, .accessibilityExtraExtraExtraLarge, 53), (.largeTitle, .large, 34),
      (.caption2, .extraSmall, 11), (.caption2, .accessibilityExtraExtraExtraLarge, 41),
      (.footnote, .medium, 12), (.title3, .extraExtraExtraLarge, 26),
    ])
  func sizes(style: TextStyle, category: ContentSizeCategory, size: Double) {
    #expect(style.pointSize(for: category) == size)
  }

  @Test(
    "are what an iOS 26 simulator had where that differs from what is published",
    arguments: [
      (TextStyle.title1, ContentSizeCategory.extraLarge, 30.0, 36.0, 37.0),
      (.subheadline, .accessibilityExtraLarge, 36, 43, 43),
      (.caption1, .accessibilityMedium, 22, 27, 28), (.caption2, .accessibilityLarge, 24, 29, 30),
      (.title1, .extraExtraLarge, 32, 38, 39),
      (.title1, .accessibilityExtraExtraLarge, 53, 61, 62), (.body, .large, 17, 22, 22),
    ])
  func recorded(
    style: TextStyle, category: ContentSizeCategory, size: Double, leading: Double,
    published: Double
  ) {
    #expect(style.pointSize(for: category, .ios26) == size)
    #expect(style.leading(for: category, .ios26) == leading)
    #expect(style.leading(for: category) == published)
  }

  @Test("have a caption 2 of 40 points at the largest size since iOS 26")
  func largestCaption() {
    let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(TextStyle.caption2.pointSize(for: largest, .ios26) == 40)
    #expect(TextStyle.caption2.pointSize(for: largest) == 41)
  }

  @Test("never shrink from one category to the next, nor does their leading")
  func monotonic() {
    for style in TextStyle.allCases {
      let sizes = ContentSizeCategory.allCases.map { style.pointSize(for: $0) }
      let leadings = ContentSizeCategory.allCases.map { style.leading(for: $0) }
      #expect(sizes == sizes.sorted() && leadings == leadings.sorted(), "\(style)")
      #expect(ContentSizeCategory.allCases.allSatisfy { style.font(for: $0).lineGap >= 0 })
    }
  }

  @Test("are semibold for headlines, bold for the extra large titles and regular otherwise")
  func weights() {
    let heavier = TextStyle.allCases.filter { $0.weight > .regular }
    #expect(heavier == [.extraLargeTitle, .extraLargeTitle2, .headline])
  }
}
