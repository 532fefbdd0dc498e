import Diagnostics
import Foundation
import PlumbCells
import ProjectFile
import Snapshots

/// Threads that share a list of work. Who does what is left to chance; the results are in the order
/// of the list.
struct SnapshotWorkers {
  /// How many threads.
  let count: Int

  /// As many threads as were asked for, but no more than there are pieces of work.
  init(jobs: Int, work: Int) { count = max(1, min(jobs, work)) }

  /// Does `work` for each number below `total`, on every thread with tools of its own.
  ///
  /// - Parameters:
  ///   - tools: makes what one thread works with; it is used by that thread only.
  ///   - work: must be fit to be called from several threads.
  ///   - done: is called with each result on the calling thread, in the order of the numbers, as
  ///     soon as those before it are there too.
  func callAsFunction<Tools, Result: Sendable>(
    _ total: Int, tools: @escaping @Sendable () -> Tools,
    work: @escaping @Sendable (Tools, Int) -> Result, done: (Result) -> Void
  ) {
    if HostedCells.isHost {
      // The code of an app wants the main thread; see HostedCells.
      let tools = tools()
      for index in 0..<total { done(work(tools, index)) }
      return
    }
    let queue = OrderedWork<Int, Result>(0..<total)
    for _ in 0..<count {
      LayoutThread.start {
        let tools = tools()
        while let (number, index) = queue.take() { queue.finish(number, work(tools, index)) }
      }
    }
    while let result = queue.result() { done(result) }
  }
}

/// What one thread draws with: a session of its own.
final class SnapshotEasel {
  private var session: Result<PlumbSession, PlumbError>?
  private var warnings: [Diagnostic] = []

  private let project: ProjectFile
  private let fonts: String?
  private let allowedReads: [String]

  /// An easel without a session; it comes with the first picture, on the thread that draws.
  init(_ project: ProjectFile, fonts: String?, _ allowedReads: [String]) {
    self.project = project
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
      try PlumbSession(project: project, fonts: fonts, allowedReads: allowedReads) {
        [unowned self] event in
        if case .warning(let diagnostic) = event { warnings.append(diagnostic) }
      }
    }
  }
}
