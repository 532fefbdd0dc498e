import Diagnostics

/// Collects the entries of one mapping: keys must be words, and each may come once. A merge key (`<<`) adds
/// the entries of other mappings, where the mapping's own keys win (YAML's merge key, yaml.org/type/merge).
struct YAMLMappingBuilder {
  let file: String
  let log: DiagnosticLog
  private var own: [YAMLEntry] = []
  private var merged: [YAMLEntry] = []
  private var firstMarks: [String: YAMLMark] = [:]

  init(file: String, log: DiagnosticLog) {
    self.file = file
    self.log = log
  }

  mutating func add(_ key: YAMLNode, _ value: YAMLNode) {
    guard let scalar = key.scalar else {
      log.error(
        at: location(key.mark), "\(key.kind) as a key", expected: "a word",
        hint: "text that starts with a brace needs quotes: \"{title}\"")
      return
    }
    if scalar.isPlain, scalar.text == "<<" { return merge(value) }
    if let first = firstMarks[scalar.text] {
      log.error(
        at: location(key.mark), "the key \(Diagnostic.quoted(scalar.text)) is here twice",
        hint: "it is first used in line \(first.line)")
      return
    }
    firstMarks[scalar.text] = key.mark
    own.append(YAMLEntry(key: scalar.text, keyMark: key.mark, value: value))
  }

  /// Own entries in the order of the file, then the merged ones that none of them replaces.
  var entries: [YAMLEntry] {
    guard !merged.isEmpty else { return own }
    var known = Set(firstMarks.keys)
    return own + merged.filter { known.insert($0.key).inserted }
  }

  private mutating func merge(_ value: YAMLNode) {
    for source in value.items ?? [value] {
      if let entries = source.entries {
        merged += entries
      } else {
        log.error(
          at: location(source.mark), "'<<' cannot merge \(source.kind)",
          expected: "a mapping or a list of mappings")
      }
    }
  }

  private func location(_ mark: YAMLMark) -> FileLocation {
    FileLocation(file: file, line: mark.line, column: mark.column)
  }
}
