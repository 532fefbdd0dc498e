import Reading

/// Keys of rows in the template itself that nothing of the template names: misspelt, or the rest of
/// a value that a comma has cut.
struct StrayFields {
  private let context: TemplateReading
  /// The rows that are written in the template, and the words of everything else in it.
  private var rows: [[YAMLEntry]] = []
  private var words: [String] = []

  init(_ root: YAMLNode, _ context: TemplateReading) {
    self.context = context
    read(root)
  }

  /// Warns of each stray key where it is first. Rows of which nothing is shown are there to be rows.
  func report() {
    let named = Set(words)
    var seen: Set<String> = []
    let known = Set(rows.joined().map(\.key))
    for row in rows {
      // What no row has is a field that is misspelt where it is used.
      let isMissing = { (word: String) in
        known.contains(word) && !row.contains { $0.key == word }
      }
      for entry in row where seen.insert(entry.key).inserted && !isNamed(entry.key, named) {
        let isRest = entry.value.scalar.map { $0.isNull && $0.text.isEmpty } ?? false
        let hint =
          isRest
          ? "a comma in braces ends a value: quote one that has a comma"
          : Diagnostic.didYouMean(
            entry.key, in: words.uniqued().filter(isMissing))
        guard hint != nil || row.contains(where: { isNamed($0.key, named) }) else { continue }
        context.log.warning(
          at: context.location(entry.keyMark),
          "nothing shows the field \(Diagnostic.quoted(entry.key))"
            + (isRest ? ", which has no value" : ""),
          hint: hint)
      }
    }
  }

  /// A field may be named with blanks and signs in it, as a text.
  private func isNamed(_ key: String, _ named: Set<String>) -> Bool {
    named.contains(key)
      || !Self.words(of: key).isEmpty && Self.words(of: key) != [key]
        && Self.words(of: key).allSatisfy(named.contains)
  }

  private mutating func read(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let scalar): words += Self.words(of: scalar.text)
    case .sequence(let items): for item in items { read(item) }
    case .mapping(let entries):
      for entry in entries {
        if entry.key == "data", let items = entry.value.localized(context).items {
          rows += items.compactMap(\.entries)
        } else {
          read(entry.value)
        }
      }
    }
  }

  /// The names that a text may mean.
  private static func words(of text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}
