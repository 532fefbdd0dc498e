import Diagnostics

/// The name of a reference: a path below the folder of references, without extension. It comes from
/// files' and tests' names, so it is checked before it becomes a path.
struct ReferenceName: Equatable {
  /// Folders, then the file.
  let parts: [String]

  /// No name of a file may be longer on any file system in use, in bytes.
  static let maximumPartLength = 255
  /// `PATH_MAX` of Linux less room for the folder of references.
  static let maximumLength = 2048
  /// What is appended to the last part, at most: `-expected.json`.
  static let longestEnding = "-expected.json".utf8.count

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
