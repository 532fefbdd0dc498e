import CellTemplates
import Reading
import Sweeps
import UIKitCore

/// `sweep:`, what `plumb sweep` and `plumb lint --sweep` lay out where the command line does not
/// say it.
public struct SweepSettings: Equatable, Sendable {
  /// From the first to the last width, in points; nil for the usual ones.
  public var widths: ClosedRange<Double>?
  /// Devices whose widths are laid out in place of a range; empty for a range.
  public var devices: [Device] = []
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

/// An entry of `variants:` that asks for all widths of a source, its reference a text.
public struct SweepVariant: Equatable, Sendable {
  /// How the names of its references end; nil for what the widths are.
  public var name: String?
  /// The settings of the layout; the section `sweep` fills what it leaves open.
  public var settings: SweepSettings
}

/// Names that end the name of a file.
private enum VariantName {
  static func isValid(_ text: String) -> Bool {
    text.utf8.count <= 100 && !text.hasPrefix(".")
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_.".unicodeScalars.contains($0)
      }
  }
}

/// Reads `sweep:`. Rules and severities are those of `lint:`.
struct SweepSection {
  private let section: SectionReader

  init(_ section: SectionReader) { self.section = section }

  /// The names that the command line uses for the same.
  private static let habits = [
    "width": "widths", "range": "widths", "devices": "device", "text-size": "textSize",
    "textSizes": "textSize",
    "languages": "language", "appearances": "appearance", "fail-on": "failOn", "fail": "failOn",
  ]

  func read(_ node: YAMLNode) -> SweepSettings { read(node, keys: .sweep) { _ in } }

  /// - Parameter other: is called with an entry that belongs to a variant only.
  private func read(
    _ node: YAMLNode, keys: KeyTable, other: (YAMLEntry) -> Void
  ) -> SweepSettings {
    var settings = SweepSettings()
    section.forEachEntry(of: node, called: "'sweep'", keys: keys, habits: Self.habits) { entry in
      switch entry.key {
      case "name": other(entry)
      case "widths": settings.widths = widths(entry.value)
      case "device": settings.devices = devices(entry.value)
      case "textSize": settings.textSizes = textSizes(entry.value)
      case "language": settings.languages = languages(entry.value)
      case "appearance": settings.appearances = appearances(entry.value)
      default: settings.failure = section.choice(entry.value, called: "failOn")
      }
    }
    return settings
  }

  /// The entries of `variants:` that are sweeps, and a node with the others, or nil.
  func variants(_ node: YAMLNode) -> (sweeps: [SweepVariant], others: YAMLNode?) {
    let items = node.items ?? [node]
    let isSweep = { (item: YAMLNode) in item.entries?.contains { $0.key == "sweep" } ?? false }
    let sweeps = items.filter(isSweep)
    guard !sweeps.isEmpty else { return ([], node) }
    let others = items.filter { !isSweep($0) }
    let rest = YAMLNode(
      content: .sequence(others), mark: node.mark, expandedCount: node.expandedCount)
    return (sweeps.compactMap(variant), others.isEmpty ? nil : rest)
  }

  private func variant(_ node: YAMLNode) -> SweepVariant? {
    var found: SweepVariant?
    section.forEachEntry(of: node, called: "a variant that is a sweep", keys: .sweepVariant) {
      var name: String?
      let settings = read($0.value, keys: .sweptVariant) { entry in
        name = section.word(entry.value, "the end of the reference's name")
        if let text = name, !VariantName.isValid(text) {
          section.error(
            entry.value.mark, "the name \(Diagnostic.quoted(text)) cannot be part of a file name",
            expected: "letters, digits, '-', '_' and '.'")
        }
      }
      found = SweepVariant(name: name, settings: settings)
    }
    return found
  }

  private func devices(_ node: YAMLNode) -> [Device] {
    let words = section.words(node, "a device such as iPhone 15, or 'all'")
    if words.contains(where: { $0.text == "all" }) { return Device.all }
    return words.compactMap { text, mark in
      if let device = Device.named(text) { return device }
      section.error(
        mark, "unknown device \(Diagnostic.quoted(text))",
        expected: "a device that 'plumb devices' lists, or 'all'",
        hint: Diagnostic.didYouMean(text, in: Device.all.map(\.name)))
      return nil
    }
  }

  private func widths(_ node: YAMLNode) -> ClosedRange<Double>? {
    guard let text = section.word(node, SweepWidths.spelling) else { return nil }
    guard let range = SweepWidths.range(text) else {
      section.error(
        node.mark, "'widths' cannot be \(Diagnostic.quoted(text))",
        expected: SweepWidths.expectation(of: text))
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
  static let sweep = KeyTable(
    sweptAxes + [
      Key(
        "failOn", .choice(SweepFailure.allCases.map(\.rawValue)),
        "The least severity of a finding with which the exit code is 1.",
        standard: SweepFailure.warning.rawValue)
    ])

  /// An entry of `variants:` that is a sweep.
  static let sweepVariant = KeyTable([
    Key(
      "sweep", .either([.mapping(sweptVariant), .nothing]),
      "Every width of a range; the reference is a text, the list of pieces.")
  ])

  static let sweptVariant = KeyTable(
    [Key("name", .text, "How the reference's name ends; sweep-280-1024 without it.")] + sweptAxes)

  private static let sweptAxes = [
    Key(
      "widths", .text, "The first and the last width, in points: 280-1024.", standard: "280-1024"),
    Key(
      "device", .either([.text, .list(.text)]),
      "Devices, or all: the widths of their windows in place of a range."),
    Key("textSize", .either([textSize, .list(textSize)]), "Text sizes of the reader, or all."),
    Key("language", .either([.text, .list(.text)]), "Languages of the texts."),
    Key("appearance", .choice(["light", "dark", "both"]), "Light, dark or both."),
  ]

  private static let textSize = ValueSchema.choice(UIContentSizeCategory.shortNames + ["all"])
}
