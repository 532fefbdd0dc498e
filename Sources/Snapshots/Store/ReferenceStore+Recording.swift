import AtomicFiles
import Foundation

extension ReferenceStore {
  /// What of a reference is to be replaced.
  struct Parts: OptionSet {
    let rawValue: Int
    /// The picture, and with it the tree.
    static let picture = Parts(rawValue: 1)
    /// The tree alone; it goes on to name the picture that is there.
    static let tree = Parts(rawValue: 2)
  }

  /// Makes `snapshot` the reference of its name. Files are replaced as wholes, and left alone when they
  /// would not change.
  public func write(_ snapshot: Snapshot) throws(ReferenceError) {
    try write(snapshot, [.picture, .tree], over: nil)
  }

  /// Replaces parts of a reference by those of a snapshot, `old` being what is there.
  func write(
    _ snapshot: Snapshot, _ parts: Parts, over old: StoredReference?
  ) throws(ReferenceError) {
    guard !parts.isEmpty else { return }
    let png = parts.contains(.picture) ? snapshot.png : old?.png ?? snapshot.png
    try replace(snapshot.name, png: png, json: snapshot.storedTree(for: png))
  }

  /// Puts both files in place, the tree first: the picture is what makes them a reference.
  func replace(_ name: String, png: [UInt8], json: [UInt8]) throws(ReferenceError) {
    let base = try base(of: name)
    try refuseUnportable(name, base)
    do {
      try Folder.make(Folder.parent(of: base), .onDisk)
      try Folder.locked(Folder.parent(of: base), for: .writing) {
        UnfinishedFiles.remove(in: Folder.parent(of: base))
        let files = [
          FileReplacement(base + ".json", json), FileReplacement(base + ".png", png),
        ]
        try FileReplacement.perform(files.filter { !Self.has($0) }, .onDisk, temporaries)
      }
    } catch {
      throw told(error)
    }
  }

  private static func has(_ file: FileReplacement) -> Bool {
    guard let bytes = try? FileContents.read(file.path, limit: maximumFileSize) else {
      return false
    }
    return Bytes.areEqual(bytes, file.bytes)
  }

  /// A new reference must be able to stand in every working copy.
  private func refuseUnportable(_ name: String, _ base: String) throws(ReferenceError) {
    guard access(base + ".png", F_OK) != 0 else { return }
    func refuse(_ why: String) -> ReferenceError {
      ReferenceError(reason: "\(titled(name, "png")) cannot be recorded: \(why)")
    }
    if let problem = try ReferenceName(name).portabilityProblem { throw refuse(problem) }
    if let twin = twin(of: name) {
      throw refuse(
        "\(twin) differs from it only in case, and is the same file on macOS and Windows")
    }
  }

  /// A path that is there and differs from the name's in case only.
  private func twin(of name: String) -> String? {
    var path = folder, told = title
    for part in "\(name).png".split(separator: "/").map(String.init) {
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      if let other = entries.sorted().first(where: {
        $0 != part && $0.lowercased() == part.lowercased()
      }) {
        return "\(told)/\(other)"
      }
      path += "/\(part)"
      told += "/\(part)"
    }
    return nil
  }
}

extension Snapshot {
  /// The tree as it is stored beside a picture.
  func storedTree(for png: [UInt8]) -> [UInt8] {
    var tree = tree
    tree.picture = PictureHash.digits(of: png)
    return tree.jsonBytes(.linePerNode)
  }
}
