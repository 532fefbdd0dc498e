import CellTemplates
import Foundation
import LayoutTree
import Linting
import Reading
import Snapshots

/// `plumb.yaml`: what a project has decided once for all who work on it.
///
/// Every path in it starts from the folder that it lies in, whatever the working folder is.
public struct ProjectFile: Sendable {
  /// The path as messages call it.
  public let path: String
  /// Its section `lint`; the usual settings where it has none.
  public internal(set) var lint = LintSettings()
  /// Its section `sweep`.
  public internal(set) var sweep = SweepSettings()
  /// Its section `sources`.
  public internal(set) var sources = SourceSettings()
  /// Its section `data`, in the order of the file: what comes later goes first.
  public internal(set) var contents: [SourceContent] = []
  /// Its section `variants`; empty where each source is seen at its own.
  package internal(set) var variants: [VariantEntry] = []
  /// The entries of `variants` that are sweeps: each source has one of each.
  package internal(set) var sweeps: [SweepVariant] = []
  /// The folder of fonts that are looked at before the usual one.
  public internal(set) var fonts: String?
  package internal(set) var fontsLocation: FileLocation?
  /// The OS profile of what does not name one itself.
  public internal(set) var profile: String?
  /// Its section `swift`.
  public internal(set) var swift = SwiftSettings()
  /// Its section `snapshots`.
  public internal(set) var snapshots = SnapshotSettings()
  /// Oddities that are not wrong.
  public internal(set) var warnings: [Diagnostic] = []

  static let names = SourceEndings.projectFiles
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
        if FileManager.default.fileExists(atPath: path), FileScope.current.admits(path) {
          return path
        }
      }
      guard let slash = folder.lastIndex(of: "/") else { return nil }
      folder = String(folder[..<slash])
    }
    return nil
  }

  /// The project file that holds in a folder, as messages call it there.
  public static func nearest(to folder: String) -> String? {
    let folder = folder.hasSuffix("/") ? folder : folder + "/"
    guard let path = find(from: folder) else { return nil }
    let isHere = path.hasPrefix(folder) && !path.dropFirst(folder.count).contains("/")
    return isHere ? String(path.dropFirst(folder.count)) : path
  }

  /// The project file of the working folder, or of the folder that is served, as it can be opened from
  /// the working folder; nil for none.
  package static var inForce: String? {
    let here = FileManager.default.currentDirectoryPath
    guard let root = FileScope.current.root, root != ResolvedPath.of(here) else {
      return nearest(to: here)
    }
    return find(from: root)
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

  /// The prefix of a path of the project that makes it possible to open it: the file's folder with
  /// a slash at its end, or nothing for a file in the working folder.
  public var prefix: String { PathName.prefix(of: path) }

  /// A path that the file names, as it can be opened.
  public func opened(_ name: String) -> String { PathName.joined(name, in: prefix) }

  /// A path as the project calls it: without the way to the project's folder.
  public func relative(_ path: String) -> String {
    !prefix.isEmpty && path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The folder of the references, as it can be opened.
  public var referencesFolder: String { opened(snapshots.references) }

  /// The folder of a run's artifacts, as it can be opened.
  public var artifactsFolder: String { opened(snapshots.artifacts) }
}

/// Why a project file cannot be used: all problems that were found.
public struct ProjectFileError: Error, Sendable {
  /// In the order of the file; at least one.
  public let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

/// A pattern for paths, which start from the project's folder, and where the file says it.
public struct SourcePattern: Hashable, Sendable {
  /// As it was written.
  public let text: String
  let glob: GlobPattern
  /// Its location in the project file.
  public let location: FileLocation

  init(_ text: String, at location: FileLocation) {
    self.text = text
    glob = GlobPattern("/" + text)
    self.location = location
  }

  /// Whether it fits the path of a source, or a folder on the way to it.
  package func matches(_ path: String) -> Bool { glob.matches(path) }

  /// Whether it has no `*` and no `?`: it names a file or a folder.
  var isPlain: Bool { !text.contains { $0 == "*" || $0 == "?" } }
}

/// `sources:`, the templates and Interface Builder files of a project.
public struct SourceSettings: Hashable, Sendable {
  /// The patterns of sources that are taken.
  public var included: [SourcePattern] = []
  /// The patterns of sources that are left out of that.
  public var excluded: [SourcePattern] = []

  /// No sources.
  public init() {}
}

/// An entry of `data:`, what some sources show instead of their own content.
public struct SourceContent: Hashable, Sendable {
  /// A name and the text for it, as `--set` takes them.
  public struct Setting: Hashable, Sendable {
    /// Of a template a field, of an Interface Builder file a view.
    public let name: String
    /// The text to show.
    public let text: String
  }

  /// The globs of the sources that the entry is for, relative to the project.
  public let pattern: SourcePattern
  /// A JSON, CSV or RSS file, as `--data` takes it.
  public var file: String?
  /// A folder of asset catalogues, as `--assets` takes it.
  public var assets: String?
  /// In the order of the file.
  public var settings: [Setting] = []
  /// Which rows are drawn, as `--rows` takes them; all of them where that is nil.
  public var rows: Rows?

  /// Rows as they were written.
  public struct Rows: Hashable, Sendable {
    /// `0-4,6`
    public let text: String
    /// Where the project file names them.
    public let location: FileLocation
  }

  package func fits(_ source: String) -> Bool { pattern.matches(source) }
}

/// `snapshots:`, how references are kept and compared. Paths start from the project's folder.
public struct SnapshotSettings: Equatable, Sendable {
  /// The folder of the references.
  public var references = "Snapshots"
  /// Where a run leaves pictures and reports.
  public var artifacts = ".plumb"
  package var referencesLocation: FileLocation?
  package var artifactsLocation: FileLocation?
  /// Pixels a point: 1 keeps files small, 2 or 3 is what a phone shows. A variant may name its own.
  public var scale = 1.0
  /// The layers drawn over the tables.
  public var layers: [LayoutTree.Layer] = []
  /// The names of snapshots that are left out.
  public var excluded: [SourcePattern] = []
  /// How strictly pictures and layouts are compared: `tolerance`, `compare` and `environment`.
  public var comparison = ComparisonSettings()
  /// Where views are named that comparisons leave out.
  package var ignoredLocation: FileLocation?

  /// As it is without a section.
  public init() {}
}

/// How large a project may be. Every limit is named in the message of the project that exceeds it.
enum ProjectLimits {
  /// Patterns of `sources`, and entries of `data`.
  static let patterns = 200
  static let patternLength = 1000
  /// Files and folders that are looked at for sources.
  static let files = 200_000
  static let depth = 100
  /// Templates and Interface Builder files.
  static let sources = 10_000
  /// Pixels a point.
  static let scale: ClosedRange<Double> = 0.25...8
  static let share: ClosedRange<Double> = 0...1
  /// The side of a window, in pixels.
  static let window: ClosedRange<Int> = 1...1000
  /// Pixels of a window.
  static let density: ClosedRange<Int> = 0...1_000_000
}
