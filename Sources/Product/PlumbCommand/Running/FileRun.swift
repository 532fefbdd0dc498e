import CellSources
import Foundation
import PlumbKit

/// Runs a command over several files, one after the other: a bad one is reported, and the next one
/// goes on. The worst outcome becomes the exit code.
///
/// One run may go over its files again and again, with the fonts and words it already knows.
final class FileRun {
  private let console: Console
  private let progress: ProgressLine
  private let show: (DrawnPicture) -> Void
  /// What inputs are called in the summary.
  private let noun: String
  /// Whether conflicts are only warnings: a document may be about one.
  private let toleratesConflicts: Bool
  /// Whether standard output has other things to say than which files were written.
  private let isQuiet: Bool
  /// The project file that was named; nil for the nearest one.
  private let project: String?
  /// The folder of `--fonts`; nil for the project's.
  private let fonts: String?
  /// Where `--continue-after` has the run begin; nil for commands without it.
  private let continuation: Continuation?
  /// Draws Swift sources, a process for each preview; nil for commands that leave them to a host.
  private let hosts: (any SourceHost)?
  /// The files that the last source was built from, if that was a Swift source.
  private var hostedFiles: [String]?
  private let temporaries = TemporaryFiles()
  private var session: PlumbSession?
  private var code = ExitCode.success
  /// The outcomes of the inputs since the last summary.
  private(set) var tally = Tally()
  /// What was wrong with the inputs since the last summary.
  private(set) var problems: [Diagnostic] = []
  /// The note that a crash would be reported with.
  private var note: WorkNote

  typealias Work = (PlumbSession, String) throws(PlumbError) -> Void

  /// - Parameters:
  ///   - project: the project file whose fonts and profile hold; nil for the nearest one.
  ///   - fonts: a folder of fonts in place of the project's.
  ///   - continuation: which files have been worked on; nil for a command that cannot go on with a
  ///     run.
  ///   - hosting: what is said of Swift sources; nil where none can be among the files.
  ///   - isQuiet: whether files that are written are named on standard error, not standard output.
  ///   - noun: what inputs are called in the summary.
  ///   - toleratesConflicts: whether conflicts are only warnings.
  ///   - show: takes pictures that go into no file.
  init(
    _ console: Console, project: String? = nil, fonts: String? = nil,
    continuation: Continuation? = nil, isQuiet: Bool = false, hosting: HostRequest? = nil,
    calls noun: String = "template", toleratesConflicts: Bool = false,
    show: @escaping (DrawnPicture) -> Void = { _ in }
  ) {
    self.console = console
    self.isQuiet = isQuiet
    self.project = project
    self.fonts = fonts
    self.continuation = continuation
    self.noun = noun
    self.toleratesConflicts = toleratesConflicts
    hosts = console.host(hosting)
    self.show = show
    note = WorkNote(command: console.command, isHosted: console.app != nil)
    progress = ProgressLine(console)
  }

  /// Has `work` done with each file, equal names once, and prints what came of them.
  func callAsFunction(_ inputs: [String], _ work: Work) -> ExitCode {
    code = .success
    tally = Tally()
    problems = []
    let files: [String]
    do throws(UnknownSource) {
      let rest = try continuation?.rest(of: inputs) ?? inputs
      files = console.app?.inputs(of: rest) ?? rest
    } catch {
      return console.fail(error.diagnostic)
    }
    guard let session = openSession() else { return code }
    note.isContinuable = continuation != nil && files.count > 1
    for (index, file) in files.enumerated() where !files[..<index].contains(file) {
      progress.position = files.count > 1 ? "[\(index + 1)/\(files.count)] " : ""
      attempt(file, session, work)
    }
    progress.clear()
    if let summary = tally.summary(of: noun, isWatched: console.showsProgress) {
      console.errorOutput(summary + "\n")
    }
    return code
  }

  /// Whether messages say which files could not be used; not where the answer does.
  var tellsFailures = true

  /// Whether the fonts could be opened, without which nothing can be done.
  var isReady: Bool { session != nil }

  /// The files that the last template was read from.
  var sources: [String] { hostedFiles ?? session?.sources ?? [] }

  private func openSession() -> PlumbSession? {
    if let session { return session }
    do {
      console.onInterruption { [temporaries, clearsProgress = console.clearsProgress] in
        temporaries.removeForGood()
        clearsProgress()
      }
      let session = try PlumbSession(
        of: console.app, project: try .holding(project), fonts: fonts,
        pool: console.fonts, allowedReads: console.permissions.reads, temporaries: temporaries,
        input: console.input
      ) { [unowned self] in handle($0) }
      session.followsLinks = console.permissions.followsLinks
      session.isCancelled = console.isCancelled
      self.session = session
      return session
    } catch {
      fail(error)
      return nil
    }
  }

  private func attempt(_ file: String, _ session: PlumbSession, _ work: Work) {
    tally.inputs += 1
    (note.source, note.variant) = (file, nil)
    console.onWork(note)
    defer {
      note.source = nil
      console.onWork(note)
    }
    hostedFiles = nil
    do {
      if let hosts, console.permissions.compiles(file), CellSource.isSwift(file) {
        try draw(file, hosts)
      } else {
        try work(session, file)
      }
    } catch {
      tally.failures += 1
      fail(error, isTold: tellsFailures)
    }
  }

  private func draw(_ file: String, _ hosts: any SourceHost) throws(PlumbError) {
    defer { hostedFiles = hosts.files }
    let outcome = try hosts.drawEach(file, console.picture)
    tally.pictures += outcome.lines
    code = max(code, outcome.code)
  }

  private func fail(_ error: PlumbError, isTold: Bool = true) {
    progress.clear()
    problems += error.diagnostics
    if isTold { console.report(all: error.diagnostics) }
    code = max(code, .failure)
  }

  private func handle(_ event: PlumbSession.Event) {
    switch event {
    case .progress(let file, let rows, let total):
      console.onProgress()
      return progress.show("\(file): \(rows) of \(total) rows")
    case .variant(let variant):
      note.variant = variant
      return console.onWork(note)
    default: progress.clear()
    }
    switch event {
    case .progress, .variant, .reading: break
    case .wrote(let path):
      tally.pictures += 1
      if isQuiet {
        console.note(path, as: ["picture": path])
      } else {
        console.print(path, as: ["picture": path, "source": note.source])
      }
    case .drew(let picture):
      if !picture.isPreview { tally.pictures += 1 }
      show(picture)
    case .warning(let diagnostic):
      console.report(diagnostic)
    case .conflicts(let diagnostics):
      if toleratesConflicts { return console.report(all: diagnostics.map(\.tolerated)) }
      console.report(all: diagnostics)
      code = max(code, .findings)
    }
  }
}

extension Diagnostic {
  fileprivate var tolerated: Diagnostic {
    Diagnostic(
      severity == .error ? .warning : severity, at: location, message, expected: expected,
      hint: hint)
  }
}

/// The outcomes of the inputs of a run.
struct Tally: Equatable {
  var inputs = 0
  var failures = 0
  var pictures = 0

  /// The last line of a run over several inputs: always where some failed, because their messages
  /// may have scrolled away, else only for somebody who watches. Nil for none.
  func summary(of noun: String = "template", isWatched: Bool) -> String? {
    guard inputs > 1, isWatched || failures > 0 else { return nil }
    if failures == 0 { return "\(madePictures) of \(inputs) \(noun)s" }
    let rest = pictures > 0 ? "; \(madePictures) of the others" : ""
    return "\(failures) of \(inputs) \(noun)s could not be used\(rest)"
  }

  /// `1 picture`, `7 pictures`
  var madePictures: String { counted(pictures, "picture") }
}

/// One line on standard error that says how far long work is; it replaces itself and goes away.
///
/// Only where somebody watches, only after a while, and not more often than eyes can follow.
final class ProgressLine {
  /// Which of several inputs it is about: `[2/9] `.
  fileprivate var position = ""
  private let console: Console
  private let start = ContinuousClock.now
  private var lastShown: ContinuousClock.Instant?

  private static let patience = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  init(_ console: Console) { self.console = console }

  func show(_ text: @autoclosure () -> String) {
    guard console.showsProgress else { return }
    let now = ContinuousClock.now
    guard now - start > Self.patience, lastShown.map({ now - $0 > Self.interval }) ?? true else {
      return
    }
    lastShown = now
    console.progress(fitted(VisibleText.of(position + text())))
  }

  /// Takes the line away, before anything else is printed.
  func clear() {
    guard lastShown != nil else { return }
    lastShown = nil
    console.progress("")
  }

  /// A line that wraps cannot replace itself: the end of a long one, which changes, is kept.
  private func fitted(_ line: String) -> String {
    let room = (console.terminal.size?.columns ?? 80) - 1
    return line.count > room ? "…" + line.suffix(max(0, room - 1)) : line
  }
}
