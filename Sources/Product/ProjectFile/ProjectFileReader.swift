import CellTemplates
import Reading

struct ProjectFileReader {
  private let section: SectionReader

  init(file: String, log: DiagnosticLog) { section = SectionReader(file: file, log: log) }

  func read(_ root: YAMLNode) -> ProjectFile {
    var project = ProjectFile(path: section.file)
    section.forEachEntry(of: root, called: "a project file", keys: .project) { entry in
      read(entry, into: &project)
    }
    FolderCheck(section).check(project, root)
    return project
  }

  private func read(_ entry: YAMLEntry, into project: inout ProjectFile) {
    let node = entry.value
    switch entry.key {
    case "sources": project.sources = SourcesSection(section).read(node)
    case "data": project.contents = DataSection(section).read(node)
    case "variants":
      let (sweeps, others) = SweepSection(section).variants(node)
      project.sweeps = sweeps
      if let others {
        project.variants = VariantEntry.read(others, file: section.file, log: section.log)
      }
    case "fonts":
      project.fonts = section.path(node, "the path of a folder of fonts")
      project.fontsLocation = section.location(node.mark)
    case "profile": project.profile = section.choice(node, KeyTable.profiles, called: "profile")
    case "swift": project.swift = SwiftSection(section).read(node)
    case "sweep": project.sweep = SweepSection(section).read(node)
    case "snapshots": project.snapshots = SnapshotsSection(section).read(node)
    default: project.lint = LintSection(section).read(node)
    }
  }
}

/// Folders that a run writes into must not be those that it reads from.
private struct FolderCheck {
  private let section: SectionReader

  init(_ section: SectionReader) { self.section = section }

  func check(_ project: ProjectFile, _ root: YAMLNode) {
    let references = names(project.snapshots.references)
    let artifacts = names(project.snapshots.artifacts)
    let node = root.entries?.first { $0.key == "snapshots" }?.value
    guard artifacts.starts(with: references) || references.starts(with: artifacts) else { return }
    section.error(
      node?.mark ?? root.mark,
      "'references' and 'artifacts' of 'snapshots' lie one in the other",
      expected: "folders of their own",
      hint: "references are kept, artifacts thrown away")
  }

  private func names(_ path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }
}

/// The reader of all sections of a project file: keys, words, numbers, and messages about them.
struct SectionReader {
  let file: String
  let log: DiagnosticLog

  /// Calls `body` for each entry with a known key; others are reported. A section without anything
  /// is empty. `habits`: what other tools call known keys.
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

  /// The words of a list, or the only word; each with its location.
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

  /// Reports an error at a node.
  func error(
    _ mark: YAMLMark, _ message: String, expected: String? = nil, hint: String? = nil
  ) {
    log.error(at: location(mark), message, expected: expected, hint: hint)
  }

  func location(_ mark: YAMLMark) -> FileLocation {
    FileLocation(file: file, line: mark.line, column: mark.column)
  }
}

// MARK: - Numbers and choices

extension SectionReader {
  /// A number within a range; nil, after a message, for anything else.
  func number(_ node: YAMLNode, _ key: String, in range: ClosedRange<Double>) -> Double? {
    value(node, key, in: range, "a number", range.lowerBound.plain, range.upperBound.plain)
  }

  /// A whole number within a range; nil, after a message, for anything else.
  func integer(_ node: YAMLNode, _ key: String, in range: ClosedRange<Int>) -> Int? {
    value(node, key, in: range, "a whole number", "\(range.lowerBound)", "\(range.upperBound)")
  }

  private func value<Value: LosslessStringConvertible>(
    _ node: YAMLNode, _ key: String, in range: ClosedRange<Value>, _ kind: String,
    _ lowest: String, _ highest: String
  ) -> Value? {
    if let scalar = node.scalar, scalar.isPlain, let value = Value(scalar.text),
      range.contains(value)
    {
      return value
    }
    cannot(node, key, expected: "\(kind) from \(lowest) to \(highest)")
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
