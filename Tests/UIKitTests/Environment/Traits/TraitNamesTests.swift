import Testing

@testable import UIKitCore

@Suite("Directions and text sizes by name")
struct TraitNamesTests {
  @Test(
    "A language is written as its script is",
    arguments: [
      ("en", false), ("ar", true), ("AR-EG", true), ("he", true), ("fa_IR", true),
      ("zh-Hant", false),
      ("az-Arab", true), ("ar-Latn", false), ("pa-Arab-PK", true), ("", false), ("hi", false),
    ])
  func directions(tag: String, isRightToLeft: Bool) {
    let direction = UIUserInterfaceLayoutDirection(ofLanguage: tag)
    #expect(direction == (isRightToLeft ? .rightToLeft : .leftToRight))
  }

  @Test(
    "A text size has a short name, UIKit's name and a raw value",
    arguments: [
      ("XS", UIContentSizeCategory.extraSmall), ("xxxl", .extraExtraExtraLarge),
      ("AX1", .accessibilityMedium), ("ax5", .accessibilityExtraExtraExtraLarge),
      ("accessibilityExtraLarge", .accessibilityExtraLarge),
      ("UICTContentSizeCategoryL", .large),
    ])
  func categories(text: String, category: UIContentSizeCategory) {
    #expect(UIContentSizeCategory.named(text) == category)
    #expect(UIContentSizeCategory.named(category.shortName) == category)
    #expect(UIContentSizeCategory.named(category.name) == category)
  }

  @Test("There are twelve sizes, and nothing else is one")
  func others() {
    #expect(UIContentSizeCategory.shortNames.count == 12)
    #expect(UIContentSizeCategory.named("AX6") == nil)
    #expect(UIContentSizeCategory.named("") == nil)
  }
}
