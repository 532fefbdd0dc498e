import Reading

/// `swift:`, how Swift cells of a project are compiled.
public struct SwiftSettings: Sendable {
  /// A path, and where the file names it.
  public struct Path: Hashable, Sendable {
    /// As it was written.
    public let text: String
    package let location: FileLocation
  }

  /// Files and folders that are compiled with what is drawn.
  public var sources: [Path] = []
  /// Modules whose imports are removed, since nothing stands in for them.
  public var emptied: Set<String> = []
  /// Modules with the folders of their sources, in the order of the file.
  public var modules: [(name: String, folder: Path)] = []
  /// The mode of the language: `5` or `6`; nil for that of the target.
  public var version: String?
  /// Whose warnings of the compiler are passed on: `drawn`, `all` or `none`.
  public var warnings = "drawn"
  /// Whether snapshots of cells without data have sample content.
  public var hasSamples = false

  /// As it is without a section.
  public init() {}
}

/// Reads `swift:`.
struct SwiftSection {
  private let section: SectionReader
  /// Files whose warnings are passed on.
  static let warnings = ["drawn", "all", "none"]
  /// The samples in snapshots of cells without data.
  static let samples = ["none", "shown"]

  init(_ section: SectionReader) { self.section = section }

  func read(_ node: YAMLNode) -> SwiftSettings {
    var settings = SwiftSettings()
    section.forEachEntry(
      of: node, called: "'swift'", keys: .swift,
      habits: ["source": "sources", "imports": "modules", "mode": "version"]
    ) { entry in
      switch entry.key {
      case "sources":
        settings.sources = section.words(entry.value, "the path of a Swift file or folder").map {
          SwiftSettings.Path(text: $0.text, location: section.location($0.mark))
        }
      case "modules": modules(entry.value, into: &settings)
      case "warnings":
        settings.warnings =
          section.choice(entry.value, Self.warnings, called: "warnings") ?? settings.warnings
      case "samples":
        let choice = section.choice(entry.value, Self.samples, called: "samples")
        settings.hasSamples = choice == Self.samples[1]
      default:
        settings.version =
          section.choice(entry.value, ["5", "6"], called: "version") ?? settings.version
      }
    }
    return settings
  }

  private func modules(_ node: YAMLNode, into settings: inout SwiftSettings) {
    guard let entries = node.entries else {
      section.error(
        node.mark, "'modules' cannot be \(node.kind)", expected: "names with 'empty' or a folder",
        hint: "such as 'Combine: empty'")
      return
    }
    for entry in entries {
      guard entry.key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
        section.error(
          entry.keyMark, "\(Diagnostic.quoted(entry.key)) cannot be the name of a module",
          expected: "a name such as Combine")
        continue
      }
      guard let text = section.path(entry.value, "'empty', or a folder of Swift files") else {
        continue
      }
      if text == "empty" {
        settings.emptied.insert(entry.key)
      } else {
        let path = SwiftSettings.Path(text: text, location: section.location(entry.value.mark))
        settings.modules.append((entry.key, path))
      }
    }
  }
}

extension KeyTable {
  /// `swift:`.
  static let swift = KeyTable([
    Key(
      "sources", patterns, "Swift files and folders that are compiled with those that are drawn."),
    Key(
      "modules", .either([.names(.text), .nothing]),
      "What stands in for modules that are not here: a folder of Swift files, or empty."),
    Key("version", .choice(["5", "6"]), "The mode of the language; else that of the target."),
    Key(
      "warnings", .choice(SwiftSection.warnings),
      "Whose warnings of the compiler are shown: of the files that are drawn, of all, or none's.",
      standard: "drawn"),
    Key(
      "samples", .choice(SwiftSection.samples),
      "Whether snapshots of cells without data show sample content.", standard: "none"),
  ])
}
