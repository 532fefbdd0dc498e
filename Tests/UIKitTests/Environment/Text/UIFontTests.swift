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

  // Printed by an iOS 26.1 simulator at @3x.
  @Test(
    "Font metrics scale by the style's leading: lengths to the pixel, fonts to whole points",
    arguments: [
      (.body, .extraSmall, 17, 14.6667, 15), (.body, .extraExtraExtraLarge, 17, 22.3333, 22),
      (.body, .accessibilityExtraExtraExtraLarge, 17, 48, 48),
      (.caption1, .accessibilityExtraExtraExtraLarge, 64, 204, 204),
      (.headline, .accessibilityExtraExtraLarge, 17, 39.3333, 39),
      (.largeTitle, .accessibilityExtraExtraExtraLarge, 34, 58, 58),
      (.subheadline, .accessibilityLarge, 15, 27, 27), (.title1, .extraExtraLarge, 28, 31.3333, 31),
      (.footnote, .small, 20, 17.6667, 18), (.callout, .accessibilityMedium, 16, 24.3333, 24),
    ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat, CGFloat, CGFloat)])
  func metrics(
    style: UIFont.TextStyle, category: UIContentSizeCategory, base: CGFloat, length: CGFloat,
    size: CGFloat
  ) throws {
    let profile = try #require(OSProfile.all.last)
    let environment = LayoutEnvironment(
      profile: profile, text: FixedAdvanceMeasurer(), displayScale: 3,
      contentSizeCategory: category)
    environment.perform {
      let metrics = UIFontMetrics(forTextStyle: style)
      #expect(abs(metrics.scaledValue(for: base) - length) < 1e-3)
      let font = UIFont.systemFont(ofSize: base)
      #expect(metrics.scaledFont(for: font).pointSize == size)
      #expect(metrics.scaledFont(for: font, maximumPointSize: 20).pointSize == min(size, 20))
    }
  }

  @Test("The monospaced system font has one advance, 1266 of 2048")
  func monospaced() throws {
    let text = try Typesetter.system()
    let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .bold)
    let designed = UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign(.monospaced)
    #expect(
      designed.map { UIFont(descriptor: $0, size: 0).descriptor.family } == font.descriptor.family)
    for string in ["iii", "WWW", "0.0"] {
      let measure = text.measure(
        Paragraph(string, font: font.descriptor), width: .infinity, maximumLines: 1)
      #expect(abs(measure.width - 3 * 20 * 1266 / 2048) < 0.02)
    }
  }
}
