import Diagnostics
import ImageCoding
import LayoutTree
import Reading

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

  /// What neighbouring tools call the same.
  private static let habits = [
    "precision": "tolerance", "perceptualPrecision": "tolerance", "threshold": "tolerance",
    "folder": "references", "directory": "references", "snapshotDir": "references",
    "outputDir": "artifacts",
  ]

  private func read(_ entry: YAMLEntry, into settings: inout SnapshotSettings) {
    let node = entry.value
    switch entry.key {
    case "references":
      settings.references = folder(node, "references") ?? settings.references
    case "artifacts":
      settings.artifacts = folder(node, "artifacts") ?? settings.artifacts
    case "scale":
      settings.scale = section.number(node, "scale", in: ProjectLimits.scale) ?? settings.scale
    case "layers": settings.layers = layers(node)
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
    guard !names.isEmpty, !names.allSatisfy({ $0 == ".." }) else {
      section.error(
        node.mark, "\(Diagnostic.quoted(key)) cannot be \(Diagnostic.quoted(path))",
        expected: "a folder of its own")
      return nil
    }
    return path.hasPrefix("/") ? "/" + names.joined(separator: "/") : names.joined(separator: "/")
  }

  private func layers(_ node: YAMLNode) -> [LayoutTree.Layer] {
    let words = LayoutTree.Layer.allCases.map(\.rawValue) + ["all"]
    let chosen = section.words(node, Diagnostic.choices(words)).flatMap { word, mark in
      if word == "all" { return LayoutTree.Layer.allCases }
      guard let layer = LayoutTree.Layer(rawValue: word) else {
        section.error(
          mark, "unknown layer \(Diagnostic.quoted(word))", expected: Diagnostic.choices(words),
          hint: Diagnostic.didYouMean(word, in: words))
        return []
      }
      return [layer]
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
