import AtomicFiles
import Diagnostics
import PlumbKit
import ProjectFile

/// Does the same with several files, one after the other: a bad one is reported and the next
/// goes on. The worst outcome becomes the exit code.
///
/// One run may go over its files again and again, with the fonts and words it already knows.
final class FileRun {
  private let console: Console
  private let progress: ProgressLine
  private let show: (DrawnPicture) -> Void
  /// Whether standard output has other things to say than which files were written.
  private let isQuiet: Bool
  /// The project file that was named; nil for the nearest one.
  private let project: String?
  private let temporaries = TemporaryFiles()
  private var session: PlumbSession?
  private var code = ExitCode.success
  /// What became of the inputs since the last summary.
  private(set) var tally = Tally()

  /// What is done with one file.
  typealias Work = (PlumbSession, String) throws(PlumbError) -> Void

  /// - Parameters:
  ///   - project: the project file whose fonts and profile hold; nil for the nearest one.
  ///   - isQuiet: whether files that are written are named on standard error, not standard output.
  ///   - show: takes pictures that go into no file.
  init(
    _ console: Console, project: String? = nil, isQuiet: Bool = false,
    show: @escaping (DrawnPicture) -> Void = { _ in }
  ) {
    self.console = console
    self.isQuiet = isQuiet
    self.project = project
    self.show = show
    progress = ProgressLine(console)
  }

  /// Has `work` done with each of `files`, the same name once, and tells at the end what came of
  /// them.
  func callAsFunction(_ files: [String], _ work: Work) -> ExitCode {
    code = .success
    tally = Tally()
    guard let session = openSession() else { return code }
    for (index, file) in files.enumerated() where !files[..<index].contains(file) {
      progress.position = files.count > 1 ? "[\(index + 1)/\(files.count)] " : ""
      attempt(file, session, work)
    }
    progress.clear()
    if let summary = tally.summary(isWatched: console.showsProgress) {
      console.errorOutput(summary + "\n")
    }
    return code
  }

  /// Whether the fonts could be opened, without which nothing can be done.
  var isReady: Bool { session != nil }

  /// The files that the last template was read from.
  var sources: [String] { session?.sources ?? [] }

  private func openSession() -> PlumbSession? {
    if let session { return session }
    do {
      console.onInterruption { [temporaries, progress = console.showsProgress] in
        temporaries.removeForGood()
        if progress { _ = StandardStream(descriptor: 2).write(Array("\r\u{1B}[K".utf8)) }
      }
      let session = try PlumbSession(
        project: try .holding(project), temporaries: temporaries, input: console.input
      ) { [unowned self] in handle($0) }
      self.session = session
      return session
    } catch {
      fail(error)
      return nil
    }
  }

  private func attempt(_ file: String, _ session: PlumbSession, _ work: Work) {
    tally.inputs += 1
    do {
      try work(session, file)
    } catch {
      tally.failures += 1
      fail(error)
    }
  }

  private func fail(_ error: PlumbError) {
    progress.clear()
    for diagnostic in error.diagnostics { console.report(diagnostic) }
    code = max(code, .failure)
  }

  private func handle(_ event: PlumbSession.Event) {
    if case .progress(let file, let rows, let total) = event {
      progress.show("\(file): \(rows) of \(total) rows")
      return
    }
    progress.clear()
    switch event {
    case .progress: break
    case .wrote(let path):
      tally.pictures += 1
      if isQuiet { console.errorOutput(path + "\n") } else { console.print(path) }
    case .drew(let picture):
      if !picture.isPreview { tally.pictures += 1 }
      show(picture)
    case .warning(let diagnostic):
      console.report(diagnostic)
    case .conflicts(let diagnostics):
      for diagnostic in diagnostics { console.report(diagnostic) }
      code = max(code, .findings)
    }
  }
}
