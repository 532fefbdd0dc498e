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

  /// Makes `snapshot` the reference of its name. Files are replaced as wholes, and left alone when
  /// they would not change.
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
      throw titled(error)
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
    var path = folder, shown = title
    for part in "\(name).png".split(separator: "/").map(String.init) {
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      if let other = entries.sorted().first(where: {
        $0 != part && $0.lowercased() == part.lowercased()
      }) {
        return "\(shown)/\(other)"
      }
      path += "/\(part)"
      shown += "/\(part)"
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

extension ReferenceStore {
  /// Names that have a reference, in alphabetical order: pictures with a layout tree beside them,
  /// in the folder and those within. Other pictures, hidden files and links to folders are
  /// nobody's.
  public var names: [String] { files.filter(\.isComplete).map(\.name) }

  /// References that nothing asks for: neither known by name nor, where a tree has lost its
  /// picture, complete. In alphabetical order.
  ///
  /// Only somebody who knows *all* names may ask: not a run with a filter, nor one of several
  /// shards.
  public func orphans(known names: some Sequence<String>) -> [String] {
    let known = Set(names)
    return files.filter { !known.contains($0.name) }.map(\.name)
  }

  /// Deletes a reference, and the folders that are empty without it.
  public func delete(_ name: String) throws(ReferenceError) {
    let base = try base(of: name)
    do {
      try Folder.locked(Folder.parent(of: base), for: .writing) {
        // The picture first: without it there is no reference.
        for path in [base + ".png", base + ".json"] where unlink(path) != 0 && errno != ENOENT {
          throw FileFailure(path, .removed)
        }
      }
    } catch {
      throw titled(error)
    }
    var parent = Folder.parent(of: base)
    while parent.count > folder.count, rmdir(parent) == 0 { parent = Folder.parent(of: parent) }
  }

  /// Removes temporary files that killed runs have left, in all folders.
  public func removeUnfinished() {
    for path in folders { UnfinishedFiles.remove(in: path) }
  }

  private struct Entry {
    let name: String
    let isComplete: Bool
  }

  /// Every folder that may hold references, the outermost first.
  private var folders: [String] {
    var found = [folder]
    var next = 0
    while next < found.count, found.count < Self.maximumFolders {
      let path = found[next]
      next += 1
      for entry in Self.entries(of: path) where !entry.hasPrefix(".") {
        var status = stat()
        if lstat("\(path)/\(entry)", &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
          found.append("\(path)/\(entry)")
        }
      }
    }
    return found
  }

  /// As many folders are looked into.
  private static let maximumFolders = 100_000

  private var files: [Entry] {
    folders.flatMap { path -> [Entry] in
      let entries = Set(Self.entries(of: path).filter { !$0.hasPrefix(".") })
      let relative = path.dropFirst(folder.count + 1)
      let prefix = relative.isEmpty ? "" : "\(relative)/"
      return entries.compactMap { entry in
        guard entry.hasSuffix(".json") else { return nil }
        let stem = String(entry.dropLast(5))
        let isComplete = entries.contains("\(stem).png")
        guard isComplete || Self.isTree("\(path)/\(entry)") else { return nil }
        return Entry(name: prefix + stem, isComplete: isComplete)
      }
    }.sorted { $0.name < $1.name }
  }

  /// A tree of ours, not just any JSON file.
  private static func isTree(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    return (try? file.read(upToCount: 9)).flatMap { $0 } == Data("{\"file\":\"".utf8)
  }

  private static func entries(of path: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  }
}
