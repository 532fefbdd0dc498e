import Diagnostics
import Reading

/// What every section of a project file is made of: keys, lists of words, and messages about both.
struct SectionReader {
  let file: String
  let log: DiagnosticLog

  /// Calls `body` for each entry with a known key; others are reported. A section without anything is empty.
  ///
  /// - Parameter habits: what other tools call known keys.
  func forEachEntry(
    of node: YAMLNode, called what: String, known: [String], habits: [String: String] = [:],
    _ body: (YAMLEntry) -> Void
  ) {
    if node.scalar?.isNull == true { return }
    guard let entries = node.entries else {
      return error(node.mark, "\(what) cannot be \(node.kind)", expected: "keys with values")
    }
    for entry in entries {
      if known.contains(entry.key) {
        body(entry)
      } else {
        error(
          entry.keyMark, "unknown key \(Diagnostic.quoted(entry.key)) in \(what)",
          expected: Diagnostic.choices(known),
          hint: habits[entry.key].map { "that is \(Diagnostic.quoted($0)) here" }
            ?? Diagnostic.didYouMean(entry.key, in: known))
      }
    }
  }

  /// The words of a list, or the only word; each with its place.
  func words(_ node: YAMLNode, _ expected: String) -> [(text: String, mark: YAMLMark)] {
    (node.items ?? [node]).compactMap { item in
      if item.scalar?.isNull == true, node.items == nil { return nil }
      guard let scalar = item.scalar, !scalar.text.isEmpty else {
        error(item.mark, "\(item.kind) in a list", expected: expected)
        return nil
      }
      return (scalar.text, item.mark)
    }
  }

  /// One word; nil, after a message, for anything else.
  func word(_ node: YAMLNode, _ expected: String) -> String? {
    guard let scalar = node.scalar, !scalar.isNull, !scalar.text.isEmpty else {
      error(node.mark, node.kind, expected: expected)
      return nil
    }
    return scalar.text
  }

  /// Reports what is wrong at a place.
  func error(
    _ mark: YAMLMark, _ message: String, expected: String? = nil, hint: String? = nil
  ) {
    log.error(
      at: FileLocation(file: file, line: mark.line, column: mark.column), message,
      expected: expected, hint: hint)
  }
}
