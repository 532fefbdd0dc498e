import Foundation
import ProjectFile

/// Where the references of one assertion are.
struct ReferencePlace {
  /// The folder that names are relative to: that of the nearest `plumb.yaml` above the test file, else of the nearest
  /// `Package.swift`, else the test file's own.
  let project: String
  /// The project's `plumb.yaml`, if it has one.
  let projectFile: String?
  /// The test file, seen from the project: `Tests/CellsTests/FeedCellTests.swift`.
  let source: String
  /// The references' path without the variant: `Tests/CellsTests/__Snapshots__/FeedCellTests/feed.1`.
  let stem: String

  /// The place of the references called `name` (`feed.1`).
  ///
  /// - Parameter folder: of the references, seen from the project; `__Snapshots__` beside the test file without one.
  init(of site: CallSite, named name: String, folder: String?) {
    projectFile = ProjectFile.find(from: site.folder)
    let root =
      projectFile.map { ($0 as NSString).deletingLastPathComponent }
      ?? Self.package(above: site.folder)
    let file = Self.relative(site.path, to: root)
    source = file ?? site.path
    let own = file.map { Self.folder(of: $0) + "__Snapshots__" } ?? "__Snapshots__"
    let chosen = folder ?? own
    guard chosen.hasPrefix("/") else {
      project = root
      stem = "\(chosen)/\(site.stem)/\(name)"
      return
    }
    let inside = Self.relative(chosen, to: root)
    project = inside == nil ? chosen : root
    stem = (inside.map { "\($0)/" } ?? "") + "\(site.stem)/\(name)"
  }

  /// The reference of a variant.
  func reference(_ suffix: String) -> String { "\(stem)-\(suffix)" }

  private static func package(above folder: String) -> String {
    var parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    while parts.count > 1 {
      let candidate = parts.joined(separator: "/")
      if FileManager.default.fileExists(atPath: "\(candidate)/Package.swift") { return candidate }
      parts.removeLast()
    }
    return folder
  }

  /// The path below `folder`; nil where it is elsewhere.
  private static func relative(_ path: String, to folder: String) -> String? {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
  }

  /// `Tests/CellsTests/`, or nothing.
  private static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
  }
}
