import AtomicFiles
import Snapshots

/// Every report of one run: for people (`report.html`, `summary.md`), for machines (`junit.xml`,
/// `reg.json`) and for a log that GitHub reads (`annotations`).
///
/// The same run, folder and settings give the same bytes: nothing here asks for a clock, a locale
/// or the name of the machine.
public struct RunReports: Sendable {
  /// What came of the run.
  let run: SnapshotRun
  /// The folder that the paths of the run's pictures start from.
  private let artifacts: String
  /// What callers may choose.
  let settings: ReportSettings

  /// A report that is a file among the artifacts.
  public enum Kind: String, CaseIterable, Sendable {
    /// A page with the pictures in it.
    case html = "report.html"
    /// What CI systems show as tests.
    case junit = "junit.xml"
    /// What reg-cli writes and reg-suit reads.
    case reg = "reg.json"
    /// A comment on a pull request, or the summary of a job.
    case summary = "summary.md"

    /// The name of the file.
    public var fileName: String { rawValue }
  }

  /// The reports of a run whose pictures are in the folder `artifacts`.
  public init(of run: SnapshotRun, artifacts: String, settings: ReportSettings = .init()) {
    self.run = run
    self.artifacts = artifacts
    self.settings = settings
  }

  /// What the file of a report holds.
  public func bytes(of kind: Kind) -> [UInt8] {
    switch kind {
    case .html: HTMLReport(run, pictures: pictures, settings: settings).bytes
    case .junit: Array(JUnitReport(run, settings: settings).text.utf8)
    case .reg: Array(RegReport(run).text.utf8)
    case .summary: Array(MarkdownSummary(run, settings: settings).text.utf8)
    }
  }

  /// Workflow commands for the log of a job on GitHub, a line each.
  public var annotations: String { GitHubAnnotations(run, settings: settings).text }

  private var pictures: PictureFiles { PictureFiles(folder: artifacts) }

  /// Writes reports into the folder of artifacts, each as a whole: when one cannot be written, none
  /// has changed.
  ///
  /// - Returns: the paths of the files, in the order of `kinds`.
  /// - Throws: `ReportError`, for a full disk or a folder that may not be written.
  @discardableResult
  public func write(_ kinds: [Kind] = Kind.allCases) throws(ReportError) -> [String] {
    let files = kinds.map { FileReplacement("\(artifacts)/\($0.fileName)", bytes(of: $0)) }
    if kinds.contains(.reg) {
      try RegFolders(run, pictures: PictureFiles(folder: artifacts)).write()
    }
    do {
      try FileReplacement.perform(files, .written)
    } catch {
      throw ReportError(error)
    }
    return files.map(\.path)
  }
}

/// Why a report or a picture could not be written.
public struct ReportError: Error, Equatable, Sendable, CustomStringConvertible {
  /// `.plumb/report.html cannot be written: No space left on device; make room`
  public let description: String

  /// What the system said.
  init(_ failure: FileFailure) { description = failure.description }
}

/// What reports contain, and the links in them.
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

/// The pictures of a run, read from the folder of artifacts. A run may come from elsewhere: a path
/// that leads out of the folder, and a file that is no picture, are as good as missing.
struct PictureFiles: Sendable {
  /// Where the paths start.
  let folder: String

  /// The size in bytes beyond which a file is not read: no picture of a table is as large.
  static let maximumBytes = 64 << 20

  /// Where the file at a path of the run is; nil for a path that leads out of the folder.
  func location(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let leadsOut = parts.contains { $0.isEmpty || $0 == "." || $0 == ".." }
    return leadsOut || path.utf8.contains(0) ? nil : "\(folder)/\(path)"
  }

  /// The bytes of a PNG file; nil when there is none.
  func bytes(of path: String) -> [UInt8]? {
    guard let bytes = contents(of: path), bytes.starts(with: Self.signature) else { return nil }
    return bytes
  }

  /// The bytes of a file; nil when there is none.
  func contents(of path: String) -> [UInt8]? {
    location(of: path).flatMap { try? FileContents.read($0, limit: Self.maximumBytes) }
  }

  /// The size in pixels that a PNG's header states (ISO/IEC 15948, 11.2.2).
  static func size(ofPNG bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24 else { return nil }
    let number = { (start: Int) in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  /// The first eight bytes of every PNG (ISO/IEC 15948, 5.2).
  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
}
