import Foundation
import Locking

/// Ctrl-C and its relatives, answered without leaving anything unfinished behind.
enum Interruption {
  private static let cleanUps = Locked<[@Sendable () -> Void]>([])
  /// The signals that ask a program to end: keyboard, `kill`, a closed window.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Has `cleanUp` called when such a signal comes; then the process ends as the signal says (a
  /// shell sees 128 + its number).
  ///
  /// A thread waits for the signals, which are blocked in all others, so that `cleanUp` may do
  /// anything: hardly any function may be called from a handler (signal-safety(7)). Signals that
  /// the parent has made the process ignore (`nohup`) stay ignored. A file that grows past its
  /// limit is an error of writing, not a signal.
  ///
  /// To be called before other threads are started. What later calls give is done as well.
  @Sendable static func handle(_ cleanUp: @escaping @Sendable () -> Void) {
    let isFirst = cleanUps.withLock { kept in
      kept.append(cleanUp)
      return kept.count == 1
    }
    guard isFirst else { return }
    signal(SIGXFSZ, SIG_IGN)
    var waitedFor = sigset_t()
    sigemptyset(&waitedFor)
    for signal in signals where !isIgnored(signal) { sigaddset(&waitedFor, signal) }
    pthread_sigmask(SIG_BLOCK, &waitedFor, nil)
    let set = waitedFor
    Thread.detachNewThread {
      var set = set
      var received: Int32 = 0
      guard sigwait(&set, &received) == 0 else { return }
      for cleanUp in cleanUps.withLock({ $0 }).reversed() { cleanUp() }
      signal(received, SIG_DFL)
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
      kill(getpid(), received)
    }
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    // Safe: a pointer to a function has the size of an Int; both are compared, and never called.
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
