import Foundation

/// A program run without a shell, its output thrown away.
struct ChildProcess {
  private let pid: pid_t

  /// Starts `program` (a path) with `arguments`; nil when it cannot be started.
  init?(_ program: String, _ arguments: [String]) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream: Int32 in [1, 2] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var words = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var pid: pid_t = 0
    guard posix_spawn(&pid, program, &actions, nil, words, environ) == 0 else { return nil }
    self.pid = pid
  }

  /// What one run took.
  struct Times {
    /// From its start to its end.
    let wall: Double
    /// Of all processors, for it and all its threads: what else runs on the machine does not count.
    let processor: Double
  }

  /// Waits for the end; the processor time it took, nil unless it ended with success, or with one of `codes`.
  @discardableResult
  func wait(accepting codes: ClosedRange<Int32> = 0...0) -> Double? {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(pid, &status, 0, &usage) == -1, errno == EINTR {}
    guard status & 0x7f == 0, codes.contains(status >> 8 & 0xff) else { return nil }
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) * 1e-6
    }
  }

  /// True while it runs; reaps it when it has ended.
  var isRunning: Bool {
    var status: Int32 = 0
    return waitpid(pid, &status, WNOHANG) == 0
  }

  /// Asks it to end and waits until it has.
  func stop() {
    kill(pid, SIGTERM)
    wait()
  }

  /// Runs a program from its start to its end; nil unless that is a success.
  static func times(_ program: String, _ arguments: [String]) -> Times? {
    let start = wallSeconds()
    guard let processor = ChildProcess(program, arguments)?.wait() else { return nil }
    return Times(wall: wallSeconds() - start, processor: processor)
  }

  /// The command that runs a program on all processors, whatever this process is held to.
  static func onAllProcessors(
    _ program: String, _ arguments: [String]
  ) -> (program: String, arguments: [String]) {
    guard let taskset = find("taskset") else { return (program, arguments) }
    let online = try? String(contentsOfFile: "/sys/devices/system/cpu/online", encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let all = online ?? "0-\(ProcessInfo.processInfo.processorCount - 1)"
    return (taskset, ["-c", all, program] + arguments)
  }

  /// The path of a program of this name in `PATH`.
  static func find(_ names: String...) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for name in names {
      for folder in folders where access("\(folder)/\(name)", X_OK) == 0 {
        return "\(folder)/\(name)"
      }
    }
    return nil
  }
}

/// Seconds on a clock that nobody sets.
func wallSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

extension [Double] {
  /// The middle one in ascending order; nil of none.
  var median: Double? { isEmpty ? nil : sorted()[count / 2] }
}
