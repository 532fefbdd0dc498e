import Diagnostics
import Reading

/// What every section of a project file is made of: keys, words, numbers, and messages about them.
struct SectionReader {
  let file: String
  let log: DiagnosticLog

  /// Calls `body` for each entry with a known key; others are reported. A section without anything is empty.
  ///
  /// - Parameter habits: what other tools call known keys.
  func forEachEntry(
    of node: YAMLNode, called what: String, keys: KeyTable, habits: [String: String] = [:],
    _ body: (YAMLEntry) -> Void
  ) {
    if node.scalar?.isNull == true { return }
    guard let entries = node.entries else {
      return error(node.mark, "\(what) cannot be \(node.kind)", expected: "keys with values")
    }
    let known = keys.names
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
      guard let scalar = item.scalar, !scalar.isNull, !scalar.text.isEmpty else {
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

  /// A path; nil, after a message, for what no file can be called.
  func path(_ node: YAMLNode, _ expected: String) -> String? {
    guard let text = word(node, expected) else { return nil }
    guard !text.contains("\0"), text.utf8.count <= ProjectLimits.patternLength else {
      error(node.mark, "a path that no file can have", expected: expected)
      return nil
    }
    return text
  }

  /// Reports what is wrong at a place.
  func error(
    _ mark: YAMLMark, _ message: String, expected: String? = nil, hint: String? = nil
  ) {
    log.error(at: location(mark), message, expected: expected, hint: hint)
  }

  /// The place in the file.
  func location(_ mark: YAMLMark) -> FileLocation {
    FileLocation(file: file, line: mark.line, column: mark.column)
  }
}

// MARK: - Numbers and choices

extension SectionReader {
  /// A number within a range; nil, after a message, for anything else.
  func number(_ node: YAMLNode, _ key: String, in range: ClosedRange<Double>) -> Double? {
    if let scalar = node.scalar, scalar.isPlain, let value = Double(scalar.text),
      range.contains(value)
    {
      return value
    }
    cannot(
      node, key, expected: "a number from \(range.lowerBound.plain) to \(range.upperBound.plain)")
    return nil
  }

  /// A whole number within a range; nil, after a message, for anything else.
  func integer(_ node: YAMLNode, _ key: String, in range: ClosedRange<Int>) -> Int? {
    if let scalar = node.scalar, scalar.isPlain, let value = Int(scalar.text),
      range.contains(value)
    {
      return value
    }
    cannot(
      node, key, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    return nil
  }

  /// One of a few words; nil, after a message, for another.
  func choice(_ node: YAMLNode, _ words: [String], called key: String) -> String? {
    if let text = node.scalar?.text, words.contains(text) { return text }
    cannot(
      node, key, expected: Diagnostic.choices(words),
      hint: node.scalar.flatMap { Diagnostic.didYouMean($0.text, in: words) })
    return nil
  }

  /// A case of an enumeration by its word; nil, after a message, for another word.
  func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ node: YAMLNode, called key: String
  ) -> Value? {
    choice(node, Value.allCases.map(\.rawValue), called: key).flatMap(Value.init)
  }

  private func cannot(
    _ node: YAMLNode, _ key: String, expected: String, hint: String? = nil
  ) {
    let found = node.scalar.map { $0.isNull ? "empty" : Diagnostic.quoted($0.text) } ?? node.kind
    error(
      node.mark, "\(Diagnostic.quoted(key)) cannot be \(found)", expected: expected, hint: hint)
  }
}
