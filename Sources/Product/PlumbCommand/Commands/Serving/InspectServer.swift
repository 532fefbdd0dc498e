import Foundation
import HTMLPages
import Linting
import PlumbKit

/// Serves the page of `plumb inspect` until a signal, or until nobody has looked for an hour. A
/// changed file makes a new page: where that takes long, first one of the rows in view.
final class InspectServer {
  private let command: InspectCommand
  private let run: FileRun
  private let linter: Linter
  private let request: SweepRequest
  private let console: Console
  private var watched: WatchedFiles
  private var page: [UInt8]
  private var version = 0
  /// Why there is no newer page, as the page says it.
  private var news = ""
  private var lastDuration = Duration.zero

  init(
    _ command: InspectCommand, _ run: FileRun, _ linter: Linter, _ request: SweepRequest,
    _ console: Console
  ) {
    (self.command, self.run, self.linter) = (command, run, linter)
    (self.request, self.console) = (request, console)
    watched = WatchedFiles(command.files)
    page = []
  }

  /// Milliseconds between two looks at the files.
  private static let interval: Int32 = 40
  /// A page that takes longer comes in two steps.
  private static let longWork = Duration.milliseconds(200)

  func serve() -> ExitCode {
    guard let server = PageServer(port: command.port) else {
      return console.fail(PageServer.taken(command.port))
    }
    build(nil)
    guard run.isReady else { return .failure }
    console.print(server.address)
    if command.opens { console.openOrWarn(server.address) }
    while ContinuousClock.now - server.lastLook < PageServer.longestSilence {
      server.answer(page: page, version: version, news: news, milliseconds: Self.interval)
      guard !watched.takeChanges().isEmpty else { continue }
      if lastDuration > Self.longWork, command.files.count == 1, let view = server.view {
        build(view)
        // Who waits is told before the rest is laid out.
        server.answer(page: page, version: version, news: news, milliseconds: Self.interval)
      }
      build(nil)
    }
    console.errorOutput(PageServer.farewell)
    return .success
  }

  /// Makes the page anew, of all rows or of those in view; the old one stays where a file cannot be
  /// read.
  private func build(_ view: PageServer.View?) {
    let start = ContinuousClock.now
    var request = request
    if let view { request.rows = RowSelection("\(view.first)-\(view.last)") }
    var inspector: Inspector?
    var problems: [Diagnostic] = []
    // Files are done one after the other, so that each names what it was read from.
    for file in command.files {
      let moment = FileStamp.Moment.now
      _ = run([file]) { session, file throws(PlumbError) in
        let page = inspector ?? Inspector(session, linter)
        inspector = page
        try page.add(file, request, only: view?.shownCase)
      }
      problems += run.problems
      watched.setFiles(run.sources, of: file, readSince: moment)
    }
    if view == nil { lastDuration = ContinuousClock.now - start }
    news = problems.first.map(Self.words) ?? ""
    if version == 0, inspector?.isEmpty != false {
      page = Self.emptyPage(news)
    } else if let inspector, !inspector.isEmpty, problems.isEmpty {
      version += 1
      page = inspector.page(version: version)
    }
  }

  /// A page before any file could be read, which looks again by itself.
  private static func emptyPage(_ problem: String) -> [UInt8] {
    let page: Markup = """
      <!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="1">\
      <title>Plumb</title><p>Nothing could be laid out yet.</p><pre>\(problem)</pre>
      """
    return Array(page.text.utf8)
  }

  private static func words(_ problem: Diagnostic) -> String {
    let excerpt = problem.location.map { SourceLines.excerpt(at: $0) } ?? []
    return VisibleText.of(([problem.description] + excerpt).joined(separator: "\n"))
  }
}
