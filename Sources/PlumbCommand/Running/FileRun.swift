import Diagnostics
import PlumbKit

/// Does the same with several files, one after the other: a bad one is reported and the next
/// goes on. The worst outcome becomes the exit code.
final class FileRun {
  private let console: Console
  private let progress: ProgressLine
  private var code = ExitCode.success

  private init(_ console: Console) {
    self.console = console
    progress = ProgressLine(console)
  }

  /// Calls `body` with one session for each of `files`.
  static func run(
    _ files: [String], _ console: Console,
    _ body: (PlumbSession, String) throws(PlumbError) -> Void
  ) -> ExitCode {
    let run = FileRun(console)
    run.attempt { () throws(PlumbError) in
      let session = try PlumbSession { run.handle($0) }
      for file in files { run.attempt { () throws(PlumbError) in try body(session, file) } }
    }
    run.progress.clear()
    return run.code
  }

  private func attempt(_ body: () throws(PlumbError) -> Void) {
    do {
      try body()
    } catch {
      progress.clear()
      for diagnostic in error.diagnostics { console.report(diagnostic) }
      code = max(code, .failure)
    }
  }

  private func handle(_ event: PlumbSession.Event) {
    switch event {
    case .progress(let file, let rows, let total):
      progress.show("\(file): \(rows) of \(total) rows")
    case .wrote(let path):
      progress.clear()
      console.print(path)
    case .warning(let diagnostic):
      progress.clear()
      console.report(diagnostic)
    case .conflicts(let diagnostics):
      progress.clear()
      for diagnostic in diagnostics { console.report(diagnostic) }
      code = max(code, .findings)
    }
  }
}
