import Foundation
import ImageCoding

/// The folder of a run's results: pictures of the differences, at the paths of their references,
/// and `run.json` with the outcome of every snapshot.
///
/// Several processes may add to one run (Swift tests do): each appends lines to `run.jsonl`, which
/// `read()` combines with `run.json`. A new run removes the pictures of the previous one, so that
/// no report shows old ones; it keeps other files in the folder.
public struct ArtifactFolder: Sendable {
  /// As it was given; the folder need not exist.
  public let path: String
  /// The registry of unfinished files.
  let temporaries: TemporaryFiles

  /// The folder's default name, beside the project file.
  public static let standardName = ".plumb"
  /// The environment variable with another folder.
  public static let variable = "PLUMB_ARTIFACTS"

  /// A folder at a path, created on first write.
  ///
  /// - Parameter temporaries: the registry of unfinished files, for a process that may end early.
  public init(path: String, temporaries: TemporaryFiles = TemporaryFiles()) {
    self.path = path
    self.temporaries = temporaries
  }

  /// The folder from the option, else from the variable, else the default one.
  ///
  /// - Parameters:
  ///   - flag: the value of the option.
  ///   - project: the folder of the project. Relative paths in the variable are relative to the
  ///     working folder, not to this one.
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

  /// The snapshot's name with the ending of the kind; relative to the folder.
  public static func relativePath(of name: String, _ kind: ArtifactKind) -> String {
    name + kind.rawValue
  }

  /// Writes a report into the folder, replacing it as a whole.
  public func write(_ bytes: [UInt8], as name: String) throws(ReferenceError) {
    try replace([FileReplacement("\(path)/\(name)", bytes)])
  }

  /// The bytes of an artifact; nil if it does not exist.
  public func bytes(of name: String, _ kind: ArtifactKind) throws(ReferenceError) -> [UInt8]? {
    try checkName(name)
    return try contents("\(path)/\(Self.relativePath(of: name, kind))")
  }

  // MARK: - Files

  func contents(_ path: String) throws(ReferenceError) -> [UInt8]? {
    do {
      return try FileContents.read(
        path, limit: ReferenceStore.maximumFileSize, links: .refused)
    } catch {
      throw ReferenceError(error)
    }
  }

  /// Results can be made again, so there is no need to wait for the disk.
  func replace(_ files: [FileReplacement]) throws(ReferenceError) {
    do {
      try make()
      try FileReplacement.perform(files, .written, temporaries)
    } catch {
      throw ReferenceError(error)
    }
  }

  /// Creates the folder; a new one gets a `.gitignore`.
  func make() throws(FileFailure) {
    guard access(path, F_OK) != 0 else { return }
    try Folder.make(path)
    try FileReplacement.perform(
      [FileReplacement("\(path)/.gitignore", Array("*\n".utf8))], .written, temporaries)
  }

  /// Rejects names that lead out of the folder, as for references.
  private func checkName(_ name: String) throws(ReferenceError) {
    _ = try ReferenceStore(folder: path).base(of: name)
  }
}

/// The files of a snapshot that differs, with Playwright's names, known to CI systems.
public enum ArtifactKind: String, CaseIterable, Sendable {
  /// The reference's picture.
  case expected = "-expected.png"
  /// The reference's layout tree.
  case expectedTree = "-expected.json"
  /// The snapshot's picture.
  case actual = "-actual.png"
  /// The snapshot's layout tree.
  case actualTree = "-actual.json"
  case difference = "-diff.png"
  /// The reference's text, of a sweep.
  case expectedText = "-expected.txt"
  /// The snapshot's text, of a sweep.
  case actualText = "-actual.txt"
  /// The inspector page of the snapshot's source, which others of that source show as well.
  case inspector = "-inspect.html"
}

extension ArtifactFolder {
  /// Writes the files for a review: both pictures and trees, and the differences.
  ///
  /// - Parameters:
  ///   - reference: the expected reference; nil if there is none, or it is unreadable.
  ///   - name: the name of the files.
  ///   - ignored: what the picture of the differences shows as hatched.
  func leave(
    _ snapshot: Snapshot, expected reference: StoredReference?, as name: String,
    hatching ignored: [PictureRegion], _ tolerance: PictureTolerance
  ) throws(ReferenceError) -> SnapshotResult.Pictures {
    try checkName(name)
    try note(name)
    removePictures(of: name)
    let drawn = PicturesToLeave(snapshot, reference, hatching: ignored, tolerance)
    try replace(drawn.files.map { FileReplacement(path(of: name, $0.kind), $0.bytes) })
    return drawn.pictures(named: name)
  }

  /// Writes the texts for a review, and the picture that goes with the new one.
  func leave(
    _ snapshot: TextSnapshot, expected: [UInt8]?
  ) throws(ReferenceError) -> SnapshotResult.Pictures {
    let name = snapshot.name
    try checkName(name)
    try note(name)
    var files = [FileReplacement(path(of: name, .actualText), Array(snapshot.text.utf8))]
    if let expected { files.append(FileReplacement(path(of: name, .expectedText), expected)) }
    var pictures = SnapshotResult.Pictures()
    if let png = snapshot.picture(), let size = (try? PixelBuffer(png: png))?.size {
      files.append(FileReplacement(path(of: name, .actual), png))
      pictures.actual = .init(
        path: Self.relativePath(of: name, .actual), width: size.width, height: size.height)
    }
    try replace(files)
    return pictures
  }

  /// Writes the inspector page of a source beside the pictures of one of its snapshots.
  ///
  /// - Returns: the page's path relative to the folder.
  public func leave(
    inspector page: [UInt8], as name: String
  ) throws(ReferenceError) -> String {
    try checkName(name)
    try note(name)
    try replace([FileReplacement(path(of: name, .inspector), page)])
    return Self.relativePath(of: name, .inspector)
  }

  /// Removes the files of an earlier comparison of a snapshot.
  func removePictures(of name: String) {
    guard (try? checkName(name)) != nil else { return }
    for kind in ArtifactKind.allCases { unlink(path(of: name, kind)) }
  }

  // MARK: - Files of earlier runs

  /// The names of all snapshots with pictures: a killed run leaves some in no result.
  private var notes: String { "\(path)/.left" }

  private func note(_ name: String) throws(ReferenceError) {
    do throws(FileFailure) {
      try make()
    } catch {
      throw ReferenceError(error)
    }
    try append(Array("\(name)\n".utf8), to: notes)
  }

  /// Removes the pictures of all runs, and the folders that are empty afterwards.
  func removeAllPictures() {
    let lines = (try? contents(notes)).flatMap { $0 }.map { String(decoding: $0, as: UTF8.self) }
    for name in Set((lines ?? "").split(separator: "\n").map(String.init)) {
      removePictures(of: name)
      removeUnfinished(beside: name)
    }
    unlink(notes)
  }

  /// Removes unfinished files of killed runs, and folders that are then empty.
  private func removeUnfinished(beside name: String) {
    guard (try? checkName(name)) != nil else { return }
    var folder = Folder.parent(of: "\(path)/\(name)")
    UnfinishedFiles.remove(in: folder)
    while folder.count > path.count, rmdir(folder) == 0 { folder = Folder.parent(of: folder) }
  }
}

/// The files of one snapshot for a review.
private struct PicturesToLeave {
  private(set) var files: [(kind: ArtifactKind, bytes: [UInt8])] = []
  private var sizes: [ArtifactKind: PixelSize] = [:]

  init(
    _ snapshot: Snapshot, _ reference: StoredReference?, hatching ignored: [PictureRegion],
    _ tolerance: PictureTolerance
  ) {
    let new = try? PixelBuffer(png: snapshot.png)
    add(.actual, snapshot.png, new)
    files.append((.actualTree, snapshot.storedTree(for: snapshot.png)))
    guard let reference else { return }
    files.append((.expectedTree, reference.tree.json))
    let isSame = ByteComparison.areEqual(reference.png, snapshot.png)
    guard let old = isSame ? new : try? PixelBuffer(png: reference.png) else { return }
    add(.expected, reference.png, old)
    guard let new, !isSame else { return }
    let difference = PixelBuffer.difference(
      expected: old.hatched(ignored), actual: new.hatched(ignored), tolerance: tolerance)
    guard let png = try? difference.pngBytes() else { return }
    add(.difference, png, difference)
  }

  private mutating func add(_ kind: ArtifactKind, _ png: [UInt8], _ picture: PixelBuffer?) {
    files.append((kind, png))
    sizes[kind] = picture?.size
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
