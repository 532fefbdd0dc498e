import AtomicFiles
import Diagnostics
import Foundation
import ImageCoding
import LayoutTree

/// References on disk: `<name>.png` and, beside it, `<name>.json` with its layout tree.
///
/// A reference is there when its picture is: the tree is put in place first. Whoever reads or
/// writes one holds a lock on its folder, so that several runs at once see pairs only; a run that
/// is killed between the two leaves a tree that says it belongs to another picture (`PictureHash`).
public struct ReferenceStore: Sendable {
  /// Where the references are.
  public let folder: String
  /// What messages call the folder.
  public let title: String
  /// Where unfinished files are noted.
  let temporaries: TemporaryFiles

  /// A file of a reference is no longer than this, in bytes.
  static let maximumFileSize = 256 << 20

  /// A store in `folder`, which is made when something is written.
  ///
  /// - Parameters:
  ///   - title: what messages call the folder, where that is not its path.
  ///   - temporaries: where unfinished files are noted, for a process that may have to end early.
  public init(
    folder: String, title: String? = nil, temporaries: TemporaryFiles = TemporaryFiles()
  ) {
    self.folder = folder
    self.title = title ?? folder
    self.temporaries = temporaries
  }

  /// The reference of that name; `nil` when there is none.
  ///
  /// - Throws: `ReferenceError` when it is incomplete or cannot be read.
  func read(_ name: String) throws(ReferenceError) -> StoredReference? {
    let base = try base(of: name)
    let (png, json) = try files(base)
    guard let png else { return nil }
    let tree = titled(name, "json")
    guard let json else { throw ReferenceError(reason: "\(tree) is missing") }
    try Self.check(png, titled(name, "png"))
    try Self.check(json, tree)
    return StoredReference(png: png, tree: StoredTree(json: json, path: tree))
  }

  /// Both files of one moment.
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

  /// What is no reference at all, and why: other programs replace files with texts of their own.
  private static func check(_ bytes: [UInt8], _ path: String) throws(ReferenceError) {
    if bytes.isEmpty { throw ReferenceError(reason: "\(path) is empty") }
    if bytes.starts(with: "version https://git-lfs".utf8) {
      throw ReferenceError(
        reason: "\(path) is a Git LFS pointer instead of the file; fetch it with `git lfs pull`")
    }
    if hasConflictMarker(bytes) {
      throw ReferenceError(
        reason: "\(path) has merge conflicts; take either side, then record it again")
    }
  }

  /// Git puts its markers at the beginning of lines; a tree has none of its own there.
  private static func hasConflictMarker(_ bytes: [UInt8]) -> Bool {
    guard bytes.first != 0x89 else { return false }
    return bytes.starts(with: "<<<<<<< ".utf8)
      || Data(bytes).range(of: Data("\n<<<<<<< ".utf8)) != nil
  }

  /// The path of a reference's files, without extension.
  ///
  /// - Throws: `ReferenceError` for a name that leads out of the folder, by itself or by a link.
  func base(of name: String) throws(ReferenceError) -> String {
    let parts = try ReferenceName(name).parts
    try refuseLinksOutside(parts.dropLast())
    return ([folder] + parts).joined(separator: "/")
  }

  /// What messages call a file of a reference.
  func titled(_ name: String, _ type: String) -> String { "\(title)/\(name).\(type)" }

  /// A failure with the folder called as messages call it.
  func titled(_ error: any Error) -> ReferenceError {
    guard let failure = error as? FileFailure else { return ReferenceError(reason: "\(error)") }
    let reason = failure.description
    return ReferenceError(
      reason: reason.hasPrefix(folder + "/") ? title + reason.dropFirst(folder.count) : reason)
  }

  /// A link to a folder elsewhere would let a name be written anywhere.
  private func refuseLinksOutside(_ folders: ArraySlice<String>) throws(ReferenceError) {
    var path = folder
    for part in folders {
      path += "/\(part)"
      var status = stat()
      guard lstat(path, &status) == 0 else { return }
      guard status.st_mode & S_IFMT == S_IFLNK else { continue }
      let root = Self.resolved(folder)
      guard let root, let resolved = Self.resolved(path), resolved.hasPrefix(root + "/") else {
        throw ReferenceError(reason: "\(path) is a link that leads out of \(title)")
      }
    }
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

/// The name of a reference: a path below the folder of references, without extension. It comes from
/// files' and tests' names, so it is checked before it becomes a path.
struct ReferenceName: Equatable {
  /// Folders, then the file.
  fileprivate let parts: [String]

  /// No name of a file may be longer on any file system in use, in bytes.
  private static let maximumPartLength = 255
  /// `PATH_MAX` of Linux less room for the folder of references.
  private static let maximumLength = 2048
  /// What is appended to the last part, at most: `-expected.json`.
  private static let longestEnding = "-expected.json".utf8.count

  /// Checks a name.
  ///
  /// - Throws: `ReferenceError` for one that would leave the folder, or that no file can have.
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

  /// Why files of this name cannot be checked out everywhere; nil when they can. Looked at when a
  /// reference is written for the first time: one that is there already works somewhere.
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

/// Why a reference could not be read or written.
public struct ReferenceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// In words, with the path.
  public let reason: String

  /// A reason in words.
  public init(reason: String) { self.reason = Diagnostic.printable(reason) }

  init(_ failure: FileFailure) { self.init(reason: failure.description) }

  /// The reason.
  public var description: String { reason }
}
