import ImageCoding
import LayoutTree
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

/// Reads `data:`, patterns for sources with a file or `{file: …, assets: …, set: …}`.
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
      content.file = section.path(
        entry.value, "a data file, or {file: …, assets: …, set: …, rows: …}")
      return content
    }
    section.forEachEntry(
      of: entry.value, called: "an entry of 'data'", keys: .content,
      habits: ["data": "file"]
    ) { entry in
      switch entry.key {
      case "file": content.file = section.path(entry.value, "the path of a data file")
      case "assets":
        content.assets = section.path(entry.value, "an .xcassets, or a folder with one in it")
      case "rows":
        content.rows = section.word(entry.value, "rows such as 0-4, 3- or 1.2").map {
          .init(text: $0, location: section.location(entry.value.mark))
        }
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

/// Reads `snapshots:`.
struct SnapshotsSection {
  private let section: SectionReader

  init(_ section: SectionReader) { self.section = section }

  func read(_ node: YAMLNode) -> SnapshotSettings {
    var settings = SnapshotSettings()
    section.forEachEntry(
      of: node, called: "'snapshots'", keys: .snapshots, habits: Self.habits
    ) { read($0, into: &settings) }
    return settings
  }

  private static let habits = [
    "precision": "tolerance", "perceptualPrecision": "tolerance", "threshold": "tolerance",
    "folder": "references", "directory": "references", "snapshotDir": "references",
    "outputDir": "artifacts", "mask": "ignore",
  ]

  private func read(_ entry: YAMLEntry, into settings: inout SnapshotSettings) {
    let node = entry.value
    switch entry.key {
    case "references":
      settings.references = folder(node, "references") ?? settings.references
      settings.referencesLocation = section.location(node.mark)
    case "artifacts":
      settings.artifacts = folder(node, "artifacts") ?? settings.artifacts
      settings.artifactsLocation = section.location(node.mark)
    case "scale":
      settings.scale = section.number(node, "scale", in: ProjectLimits.scale) ?? settings.scale
    case "layers": settings.layers = layers(node)
    case "exclude":
      settings.excluded = section.words(node, "the name of a snapshot such as 'Cells/Feed-Long-*'")
        .compactMap { section.pattern($0.text, at: $0.mark) }
    case "ignore":
      settings.comparison.ignored = Set(section.words(node, "the name of a view").map(\.text))
      settings.ignoredLocation = section.location(node.mark)
    case "compare":
      settings.comparison.compare =
        section.choice(node, called: "compare") ?? settings.comparison.compare
    case "environment":
      settings.comparison.environment =
        section.choice(node, called: "environment") ?? settings.comparison.environment
    default: settings.comparison.tolerance = tolerance(node)
    }
  }

  /// A folder other than that of the project, which holds much that is no reference.
  private func folder(_ node: YAMLNode, _ key: String) -> String? {
    guard let path = section.path(node, "the path of a folder") else { return nil }
    let names = path.split(separator: "/").filter { $0 != "." }
    let isOption = names.contains { $0.hasPrefix("-") }
    guard !names.isEmpty, !names.allSatisfy({ $0 == ".." }), !isOption, !PathName.isOfGit(path)
    else {
      section.error(
        node.mark, "\(Diagnostic.quoted(key)) cannot be \(Diagnostic.quoted(path))",
        expected: isOption ? "names that no program takes for an option" : "a folder of its own")
      return nil
    }
    return path.hasPrefix("/") ? "/" + names.joined(separator: "/") : names.joined(separator: "/")
  }

  private func layers(_ node: YAMLNode) -> [LayoutTree.Layer] {
    let words = LayoutTree.Layer.words
    let chosen = section.words(node, Diagnostic.choices(words)).flatMap {
      word, mark -> [LayoutTree.Layer] in
      guard let layers = LayoutTree.Layer.named(word) else {
        section.error(
          mark, "unknown layer \(Diagnostic.quoted(word))", expected: Diagnostic.choices(words),
          hint: Diagnostic.didYouMean(word, in: words))
        return []
      }
      return layers
    }
    return LayoutTree.Layer.allCases.filter(chosen.contains)
  }

  private func tolerance(_ node: YAMLNode) -> PictureTolerance? {
    if node.scalar?.isNull == true { return nil }
    switch node.scalar?.text {
    case "exact": return .exact
    case "standard": return .standard
    default: break
    }
    var tolerance = PictureTolerance.standard
    guard node.entries != nil else {
      section.error(
        node.mark, "'tolerance' cannot be \(node.kind)",
        expected: "'exact', 'standard' or {threshold: …, window: …, density: …}")
      return tolerance
    }
    section.forEachEntry(of: node, called: "'tolerance'", keys: .tolerance) { entry in
      switch entry.key {
      case "window": set(\.window, of: &tolerance, entry, ProjectLimits.window)
      case "density": set(\.density, of: &tolerance, entry, ProjectLimits.density)
      case "threshold": set(\.threshold, of: &tolerance, entry)
      case "edge": set(\.edge, of: &tolerance, entry)
      case "lone": set(\.lone, of: &tolerance, entry)
      default: set(\.tint, of: &tolerance, entry)
      }
    }
    return tolerance
  }

  private func set(
    _ part: WritableKeyPath<PictureTolerance, Double>, of tolerance: inout PictureTolerance,
    _ entry: YAMLEntry
  ) {
    let number = section.number(entry.value, entry.key, in: ProjectLimits.share)
    if let number { tolerance[keyPath: part] = number }
  }

  private func set(
    _ part: WritableKeyPath<PictureTolerance, Int>, of tolerance: inout PictureTolerance,
    _ entry: YAMLEntry, _ range: ClosedRange<Int>
  ) {
    if let number = section.integer(entry.value, entry.key, in: range) {
      tolerance[keyPath: part] = number
    }
  }
}
