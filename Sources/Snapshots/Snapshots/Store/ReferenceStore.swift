import Foundation

/// References on disk: `<name>.png` and, beside it, `<name>.json` with its layout tree; of a sweep
/// `<name>.txt` alone.
///
/// There is no reference if there is neither file; one without the other cannot be read. The tree is
/// written first. Reading and writing lock the folder, so that several runs at once see only matching
/// pairs. A run that is killed between the two files leaves a tree with the hash of another picture
/// (`PictureHash`), or of a new reference a tree alone.
public struct ReferenceStore: Sendable {
  /// The path of the folder.
  public let folder: String
  /// The folder's name in messages.
  public let title: String
  /// The registry of unfinished files.
  let temporaries: TemporaryFiles

  /// The maximum size of a reference's file in bytes.
  static let maximumFileSize = 256 << 20

  /// A store in `folder`, which is created on first write.
  ///
  /// - Parameters:
  ///   - title: the folder's name in messages, if it is not the path.
  ///   - temporaries: the registry of unfinished files, for a process that may end early.
  public init(
    folder: String, title: String? = nil, temporaries: TemporaryFiles = TemporaryFiles()
  ) {
    self.folder = folder
    self.title = title ?? folder
    self.temporaries = temporaries
  }

  /// The reference of a name; `nil` if there is none. Throws `ReferenceError` if it is incomplete
  /// or cannot be read.
  func read(_ name: String) throws(ReferenceError) -> StoredReference? {
    let base = try base(of: name)
    let (png, json) = try files(base)
    if png == nil, json == nil { return nil }
    guard let png else { throw missing(name, "png") }
    guard let json else { throw missing(name, "json") }
    let (picture, tree) = (titled(name, "png"), titled(name, "json"))
    try Self.check(png, picture)
    try Self.check(json, tree)
    return StoredReference(
      png: png, picturePath: picture, tree: StoredTree(json: json, path: tree))
  }

  /// The failure of a reference of which only the other file is there.
  private func missing(_ name: String, _ type: String) -> ReferenceError {
    ReferenceError(reason: "\(titled(name, type)) is missing; \(Self.advice)")
  }

  /// Both files, read at the same moment.
  private func files(_ base: String) throws(ReferenceError) -> ([UInt8]?, [UInt8]?) {
    do {
      return try Folder.locked(Folder.parent(of: base), for: .reading) {
        (
          try FileContents.read(base + ".png", limit: Self.maximumFileSize),
          try FileContents.read(base + ".json", limit: Self.maximumFileSize)
        )
      }
    } catch {
      throw titled(error)
    }
  }

  static let advice = "restore the file, or record it again"

  /// Rejects files that are no references, with the reason: other programs replace files by texts.
  static func check(_ bytes: [UInt8], _ path: String) throws(ReferenceError) {
    if bytes.isEmpty { throw ReferenceError(reason: "\(path) is empty; \(advice)") }
    if GitRemnant.isPointer(bytes) {
      throw ReferenceError(
        reason: "\(path) is a Git LFS pointer instead of the file; fetch it with `git lfs pull`")
    }
    if hasConflictMarker(bytes) {
      throw ReferenceError(
        reason: "\(path) has merge conflicts; take either side, then record it again")
    }
  }

  /// Whether lines begin with Git's conflict markers.
  private static func hasConflictMarker(_ bytes: [UInt8]) -> Bool {
    guard bytes.first != 0x89 else { return false }
    return bytes.starts(with: "<<<<<<< ".utf8)
      || Data(bytes).range(of: Data("\n<<<<<<< ".utf8)) != nil
  }

  /// The path of a reference's files, without extension. Throws `ReferenceError` for a name that
  /// leads out of the folder, directly or through a link.
  func base(of name: String) throws(ReferenceError) -> String {
    let parts = try ReferenceName(name).parts
    try refuseLinksOutside(parts.dropLast())
    for ending in ["png", "json", "txt"] {
      try refuseLinksOutside(parts.dropLast() + [(parts.last ?? "") + "." + ending])
    }
    return ([folder] + parts).joined(separator: "/")
  }

  /// The name of a reference's file in messages.
  func titled(_ name: String, _ type: String) -> String { "\(title)/\(name).\(type)" }

  /// A failure with the folder's name in messages.
  func titled(_ error: any Error) -> ReferenceError {
    guard let failure = error as? FileFailure else { return ReferenceError(error) }
    let reason = failure.description
    return ReferenceError(
      reason: reason.hasPrefix(folder + "/") ? title + reason.dropFirst(folder.count) : reason)
  }

  /// Rejects links that lead out, through which any file could be read or written.
  private func refuseLinksOutside(_ folders: ArraySlice<String>) throws(ReferenceError) {
    var path = folder
    for part in folders {
      path += "/\(part)"
      var status = stat()
      guard lstat(path, &status) == 0 else { return }
      guard status.st_mode & S_IFMT == S_IFLNK else { continue }
      let root = ResolvedPath.of(folder)
      guard let root, let resolved = ResolvedPath.of(path),
        ResolvedPath.isInside(resolved, of: root)
      else {
        throw ReferenceError(reason: "\(path) is a link that leads out of \(title)")
      }
    }
  }
}

extension ReferenceStore {
  static let textHeading = "plumb sweep "

  /// The stored text of a name; nil if there is none.
  func readText(_ name: String) throws(ReferenceError) -> [UInt8]? {
    let base = try base(of: name)
    let bytes: [UInt8]?
    do {
      bytes = try Folder.locked(Folder.parent(of: base), for: .reading) {
        try FileContents.read(base + ".txt", limit: Self.maximumFileSize)
      }
    } catch {
      throw titled(error)
    }
    if let bytes { try Self.check(bytes, titled(name, "txt")) }
    return bytes
  }

  func replaceText(_ name: String, _ bytes: [UInt8]) throws(ReferenceError) {
    let base = try base(of: name)
    try refuseUnportable(name, base, "txt")
    do {
      try Folder.make(Folder.parent(of: base), .onDisk)
      try Folder.locked(Folder.parent(of: base), for: .writing) {
        UnfinishedFiles.remove(in: Folder.parent(of: base))
        try FileReplacement.perform(
          [FileReplacement(base + ".txt", bytes)], .onDisk, temporaries)
      }
    } catch {
      throw titled(error)
    }
  }
}

/// The name of a reference: a path below the folder of references, without extension. It comes from
/// the names of files and tests, so it is validated before it becomes a path.
struct ReferenceName: Equatable {
  /// The folders, then the file.
  fileprivate let parts: [String]

  /// The maximum length of a file name on all common file systems, in bytes.
  private static let maximumPartLength = 255
  /// Linux's `PATH_MAX`, less space for the folder of references.
  private static let maximumLength = 2048
  /// The length of the longest suffix of the last part: `-expected.json`.
  private static let longestEnding = "-expected.json".utf8.count

  /// Validates a name. Throws `ReferenceError` for one that leads out of the folder, or that no
  /// file can have.
  init(_ name: String) throws(ReferenceError) {
    func refuse(_ why: String) -> ReferenceError {
      ReferenceError(reason: "\(Diagnostic.quoted(name)) cannot name a reference: \(why)")
    }
    parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if name.hasPrefix("/") { throw refuse("it is an absolute path") }
    if parts.contains("..") { throw refuse("it leads out of the folder of references") }
    if parts.contains(where: { $0.isEmpty || $0 == "." }) { throw refuse("a part of it is empty") }
    if name.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      throw refuse("it has control characters")
    }
    let room = Self.maximumPartLength - Self.longestEnding
    if let long = parts.first(where: { $0.utf8.count > room }) {
      throw refuse("a part of it has \(long.utf8.count) bytes (limit: \(room))")
    }
    if name.utf8.count > Self.maximumLength {
      throw refuse("it has \(name.utf8.count) bytes (limit: \(Self.maximumLength))")
    }
    if parts.contains(where: { $0.hasPrefix(".") }) { throw refuse("a part of it is hidden") }
  }

  /// The reason why files of this name cannot be checked out on all systems; nil if they can.
  /// Checked when a reference is written for the first time: an existing one works somewhere
  /// already.
  ///
  /// Source: Microsoft's "Naming Files, Paths, and Namespaces".
  var portabilityProblem: String? {
    for part in parts {
      if let character = part.first(where: { "<>:\"\\|?*".contains($0) }) {
        return "Windows allows no \(Diagnostic.quoted(String(character))) in names"
      }
      if part.hasSuffix(" ") || part.hasSuffix(".") {
        return "on Windows names do not end in a space or full stop"
      }
      let stem = part.prefix { $0 != "." }.uppercased()
      if Self.deviceNames.contains(stem) {
        return "\(Diagnostic.quoted(String(part.prefix { $0 != "." }))) is a device on Windows"
      }
    }
    return nil
  }

  private static let deviceNames: Set<String> = Set(
    ["CON", "PRN", "AUX", "NUL"] + (1...9).flatMap { ["COM\($0)", "LPT\($0)"] })
}

/// The reason why a reference could not be read or written.
public struct ReferenceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A sentence with the path.
  public let reason: String

  /// Creates an error from a sentence.
  public init(reason: String) { self.reason = Diagnostic.printable(reason) }

  /// An error in the words of another; one of this kind stays as it is.
  init(_ error: any Error) {
    self = error as? ReferenceError ?? ReferenceError(reason: Diagnostic.reason(of: error))
  }

  /// The reason.
  public var description: String { reason }
}
