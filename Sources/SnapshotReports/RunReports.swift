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
  let artifacts: String
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
}
