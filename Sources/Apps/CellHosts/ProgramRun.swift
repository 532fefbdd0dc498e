import Dispatch
import Foundation
import Locking

/// Programs that are run to their ends.
package enum ProgramRun {
  /// What a program is given as its exit code that took longer than it may.
  static let lateCode: Int32 = -2

  /// The processes that run; each leads a group with those that it has started.
  private static let running = Locked<Set<pid_t>>([])

  /// Runs a program; its output and messages together, and its exit code; -1 where it cannot be
  /// started.
  ///
  /// - Parameters:
  ///   - variables: of its environment, beside this process's own.
  ///   - removed: variables that it does not get from this process.
  ///   - limit: after which it is ended with all that it has started; nil for none.
  static func run(
    _ path: String, _ arguments: [String], variables: [String: String] = [:],
    without removed: Set<String> = [], limit: Duration? = nil
  ) -> (output: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let inherited = ProcessInfo.processInfo.environment.filter { !removed.contains($0.key) }
    process.environment = inherited.merging(variables) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { return (Diagnostic.reason(of: error), -1) }
    let number = process.processIdentifier
    running.withLock { _ = $0.insert(number) }
    defer { running.withLock { _ = $0.remove(number) } }
    let (bytes, isLate) = read(pipe.fileHandleForReading.fileDescriptor, limit)
    if isLate { end(number) }
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), isLate ? lateCode : process.terminationStatus)
  }

  /// Everything that comes until the end or the limit.
  private static func read(_ file: Int32, _ limit: Duration?) -> (bytes: [UInt8], isLate: Bool) {
    let start = ContinuousClock.now
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let limit, ContinuousClock.now - start > limit { return (bytes, true) }
      var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, limit == nil ? -1 : 100) > 0 else { continue }
      let count = Foundation.read(file, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        return (bytes, false)
      }
    }
  }

  static var processorTime: Duration {
    var ticks = tms()
    times(&ticks)
    return .seconds(
      Double(ticks.tms_cutime + ticks.tms_cstime) / Double(sysconf(Int32(_SC_CLK_TCK))))
  }

  package static func endAll() {
    for number in running.withLock({ $0 }) { end(number) }
  }

  private static func end(_ number: pid_t) {
    if kill(-number, SIGKILL) != 0 { kill(number, SIGKILL) }
  }
}

/// Programs that run at the same time, as many as there are processors.
final class ParallelRuns {
  typealias Answer = (output: String, code: Int32)

  private(set) var running: [Int] = []
  private let ended = Locked<[(Int, Answer)]>([])
  private let signal = DispatchSemaphore(value: 0)
  private let limit = max(ProcessInfo.processInfo.activeProcessorCount, 1)

  /// Whether another one may start.
  var hasRoom: Bool { running.count < limit }

  /// Starts a program under a number of the caller's. `limit`: after which it is ended with all
  /// that it has started.
  func start(_ number: Int, _ path: String, _ arguments: [String], limit: Duration) {
    running.append(number)
    Thread.detachNewThread { [ended, signal] in
      let answer = ProgramRun.run(path, arguments, limit: limit)
      ended.withLock { $0.append((number, answer)) }
      signal.signal()
    }
  }

  /// Waits for the next one that ends; nil where none runs.
  func next() -> (number: Int, answer: Answer)? {
    guard !running.isEmpty else { return nil }
    signal.wait()
    let (number, answer) = ended.withLock { $0.removeFirst() }
    running.removeAll { $0 == number }
    return (number, answer)
  }

  func rest() -> [Int] {
    var numbers: [Int] = []
    while let (number, _) = next() { numbers.append(number) }
    return numbers
  }
}
