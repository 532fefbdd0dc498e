import Reading
import UIKitCore

/// The languages that a template declares, and the one it is being read for.
struct Languages: Sendable {
  /// In the order of the file; empty if the template declares none.
  let declared: [String]
  /// The language to read; nil if none is declared.
  let chosen: String?

  static let none = Languages(declared: [], chosen: nil)

  /// Whether all names are languages of the template: the mapping is one text in several.
  fileprivate func are(_ names: [String]) -> Bool {
    !declared.isEmpty && !names.isEmpty && names.allSatisfy(declared.contains)
  }

  /// Chooses the language itself among the names, or the first declared one.
  func choice(among names: [String]) -> String? {
    if let chosen, names.contains(chosen) { return chosen }
    return declared.first(where: names.contains)
  }
}

extension YAMLNode {
  /// The node for the chosen language: the entry of a mapping of languages, else the node itself.
  func localized(_ context: TemplateReading) -> YAMLNode {
    guard let entries, context.languages.are(entries.map(\.key)),
      let language = context.languages.choice(among: entries.map(\.key)),
      let entry = entries.first(where: { $0.key == language })
    else { return self }
    return entry.value
  }
}

extension DataValue {
  /// The value with mappings of languages replaced by the chosen entry, at any depth.
  func localized(_ languages: Languages) -> DataValue {
    switch self {
    case .null, .bool, .number, .text: return self
    case .list(let values): return .list(values.map { $0.localized(languages) })
    case .record(let record):
      if languages.are(record.names), let language = languages.choice(among: record.names) {
        return record[language]?.localized(languages) ?? .null
      }
      return .record(
        DataRecord(names: record.names, values: record.values.map { $0.localized(languages) }))
    }
  }
}

/// The form of BCP 47 tags, as far as it is checked: `en`, `zh-Hant`, `az-Arab-IR`.
public enum LanguageTag {
  /// Two or three letters, then parts of letters and digits.
  static let pattern = "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"

  /// Whether a text has the form of a language tag; the language need not exist.
  public static func isWellFormed(_ text: String) -> Bool {
    guard text.utf8.count <= 64, text.allSatisfy({ $0.isASCII }) else { return false }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy(\.isLetter)
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isLetter || $0.isNumber }
    }
  }
}

extension ValueReader<Device> {
  static let device = ValueReader(
    "the name of a device, such as 'iPhone 15'",
    schema: .defined(
      "device", .either([.choice(Device.all.map(\.name)), .matching("[A-Za-z]")]))
  ) { node, _ throws(ValueFailure) in
    guard let text = node.scalar?.text, node.scalar?.isNull == false else { throw .mismatch() }
    guard let device = Device.named(text) else {
      throw .mismatch(hint: Diagnostic.didYouMean(text, in: Device.all.map(\.name)))
    }
    return device
  }
}

// For axes with two values, `both` stands for the two.

extension ValueReader<[Orientation]> {
  static let orientation = choice([
    "portrait": [.portrait], "landscape": [.landscape], "both": [.portrait, .landscape],
  ])
}

extension ValueReader<[UIUserInterfaceStyle]> {
  static let appearance = choice(["light": [.light], "dark": [.dark], "both": [.light, .dark]])
}

extension ValueReader<[UIUserInterfaceLayoutDirection]> {
  static let writingDirection = choice([
    "leftToRight": [.leftToRight], "rightToLeft": [.rightToLeft],
    "both": [.leftToRight, .rightToLeft], "ltr": [.leftToRight], "rtl": [.rightToLeft],
  ])
}

extension ValueReader<String> {
  /// A BCP 47 tag.
  static let languageTag = ValueReader(
    "a language such as en, ar or zh-Hant", schema: .matching(LanguageTag.pattern)
  ) { node, _ throws(ValueFailure) in
    guard let text = node.scalar?.text, LanguageTag.isWellFormed(text) else { throw .mismatch() }
    return text
  }

  /// A language of the template, if it declares any.
  static let language = ValueReader(
    "a language such as en, ar or zh-Hant", schema: languageTag.schema
  ) { node, context throws(ValueFailure) in
    let tag = try languageTag.read(node, context)
    let known = context.languages.declared
    guard known.isEmpty || known.contains(tag) else {
      throw .mismatch(hint: "the template's 'languages' are \(Diagnostic.choices(known))")
    }
    return tag
  }

  /// A name that is valid in file names on all systems.
  static let variantName = ValueReader(
    "a name of letters, digits, '-' and '_', at most 60", schema: .text
  ) { node, _ throws(ValueFailure) in
    guard let text = node.scalar?.text, !text.isEmpty, text.count <= 60,
      text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
    else { throw .mismatch() }
    return text
  }
}
