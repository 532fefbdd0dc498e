/// Where in the source an assertion stands.
struct CallSite: Hashable, Sendable {
  /// `CellsTests/FeedCellTests.swift`
  let fileID: StaticString
  /// The file on disk.
  let filePath: StaticString
  let line: UInt
  let column: UInt

  static func == (left: CallSite, right: CallSite) -> Bool {
    left.line == right.line && left.column == right.column && left.path == right.path
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(line)
    hasher.combine(column)
  }

  /// The file on disk as a string.
  var path: String { "\(filePath)" }

  /// The folder of the file.
  var folder: String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// `FeedCellTests`
  var stem: String {
    let name = path.split(separator: "/").last ?? ""
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : String(name)
  }
}
