import CellTemplates
import Diagnostics
import Foundation
import Linting
import Reading

/// `plumb.yaml`: what a project has decided once for all who work on it.
///
/// Every path in it starts from the folder that it lies in, whatever the working folder is.
public struct ProjectFile: Sendable {
  /// The path as messages call it.
  public let path: String
  /// Its section `lint`; the usual settings where it has none.
  public internal(set) var lint = LintSettings()
  /// Its section `sources`.
  public internal(set) var sources = SourceSettings()
  /// Its section `data`, in the order of the file: what comes later goes first.
  public internal(set) var contents: [SourceContent] = []
  /// Its section `variants`; empty where each source is seen at its own.
  package internal(set) var variants: [VariantEntry] = []
  /// The folder of fonts that are looked at before the usual one.
  public internal(set) var fonts: String?
  /// Where the file says which.
  package internal(set) var fontsLocation: FileLocation?
  /// The OS profile of what does not name one itself.
  public internal(set) var profile: String?
  /// Its section `snapshots`.
  public internal(set) var snapshots = SnapshotSettings()
  /// What is strange about it, but not wrong.
  public internal(set) var warnings: [Diagnostic] = []

  /// The names that are looked for.
  static let names = ["plumb.yaml", "plumb.yml"]
  /// Bytes that are read.
  static let limit = 1 << 20
  /// Folders that are looked into on the way up.
  static let depth = 100

  init(path: String) { self.path = path }

  /// The project file in a folder or the nearest one above it; nil for none.
  public static func find(from folder: String) -> String? {
    var folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    for _ in 0..<depth {
      for name in names {
        let path = "\(folder)/\(name)"
        if FileManager.default.fileExists(atPath: path) { return path }
      }
      guard let slash = folder.lastIndex(of: "/") else { return nil }
      folder = String(folder[..<slash])
    }
    return nil
  }

  /// The project file that holds in a folder, as messages call it there: by its name alone in the folder itself.
  public static func nearest(to folder: String) -> String? {
    let folder = folder.hasSuffix("/") ? folder : folder + "/"
    guard let path = find(from: folder) else { return nil }
    let isHere = path.hasPrefix(folder) && !path.dropFirst(folder.count).contains("/")
    return isHere ? String(path.dropFirst(folder.count)) : path
  }

  /// Reads a project file.
  ///
  /// - Throws: all that is wrong with it.
  public static func load(_ path: String) throws(ProjectFileError) -> ProjectFile {
    let log = DiagnosticLog()
    guard let source = SourceText.read(path, limit: limit, log: log) else {
      throw ProjectFileError(log.diagnostics)
    }
    return try read(source, log)
  }

  /// Reads a project file out of text.
  public static func parse(_ text: String, path: String) throws(ProjectFileError) -> ProjectFile {
    try read(SourceText(file: path, bytes: Array(text.utf8)), DiagnosticLog())
  }

  private static func read(
    _ source: SourceText, _ log: DiagnosticLog
  ) throws(ProjectFileError) -> ProjectFile {
    var project: ProjectFile?
    if source.isValid(log: log),
      let root = YAMLReader.read(source, expected: "settings such as 'sources:'", log: log)
    {
      project = ProjectFileReader(file: source.file, log: log).read(root)
    }
    guard var project, !log.hasErrors else { throw ProjectFileError(log.diagnostics) }
    project.warnings = log.diagnostics
    return project
  }
}

/// Why a project file cannot be used: all problems that were found.
public struct ProjectFileError: Error, Sendable {
  /// In the order of their places; at least one.
  public let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
