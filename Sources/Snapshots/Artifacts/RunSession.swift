import Foundation

/// Which processes are one run: those that one process has started. A test runner starts one process
/// after the other, or several at once.
public struct RunSession: Equatable, Sendable {
  /// Tells it from other sessions on the same machine.
  public let id: String

  /// A session of a name: what started the processes says that they belong together.
  public init(id: String) { self.id = id }

  /// The session of this process: its parent, and when that was started, since numbers come again. A
  /// process whose parent is the system (Xcode starts tests so) is a session by itself.
  public static var current: RunSession {
    let parent = getppid()
    let leader = parent > 1 ? parent : getpid()
    return RunSession(id: "\(leader) \(startTime(of: leader))")
  }

  /// Ticks since the machine was started, the 22nd field of `/proc/<id>/stat` (proc(5)); the second one,
  /// the program's name in brackets, may have spaces in it. Elsewhere it is left out.
  private static func startTime(of process: pid_t) -> String {
    guard let text = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
      return ""
    }
    let fields = String(decoding: text, as: UTF8.self).split(separator: ")").last?.split(
      separator: " ")
    return fields.flatMap { $0.count > 19 ? String($0[19]) : nil } ?? ""
  }
}
