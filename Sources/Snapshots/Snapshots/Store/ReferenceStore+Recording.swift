import Foundation
import ImageCoding

extension ReferenceStore {
  /// The parts of a reference to replace.
  struct Parts: OptionSet {
    let rawValue: Int
    /// The picture together with the tree.
    static let picture = Parts(rawValue: 1)
    /// Only the tree, which keeps the hash of the existing picture.
    static let tree = Parts(rawValue: 2)
  }

  /// Makes `snapshot` the reference of its name, replacing changed files as a whole.
  public func write(_ snapshot: Snapshot) throws(ReferenceError) {
    try write(snapshot, [.picture, .tree], over: nil)
  }

  /// Replaces parts of the reference `old` by those of a snapshot.
  func write(
    _ snapshot: Snapshot, _ parts: Parts, over old: StoredReference?
  ) throws(ReferenceError) {
    guard !parts.isEmpty else { return }
    let png = parts.contains(.picture) ? snapshot.png : old?.png ?? snapshot.png
    try replace(snapshot.name, png: png, json: snapshot.storedTree(for: png))
  }

  /// Replaces both files, the tree first: the picture's existence defines a reference.
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
    return ByteComparison.areEqual(bytes, file.bytes)
  }

  /// Rejects a new reference that not every working copy could contain.
  func refuseUnportable(
    _ name: String, _ base: String, _ type: String = "png"
  ) throws(ReferenceError) {
    guard access("\(base).\(type)", F_OK) != 0 else { return }
    func refuse(_ why: String) -> ReferenceError {
      ReferenceError(reason: "\(titled(name, type)) cannot be recorded: \(why)")
    }
    if let problem = try ReferenceName(name).portabilityProblem { throw refuse(problem) }
    if let twin = twin(of: "\(name).\(type)") {
      throw refuse(
        "\(twin) differs from it only in case, and is the same file on macOS and Windows")
    }
  }

  /// An existing path that differs from that of a file only in case.
  private func twin(of name: String) -> String? {
    var path = folder, shown = title
    for part in name.split(separator: "/").map(String.init) {
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
  /// The tree with the hash of its picture, as it is stored.
  func storedTree(for png: [UInt8]) -> [UInt8] {
    var tree = tree
    tree.picture = PictureHash.digits(of: png)
    return tree.jsonBytes(.linePerNode)
  }
}

extension ReferenceStore {
  /// The names of all references, in alphabetical order: pictures with a layout tree beside them
  /// and texts of sweeps, in the folder and its subfolders. Ignores other pictures, hidden files and
  /// links to folders.
  public var names: [String] { files.filter(\.isComplete).map(\.name) }

  /// References that are not in `names`, also those of which only the picture or the tree is left, in
  /// alphabetical order. Pictures and trees that we have not written are none.
  ///
  /// `names` must be complete: not those of a run with a filter, nor those of one shard.
  public func orphans(known names: some Sequence<String>) -> [String] {
    let known = Set(names)
    return files.filter { !known.contains($0.name) }.map(\.name)
  }

  /// Deletes a reference and emptied folders, but no files of others.
  public func delete(_ name: String) throws(ReferenceError) {
    let base = try base(of: name)
    do {
      try Folder.locked(Folder.parent(of: base), for: .writing) {
        for type in Self.types(of: base)
        where unlink("\(base).\(type)") != 0 && errno != ENOENT {
          throw FileFailure("\(base).\(type)", .removed)
        }
      }
    } catch {
      throw titled(error)
    }
    var parent = Folder.parent(of: base)
    while parent.count > folder.count, rmdir(parent) == 0 { parent = Folder.parent(of: parent) }
  }

  /// Removes the temporary files of killed runs, in all folders.
  public func removeUnfinished() {
    for path in folders { UnfinishedFiles.remove(in: path) }
  }

  private struct Entry {
    let name: String
    let isComplete: Bool
  }

  /// Every folder that may contain references, parents first.
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

  private static let maximumFolders = 100_000

  private var files: [Entry] {
    folders.flatMap { path -> [Entry] in
      let relative = path.dropFirst(folder.count + 1)
      let prefix = relative.isEmpty ? "" : "\(relative)/"
      let stems = Set(
        Self.entries(of: path).filter { !$0.hasPrefix(".") }.compactMap(Self.stem))
      return stems.compactMap { stem in
        let types = Self.types(of: "\(path)/\(stem)")
        guard !types.isEmpty else { return nil }
        return Entry(
          name: prefix + stem,
          isComplete: types.contains("txt") || types.starts(with: ["png", "json"]))
      }
    }.sorted { $0.name < $1.name }
  }

  /// The endings of the names of a reference's files, the picture first.
  private static let endings = ["png", "json", "txt"]

  /// A file's name without extension; nil if none of a reference is called that.
  private static func stem(_ entry: String) -> String? {
    endings.first { entry.hasSuffix(".\($0)") }.map { String(entry.dropLast($0.count + 1)) }
  }

  /// Which files of a reference are there. Picture and tree beside each other are one, whatever they
  /// contain; what stands alone is one if we have written it.
  private static func types(of base: String) -> [String] {
    let present = endings.filter { type in
      var status = stat()
      return lstat("\(base).\(type)", &status) == 0
    }
    let isPair = present.starts(with: ["png", "json"])
    return present.filter { type in
      switch type {
      case "png": isPair || isOwnPicture("\(base).png")
      case "json": isPair || begins("\(base).json", with: treeHeading)
      default: begins("\(base).txt", with: textHeading)
      }
    }
  }

  /// Whether a picture is one that we have written, as its bytes show.
  private static func isOwnPicture(_ path: String) -> Bool {
    guard let bytes = try? FileContents.read(path, limit: maximumFileSize) else { return false }
    return PNGEncoder.hasWritten(bytes)
  }

  private static let treeHeading = "{\"file\":\""

  /// Whether a file begins as those that we write: JSON of a layout tree, the text of a sweep.
  private static func begins(_ path: String, with text: String) -> Bool {
    guard let file = FileContents.handle(path) else { return false }
    defer { try? file.close() }
    return (try? file.read(upToCount: text.utf8.count)).flatMap { $0 } == Data(text.utf8)
  }

  private static func entries(of path: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  }
}
