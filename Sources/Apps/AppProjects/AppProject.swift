import Foundation
import Reading

/// What the project files of a work tree say of its Swift files: which of them are a module, and
/// how they are compiled. They are read, nothing of them is run.
package struct AppProject: Sendable {
  package let tree: WorkTree
  /// The targets of Xcode's projects, of packages, and of descriptions that such are generated of,
  /// the nearest to the file first.
  package private(set) var targets: [AppTarget] = []
  /// Packages that are folders of the work tree.
  package private(set) var packages: [AppPackage] = []
  /// Project files that cannot be read, a sentence each.
  package private(set) var notes: [Diagnostic] = []

  /// Project files that are read.
  private static let mostDescriptions = 500

  /// Reads the project files of a work tree.
  ///
  /// - Parameters:
  ///   - file: the one that the nearest targets are about.
  ///   - isForeign: whether folders of others' code are a part of it.
  package init(around file: String, in root: String, isForeign: Bool = false) {
    tree = WorkTree(root, isForeign: isForeign)
    if tree.isCut {
      notes.append(
        Diagnostic(
          .warning, at: FileLocation(file: root),
          "has more than \(WorkTree.mostFiles) files; the rest is not looked at"))
    }
    let workspaces = projects(ofWorkspacesNear: file)
    let names: Set = [
      "project.pbxproj", "Package.swift", "project.yml", "project.yaml", "Project.swift",
    ]
    let near = workspaces + tree.descriptions(named: names, near: file)
    for path in near.uniqued().prefix(Self.mostDescriptions) { read(path) }
    for path in tree.descriptions.filter({ $0.hasSuffix(".podspec") }).prefix(
      Self.mostDescriptions)
    {
      read(path)
    }
  }

  private mutating func read(_ path: String) {
    do throws(PlumbError) {
      switch PathName.last(of: path) {
      case "project.pbxproj": targets += try XcodeProjectReader.read(path, in: tree)
      case "Package.swift":
        guard let package = try AppPackage.read(path, in: tree) else { return }
        packages.append(package)
        targets += package.targets
      case "Project.swift": targets += try GeneratedProjects.tuist(path, in: tree)
      case let name where name.hasSuffix(".podspec"):
        targets += [try Podspec.target(path, in: tree)].compactMap(\.self)
      default: targets += try XcodeGenReader.read(path, in: tree)
      }
    } catch {
      notes += error.diagnostics
    }
  }

  /// The projects of workspaces in the folders around a file, in the order of the workspace.
  private func projects(ofWorkspacesNear file: String) -> [String] {
    let all = tree.descriptions(named: ["contents.xcworkspacedata"], near: file)
    return all.flatMap { path -> [String] in
      let folder = PathName.folder(of: PathName.folder(of: path))
      // The workspace in a project is only about that.
      guard !folder.hasSuffix(".xcodeproj"), ResolvedPath.isInside(file, of: folder),
        let bytes = try? ProjectText.read(path)
      else { return [] }
      return WorkspaceFile.references(in: bytes).compactMap { name in
        let place = tree.path(name, in: folder)
        return place.flatMap { tree.path("project.pbxproj", in: $0) }
      }.filter(tree.descriptions.contains)
    }
  }
}

// MARK: - What a file or a module is

extension AppProject {
  /// The targets that have a file, applications first, then by name; tests last.
  package func targets(of file: String) -> [AppTarget] {
    let having = targets.filter { $0.files.contains(file) }
    return having.enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      if one.kind != other.kind { return one.kind < other.kind }
      return one.name != other.name ? one.name < other.name : left.offset < right.offset
    }.map(\.element)
  }

  /// The target that `import` finds by a name: a project's, else a folder with Swift files.
  package func target(importedAs module: String) -> AppTarget? {
    let fits = targets.filter { $0.module == module && $0.kind != .tests && !$0.files.isEmpty }
    if let target = fits.first(where: { $0.kind != .application && $0.kind != .other })
      ?? fits.first
    {
      return target
    }
    // What Xcode builds of it may have no Swift file.
    guard !targets.contains(where: { $0.module == module && $0.kind == .framework }) else {
      return nil
    }
    let folders = tree.sources.compactMap { path -> String? in
      guard let range = path.range(of: "/\(module)/") else { return nil }
      return String(path[..<range.upperBound].dropLast())
    }
    guard let folder = folders.min(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) else {
      return nil
    }
    let files = tree.sources(in: folder).filter { !Self.isTest($0) }
    return AppTarget(
      name: module, module: module, kind: .other, container: folder, files: Array(files))
  }

  /// The target of a package of others: of its manifest, else of its podspec, else of its project.
  func package(importedAs module: String) -> AppTarget? {
    let fits = targets.filter { $0.module == module && $0.kind != .tests && !$0.files.isEmpty }
    return fits.first { $0.kind == .package }
      ?? fits.first { $0.container.hasSuffix(".podspec") } ?? fits.first { $0.kind == .framework }
  }

  /// Headers of the work tree that are called as Xcode calls those whose imports all files see.
  package var bridgingHeaders: [String] {
    tree.headers.filter { $0.hasSuffix("Bridging-Header.h") }
  }

  package static func isTest(_ path: String) -> Bool {
    path.hasSuffix("Tests.swift") || path.split(separator: "/").contains { $0.hasSuffix("Tests") }
  }
}

/// The projects that an Xcode workspace lists.
enum WorkspaceFile {
  /// Levels of groups.
  private static let depth = 100

  /// The paths of projects, relative to the workspace's folder; what is broken ends the list.
  static func references(in bytes: [UInt8]) -> [String] {
    var reader = XMLReader(bytes, limits: XMLLimits(depth: depth, attributes: 20))
    var found: [String] = []
    var groups: [String] = []
    while let event = try? reader.next() {
      switch event {
      case .start(let element):
        let location = element["location"] ?? ""
        let place = location.drop { $0 != ":" }.dropFirst()
        let prefix = location.hasPrefix("group:") ? groups.last ?? "" : ""
        let path = PathName.prefix(in: prefix) + place
        if element.name == "FileRef", path.hasSuffix(".xcodeproj") { found.append(path) }
        groups.append(element.name == "Group" ? path : groups.last ?? "")
      case .end: _ = groups.popLast()
      case .text: break
      }
    }
    return found
  }
}
