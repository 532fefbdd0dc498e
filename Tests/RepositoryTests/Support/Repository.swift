import Foundation

/// The files of this repository, as paths from its root.
enum Repository {
  /// The root folder: three levels above this file.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Files under `folder` whose names end in one of `suffixes`, sorted; empty without the folder.
  /// What lies in hidden folders is built or fetched, not written.
  static func files(in folder: String, endingIn suffixes: [String]) -> [String] {
    let base = root.appendingPathComponent(folder)
    let found =
      FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return
      found
      .filter { path in suffixes.contains { path.hasSuffix($0) } }
      .filter { path in !path.split(separator: "/").contains { $0.hasPrefix(".") } }
      .filter { path in path.contains(".") || !isFolder(folder + "/" + path) }
      .map { folder + "/" + $0 }
      .sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let full = root.appendingPathComponent(path).path
    return FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The Swift files under `folder`.
  static func swiftFiles(in folder: String) -> [String] {
    files(in: folder, endingIn: [".swift"])
  }

  /// The folders directly in `folder`, sorted.
  static func folders(in folder: String) -> [String] {
    let path = root.appendingPathComponent(folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().filter { isFolder(folder + "/" + $0) }
  }

  /// The text of a file.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// True when a file or folder is there.
  static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// Every text file that people write: sources, scripts, templates, documents.
  static var writtenFiles: [String] {
    let suffixes = [".swift", ".c", ".h", ".md", ".yaml", ".json", ".sh", ".tsv", ".py", ".cpp"]
    let folders = ["Sources", "Tests", "Templates", "Benchmarks", "Documentation"]
    return folders.flatMap { files(in: $0, endingIn: suffixes) }
      + files(in: "scripts", endingIn: [""]) + ["Makefile", "Package.swift", ".ci/run"]
      + ["README.md"].filter(has)
  }
}
