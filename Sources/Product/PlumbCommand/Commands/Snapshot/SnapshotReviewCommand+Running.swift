import Diagnostics
import PlumbKit
import SnapshotReports
import Snapshots

extension SnapshotReviewCommand {
  /// Goes through the failures, or lists them where nobody can answer.
  func run(_ console: Console) -> ExitCode {
    do throws(PlumbError) {
      let workplace = try place.workplace(console) { [keyboard = console.keyboard] in
        keyboard?.restore()
      }
      let acceptance = try SnapshotAcceptance(workplace)
      if opensReport { return try openReport(acceptance.run, workplace, console) }
      let results =
        patterns.isEmpty ? acceptance.candidates : try acceptance.candidates(of: patterns)
      tellBroken(acceptance.run, console)
      guard !results.isEmpty else {
        console.print("Nothing to decide: no snapshot of the last run waits for it.")
        return .success
      }
      guard let keyboard = console.keyboard else { return list(results, console) }
      return try review(results, acceptance, workplace, keyboard, console)
    } catch {
      return console.fail(error)
    }
  }

  private func review(
    _ results: [SnapshotResult], _ acceptance: SnapshotAcceptance,
    _ workplace: SnapshotWorkplace, _ keyboard: Keyboard, _ console: Console
  ) throws(PlumbError) -> ExitCode {
    let gallery = SnapshotGallery(
      workplace.artifacts, try pictures(on: console), open: console.open)
    var review = SnapshotReview(of: results, acceptance, gallery, keyboard, console)
    review.run()
    if review.remaining < results.count {
      _ = try SnapshotReportFiles(of: review.acceptance.run, workplace, console).write()
    }
    return review.remaining == 0 ? .success : .findings
  }

  /// Pictures where the terminal is known to show any; asked for by name it has to.
  private func pictures(on console: Console) throws(PlumbError) -> PicturePreview? {
    do {
      return try PicturePreview(preview, on: console)
    } catch {
      if preview == .auto { return nil }
      throw PlumbError([error.diagnostic])
    }
  }

  private func list(_ results: [SnapshotResult], _ console: Console) -> ExitCode {
    for result in results { console.print(Diagnostic.printable(result.summary)) }
    let first = ShellWord.quoted(results[0].name)
    console.errorOutput(
      """

      This is no terminal. Accept what was meant:
        \(place.command("accept \(first)", console.program))
        \(place.command("accept --all", console.program))

      """)
    return .findings
  }

  /// What cannot be accepted must not be forgotten over what can.
  private func tellBroken(_ run: SnapshotRun, _ console: Console) {
    for result in run.results where result.outcome == .broken {
      console.report(Diagnostic(.warning, Diagnostic.printable(result.summary)))
    }
  }

  /// Writes the page anew (runs of Swift tests write none) and opens it.
  private func openReport(
    _ run: SnapshotRun, _ workplace: SnapshotWorkplace, _ console: Console
  ) throws(PlumbError) -> ExitCode {
    let page = try SnapshotReportFiles(of: run, workplace, console).write()
    console.print(page)
    guard console.open(page) else {
      throw PlumbError([
        Diagnostic(.error, "there is no program here to open it with", hint: "open it in a browser")
      ])
    }
    return .success
  }
}
