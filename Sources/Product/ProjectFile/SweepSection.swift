import CellTemplates
import Diagnostics
import Reading
import Sweeps
import UIKit

/// `sweep:`, what `plumb sweep` and `plumb lint --sweep` lay out where the command line does not
/// say it.
public struct SweepSettings: Equatable, Sendable {
  /// From the first to the last width, in points; nil for the usual ones.
  public var widths: ClosedRange<Double>?
  /// Text sizes; empty for those of each source.
  public var textSizes: [UIContentSizeCategory] = []
  /// BCP 47 tags; empty for those of each source.
  public var languages: [String] = []
  /// Appearances; empty for those of each source.
  public var appearances: [UIUserInterfaceStyle] = []
  /// The least severity with which the run fails; nil where the file does not say it.
  public var failure: SweepFailure?

  /// Nothing is said.
  public init() {}
}

/// Reads `sweep:`. Rules and severities are those of `lint:`.
struct SweepSection {
  private let section: SectionReader

  init(_ section: SectionReader) { self.section = section }

  /// What the command line calls the same.
  private static let habits = [
    "width": "widths", "range": "widths", "text-size": "textSize", "textSizes": "textSize",
    "languages": "language", "appearances": "appearance", "fail-on": "failOn", "fail": "failOn",
  ]

  func read(_ node: YAMLNode) -> SweepSettings {
    var settings = SweepSettings()
    section.forEachEntry(of: node, called: "'sweep'", keys: .sweep, habits: Self.habits) { entry in
      switch entry.key {
      case "widths": settings.widths = widths(entry.value)
      case "textSize": settings.textSizes = textSizes(entry.value)
      case "language": settings.languages = languages(entry.value)
      case "appearance": settings.appearances = appearances(entry.value)
      default: settings.failure = section.choice(entry.value, called: "failOn")
      }
    }
    return settings
  }

  private func widths(_ node: YAMLNode) -> ClosedRange<Double>? {
    guard let text = section.word(node, SweepWidths.spelling) else { return nil }
    guard let range = SweepWidths.range(text) else {
      section.error(
        node.mark, "'widths' cannot be \(Diagnostic.quoted(text))", expected: SweepWidths.spelling)
      return nil
    }
    return range
  }

  private func textSizes(_ node: YAMLNode) -> [UIContentSizeCategory] {
    let words = section.words(node, "a text size such as AX3, or 'all'")
    if words.contains(where: { $0.text == "all" }) { return UIContentSizeCategory.sizes }
    return words.compactMap { text, mark in
      if let size = UIContentSizeCategory.named(text) { return size }
      let names = UIContentSizeCategory.shortNames + ["all"]
      section.error(
        mark, "unknown text size \(Diagnostic.quoted(text))", expected: Diagnostic.choices(names),
        hint: Diagnostic.didYouMean(text, in: names))
      return nil
    }
  }

  private func languages(_ node: YAMLNode) -> [String] {
    section.words(node, "a language tag such as de").compactMap { text, mark in
      if LanguageTag.isWellFormed(text) { return text }
      section.error(
        mark, "\(Diagnostic.quoted(text)) is no language tag", expected: "such as en, ar or zh-Hant"
      )
      return nil
    }
  }

  private func appearances(_ node: YAMLNode) -> [UIUserInterfaceStyle] {
    switch section.choice(node, ["light", "dark", "both"], called: "appearance") {
    case "light": [.light]
    case "dark": [.dark]
    case "both": [.light, .dark]
    default: []
    }
  }
}

extension UIContentSizeCategory {
  /// All text sizes, from the smallest to the largest.
  public static var sizes: [UIContentSizeCategory] { shortNames.compactMap(named) }
}

extension KeyTable {
  /// `sweep:`.
  static let sweep = KeyTable([
    Key(
      "widths", .text, "The first and the last width, in points: 280-1024.", standard: "280-1024"),
    Key("textSize", .either([textSize, .list(textSize)]), "Text sizes of the reader, or all."),
    Key("language", .either([.text, .list(.text)]), "Languages of the texts."),
    Key("appearance", .choice(["light", "dark", "both"]), "Light, dark or both."),
    Key(
      "failOn", .choice(SweepFailure.allCases.map(\.rawValue)),
      "The least severity of a finding with which the exit code is 1.",
      standard: SweepFailure.warning.rawValue),
  ])

  private static let textSize = ValueSchema.choice(UIContentSizeCategory.shortNames + ["all"])
}
