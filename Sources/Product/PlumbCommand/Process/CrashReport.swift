import Foundation

/// The work of a thread, for the message that a crash ends with.
struct WorkNote: Sendable {
  /// `plumb frames`; empty before a command is known.
  var command = ""
  /// The file as the command line or the project names it; nil between two files.
  var source: String?
  /// The variant: `320 pt, dark`.
  var variant: String?
  /// Whether `--continue-after` can do the rest.
  var isContinuable = false
  /// Whether an app's code runs: the parent then reports the crash, with its functions.
  var isHosted = false

  /// The message up to the name of the signal.
  fileprivate var head: String {
    let place = source.map { Diagnostic.printable($0) + ": " } ?? ""
    return isHosted ? "\(place)note: ended by " : "\n\(place)error: plumb has crashed ("
  }

  /// The message behind the name of the signal.
  fileprivate var tail: String {
    let work = command.isEmpty ? "" : " in '\(command)'"
    let variant = variant.map { ", at \(Diagnostic.printable($0))" } ?? ""
    if isHosted { return "\(work)\(variant)\n" }
    var text = ")\(work)\(variant); this is a mistake in plumb, whatever the file says\n"
    guard let source else { return text }
    text += "note: to report it, send this file, the command line and all of this message\n"
    if isContinuable {
      let word = ShellWord.quoted(Diagnostic.printable(source))
      text +=
        "note: what was finished before is kept; for the rest, run the same command again with"
        + " --continue-after \(word)\n"
    }
    return text
  }
}

/// Names the culprit where the process is ended by a trap.
///
/// A handler of such a signal may call hardly anything (signal-safety(7)): it reads memory that
/// each thread has written in advance, calls `write`, and hands the signal on, so that the exit
/// status stays that of the signal.
package enum CrashReport {
  /// Signals that mistakes in a program end it with.
  private static let signals: [(number: Int32, name: StaticString)] = [
    (SIGILL, "SIGILL"), (SIGTRAP, "SIGTRAP"), (SIGSEGV, "SIGSEGV"), (SIGBUS, "SIGBUS"),
    (SIGABRT, "SIGABRT"), (SIGFPE, "SIGFPE"),
  ]

  /// `SIGTRAP`, or the number of a signal that no mistake causes.
  package static func name(of signal: Int32) -> String {
    signals.first { $0.number == signal }.map { "\($0.name)" } ?? "signal \(signal)"
  }

  /// Installs the handlers; to be called once, before other threads are started. A backtrace that
  /// the Swift runtime prints for the signal is still printed.
  static func install(isHosted: Bool = false) {
    note(WorkNote(isHosted: isHosted))
    for (index, signal) in signals.enumerated() {
      sigaction(signal.number, nil, memory.previous + index)
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_sigaction = { CrashReport.handle($0, $1, $2) }
      #else
        action.__sigaction_handler.sa_sigaction = { CrashReport.handle($0, $1, $2) }
      #endif
      action.sa_flags = SA_SIGINFO | Int32(SA_ONSTACK)
      sigaction(signal.number, &action, nil)
    }
  }

  /// Keeps what this thread works on from now on.
  @Sendable static func note(_ note: WorkNote) {
    memory.slotOfThisThread()?.pointee.set(note.head, note.tail)
    #if DEBUG
      RequestedTrap.spring(for: note)
    #endif
  }

  /// Memory that is there before anything can go wrong.
  private static let memory = CrashMemory(signals: signals.count)

  /// Called on the thread that has crashed. Nothing in here allocates or takes a lock.
  private static func handle(
    _ number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?,
    _ context: UnsafeMutableRawPointer?
  ) {
    var index = 0
    while index < memory.signals, signals[index].number != number { index += 1 }
    if let slot = memory.knownSlot() {
      slot.pointee.head.write()
      let name = index < memory.signals ? signals[index].name : "signal"
      write(2, name.utf8Start, name.utf8CodeUnitCount)
      slot.pointee.tail.write()
    }
    if index < memory.signals { callPrevious(index, number, information, context) }
    // The signal is blocked in its handler: it comes again, by default, at the end.
    signal(number, SIG_DFL)
    raise(number)
  }

  /// The handler that was there before, which is the Swift runtime's if there was one.
  private static func callPrevious(
    _ index: Int, _ number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?,
    _ context: UnsafeMutableRawPointer?
  ) {
    let action = memory.previous[index]
    guard action.sa_flags & SA_SIGINFO != 0 else { return }
    #if canImport(Darwin)
      action.__sigaction_u.__sa_sigaction?(number, information, context)
    #else
      action.__sigaction_handler.sa_sigaction?(number, information, context)
    #endif
  }
}

/// The memory that the handler reads: a slot for each thread that has noted its work.
///
/// Unchecked: slots are given out under the lock, and each is written by its thread alone; a handler
/// can take no lock, and reads what it finds.
private struct CrashMemory: @unchecked Sendable {
  /// More threads than a run of snapshots has; those beyond are not named.
  private static let threads = 300

  let signals: Int
  let previous: UnsafeMutablePointer<sigaction>
  private let slots: UnsafeMutablePointer<CrashSlot>
  private let lock = NSLock()

  init(signals: Int) {
    self.signals = signals
    previous = .allocate(capacity: signals)
    previous.initialize(repeating: sigaction(), count: signals)
    slots = .allocate(capacity: Self.threads)
    slots.initialize(repeating: CrashSlot(), count: Self.threads)
  }

  /// The slot of this thread, if it has one; for the handler too. Complexity: O(threads).
  func knownSlot() -> UnsafeMutablePointer<CrashSlot>? {
    let thread = pthread_self()
    var index = 0
    while index < Self.threads {
      if slots[index].isTaken, pthread_equal(slots[index].thread, thread) != 0 {
        return slots + index
      }
      index += 1
    }
    return nil
  }

  /// The slot of this thread, with a stack for its handlers: an overflow leaves none on its own.
  /// Threads that have ended leave theirs to the next of the same number.
  func slotOfThisThread() -> UnsafeMutablePointer<CrashSlot>? {
    let slot = knownSlot() ?? claimSlot()
    slot?.pointee.provideStack()
    return slot
  }

  private func claimSlot() -> UnsafeMutablePointer<CrashSlot>? {
    lock.lock()
    defer { lock.unlock() }
    guard let index = (0..<Self.threads).first(where: { !slots[$0].isTaken }) else { return nil }
    slots[index].claim()
    return slots + index
  }
}

/// The message of one thread, ready to be written.
private struct CrashSlot {
  private(set) var isTaken = false
  private(set) var thread = pthread_self()
  private(set) var head = CrashText()
  private(set) var tail = CrashText()
  private var stack: UnsafeMutableRawPointer?

  /// The stack that the Swift runtime's own handlers need.
  private static let stackSize = 64 << 10

  mutating func claim() {
    thread = pthread_self()
    head.allocate()
    tail.allocate()
    isTaken = true
  }

  mutating func set(_ head: String, _ tail: String) {
    self.head.set(head)
    self.tail.set(tail)
  }

  mutating func provideStack() {
    var present = stack_t()
    guard sigaltstack(nil, &present) == 0, present.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    let memory = stack ?? .allocate(byteCount: Self.stackSize, alignment: 16)
    stack = memory
    var wanted = stack_t()
    wanted.ss_sp = memory
    wanted.ss_size = .init(Self.stackSize)
    sigaltstack(&wanted, nil)
  }
}

/// Bytes of a fixed capacity.
private struct CrashText {
  private var bytes: UnsafeMutablePointer<UInt8>?
  private var count = 0

  /// Longer than any path that a system takes.
  private static let capacity = 9000

  mutating func allocate() { bytes = .allocate(capacity: Self.capacity) }

  mutating func set(_ text: String) {
    guard let bytes else { return }
    count = 0
    for byte in text.utf8.prefix(Self.capacity) {
      bytes[count] = byte
      count += 1
    }
  }

  func write() {
    guard let bytes else { return }
    var written = 0
    while written < count {
      let step = Foundation.write(2, bytes + written, count - written)
      if step <= 0 { return }
      written += step
    }
  }
}

#if DEBUG
  /// Crashes on request, for tests of what a crash leaves: `PLUMB_TRAP_AT` names a source, and
  /// `PLUMB_TRAP_SIGNAL` how. Release builds have no such variables.
  private enum RequestedTrap {
    private static let source = ProcessInfo.processInfo.environment["PLUMB_TRAP_AT"]
    private static let kind = ProcessInfo.processInfo.environment["PLUMB_TRAP_SIGNAL"] ?? "trap"

    static func spring(for note: WorkNote) {
      // A variant is known when work has begun.
      guard let source, note.source == source, note.variant != nil else { return }
      switch kind {
      case "trap": _ = [source][note.command.utf8.count + 1]
      case "overflow": _ = depth(below: 1)
      case "abort": abort()
      default: raise(Int32(kind) ?? SIGSEGV)
      }
    }

    /// Calls itself until the stack has no room.
    private static func depth(below level: Int) -> Int {
      withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 16) { memory in
        memory[0] = UInt8(truncatingIfNeeded: level)
        return depth(below: level + 1) + Int(memory[0])
      }
    }
  }
#endif
