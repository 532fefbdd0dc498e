#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The font files a typesetter may use, by what they are for.
///
/// Only paths: no file is opened until text needs it.
public struct FontCatalog: Sendable {
  /// The folder that was searched.
  public let folder: String
  let paths: [FontRole: String]

  /// The fonts of a folder, as `scripts/setup` fills it. Where one is missing the typesetter asks
  /// fontconfig for a substitute, and its fingerprint says so.
  public init(folder: String) {
    let names = Self.fileNames(in: folder)
    var paths: [FontRole: String] = [:]
    for role in FontRole.allCases {
      let match = role.fileNamePrefixes.lazy.compactMap { prefix in
        names.first { $0.hasPrefix(prefix) }
      }.first
      if let match { paths[role] = folder + "/" + match }
    }
    self.folder = folder
    self.paths = paths
  }

  /// `$PLUMB_FONTS`, or `plumb/fonts` in `$XDG_CACHE_HOME` or `~/.cache`.
  public static var defaultFolder: String {
    if let folder = environment("PLUMB_FONTS") { return folder }
    if let cache = environment("XDG_CACHE_HOME") { return cache + "/plumb/fonts" }
    return (environment("HOME") ?? "") + "/.cache/plumb/fonts"
  }

  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Names of the fonts in a folder, sorted by code point so that the choice does not depend on the
  /// order in which the file system lists them.
  private static func fileNames(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".ttf") || name.hasSuffix(".otf") || name.hasSuffix(".ttc") {
        names.append(name)
      }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
