import AppProjects

/// A module of a project: the files that may be compiled in it, and those that are.
struct ProjectModule {
  let name: String
  /// Resolved paths, the nearest to what is drawn first.
  let files: [String]
  let origin: String
  /// Headers whose imports its files may see.
  let headers: [String]
  /// Flags of `#if` that hold in it.
  let conditions: [String]
  /// The mode of its language; nil where nothing is said.
  let languageVersion: String?
  /// Whether its files are Swift 1 or 2 whatever they look like.
  let isFormerSwift: Bool
  let isForeign: Bool
  /// Whether all files are compiled: what extensions of a package add is seldom found by a name.
  var isWhole: Bool { isForeign && files.count <= Self.mostWhole }

  private static let mostWhole = 300

  /// Whether files see UIKit without an import.
  var seesUIKit = false
  /// Resolved paths of the files that were found, in that order.
  private(set) var found: [String] = []
  private let all: Set<String>

  init(
    _ name: String, _ files: [String], near origin: String, _ target: AppTarget? = nil,
    headers: [String] = [], isForeign: Bool = false
  ) {
    (self.name, self.origin, self.headers, self.isForeign) = (name, origin, headers, isForeign)
    let near = origin.split(separator: "/")
    let keyed = files.map { path in
      (zip(path.split(separator: "/"), near).prefix { $0 == $1 }.count, path)
    }
    self.files = keyed.sorted { $0.0 != $1.0 ? $0.0 > $1.0 : $0.1 < $1.1 }.map(\.1)
    all = Set(files)
    conditions = target?.conditions ?? []
    languageVersion = target?.languageVersion
    isFormerSwift = target?.isFormerSwift ?? false
  }

  func has(_ file: String) -> Bool { all.contains(file) }

  /// The files that are compiled besides those that are drawn.
  var compiled: [String] { isWhole ? files : found }

  /// A path as somebody in the working folder would type it.
  static func short(_ path: String) -> String {
    ResolvedPath.of(".").flatMap { PathName.relative(path, to: $0) } ?? path
  }

  @discardableResult
  mutating func add(_ paths: [String]) -> Bool {
    let new = paths.filter { all.contains($0) && !found.contains($0) }
    found += new
    return !new.isEmpty
  }
}
