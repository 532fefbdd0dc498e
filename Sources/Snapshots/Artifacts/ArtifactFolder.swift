import AtomicFiles
import Foundation

/// The folder that a run leaves its results in: pictures of what differs, in folders as the names of
/// the references say, and `run.json` with what everything came to.
///
/// Several processes may add to one run (Swift tests do): each adds lines to `run.jsonl`, which `read()`
/// puts together with `run.json`. A new run removes the pictures of the one before, so that no report
/// shows old ones; other files in the folder are nobody's business.
public struct ArtifactFolder: Sendable {
  /// Where it is.
  public let path: String
  /// Where unfinished files are noted.
  let temporaries: TemporaryFiles

  /// The folder's usual name, beside the project file.
  public static let standardName = ".plumb"
  /// The variable that names another folder.
  public static let variable = "PLUMB_ARTIFACTS"

  /// A folder at a path; it is made when something is left in it.
  ///
  /// - Parameter temporaries: where unfinished files are noted, for a process that may have to end early.
  public init(path: String, temporaries: TemporaryFiles = TemporaryFiles()) {
    self.path = path
    self.temporaries = temporaries
  }

  /// The folder that applies: what was asked for, else what the variable says, else the usual one.
  ///
  /// - Parameters:
  ///   - flag: the value of an option.
  ///   - project: the folder of the project; relative paths of the variable are relative to the working
  ///     folder, as everywhere.
  public init(flag: String?, environment: [String: String], project: String) {
    let variable = environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
    self.init(
      path: flag ?? variable
        ?? (project.isEmpty ? Self.standardName : "\(project)/\(Self.standardName)")
    )
  }

  /// The full path of an artifact.
  public func path(of name: String, _ kind: ArtifactKind) -> String {
    "\(path)/\(Self.relativePath(of: name, kind))"
  }

  /// The path of an artifact below the folder.
  public static func relativePath(of name: String, _ kind: ArtifactKind) -> String {
    name + kind.rawValue
  }

  /// Writes a file below the folder, as a whole: a report.
  public func write(_ bytes: [UInt8], as name: String) throws(ReferenceError) {
    try replace([FileReplacement("\(path)/\(name)", bytes)])
  }

  /// The bytes of an artifact; nil when it is not there.
  public func bytes(of name: String, _ kind: ArtifactKind) throws(ReferenceError) -> [UInt8]? {
    try checkName(name)
    return try contents("\(path)/\(Self.relativePath(of: name, kind))")
  }

  // MARK: - Files

  func contents(_ path: String) throws(ReferenceError) -> [UInt8]? {
    do {
      return try FileContents.read(path, limit: ReferenceStore.maximumFileSize)
    } catch {
      throw ReferenceError(error)
    }
  }

  /// Results can be made again, so that no disk is waited for.
  func replace(_ files: [FileReplacement]) throws(ReferenceError) {
    do {
      try make()
      try FileReplacement.perform(files, .written, temporaries)
    } catch {
      throw ReferenceError(error)
    }
  }

  /// Makes the folder; one that was not there before tells Git to leave it alone.
  func make() throws(FileFailure) {
    guard access(path, F_OK) != 0 else { return }
    try Folder.make(path)
    try FileReplacement.perform(
      [FileReplacement("\(path)/.gitignore", Array("*\n".utf8))], .written, temporaries)
  }

  /// A name may lead out of the folder as little as that of a reference may lead out of its own.
  func checkName(_ name: String) throws(ReferenceError) {
    _ = try ReferenceStore(folder: path).base(of: name)
  }
}
