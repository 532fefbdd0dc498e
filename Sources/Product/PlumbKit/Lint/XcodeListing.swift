import Foundation
import Reading

/// The files that Xcode projects name: what no project has is in no application.
struct XcodeListing {
  /// Says of projects that they are what Git leaves in place of a file.
  private(set) var notes: [Diagnostic] = []
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
  private static let largestProject = 20 << 20

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
      let projects = entries.filter { $0.hasSuffix(".xcodeproj") }.map { name in
        names(in: "\(folder)/\(name)/project.pbxproj")
      }
      if !projects.isEmpty {
        let known = projects.compactMap(\.self)
        say = known.count == projects.count ? .these(Set(known.joined())) : .every
      }
    }
    known[folder] = say
    return say
  }

  /// The files that a project names; nil where it takes whole folders in, and for one that cannot
  /// be read.
  private mutating func names(in project: String) -> Set<String>? {
    guard
      let bytes = try? FileContents.read(project, limit: Self.largestProject, links: .refused)
    else { return nil }
    if let remnant = GitRemnant.diagnostic(.warning, of: bytes, file: project) {
      notes.append(remnant)
      return nil
    }
    guard let objects = (try? PropertyList.read(bytes))?["objects"]?.table else { return nil }
    var names: Set<String> = []
    for object in objects.values {
      // Of Xcode 16, or a reference to a folder.
      let takesFolder =
        object.text("isa")?.hasPrefix("PBXFileSystemSynchronized") ?? false
        || object.text("lastKnownFileType") == "folder"
      if takesFolder { return nil }
      if let path = object.text("path") { names.insert(Self.key(of: path)) }
    }
    return names
  }

  /// The name of a file, with the folder of its language.
  private static func key(of path: String) -> String {
    let parts = path.split(separator: "/")
    let count = parts.dropLast().last?.hasSuffix(".lproj") == true ? 2 : 1
    return parts.suffix(count).joined(separator: "/")
  }
}
