import AtomicFiles
import Foundation
import ImageCoding

/// The folder of a run's results: pictures of the differences, at the paths of their references,
/// and `run.json` with the outcome of every snapshot.
///
/// Several processes may add to one run (Swift tests do): each adds lines to `run.jsonl`, which
/// `read()` puts together with `run.json`. A new run removes the pictures of the one before, so
/// that no report shows old ones; other files in the folder are left alone.
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
  /// - Parameter temporaries: where unfinished files are noted, for a process that may have to end
  ///   early.
  public init(path: String, temporaries: TemporaryFiles = TemporaryFiles()) {
    self.path = path
    self.temporaries = temporaries
  }

  /// The folder that applies: the one of the option, else of the variable, else the usual one.
  ///
  /// - Parameters:
  ///   - flag: the value of an option.
  ///   - project: the folder of the project; relative paths of the variable are relative to the
  ///     working folder, as everywhere.
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

  /// Makes the folder; a new one gets a `.gitignore` of its own.
  func make() throws(FileFailure) {
    guard access(path, F_OK) != 0 else { return }
    try Folder.make(path)
    try FileReplacement.perform(
      [FileReplacement("\(path)/.gitignore", Array("*\n".utf8))], .written, temporaries)
  }

  /// A name may lead out of the folder as little as that of a reference may lead out of its own.
  private func checkName(_ name: String) throws(ReferenceError) {
    _ = try ReferenceStore(folder: path).base(of: name)
  }
}

/// The files kept for a snapshot that differs, under Playwright's names, which CI systems and
/// editors know.
public enum ArtifactKind: String, CaseIterable, Sendable {
  /// The reference's picture.
  case expected = "-expected.png"
  /// The reference's layout tree.
  case expectedTree = "-expected.json"
  /// The snapshot's picture.
  case actual = "-actual.png"
  /// The snapshot's layout tree.
  case actualTree = "-actual.json"
  /// Where they differ.
  case difference = "-diff.png"
}

extension ArtifactFolder {
  /// Leaves what a person needs to judge: both pictures and trees, and where the pictures differ.
  ///
  /// - Parameters:
  ///   - reference: what is expected; nil where there is nothing, or nothing that can be read.
  ///   - name: what the files are called.
  func leave(
    _ snapshot: Snapshot, expected reference: StoredReference?, as name: String,
    _ tolerance: PictureTolerance
  ) throws(ReferenceError) -> SnapshotResult.Pictures {
    try checkName(name)
    try note(name)
    removePictures(of: name)
    let drawn = PicturesToLeave(snapshot, reference, tolerance)
    try replace(drawn.files.map { FileReplacement(path(of: name, $0.kind), $0.bytes) })
    return drawn.pictures(named: name)
  }

  /// Removes what a former comparison has left of a snapshot.
  func removePictures(of name: String) {
    guard (try? checkName(name)) != nil else { return }
    for kind in ArtifactKind.allCases { unlink(path(of: name, kind)) }
  }

  // MARK: - What has been left

  /// The file that says whose pictures there are, a name a line: a run that is killed leaves
  /// pictures that no result names.
  private var notes: String { "\(path)/.left" }

  private func note(_ name: String) throws(ReferenceError) {
    do throws(FileFailure) {
      try make()
    } catch {
      throw ReferenceError(error)
    }
    try append(Array("\(name)\n".utf8), to: notes)
  }

  /// Removes every picture that any run has left, and the folders that are empty without them.
  func removeAllPictures() {
    let lines = (try? contents(notes)).flatMap { $0 }.map { String(decoding: $0, as: UTF8.self) }
    for name in Set((lines ?? "").split(separator: "\n").map(String.init)) {
      removePictures(of: name)
      removeUnfinished(beside: name)
    }
    unlink(notes)
  }

  /// Removes what killed runs were writing where a snapshot's pictures are, and folders that are
  /// empty then.
  private func removeUnfinished(beside name: String) {
    guard (try? checkName(name)) != nil else { return }
    var folder = Folder.parent(of: "\(path)/\(name)")
    UnfinishedFiles.remove(in: folder)
    while folder.count > path.count, rmdir(folder) == 0 { folder = Folder.parent(of: folder) }
  }
}

/// The files that are left of one snapshot.
private struct PicturesToLeave {
  private(set) var files: [(kind: ArtifactKind, bytes: [UInt8])] = []
  private var sizes: [ArtifactKind: (width: Int, height: Int)] = [:]

  init(_ snapshot: Snapshot, _ reference: StoredReference?, _ tolerance: PictureTolerance) {
    let new = try? PixelBuffer(png: snapshot.png)
    add(.actual, snapshot.png, new)
    files.append((.actualTree, snapshot.storedTree(for: snapshot.png)))
    guard let reference else { return }
    files.append((.expectedTree, reference.tree.json))
    let isSame = Bytes.areEqual(reference.png, snapshot.png)
    guard let old = isSame ? new : try? PixelBuffer(png: reference.png) else { return }
    add(.expected, reference.png, old)
    guard let new, !isSame, let difference = Self.difference(old, new, tolerance),
      let png = try? difference.pngBytes()
    else { return }
    add(.difference, png, difference)
  }

  private mutating func add(_ kind: ArtifactKind, _ png: [UInt8], _ picture: PixelBuffer?) {
    files.append((kind, png))
    sizes[kind] = picture.map { ($0.width, $0.height) }
  }

  private static func difference(
    _ old: PixelBuffer, _ new: PixelBuffer, _ tolerance: PictureTolerance
  ) -> PixelBuffer? {
    PixelBuffer.difference(expected: old, actual: new, tolerance: tolerance)
  }

  func pictures(named name: String) -> SnapshotResult.Pictures {
    func picture(_ kind: ArtifactKind) -> SnapshotResult.Picture? {
      sizes[kind].map {
        .init(
          path: ArtifactFolder.relativePath(of: name, kind), width: $0.width, height: $0.height)
      }
    }
    return .init(
      expected: picture(.expected), actual: picture(.actual), difference: picture(.difference))
  }
}
