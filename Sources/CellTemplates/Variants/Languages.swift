import Diagnostics
import Reading

/// The languages that a template declares to have texts in, and the one it is being read for.
struct Languages: Sendable {
  /// In the order of the file; empty when the template does not say.
  let declared: [String]
  /// One of them; nil when there are none.
  let chosen: String?

  static let none = Languages(declared: [], chosen: nil)

  /// Whether the names are languages of the template, all of them: then a mapping with these keys is one
  /// text in several languages.
  func are(_ names: [String]) -> Bool {
    !declared.isEmpty && !names.isEmpty && names.allSatisfy(declared.contains)
  }

  /// Which of the names is to be shown: the language itself, or the first declared one that is there.
  func choice(among names: [String]) -> String? {
    if let chosen, names.contains(chosen) { return chosen }
    return declared.first(where: names.contains)
  }
}

extension YAMLNode {
  /// The node for the language that is being read: of a mapping of languages the entry, else itself.
  func localized(_ context: ReadingContext) -> YAMLNode {
    guard let entries, context.languages.are(entries.map(\.key)),
      let language = context.languages.choice(among: entries.map(\.key)),
      let entry = entries.first(where: { $0.key == language })
    else { return self }
    return entry.value
  }
}

extension DataValue {
  /// The value for the language that is being read, at any depth.
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
