import Snapshots

/// Failures as workflow commands, which GitHub shows beside the changed lines.
struct GitHubAnnotations {
  private let run: SnapshotRun
  private let projectPath: String

  init(_ run: SnapshotRun, settings: ReportSettings) {
    self.run = run
    projectPath = settings.projectPath
  }

  /// The number of errors that GitHub shows per step; it drops later ones silently.
  static let limit = 10
  /// The maximum number of lines of layout differences in an annotation.
  private static let changeLimit = 5

  /// The commands, one per line; the last counts failures that GitHub hides.
  var text: String {
    let failures = run.reportedFailures
    let shown = failures.count > Self.limit ? Self.limit - 1 : failures.count
    var lines = failures.prefix(shown).map(annotation)
    if shown < failures.count {
      let message = "\(failures.count - shown) more snapshots fail: see report.html"
      lines.append("\(WorkflowCommand("error", [("title", run.headline)], message))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func annotation(_ result: SnapshotResult) -> String {
    var properties = [("file", path(result.source.file))]
    if let line = result.source.line, line > 0 { properties.append(("line", String(line))) }
    properties.append(("title", "\(result.name): \(result.outcome.word)"))
    let count = max(result.changeCount, result.changes.count)
    var lines = [result.summary] + listedLines(result.changes, most: Self.changeLimit, of: count)
    lines += result.environment
    if let command = result.acceptCommand {
      lines.append("To \(result.outcome.acceptance): \(command)")
    }
    return "\(WorkflowCommand("error", properties, lines.joined(separator: "\n")))"
  }

  /// A source's path relative to the root of the repository.
  private func path(_ file: String) -> String {
    projectPath.isEmpty || file.hasPrefix("/") ? file : "\(projectPath)/\(file)"
  }
}
