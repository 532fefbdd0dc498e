/// The parts of a path, by its characters alone: nothing is looked up.
package enum FileName {
  /// Up to and including the last `/`; empty without one.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// The last part: `photos/one.jpg` → `one.jpg`.
  static func last(of path: String) -> String { String(path.dropFirst(folder(of: path).count)) }

  /// The last part without its ending: `Templates/mail.yaml` → `mail`.
  package static func stem(of path: String) -> String {
    let name = path.dropFirst(folder(of: path).count)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return String(name) }
    return String(name[..<dot])
  }
}
