import Reading

/// The texts of an `.xcstrings` file.
struct StringCatalog {
  /// The language that the document itself is in.
  let sourceLanguage: String?
  private let strings: DataRecord

  /// Nil for JSON that is no string catalogue.
  init?(_ value: DataValue) {
    guard case .record(let root) = value, case .record(let strings)? = root["strings"] else {
      return nil
    }
    self.strings = strings
    sourceLanguage = root["sourceLanguage"]?.text
  }

  /// The languages that any text is translated to, each once.
  var languages: [String] {
    var seen: Set<String> = []
    return strings.values.flatMap { value -> [String] in
      Self.record(value, "localizations")?.names ?? []
    }.filter { seen.insert($0).inserted }
  }

  /// The texts in the first of these languages that each has.
  func texts(in languages: [String]) -> [(key: String, text: String)] {
    zip(strings.names, strings.values).compactMap { key, entry in
      guard let translations = Self.record(entry, "localizations") else { return nil }
      let found = languages.lazy.compactMap { language in
        translations[language].flatMap { Self.text($0, depth: 0) }
      }.first
      return found.map { (key, $0) }
    }
  }

  /// The text of a translation. Of plurals `other` is taken, of devices the phone; what is marked
  /// as new has not been translated yet.
  private static func text(_ value: DataValue, depth: Int) -> String? {
    guard depth < 4 else { return nil }
    if let unit = record(value, "stringUnit") {
      return unit["state"]?.text == "new" ? nil : unit["value"]?.text
    }
    guard let variations = record(value, "variations") else { return nil }
    for kind in ["plural", "device"] {
      guard case .record(let cases)? = variations[kind] else { continue }
      for name in ["iphone", "other"] {
        if let text = cases[name].flatMap({ text($0, depth: depth + 1) }) { return text }
      }
    }
    return nil
  }

  private static func record(_ value: DataValue, _ name: String) -> DataRecord? {
    guard case .record(let record) = value, case .record(let inner)? = record[name] else {
      return nil
    }
    return inner
  }
}
