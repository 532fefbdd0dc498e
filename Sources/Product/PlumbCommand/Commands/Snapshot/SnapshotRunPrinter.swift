import PlumbKit
import SnapshotReports
import Snapshots

/// Tells how a run goes: progress, a line for each snapshot that differs, and the sum.
final class SnapshotRunPrinter {
  private let console: Console
  private let format: SnapshotFormat
  private let isQuiet: Bool
  private let progress: ProgressLine
  private let start = ContinuousClock.now
  private var total = 0
  private var count = 0

  init(_ console: Console, _ format: SnapshotFormat, isQuiet: Bool) {
    self.console = console
    self.format = format
    self.isQuiet = isQuiet
    progress = ProgressLine(console)
  }

  func tell(_ event: SnapshotRunner.Event) {
    switch event {
    case .started(let total): self.total = total
    case .finished(let result): finish(result)
    case .broken(let result, let diagnostics):
      progress.clear()
      for diagnostic in diagnostics { console.report(diagnostic) }
      finish(result)
    case .warning(let diagnostic):
      progress.clear()
      console.report(diagnostic)
    }
  }

  private func finish(_ result: SnapshotResult) {
    count += 1
    if result.outcome.isFailure || result.outcome == .updated && !isQuiet {
      progress.clear()
      if format != .json { console.print(Diagnostic.printable(result.summary)) }
    }
    progress.show("\(count) of \(total): \(result.name)")
  }

  /// Tells what the run came to, and where to look. `shardReason`: the variables that have chosen
  /// the shard, if they have.
  func finish(
    _ run: SnapshotRun, shardReason: String?, page: String, annotations: String, advice: [String]
  ) {
    progress.clear()
    switch format {
    case .json: console.output(run.json)
    case .github: console.commands(annotations)
    case .text: break
    }
    guard format != .json, !isQuiet else { return }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    console.print(
      run.conclusion + (console.showsProgress ? " (\(fixed(seconds, decimals: 1)) s)" : ""))
    if let note = run.textMetricsNote { console.print(note) }
    if let shard = run.shard {
      console.print("This was shard \(shard)" + (shardReason.map { ", as \($0) say" } ?? ""))
    }
    if run.results.contains(where: { $0.outcome.isFailure || $0.outcome == .updated }) {
      console.print("Report: \(page)")
    }
    for line in advice { console.print(line) }
  }
}

extension SnapshotRun {
  /// The result in a line: `2 of 7 snapshots fail: 2 different, 5 passed`.
  var conclusion: String {
    let updated = count(of: .updated)
    let hasRecorded = updated > 0 && failures.isEmpty
    let headline =
      hasRecorded
      ? "\(updated) of \(counted(results.count, "snapshot")) recorded" : headline
    let isAlike = [updated, count(of: .passed)].contains(results.count)
    return isAlike ? headline : "\(headline): \(counts)"
  }

  /// The run as `run.json` has it, in a line.
  var json: [UInt8] { StableJSON.answer(self) }
}
