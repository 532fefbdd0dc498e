/// A pattern for paths: `*` and `?` stay within a folder's name, `**` goes over any number of
/// folders.
///
/// A pattern without a slash fits a name at any depth, one that ends in a slash all of a folder, as
/// in `.gitignore`.
public struct GlobPattern: Hashable, Sendable {
  /// As it was written.
  public let text: String
  private let parts: [[Character]]

  /// A single name without a leading slash matches in any folder, as in `.gitignore`.
  public init(_ text: String) {
    self.text = text
    var names = text.split(separator: "/").map(Array.init)
    if names.first == ["."] { names.removeFirst() }
    if names.count == 1, !text.hasPrefix("/"), names[0] != ["*", "*"] {
      names.insert(["*", "*"], at: 0)
    }
    if text.hasSuffix("/") { names.append(["*", "*"]) }
    parts = names
  }

  /// Whether the pattern fits a path, or a folder on the way to it.
  ///
  /// - Complexity: O(pattern × path).
  public func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }.map(Array.init)
    var reached: Set<Int> = [0]
    for name in names {
      reached = advanced(closed(reached), over: name)
      if reached.contains(parts.count) { return true }
    }
    return closed(reached).contains(parts.count)
  }

  /// Whether the pattern may fit something below a folder.
  public func reaches(_ folder: String) -> Bool {
    var reached: Set<Int> = [0]
    for name in folder.split(separator: "/").filter({ $0 != "." }).map(Array.init) {
      reached = advanced(closed(reached), over: name)
      if reached.contains(parts.count) { return true }
    }
    return !reached.isEmpty
  }

  /// The parts that may come next once one of `reached` has taken a name.
  private func advanced(_ reached: Set<Int>, over name: [Character]) -> Set<Int> {
    var next: Set<Int> = []
    for part in reached where part < parts.count {
      if isDeep(part) {
        next.insert(part)
      } else if Self.matches(parts[part], name) {
        next.insert(part + 1)
      }
    }
    return next
  }

  private func isDeep(_ part: Int) -> Bool { parts[part] == ["*", "*"] }

  /// With what `**` reaches by standing for no folder.
  private func closed(_ reached: Set<Int>) -> Set<Int> {
    var all = reached
    for part in parts.indices where all.contains(part) && isDeep(part) { all.insert(part + 1) }
    return all
  }

  /// `*` and `?` in one name.
  private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    var reached = [Bool](repeating: false, count: pattern.count + 1)
    reached[0] = true
    for index in pattern.indices where pattern[index] == "*" && reached[index] {
      reached[index + 1] = true
    }
    for character in name {
      var next = [Bool](repeating: false, count: pattern.count + 1)
      for (index, sign) in pattern.enumerated() {
        switch sign {
        case "*": next[index + 1] = next[index] || reached[index + 1]
        case "?": next[index + 1] = reached[index]
        default: next[index + 1] = reached[index] && sign == character
        }
      }
      reached = next
    }
    return reached[pattern.count]
  }
}
