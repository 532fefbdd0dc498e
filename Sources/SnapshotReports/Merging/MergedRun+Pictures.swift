import AtomicFiles
import Snapshots

extension MergedRun {
  /// Copies the pictures of all results into one folder, with the layout trees beside them.
  ///
  /// A picture keeps its path. Where another result has a picture of that path with other bytes, it
  /// gets a number: `mail-actual-2.png`.
  ///
  /// - Parameter folders: the folders of artifacts, in the order of the merged runs.
  /// - Returns: the merged run with the paths as they are in `folder`, and with a note for each
  ///   picture that two runs drew differently.
  public func gathered(
    from folders: [String], into folder: String
  ) throws(ReportError) -> MergedRun {
    var gathering = Gathering(
      sources: folders.map(PictureFiles.init), target: PictureFiles(folder: folder))
    var merged = self
    merged.notes += gathering.contradictions(run.results, origins)
    for (index, origins) in origins.enumerated() {
      guard let origin = origins.first, folders.indices.contains(origin) else { continue }
      try gathering.gather(&merged.run.results[index].pictures, from: origin)
    }
    return merged
  }
}

extension SnapshotResult.Pictures {
  /// Where the pictures are kept.
  fileprivate static var all: [WritableKeyPath<Self, SnapshotResult.Picture?>] {
    [\.expected, \.actual, \.difference]
  }
}

/// Copying of pictures out of several folders into one.
private struct Gathering {
  let sources: [PictureFiles]
  let target: PictureFiles
  /// What is at the paths that have been written.
  private var taken: [String: [UInt8]] = [:]

  init(sources: [PictureFiles], target: PictureFiles) {
    self.sources = sources
    self.target = target
  }

  /// Copies what is there and notes where it is now.
  mutating func gather(
    _ pictures: inout SnapshotResult.Pictures, from origin: Int
  ) throws(ReportError) {
    for key in SnapshotResult.Pictures.all {
      guard let old = pictures[keyPath: key]?.path, let bytes = sources[origin].bytes(of: old)
      else { continue }
      let new = freePath(old, for: bytes)
      try copy(bytes, to: new)
      if let tree = sources[origin].contents(of: Self.tree(of: old)) {
        try copy(tree, to: Self.tree(of: new))
      }
      pictures[keyPath: key]?.path = new
    }
  }

  /// The path, or a numbered one where other bytes have it.
  private mutating func freePath(_ path: String, for bytes: [UInt8]) -> String {
    let stem = path.hasSuffix(".png") ? String(path.dropLast(4)) : path
    var free = path
    var number = 2
    while let there = taken[free], there != bytes {
      free = "\(stem)-\(number).png"
      number += 1
    }
    taken[free] = bytes
    return free
  }

  private func copy(_ bytes: [UInt8], to path: String) throws(ReportError) {
    guard let location = target.location(of: path) else { return }
    // The folder may be that of one of the runs.
    guard target.contents(of: path) != bytes else { return }
    do {
      try FileReplacement.perform([FileReplacement(location, bytes)], .written)
    } catch {
      throw ReportError(error)
    }
  }

  /// The layout tree that lies beside a picture.
  private static func tree(of picture: String) -> String {
    (picture.hasSuffix(".png") ? String(picture.dropLast(4)) : picture) + ".json"
  }

  /// Names of which several runs say the same and show something else.
  func contradictions(_ results: [SnapshotResult], _ origins: [[Int]]) -> [MergeNote] {
    zip(results, origins).compactMap { result, origins in
      let known = origins.filter(sources.indices.contains)
      guard known.count > 1, let path = result.pictures.actual?.path else { return nil }
      let drawn = known.compactMap { sources[$0].bytes(of: path) }
      guard let first = drawn.first, drawn.contains(where: { $0 != first }) else { return nil }
      return .drawnDifferently(name: result.name, path: path)
    }
  }
}
