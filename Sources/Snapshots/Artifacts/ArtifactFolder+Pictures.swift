import AtomicFiles
import Foundation
import ImageCoding

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

  /// The file that says whose pictures there are, a name a line: a run that is killed leaves pictures
  /// that no result tells of.
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

  /// Removes what killed runs were writing where a snapshot's pictures are, and folders that are empty then.
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
