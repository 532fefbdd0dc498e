import Foundation
import PlumbKit
import SnapshotReports
import Snapshots

/// The reports of a run, and where they go: files among the artifacts, and what GitHub asks for.
struct SnapshotReportFiles {
  private let reports: RunReports
  private let folders: SnapshotFolders
  private let environment: [String: String]

  /// - Parameters:
  ///   - hasAllResults: whether passed snapshots are shown too.
  ///   - notes: what else there is to say, a sentence each.
  init(
    of run: SnapshotRun, _ folders: SnapshotFolders, _ console: Console,
    hasAllResults: Bool = false, notes: [String] = []
  ) {
    self.folders = folders
    environment = console.terminal.environment
    reports = RunReports(
      of: run, artifacts: folders.artifacts.path,
      settings: ReportSettings(
        scope: hasAllResults ? .all : .failures, project: folders.folder,
        timestamp: console.timestamp(),
        projectPath: Self.projectPath(folders, environment),
        reportAddress: Self.address(environment), notes: notes))
  }

  /// Writes all of them, and the summary where GitHub wants it. Returns the path of the page.
  func write() throws(PlumbError) -> String {
    do {
      try reports.write()
    } catch {
      throw PlumbError([Diagnostic(.error, Diagnostic.printable(error.description))])
    }
    try appendSummary()
    return "\(folders.artifacts.path)/\(RunReports.Kind.html.fileName)"
  }

  /// The page, whose buttons ask the server that it comes from to accept.
  var servedPage: [UInt8] { reports.served.bytes(of: .html) }

  /// Lines that GitHub shows beside the sources.
  var annotations: String { reports.annotations }

  /// `GITHUB_STEP_SUMMARY` is a file to which each command of a step adds what the job's page
  /// shows.
  private func appendSummary() throws(PlumbError) {
    guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    guard let file = fopen(path, "ab") else {
      throw PlumbError([
        Diagnostic(
          .error, at: FileLocation(file: path),
          "the summary cannot be written: \(String(cString: strerror(errno)))")
      ])
    }
    let bytes = reports.bytes(of: .summary)
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  /// From the checkout's root to the project.
  private static func projectPath(
    _ folders: SnapshotFolders, _ environment: [String: String]
  ) -> String {
    guard let root = environment["GITHUB_WORKSPACE"], !root.isEmpty else { return "" }
    let folder = URL(fileURLWithPath: folders.folder).standardizedFileURL.path
    let base = URL(fileURLWithPath: root).standardizedFileURL.path
    return PathName.relative(folder, to: base) ?? ""
  }

  /// The page of the run, which lists its artifacts.
  private static func address(_ environment: [String: String]) -> String? {
    guard let server = environment["GITHUB_SERVER_URL"], let id = environment["GITHUB_RUN_ID"],
      let repository = environment["GITHUB_REPOSITORY"], !id.isEmpty
    else { return nil }
    return "\(server)/\(repository)/actions/runs/\(id)#artifacts"
  }
}
