import Foundation
import Reading

/// The files that Xcode projects name: what no project has is in no application.
struct XcodeListing {
  /// What a folder says of the files below it.
  private enum Say {
    case nothing
    /// Files are taken as they lie there: a package, a pod, folders of Xcode 16.
    case every
    case these(Set<String>)
  }

  private var known: [String: Say] = [:]

  /// Folders that are looked into on the way up, and bytes of a project file.
  private static let depth = 20
  private static let largestProject = 32 << 20

  /// Whether some project around a file names it, or none that lists its files is there.
  mutating func has(_ path: String) -> Bool {
    guard var folder = ResolvedPath.of(PathName.prefix(of: path)) else { return true }
    let key = Self.key(of: "\(folder)/\(PathName.last(of: path))")
    let home = FileAccess.project(of: path)
    var isListed = true
    for _ in 0..<Self.depth {
      switch said(by: folder) {
      case .nothing: break
      case .every: return true
      case .these(let names):
        if names.contains(key) { return true }
        isListed = false
      }
      if folder == home || folder == "/" { break }
      folder = PathName.folder(of: folder)
    }
    return isListed
  }

  private mutating func said(by folder: String) -> Say {
    if let known = known[folder] { return known }
    let entries = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    var say = Say.nothing
    if entries.contains(where: { $0 == "Package.swift" || $0.hasSuffix(".podspec") }) {
      say = .every
    } else {
      let projects = entries.filter { $0.hasSuffix(".xcodeproj") }.compactMap {
        try? FileContents.read(
          "\(folder)/\($0)/project.pbxproj", limit: Self.largestProject, links: .refused)
      }
      if !projects.isEmpty { say = Self.said(by: projects) }
    }
    known[folder] = say
    return say
  }

  private static func said(by projects: [[UInt8]]) -> Say {
    var names: Set<String> = []
    for project in projects {
      // Other tools write the file as XML.
      guard project.starts(with: "// !$*UTF8*$!".utf8) else { return .every }
      for line in project.split(separator: UInt8(ascii: "\n")) {
        let text = String(decoding: line, as: UTF8.self)
        // Whole folders, in Xcode 16 or as a reference, have all that lies in them.
        if text.contains("FileSystemSynchronized") || text.contains("lastKnownFileType = folder;") {
          return .every
        }
        guard let start = text.firstRange(of: "path = ")?.upperBound else { continue }
        let value = text[start...].prefix { $0 != ";" }.trimmingCharacters(in: ["\""])
        names.insert(key(of: value))
      }
    }
    return .these(names)
  }

  /// The name of a file, with the folder of its language.
  private static func key(of path: String) -> String {
    let parts = path.split(separator: "/")
    let count = parts.dropLast().last?.hasSuffix(".lproj") == true ? 2 : 1
    return parts.suffix(count).joined(separator: "/")
  }
}
