import PlumbKit
import Snapshots

/// Serves the report of the last run, whose buttons accept, until nothing is left to accept, until
/// nobody has looked for an hour, or until a signal.
final class ReviewServer {
  private var acceptance: SnapshotAcceptance
  private let folders: SnapshotFolders
  private let console: Console
  private var page: [UInt8] = []
  /// When the last snapshot was accepted.
  private var end: ContinuousClock.Instant?

  init(_ acceptance: SnapshotAcceptance, _ folders: SnapshotFolders, _ console: Console) {
    (self.acceptance, self.folders, self.console) = (acceptance, folders, console)
  }

  func serve(at port: UInt16, opens: Bool) -> ExitCode {
    guard let server = PageServer(port: port, perform: { [self] in accept($0) }) else {
      return console.fail(PageServer.taken(port))
    }
    console.print(server.address)
    if opens { console.openOrWarn(server.address) }
    page = reports.servedPage
    while ContinuousClock.now - server.lastLook < PageServer.longestSilence {
      server.answer(page: page, version: 0, milliseconds: 500)
      // The page has been loaded anew.
      if let end, server.lastLook > end { return .success }
    }
    console.errorOutput(PageServer.farewell)
    return .findings
  }

  private var reports: SnapshotReportFiles {
    SnapshotReportFiles(of: acceptance.run, folders, console)
  }

  /// Accepts snapshots, a name a line, and keeps that in the run and its reports. Returns why one
  /// could not be accepted.
  func accept(_ lines: String) -> String? {
    let names = Set(lines.split(separator: "\n").map(String.init))
    let results = acceptance.candidates.filter { names.contains($0.name) }
    guard !results.isEmpty else { return "nothing of that waits to be accepted" }
    var problems: [Diagnostic] = []
    func attempt(_ work: () throws(PlumbError) -> Void) {
      do throws(PlumbError) { try work() } catch { problems += error.diagnostics }
    }
    for result in results {
      attempt { () throws(PlumbError) in
        try acceptance.accept(result)
        console.print("accepted \(Diagnostic.printable(result.name))")
      }
    }
    attempt { () throws(PlumbError) in
      try acceptance.save()
      _ = try reports.write()
    }
    page = reports.servedPage
    if acceptance.candidates.isEmpty { end = .now }
    for problem in problems { console.report(problem) }
    return problems.first?.message
  }
}
