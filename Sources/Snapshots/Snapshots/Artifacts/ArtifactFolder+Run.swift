import CollectionAlgorithms
import Foundation
import JSONWriting

extension ArtifactFolder {
  /// Reports that other modules write here; a new run removes them with its pictures.
  private static let reports = ["report.html", "junit.xml", "reg.json", "summary.md"]

  /// Begins a run: removes the files of the previous one, and writes a `run.json` without results.
  ///
  /// - Parameter session: the session of the run; see `add(_:to:session:)`.
  public func start(
    _ run: SnapshotRun, session: RunSession = .current
  ) throws(ReferenceError) {
    try locked { () throws(ReferenceError) in try begin(run, session) }
  }

  /// Replaces the stored run.
  public func write(_ run: SnapshotRun) throws(ReferenceError) {
    try locked { () throws(ReferenceError) in
      var sorted = run
      sorted.results.sort { $0.name < $1.name }
      try write(StableJSON.page(sorted), as: "run.json")
      unlink(added)
    }
  }

  /// Adds one result to the present run, replacing one of the same name.
  ///
  /// Safe for any number of processes at the same time; no result is lost. The first call of a new
  /// session begins a run, with the properties of `run`; so tests in several processes form one
  /// run, and the next session does not contain their results.
  public func add(
    _ result: SnapshotResult, to run: SnapshotRun, session: RunSession = .current
  ) throws(ReferenceError) {
    let line = StableJSON.line(result)
    try locked { () throws(ReferenceError) in
      try beginUnlessBegun(run, session)
      try append(line, to: added)
    }
  }

  /// Adds one result to a run that has begun, or to an interrupted one.
  public func keep(_ result: SnapshotResult) throws(ReferenceError) {
    let line = StableJSON.line(result)
    try locked { () throws(ReferenceError) in try append(line, to: added) }
  }

  /// Begins a run unless this session has begun it already. Must be called before pictures are
  /// written, because the beginning of a run removes pictures.
  public func join(
    _ run: SnapshotRun, session: RunSession = .current
  ) throws(ReferenceError) {
    try locked { () throws(ReferenceError) in try beginUnlessBegun(run, session) }
  }

  /// The last run; nil if there was none.
  ///
  /// - Throws: `ReferenceError` for a file that is no run, or one of a later version of the tool.
  public func read() throws(ReferenceError) -> SnapshotRun? {
    do {
      return try Folder.locked(path, for: .reading) { try assemble() }
    } catch {
      throw ReferenceError(error)
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
    try write(StableJSON.page(run), as: "run.json")
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

  /// The results added since; ignores a last line that a kill has cut short.
  private func addedResults() throws(ReferenceError) -> [SnapshotResult] {
    let lines = try contents(added)?.split(separator: UInt8(ascii: "\n")) ?? []
    return lines.compactMap { try? JSONDecoder().decode(SnapshotResult.self, from: Data($0)) }
  }

  /// Of several results with one name, the last is used.
  private static func merged(
    _ results: [SnapshotResult], _ added: [SnapshotResult]
  ) -> [SnapshotResult] {
    guard !added.isEmpty else { return results }
    return (results + added).reversed().uniqued(on: \.name)
      .sorted { $0.name < $1.name }
  }

  /// Runs `body` while no other process writes into the folder.
  private func locked(_ body: () throws(ReferenceError) -> Void) throws(ReferenceError) {
    do {
      try make()
      try Folder.locked(path, for: .writing, body)
    } catch {
      throw ReferenceError(error)
    }
  }

  /// Appends bytes to a file in a single write.
  func append(_ bytes: [UInt8], to path: String) throws(ReferenceError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw ReferenceError(FileFailure(path, .written)) }
    defer { close(descriptor) }
    guard Foundation.write(descriptor, bytes, bytes.count) == bytes.count else {
      throw ReferenceError(FileFailure(path, .written))
    }
  }
}

/// Identifies the processes that form one run: those with the same parent. A test runner starts
/// them one after the other, or several at once.
public struct RunSession: Equatable, Sendable {
  /// Unique among the sessions on the same machine.
  public let id: String

  /// Creates a session with an id that the parent of the processes has chosen.
  public init(id: String) { self.id = id }

  /// The session of this process: its parent's id and start time, since ids are reused. A process
  /// whose parent is the system (as in Xcode's tests) is a session of its own.
  public static var current: RunSession {
    let parent = getppid()
    let leader = parent > 1 ? parent : getpid()
    return RunSession(id: "\(leader) \(startTime(of: leader))")
  }

  /// Ticks since the machine was started, the 22nd field of `/proc/<id>/stat` (proc(5)); the second
  /// one, the program's name in brackets, may contain spaces. Empty on other systems.
  private static func startTime(of process: pid_t) -> String {
    guard let text = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
      return ""
    }
    let fields = String(decoding: text, as: UTF8.self).split(separator: ")").last?.split(
      separator: " ")
    return fields.flatMap { $0.count > 19 ? String($0[19]) : nil } ?? ""
  }
}
