import Dispatch
import Foundation

/// The main queue of a host.
enum MainQueue {
  /// How long code may go on putting work onto the queue.
  private static let patience: TimeInterval = 1
  /// How long nothing may come from other threads before they count as done.
  private static let settledMoment: TimeInterval = 0.05
  /// Blocks that put each other onto the queue.
  private static let longestChain = 50

  /// Notes the threads that are there before a row's code has run. Those of the queue itself are
  /// among them: each wait leaves one behind for seconds.
  static func prepare() { ownCount = Threads.count }

  /// Unchecked: used on the main thread only, like the views.
  private nonisolated(unsafe) static var ownCount = 0

  /// Runs what is on the main queue, and what that puts there, until nothing but timers could add
  /// more. Where code has begun work on other threads, what that brings back runs as well, until
  /// nothing has come for a moment.
  static func run() {
    guard Thread.isMainThread else { return }
    let end = Date(timeIntervalSinceNow: patience)
    runThrough(until: end)
    while Threads.count > ownCount, Date() < end {
      let settled = Date(timeIntervalSinceNow: settledMoment)
      // Comes back early where something has run.
      _ = RunLoop.main.run(mode: .default, before: min(settled, end))
      if Date() >= settled { return }
    }
  }

  /// Each round puts a mark at the end of the queue and runs up to it. The queue does not say
  /// whether something stands behind the mark, so several rounds are run.
  private static func runThrough(until end: Date) {
    for _ in 0..<longestChain {
      // Unchecked: the main queue's blocks run on this thread, in the loop below.
      nonisolated(unsafe) var isReached = false
      DispatchQueue.main.async { isReached = true }
      while !isReached, Date() < end {
        _ = RunLoop.main.run(mode: .default, before: end)
      }
      if Date() >= end { return }
    }
  }
}

/// The threads of this process.
private enum Threads {
  /// How many there are; 0 where the system does not list them, and nobody waits for them.
  static var count: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) ?? 0
  }
}

/// Ends a process whose code does not come back.
///
/// A host that draws one preview is watched by the process that has started it. One that works on
/// all of them has an alarm instead; its handler writes a message that is there beforehand, and
/// aborts, so that the runtime prints where the code was.
enum HostedWatch {
  /// Seconds that a preview may take to be made.
  private static let limit: UInt32 = 10

  /// Unchecked: written on the main thread while no alarm is set, and read by the alarm's handler.
  private nonisolated(unsafe) static var message: UnsafeMutablePointer<CChar>?

  static func begin(_ entry: HostedEntry) {
    guard HostedProcess.onlyEntry == nil else { return }
    let text = Diagnostic(
      .error, at: entry.location,
      "\(entry.title) took longer than \(limit) s and was ended")
    free(message)
    message = strdup("\(text)\n")
    signal(SIGALRM) { _ in
      if let message = HostedWatch.message { write(2, message, strlen(message)) }
      abort()
    }
    alarm(limit)
  }

  static func end() { alarm(0) }
}
