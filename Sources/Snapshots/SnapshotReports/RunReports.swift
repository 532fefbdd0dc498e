import Foundation
import ImageCoding
import Snapshots

/// The reports of one run: for people (`report.html`, `summary.md`), for machines (`junit.xml`,
/// `reg.json`) and for a log on GitHub (`annotations`).
///
/// The same run, folder and settings give the same bytes: no report depends on a clock, a locale or
/// the name of the machine.
public struct RunReports: Sendable {
  let run: SnapshotRun
  /// The folder to which the paths of the run's pictures are relative.
  private let artifacts: String
  let settings: ReportSettings

  /// A report that is written as a file among the artifacts.
  public enum Kind: String, CaseIterable, Sendable {
    /// A page with the pictures embedded.
    case html = "report.html"
    /// Test results for CI systems.
    case junit = "junit.xml"
    /// The format of reg-cli and reg-suit.
    case reg = "reg.json"
    /// A comment on a pull request, or the summary of a job.
    case summary = "summary.md"

    /// The name in the folder of reports.
    public var fileName: String { rawValue }
  }

  /// Creates the reports of a run whose pictures are in the folder `artifacts`.
  public init(of run: SnapshotRun, artifacts: String, settings: ReportSettings = .init()) {
    self.run = run
    self.artifacts = artifacts
    self.settings = settings
  }

  /// The same reports, the page with buttons that ask its server to accept.
  public var served: RunReports {
    var settings = settings
    settings.isServed = true
    return RunReports(of: run, artifacts: artifacts, settings: settings)
  }

  /// The bytes of a report's file.
  public func bytes(of kind: Kind) -> [UInt8] {
    switch kind {
    case .html: HTMLReport(run, pictures: pictures, settings: settings).bytes
    case .junit: Array(JUnitReport(run, settings: settings).text.utf8)
    case .reg: Array(RegReport(run).text.utf8)
    case .summary: Array(MarkdownSummary(run, settings: settings).text.utf8)
    }
  }

  /// Workflow commands for the log of a job on GitHub, one per line.
  public var annotations: String { GitHubAnnotations(run, settings: settings).text }
  private var pictures: PictureFiles { PictureFiles(folder: artifacts) }

  /// Writes reports into the folder of artifacts, all or none: if one cannot be written, no file
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

/// The reason why a report or a picture could not be written.
public struct ReportError: Error, Equatable, Sendable, CustomStringConvertible {
  /// `.plumb/report.html cannot be written: No space left on device; make room`
  public let description: String

  /// Creates an error from a failed file operation.
  init(_ failure: FileFailure) { description = failure.description }
}

/// The content of reports, and the links in them.
public struct ReportSettings: Equatable, Sendable {
  /// The snapshots that the page shows with pictures.
  public enum Scope: String, CaseIterable, Sendable {
    /// Failures; the others are only counted. Small enough for an attachment.
    case failures
    /// All snapshots, with the references of passed ones, which leave no pictures of their own.
    case all
  }

  /// The snapshots that the page shows.
  public var scope: Scope
  /// The maximum size of the page in bytes. It lists the pictures that are left out beyond that.
  public var maximumBytes: Int
  /// The project's folder, relative to the working folder. The scope `all` needs it for the
  /// references of passed snapshots, which leave no pictures of their own.
  public var project: String?
  /// The time of the run in UTC, without a zone, as the JUnit schema requires.
  public var timestamp: String
  /// The path from the repository to the project, for annotations: `App/Cells`, or empty.
  public var projectPath: String
  /// The address of the page, for a link in the summary.
  public var reportAddress: String?
  /// Further notes about the run, one sentence each: missing shards.
  public var notes: [String]
  /// Whether the page is served, and its buttons accept snapshots by asking the server.
  public var isServed = false

  /// 20 MiB: below the limits of mail and issue trackers for attachments.
  public static let defaultMaximumBytes = 20 << 20
  /// The time for the JUnit schema, which requires one, if none was given.
  public static let noTimestamp = "1970-01-01T00:00:00"

  /// Creates settings; the defaults suit a run on a developer's machine.
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

/// Reads the pictures of a run from the folder of artifacts. A run may come from elsewhere: paths
/// that lead out of the folder or through a link, and files that are no pictures, are treated as
/// missing.
struct PictureFiles: Sendable {
  /// The folder to which the paths are relative.
  let folder: String

  /// The size in bytes beyond which a file is not read; no picture of a table is that large.
  static let maximumBytes = 64 << 20

  /// The location of a path in the run; nil for a path that leads out of the folder.
  func location(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let leadsOut = parts.contains { $0.isEmpty || $0 == "." || $0 == ".." }
    guard !leadsOut, !path.utf8.contains(0), ResolvedPath.isFreeOfLinks(path, in: folder) else {
      return nil
    }
    return "\(folder)/\(path)"
  }

  func isFile(_ path: String) -> Bool {
    guard let location = location(of: path) else { return false }
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: location, isDirectory: &isFolder)
      && !isFolder.boolValue
  }

  /// The bytes of a PNG file; nil if there is none.
  func bytes(of path: String) -> [UInt8]? {
    guard let bytes = contents(of: path), bytes.starts(with: PNGHeader.signature) else {
      return nil
    }
    return bytes
  }

  /// The bytes of a file; nil if there is none.
  func contents(of path: String) -> [UInt8]? {
    location(of: path).flatMap { try? FileContents.read($0, limit: Self.maximumBytes) }
  }
}
