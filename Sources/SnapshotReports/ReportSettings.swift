/// What is told, and where what is told leads.
public struct ReportSettings: Equatable, Sendable {
  /// What the page shows with pictures.
  public enum Scope: String, CaseIterable, Sendable {
    /// What fails; the rest is a number. Small enough to attach.
    case failures
    /// Everything, with the references where a passed snapshot left no picture of its own.
    case all
  }

  /// What the page shows.
  public var scope: Scope
  /// Bytes that the page may have. Pictures beyond that are left out, and the page says which.
  public var maximumBytes: Int
  /// The folder of the project, from where the program runs: with it, the scope `all` shows the
  /// references of snapshots that passed, which leave no pictures of their own.
  public var project: String?
  /// When the run took place, in UTC and without a zone, as the JUnit schema wants it.
  public var timestamp: String
  /// From the repository's root to the project's folder, for annotations: `App/Cells`. Empty when
  /// they are the same.
  public var projectPath: String
  /// Where the page can be opened, for the summary.
  public var reportAddress: String?
  /// What else there is to say about the run, a sentence each: shards that are missing.
  public var notes: [String]

  /// 20 MiB: below what mail and trackers accept as an attachment.
  public static let defaultMaximumBytes = 20 << 20
  /// The start of time, which the JUnit schema gets where nobody says when: it asks for a time.
  public static let noTimestamp = "1970-01-01T00:00:00"

  /// Settings that suit a run on a developer's machine.
  public init(
    scope: Scope = .failures, maximumBytes: Int = Self.defaultMaximumBytes,
    project: String? = nil, timestamp: String = Self.noTimestamp, projectPath: String = "",
    reportAddress: String? = nil, notes: [String] = []
  ) {
    self.scope = scope
    self.maximumBytes = maximumBytes
    self.project = project
    self.timestamp = timestamp
    self.projectPath = projectPath
    self.reportAddress = reportAddress
    self.notes = notes
  }
}
