/// The parts of a path, by its characters alone: nothing is looked up.
package enum PathName {
  /// Up to and including the last `/`; empty without one.
  package static func prefix(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// The path before the names of files in a folder: nothing for the working folder.
  package static func prefix(in folder: String) -> String {
    folder.isEmpty || folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// The folder without a `/` at its end: `.` for a file in the working folder, `/` for the root.
  package static func folder(of path: String) -> String {
    let prefix = prefix(of: path)
    return prefix.isEmpty ? "." : withoutSlashes(prefix)
  }

  /// The last name: `photos/one.jpg` → `one.jpg`, `photos/` → `photos`.
  package static func last(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The last name without its ending: `Templates/mail.yaml` → `mail`, `.hidden` → `.hidden`.
  package static func stem(of path: String) -> String {
    let name = last(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The path that a name means in a folder: absolute ones mean themselves.
  package static func joined(_ name: String, in prefix: String) -> String {
    name.hasPrefix("/") ? name : prefix + name
  }

  /// Whether a path leads through a folder of Git's, as file systems without case spell it too.
  package static func isOfGit(_ path: some StringProtocol) -> Bool {
    path.split(separator: "/").contains { $0.lowercased() == ".git" }
  }

  /// The path without slashes at its end; the root keeps its own.
  package static func withoutSlashes(_ path: String) -> String {
    var path = Substring(path)
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return String(path)
  }

  /// The path as seen from a folder, with or without a slash at its end; nil where it is elsewhere.
  package static func relative(_ path: String, to folder: String) -> String? {
    let folder = withoutSlashes(folder)
    let prefix = folder == "/" ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }
}
