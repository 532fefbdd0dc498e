import Diagnostics
import Reading

/// Reads `sources:`, a list of patterns, or `{include: …, exclude: …}`.
struct SourcesSection {
  private let section: SectionReader

  init(_ section: SectionReader) { self.section = section }

  func read(_ node: YAMLNode) -> SourceSettings {
    var settings = SourceSettings()
    if node.entries == nil {
      settings.included = patterns(node)
    } else {
      section.forEachEntry(of: node, called: "'sources'", keys: .sources) { entry in
        switch entry.key {
        case "include": settings.included = patterns(entry.value)
        default: settings.excluded = patterns(entry.value)
        }
      }
    }
    if settings.included.count + settings.excluded.count > ProjectLimits.patterns {
      section.error(
        node.mark, "too many patterns", expected: "at most \(ProjectLimits.patterns)",
        hint: "'**' goes over any number of folders")
    }
    return settings
  }

  private func patterns(_ node: YAMLNode) -> [SourcePattern] {
    section.words(node, "a path or a pattern such as 'Templates/**/*.yaml'").compactMap {
      section.pattern($0.text, at: $0.mark)
    }
  }
}

extension SectionReader {
  /// A pattern for paths of the project; nil, after a message, for one that leads out of it.
  func pattern(_ text: String, at mark: YAMLMark) -> SourcePattern? {
    if text.hasPrefix("!") {
      error(
        mark, "the pattern \(Diagnostic.quoted(text))", expected: "a path or a pattern",
        hint: "what is left out goes under 'exclude'")
      return nil
    }
    guard text.unicodeScalars.count <= ProjectLimits.patternLength else {
      error(
        mark, "a pattern of \(text.unicodeScalars.count) characters",
        expected: "at most \(ProjectLimits.patternLength)")
      return nil
    }
    let names = text.split(separator: "/").filter { $0 != "." }
    guard !text.hasPrefix("/"), !names.contains(".."), !names.isEmpty else {
      error(
        mark, "the pattern \(Diagnostic.quoted(text)) leads out of the project",
        expected: "a path or a pattern below the folder of this file",
        hint: "references are named after paths in it")
      return nil
    }
    return SourcePattern(text, at: location(mark))
  }
}
