import Foundation
import Locking
import ProjectFile
import Snapshots

/// Draws the snapshots of a project and holds each against its reference, on several threads.
public struct SnapshotRunner: Sendable {
  /// The request of a run.
  public struct Request: Sendable {
    /// The snapshots to look at.
    public var filter = SnapshotFilter()
    /// The part that this machine does; nil for all of it.
    public var shard: SnapshotShard?
    /// Which references the run may write.
    public var mode = RecordMode.missing
    /// As many are drawn at a time.
    public var jobs = ProcessInfo.processInfo.activeProcessorCount
    /// A folder of fonts in place of the project's.
    public var fonts: String?
    /// `plumb 1.0.0`
    public var tool = ""
    /// The source on which the run before has crashed: it is left out, and what that run has
    /// finished is not done again. Nil for a run of its own.
    public var crashedSource: String?
    /// Is called on each thread with the source, and variant, that it works on next.
    public var onWork: @Sendable (_ source: String, _ variant: String?) -> Void = { _, _ in }
    /// The command that accepts the snapshot of a name.
    public var acceptCommand: @Sendable (_ name: String) -> String = { _ in "" }

    /// Everything, missing references recorded.
    public init() {}
  }

  /// Something worth telling while a run goes on.
  public enum Event: Sendable {
    /// It begins, with so many snapshots.
    case started(total: Int)
    /// One is done. They come in the order of their names.
    case finished(SnapshotResult)
    /// A source of which nothing can be drawn, and why.
    case broken(SnapshotResult, [Diagnostic])
    /// Something strange about the project, a source or what is installed; each once.
    case warning(Diagnostic)
  }

  private let project: ProjectFile
  private let allowedReads: [String]
  private let app: (any AppCode)?
  private let verification: Verification
  private let request: Request
  /// The names of views to be ignored that no picture of the run has had.
  private let unseen: Locked<Set<String>>

  /// A run of the project.
  ///
  /// - Throws: `PlumbError` where there is no project file.
  public init(_ folders: SnapshotFolders, _ request: Request) throws(PlumbError) {
    project = try folders.project()
    allowedReads = folders.allowedReads
    app = folders.app
    verification = Verification(
      store: try folders.store(), mode: request.mode,
      settings: project.snapshots.comparison, artifacts: folders.artifacts)
    self.request = request
    unseen = Locked(project.snapshots.comparison.ignored)
  }

  /// Runs, and keeps what came of it among the artifacts.
  ///
  /// - Parameter report: is called on the calling thread.
  /// - Throws: `PlumbError` where the project makes no sense, nothing fits the filter, or the
  ///   results cannot be kept.
  public func run(_ report: @escaping (Event) -> Void) throws(PlumbError) -> SnapshotRun {
    let warnings = WarningsOnce { report(.warning($0)) }
    let all = try survey(warnings.report)
    let selection = try SnapshotSelection(all, request.filter, request.shard)
    var run = try begin(selection)
    let cases = selection.cases(leavingOut: run.results)
    report(.started(total: cases.count + selection.broken.count))
    addBroken(selection.broken, to: &run, report)
    verify(cases) { result, found in
      warnings.report(found)
      run.results.append(result)
      report(.finished(result))
    }
    run.results.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    inspectFailures(of: cases, in: &run)
    if selection.isWhole, run.count(of: .broken) == 0 { warnings.report(unknownViews) }
    if selection.isWhole { run.orphans = SnapshotInventory(all, verification.store).orphans }
    try keep { () throws(ReferenceError) in try verification.artifacts.write(run) }
    return run
  }

  /// Warns of names under `ignore` that are no views; they are most likely misspelt.
  private var unknownViews: [Diagnostic] {
    unseen.withLock { $0.sorted() }.map { name in
      Diagnostic(
        .warning, at: project.snapshots.ignoredLocation,
        "no view is called \(Diagnostic.quoted(name))",
        hint: "plumb frames prints the names of a source's views")
    }
  }

  /// Begins the run, or goes on with one that has crashed.
  private func begin(_ selection: SnapshotSelection) throws(PlumbError) -> SnapshotRun {
    var run = emptyRun()
    verification.store.removeUnfinished()
    run.results = try resume(run, selection)
    return run
  }

  /// Adds the sources that cannot be read.
  private func addBroken(
    _ sources: [ProjectCases.BrokenSource], to run: inout SnapshotRun, _ report: (Event) -> Void
  ) {
    for source in sources {
      let result = result(of: source)
      run.results.removeAll { $0.name == result.name }
      run.results.append(result)
      report(.broken(result, source.diagnostics))
    }
  }

  /// Makes pages of the inspector for the sources of what failed.
  private func inspectFailures(of cases: [SnapshotCase], in run: inout SnapshotRun) {
    FailureInspection(project, cases, verification.artifacts) { () throws(PlumbError) in
      try PlumbSession(
        of: app, project: project, fonts: request.fonts, allowedReads: allowedReads
      ) { _ in }
    }.addPages(to: &run.results)
  }

  /// Marks the run as begun among the artifacts, or finds the one that has crashed there. Returns
  /// results of that run, of snapshots that are still asked for.
  private func resume(
    _ run: SnapshotRun, _ selection: SnapshotSelection
  ) throws(PlumbError) -> [SnapshotResult] {
    if let source = request.crashedSource,
      let crashed = (try? verification.artifacts.read()).flatMap({ $0 }),
      crashed.isUnfinished == true
    {
      let names = Set(selection.cases.map(\.name))
      return crashed.results.filter { names.contains($0.name) || $0.source.file == source }
    }
    var unfinished = run
    unfinished.isUnfinished = true
    try keep { () throws(ReferenceError) in try verification.artifacts.start(unfinished) }
    return []
  }

  /// Reads every source.
  private func survey(_ warn: @escaping ([Diagnostic]) -> Void) throws(PlumbError) -> ProjectCases {
    let session = try PlumbSession(
      of: app, project: project, fonts: request.fonts, allowedReads: allowedReads
    ) { event in
      switch event {
      case .warning(let diagnostic): warn([diagnostic])
      case .reading(let source): request.onWork(source, nil)
      default: break
      }
    }
    let all = try ProjectReader(session).cases(
      of: project, leavingOut: request.crashedSource)
    warn(all.warnings)
    return all
  }

  private func emptyRun() -> SnapshotRun {
    SnapshotRun(
      tool: request.tool, mode: request.mode, shard: request.shard,
      selection: request.filter.isFiltering ? .filtered : .everything,
      references: project.snapshots.references)
  }

  private func keep(_ body: () throws(ReferenceError) -> Void) throws(PlumbError) {
    do {
      try body()
    } catch {
      throw PlumbError([Diagnostic(.error, error.reason)])
    }
  }

  // MARK: - One snapshot

  private func verify(
    _ cases: [SnapshotCase], done: (SnapshotResult, [Diagnostic]) -> Void
  ) {
    let workers = LayoutWorkers(jobs: app == nil ? request.jobs : nil, work: cases.count)
    workers(
      cases.count, tools: { SnapshotWorker(project, of: app, fonts: request.fonts, allowedReads) }
    ) { easel, index in
      let start = ContinuousClock.now
      request.onWork(cases[index].source, cases[index].caption)
      var (result, warnings) = result(of: cases[index], easel)
      result.seconds = Double((ContinuousClock.now - start) / .nanoseconds(1)) / 1e9
      // Kept in case a later one crashes; if it cannot be, the run cannot either.
      try? verification.artifacts.keep(result)
      return (result, warnings)
    } done: { result, warnings in
      done(result, warnings)
    }
  }

  private func result(
    of snapshotCase: SnapshotCase, _ easel: SnapshotWorker
  ) -> (SnapshotResult, [Diagnostic]) {
    let failure: PlumbError
    let found: [Diagnostic]
    if let sweep = snapshotCase.sweep {
      let (swept, warnings) = easel.sweep(snapshotCase, sweep)
      switch swept {
      case .success(let text): return (result(of: snapshotCase, text), warnings)
      case .failure(let error): (failure, found) = (error, warnings)
      }
    } else {
      let (drawing, warnings) = easel.draw(snapshotCase)
      switch drawing {
      case .success(let snapshot):
        unseen.withLock { names in
          guard !names.isEmpty else { return }
          for view in snapshot.tree.scenes.flatMap(\.views) { names.remove(view.id) }
        }
        return (result(of: snapshotCase, verification.verify(snapshot)), warnings)
      case .failure(let error): (failure, found) = (error, warnings)
      }
    }
    let reason = Self.reason(failure.diagnostics)
    return (result(of: snapshotCase, .broken(snapshotCase.name, reason: reason)), found)
  }

  private func result(of snapshotCase: SnapshotCase, _ verdict: Verdict) -> SnapshotResult {
    SnapshotResult(
      verdict, source: .init(file: snapshotCase.source), caption: snapshotCase.caption,
      acceptCommand: request.acceptCommand(snapshotCase.name)
    ).of(snapshotCase.fields)
  }

  private func result(of snapshotCase: SnapshotCase, _ text: TextSnapshot) -> SnapshotResult {
    var result = verification.verify(
      text, source: .init(file: snapshotCase.source), caption: snapshotCase.caption)
    if result.outcome.isFailure { result.acceptCommand = request.acceptCommand(snapshotCase.name) }
    return result.of(snapshotCase.fields)
  }

  private func result(of source: ProjectCases.BrokenSource) -> SnapshotResult {
    let line = source.diagnostics.first?.location?.line
    return SnapshotResult(
      .broken(source.stem, reason: Self.reason(source.diagnostics)),
      source: .init(file: source.source, line: line))
  }

  /// The first problem in words, and how many there are.
  private static func reason(_ diagnostics: [Diagnostic]) -> String {
    guard let first = diagnostics.first else { return "it cannot be drawn" }
    return first.description + andMore(diagnostics.count - 1, after: ";")
  }
}

extension SnapshotSelection {
  fileprivate func cases(leavingOut results: [SnapshotResult]) -> [SnapshotCase] {
    let known = Set(results.map(\.name))
    return cases.filter { !known.contains($0.name) }
  }
}

/// Reports each warning once, however many cases of a source have it.
private final class WarningsOnce {
  private let send: (Diagnostic) -> Void
  private var reported: Set<Diagnostic> = []

  init(_ send: @escaping (Diagnostic) -> Void) { self.send = send }

  func report(_ warnings: [Diagnostic]) {
    for warning in warnings where reported.insert(warning).inserted { send(warning) }
  }
}

/// The tools with which one thread draws: a session of its own.
final class SnapshotWorker {
  private var session: Result<PlumbSession, PlumbError>?
  private var warnings: [Diagnostic] = []
  private let project: ProjectFile
  private let app: (any AppCode)?
  private let fonts: String?
  private let allowedReads: [String]

  /// An easel without a session; it comes with the first picture, on the thread that draws.
  init(_ project: ProjectFile, of app: (any AppCode)?, fonts: String?, _ allowedReads: [String]) {
    self.project = project
    self.app = app
    self.allowedReads = allowedReads
    self.fonts = fonts
  }

  /// Draws a case, and reports what was strange about it.
  func draw(_ snapshotCase: SnapshotCase) -> (Result<Snapshot, PlumbError>, [Diagnostic]) {
    perform { session throws(PlumbError) in
      try SnapshotRenderer(session).snapshot(of: snapshotCase)
    }
  }

  /// Sweeps a case, and reports what was strange about it.
  func sweep(
    _ snapshotCase: SnapshotCase, _ request: SweepRequest
  ) -> (Result<TextSnapshot, PlumbError>, [Diagnostic]) {
    perform { session throws(PlumbError) in
      try SnapshotRenderer(session).sweep(of: snapshotCase, request, project)
    }
  }

  private func perform<Drawing>(
    _ work: (PlumbSession) throws(PlumbError) -> Drawing
  ) -> (Result<Drawing, PlumbError>, [Diagnostic]) {
    warnings = []
    let session = session ?? open()
    self.session = session
    let drawing = session.flatMap { session in
      Result { () throws(PlumbError) in try work(session) }
    }
    return (drawing, warnings)
  }

  private func open() -> Result<PlumbSession, PlumbError> {
    Result { () throws(PlumbError) in
      try PlumbSession(of: app, project: project, fonts: fonts, allowedReads: allowedReads) {
        [unowned self] event in
        if case .warning(let diagnostic) = event { warnings.append(diagnostic) }
      }
    }
  }
}
