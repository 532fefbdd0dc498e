import Diagnostics
import Linting

/// A pattern for paths, which start from the project's folder, and where the file says it.
public struct SourcePattern: Hashable, Sendable {
  /// As it was written.
  public let text: String
  /// What it fits.
  let glob: GlobPattern
  /// Its place in the project file.
  public let location: FileLocation

  init(_ text: String, at location: FileLocation) {
    self.text = text
    glob = GlobPattern("/" + text)
    self.location = location
  }

  /// Whether it fits the path of a source, or a folder on the way to it.
  func matches(_ path: String) -> Bool { glob.matches(path) }

  /// Whether it has no `*` and no `?`: it names a file or a folder.
  var isPlain: Bool { !text.contains { $0 == "*" || $0 == "?" } }
}

/// `sources:`, the templates and Interface Builder files of a project.
public struct SourceSettings: Hashable, Sendable {
  /// What is taken.
  public var included: [SourcePattern] = []
  /// What is left out of that.
  public var excluded: [SourcePattern] = []

  /// No sources.
  public init() {}
}

/// An entry of `data:`, what some sources show in place of their own content.
public struct SourceContent: Hashable, Sendable {
  /// A name and the text for it, as `--set` takes them.
  public struct Setting: Hashable, Sendable {
    /// Of a template a field, of an Interface Builder file a view.
    public let name: String
    /// What is shown.
    public let text: String
  }

  /// Which sources.
  public let pattern: SourcePattern
  /// A JSON, CSV or RSS file, as `--data` takes it.
  public var file: String?
  /// A folder of asset catalogues, as `--assets` takes it.
  public var assets: String?
  /// In the order of the file.
  public var settings: [Setting] = []
}
