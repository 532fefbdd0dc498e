import Diagnostics

/// What there is to draw of a project.
public struct ProjectCases: Sendable {
  /// A source of which nothing can be drawn.
  public struct BrokenSource: Sendable {
    /// Its path below the project's folder.
    public let source: String
    /// Why; paths in it are below the project's folder.
    public let diagnostics: [Diagnostic]

    /// What the names of its references begin with, before a `-`: they are not left over, only
    /// unused for now.
    public var stem: String { SnapshotCase.stem(of: source) }
  }

  /// By name, each name once.
  public internal(set) var cases: [SnapshotCase] = []
  /// By path.
  public internal(set) var broken: [BrokenSource] = []
  /// What is strange about the project file and the sources, but not wrong.
  public internal(set) var warnings: [Diagnostic] = []
}
