import Diagnostics
import Reading

/// Reads `data:`, patterns for sources with a data file, or with `{file: …, assets: …, set: …}`.
struct DataSection {
  private let section: SectionReader

  init(_ section: SectionReader) { self.section = section }

  func read(_ node: YAMLNode) -> [SourceContent] {
    if node.scalar?.isNull == true { return [] }
    guard let entries = node.entries else {
      section.error(
        node.mark, "'data' cannot be \(node.kind)", expected: "sources with their data",
        hint: "such as 'Templates/mail.yaml: Data/mail.json'")
      return []
    }
    if entries.count > ProjectLimits.patterns {
      section.error(
        node.mark, "too many entries in 'data'", expected: "at most \(ProjectLimits.patterns)")
    }
    return entries.compactMap(content)
  }

  private func content(_ entry: YAMLEntry) -> SourceContent? {
    guard let pattern = section.pattern(entry.key, at: entry.keyMark) else { return nil }
    var content = SourceContent(pattern: pattern)
    guard entry.value.entries != nil else {
      content.file = section.path(entry.value, "a data file, or {file: …, assets: …, set: …}")
      return content
    }
    section.forEachEntry(
      of: entry.value, called: "an entry of 'data'", keys: .content,
      habits: ["data": "file", "rows": "file"]
    ) { entry in
      switch entry.key {
      case "file": content.file = section.path(entry.value, "the path of a data file")
      case "assets":
        content.assets = section.path(entry.value, "an .xcassets, or a folder with one in it")
      default: content.settings = settings(entry.value)
      }
    }
    return content
  }

  private func settings(_ node: YAMLNode) -> [SourceContent.Setting] {
    guard let entries = node.entries else {
      section.error(node.mark, "'set' cannot be \(node.kind)", expected: "names with texts")
      return []
    }
    return entries.compactMap { entry in
      guard let scalar = entry.value.scalar else {
        section.error(
          entry.value.mark, "\(Diagnostic.quoted(entry.key)) cannot be \(entry.value.kind)",
          expected: "a text, a number or a switch")
        return nil
      }
      return SourceContent.Setting(name: entry.key, text: scalar.isNull ? "" : scalar.text)
    }
  }
}
