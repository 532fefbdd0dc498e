import AtomicFiles
import Foundation

extension ArtifactFolder {
  /// Reports that other parts of the tool write here; a new run removes them with its pictures.
  private static let reports = ["report.html", "junit.xml", "reg.json", "summary.md"]

  /// Begins a run: what the one before has left is removed, and `run.json` says that there is no
  /// result yet.
  ///
  /// - Parameter session: whose run it is; see `add(_:to:session:)`.
  public func start(
    _ run: SnapshotRun, session: RunSession = .current
  ) throws(ReferenceError) {
    try locked { () throws(ReferenceError) in try begin(run, session) }
  }

  /// Replaces everything that is known of the run.
  public func write(_ run: SnapshotRun) throws(ReferenceError) {
    try locked { () throws(ReferenceError) in
      var sorted = run
      sorted.results.sort { $0.name < $1.name }
      try write(try Self.encoded(sorted, isPretty: true), as: "run.json")
      unlink(added)
    }
  }

  /// Adds one result to the run that is going on, replacing one of the same name.
  ///
  /// Any number of processes may do so at once, none loses another's. The first of a new session
  /// begins a run, with what `run` says of it; so one that tests in several processes is one run,
  /// and the next one does not show what it left.
  public func add(
    _ result: SnapshotResult, to run: SnapshotRun, session: RunSession = .current
  ) throws(ReferenceError) {
    let line = try Self.encoded(result, isPretty: false) + [UInt8(ascii: "\n")]
    try locked { () throws(ReferenceError) in
      try beginUnlessBegun(run, session)
      try append(line, to: added)
    }
  }

  /// Adds one result to a run that `start(_:session:)` has begun in this process, or in one that
  /// was ended and whose run goes on.
  public func keep(_ result: SnapshotResult) throws(ReferenceError) {
    let line = try Self.encoded(result, isPretty: false) + [UInt8(ascii: "\n")]
    try locked { () throws(ReferenceError) in try append(line, to: added) }
  }

  /// Begins a run where this session has not begun it yet. Whoever leaves pictures before the
  /// results that name them comes here first: a run begins by removing pictures.
  public func join(
    _ run: SnapshotRun, session: RunSession = .current
  ) throws(ReferenceError) {
    try locked { () throws(ReferenceError) in try beginUnlessBegun(run, session) }
  }

  /// What the last run came to; nil when there was none.
  ///
  /// - Throws: `ReferenceError` for a file that is no run, or one of a later version of the tool.
  public func read() throws(ReferenceError) -> SnapshotRun? {
    do {
      return try Folder.locked(path, for: .reading) { try assemble() }
    } catch {
      throw error as? ReferenceError ?? ReferenceError(reason: "\(error)")
    }
  }

  // MARK: - Parts

  private var added: String { "\(path)/run.jsonl" }
  private var sessionFile: String { "\(path)/.session" }

  private func beginUnlessBegun(
    _ run: SnapshotRun, _ session: RunSession
  ) throws(ReferenceError) {
    let known = try contents(sessionFile).map { String(decoding: $0, as: UTF8.self) }
    if known != session.id { try begin(run, session) }
  }

  private func begin(_ run: SnapshotRun, _ session: RunSession) throws(ReferenceError) {
    removeAllPictures()
    UnfinishedFiles.remove(in: path)
    for name in Self.reports { unlink("\(path)/\(name)") }
    unlink(added)
    try write(try Self.encoded(run, isPretty: true), as: "run.json")
    try write(Array(session.id.utf8), as: ".session")
  }

  private func assemble() throws(ReferenceError) -> SnapshotRun? {
    let title = "\(path)/run.json"
    guard let bytes = try contents(title) else { return nil }
    guard let version = try? JSONDecoder().decode(Version.self, from: Data(bytes)) else {
      throw ReferenceError(reason: "\(title) is no run of snapshots")
    }
    guard version.schemaVersion == SnapshotRun.currentSchema else {
      throw ReferenceError(
        reason: "\(title) has the form \(version.schemaVersion), this version reads"
          + " \(SnapshotRun.currentSchema)")
    }
    guard var run = try? JSONDecoder().decode(SnapshotRun.self, from: Data(bytes)) else {
      throw ReferenceError(reason: "\(title) is no run of snapshots")
    }
    run.results = Self.merged(run.results, try addedResults())
    return run
  }

  private struct Version: Decodable {
    let schemaVersion: Int
  }

  /// What was added since; a last line that a kill has cut short is none.
  private func addedResults() throws(ReferenceError) -> [SnapshotResult] {
    let lines = try contents(added)?.split(separator: UInt8(ascii: "\n")) ?? []
    return lines.compactMap { try? JSONDecoder().decode(SnapshotResult.self, from: Data($0)) }
  }

  /// Of several results of a name the last counts.
  private static func merged(
    _ results: [SnapshotResult], _ added: [SnapshotResult]
  ) -> [SnapshotResult] {
    guard !added.isEmpty else { return results }
    var seen: Set<String> = []
    return (results + added).reversed().filter { seen.insert($0.name).inserted }
      .sorted { $0.name < $1.name }
  }

  private static func encoded(
    _ value: some Encodable, isPretty: Bool
  ) throws(ReferenceError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    do {
      return Array(try encoder.encode(value))
    } catch {
      throw ReferenceError(reason: "a result cannot be written as JSON: \(error)")
    }
  }

  /// Does something while no other process writes into the folder.
  private func locked(_ body: () throws(ReferenceError) -> Void) throws(ReferenceError) {
    do {
      try make()
      try Folder.locked(path, for: .writing, body)
    } catch {
      switch error {
      case let error as ReferenceError: throw error
      case let error as FileFailure: throw ReferenceError(error)
      default: throw ReferenceError(reason: "\(error)")
      }
    }
  }

  /// Adds bytes to the end of a file, in one piece.
  func append(_ bytes: [UInt8], to path: String) throws(ReferenceError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw ReferenceError(FileFailure(path, .written)) }
    defer { close(descriptor) }
    guard Foundation.write(descriptor, bytes, bytes.count) == bytes.count else {
      throw ReferenceError(FileFailure(path, .written))
    }
  }
}

/// Which processes are one run: those that one process has started. A test runner starts one
/// process after the other, or several at once.
public struct RunSession: Equatable, Sendable {
  /// Distinguishes it from other sessions on the same machine.
  public let id: String

  /// A session of a name: what started the processes says that they belong together.
  public init(id: String) { self.id = id }

  /// The session of this process: its parent, and when that was started, since numbers come again.
  /// A process whose parent is the system (Xcode starts tests so) is a session by itself.
  public static var current: RunSession {
    let parent = getppid()
    let leader = parent > 1 ? parent : getpid()
    return RunSession(id: "\(leader) \(startTime(of: leader))")
  }

  /// Ticks since the machine was started, the 22nd field of `/proc/<id>/stat` (proc(5)); the second
  /// one, the program's name in brackets, may have spaces in it. Elsewhere it is left out.
  private static func startTime(of process: pid_t) -> String {
    guard let text = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
      return ""
    }
    let fields = String(decoding: text, as: UTF8.self).split(separator: ")").last?.split(
      separator: " ")
    return fields.flatMap { $0.count > 19 ? String($0[19]) : nil } ?? ""
  }
}
