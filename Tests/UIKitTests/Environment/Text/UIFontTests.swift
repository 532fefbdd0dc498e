import TestSupport
import Testing
import Typesetting

@testable import UIKitCore

@Suite("Fonts")
struct UIFontTests {
  @Test("A weight is the nearest of the nine named ones")
  func weights() {
    for (weight, expected) in [
      (UIFont.Weight.regular, FontWeight.regular), (.semibold, .semibold), (.black, .black),
      (UIFont.Weight(rawValue: 0.31), .semibold), (UIFont.Weight(rawValue: -5), .ultraLight),
    ] {
      #expect(UIFont.systemFont(ofSize: 10, weight: weight).descriptor.weight == expected)
    }
  }

  @Test("Italic and monospaced digits are asked of the typesetter")
  func variants() {
    #expect(UIFont.italicSystemFont(ofSize: 12).descriptor.isItalic)
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .bold).descriptor
    #expect(digits.hasMonospacedDigits && digits.weight == .bold)
    #expect(UIFont(name: "Georgia", size: 12)?.descriptor.family == .named("Georgia"))
    #expect(UIFont(name: "", size: 12) == nil)
  }

  @Test("Text styles have the sizes of their content size category")
  func textStyles() {
    for (category, body, caption2) in [
      (UIContentSizeCategory.large, CGFloat(17), CGFloat(11)), (.extraSmall, 14, 11),
      (.accessibilityMedium, 28, 20),
    ] {
      LayoutEnvironment(text: FixedAdvanceMeasurer(), contentSizeCategory: category).perform {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == body)
        #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == caption2)
        #expect(UIFont.preferredFont(forTextStyle: .headline).descriptor.weight == .semibold)
      }
    }
  }

  @Test("Two fonts are equal when they ask for the same")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
    #expect(UIFont.boldSystemFont(ofSize: 12).descriptor.weight == .semibold)
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.preferredFont(forTextStyle: .body))
  }
}
