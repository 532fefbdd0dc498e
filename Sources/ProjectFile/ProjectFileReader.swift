import Diagnostics
import Linting
import Reading

/// Reads the sections of a project file.
struct ProjectFileReader {
  private let section: SectionReader

  /// Sections that other commands read.
  private static let others = ["sources", "variants", "snapshots"]

  init(file: String, log: DiagnosticLog) { section = SectionReader(file: file, log: log) }

  func read(_ root: YAMLNode) -> ProjectFile {
    var lint = LintSettings()
    section.forEachEntry(of: root, called: "a project file", known: ["lint"] + Self.others) {
      if $0.key == "lint" { lint = LintSection(section).read($0.value) }
    }
    return ProjectFile(path: section.file, lint: lint)
  }
}
