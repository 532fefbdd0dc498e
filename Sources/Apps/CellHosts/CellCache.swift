import Foundation

/// What is kept of Swift cells from one run to the next.
package enum CellCache: String, CaseIterable, Sendable {
  /// Programs with cells in them, what was rejected on the way to them, and copies of packages that
  /// are tested.
  case hosts
  /// Modules that cells import, compiled.
  case modules
  case packages

  package struct Contents: Equatable, Sendable {
    /// Hosts, modules or packages.
    package var count = 0
    /// On the disk, in bytes.
    package var size = 0
  }

  /// How many are kept: those that were used last.
  package var limit: Int {
    switch self {
    case .hosts: 50
    case .modules: 200
    case .packages: 500
    }
  }

  package var folder: String {
    self == .packages ? CellHost.packages.path : CellHost.cache
  }

  private static let modulePrefix = "module-"

  /// The folder of a compiled module.
  static func module(_ key: String) -> String { "\(CellHost.cache)/\(modulePrefix)\(key)" }

  /// Where the compiler keeps modules of C. It writes the path into them and refuses them elsewhere,
  /// so that a cache that was moved has another folder.
  static let compilerModules =
    "\(CellHost.cache)/modules-"
    + HostHash.name(of: ResolvedPath.of(CellHost.cache) ?? CellHost.cache)

  /// Gives what was made in `work` the name under which it is found, in place of what is damaged
  /// there. Another run may have been faster.
  static func move(_ work: String, to folder: String) -> Bool {
    if rename(work, folder) == 0 || SealedFile.isWhole(folder) { return true }
    try? FileManager.default.removeItem(atPath: folder)
    return rename(work, folder) == 0
  }

  /// The paths of what is in it, those that were used last first.
  private var entries: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let own = names.filter { name in
      self == .packages || name.hasPrefix(Self.modulePrefix) == (self == .modules)
    }
    let dated = own.map { name -> (time: Int, path: String) in
      var status = stat()
      let path = "\(folder)/\(name)"
      return (stat(path, &status) == 0 ? status.st_mtim.tv_sec : 0, path)
    }
    return dated.sorted { $0.time != $1.time ? $0.time > $1.time : $0.path < $1.path }.map(\.path)
  }

  package var contents: Contents {
    let entries = entries
    return Contents(
      count: self == .hosts
        ? entries.filter { access($0 + "/host", F_OK) == 0 }.count : entries.count,
      size: entries.map(Self.size).reduce(0, +))
  }

  private static func size(of path: String) -> Int {
    func blocks(_ path: String) -> Int {
      var status = stat()
      return lstat(path, &status) == 0 ? Int(status.st_blocks) * 512 : 0
    }
    var size = blocks(path)
    let names = FileManager.default.enumerator(atPath: path)
    while let name = names?.nextObject() as? String { size += blocks("\(path)/\(name)") }
    return size
  }

  /// Removes all of it. Throws what cannot be removed.
  package func clear() throws(PlumbError) {
    for path in entries {
      do {
        try FileManager.default.removeItem(atPath: path)
      } catch {
        // Another run may have removed it.
        guard access(path, F_OK) == 0 else { continue }
        throw PlumbError(path, "cannot be removed: \(Diagnostic.reason(of: error))")
      }
    }
  }

  /// Removes what was used longest ago, beyond the limit. Hosts have a rule of their own.
  package func trim() {
    guard self != .hosts else { return }
    for path in entries.dropFirst(limit) { try? FileManager.default.removeItem(atPath: path) }
  }
}
