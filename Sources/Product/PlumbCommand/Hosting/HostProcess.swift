import Foundation

/// A process that runs the tool's own command line with the code of an app in it.
struct HostProcess {
  /// How it ended.
  enum End: Equatable {
    case exited(Int32)
    /// By a signal of this number.
    case crashed(Int32)
    /// It took longer than it may, and was ended.
    case timedOut
    /// It could not be started; the system's error number.
    case notStarted(Int32)

    /// What a process without a result has done, for messages: `has crashed (SIGSEGV)`.
    ///
    /// - Parameter limit: the seconds that it was given.
    func reason(limit: Double) -> String {
      switch self {
      case .exited(let code): "has ended the process with exit code \(code)"
      case .crashed(let signal): "has crashed (\(CrashReport.name(of: signal)))"
      case .timedOut: "took longer than \(Int(limit.rounded(.up))) s and was ended"
      case .notStarted(let code): "cannot be started: \(String(cString: strerror(code)))"
      }
    }
  }

  let executable: String
  /// The arguments after the program's name.
  let arguments: [String]
  /// Further variables of the environment.
  let variables: [String: String]
  /// Whether it prints where this process does: on a terminal, which it may ask for its size.
  let sharesOutput: Bool

  /// After the time is over a backtrace may be printed for so long.
  private static let patience = Duration.seconds(20)

  /// Runs the process to its end. Its messages go where this process's go.
  ///
  /// - Parameters:
  ///   - limit: after which it is ended; nil for none.
  ///   - output: gets what it prints, as it comes; nothing where it shares the output.
  func run(limit: Duration?, _ output: ([UInt8]) -> Void) -> End {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return .notStarted(errno) }
    defer { close(ends[0]) }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    let (process, code) = spawn(output: ends[1])
    close(ends[1])
    guard let process else { return .notStarted(code) }
    let start = ContinuousClock.now
    var isLate = false
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var request = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
      let ready = poll(&request, 1, limit == nil ? -1 : 20)
      if ready > 0 {
        let count = read(ends[0], &bytes, bytes.count)
        if count > 0 { output(Array(bytes[..<count])) }
        if count == 0 || count < 0 && errno != EINTR { break }
      }
      guard let limit else { continue }
      let time = ContinuousClock.now - start
      if !isLate, time > limit {
        // The runtime prints a backtrace for this signal.
        kill(process, SIGABRT)
        isLate = true
      } else if isLate, time > limit + Self.patience {
        kill(process, SIGKILL)
      }
    }
    return end(of: process, isLate: isLate)
  }

  private func end(of process: pid_t, isLate: Bool) -> End {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    if isLate { return .timedOut }
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .crashed(signal)
  }

  private func spawn(output: Int32) -> (pid_t?, Int32) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // Shared or not, the process holds an end of the pipe until it ends.
    if !sharesOutput { posix_spawn_file_actions_adddup2(&actions, output, 1) }
    // This process waits for its signals on a thread; the new one has to receive them.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var environment = ProcessInfo.processInfo.environment
    for (name, value) in variables { environment[name] = value }
    var words = (["plumb"] + arguments).map { strdup($0) } + [nil]
    var pairs = environment.keys.sorted().map { strdup("\($0)=\(environment[$0] ?? "")") } + [nil]
    defer {
      for word in words + pairs { free(word) }
      (words, pairs) = ([], [])
    }
    var process: pid_t = 0
    let code = posix_spawn(&process, executable, &actions, &attributes, words, pairs)
    return code == 0 ? (process, 0) : (nil, code)
  }
}
