import CFontconfig

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The font files of a typesetter, by role.
///
/// Contains only paths: a file is opened when text needs it.
public struct FontCatalog: Sendable {
  /// The folder that was searched; the last one of several.
  public let folder: String
  let paths: [FontRole: String]
  /// Finds the files that an app brings along; asked when a text names a family.
  let appFiles: @Sendable () -> [String]
  /// Files without a role in a project's own folder, by name.
  let families: [String]
  /// Files outside the project's folder that may be San Francisco, judging by the prefix of their
  /// names: those beside the usual fonts, and those that the user has installed.
  let systemFontFiles: [String]

  /// The fonts of a folder, as filled by `scripts/setup`. For a missing one the typesetter uses a
  /// substitute from fontconfig, which its fingerprint shows.
  public init(folder: String) { self.init(own: nil, folder: folder) }

  /// The fonts of a folder, after those of a project's own: its files take precedence for a role,
  /// and its other files are families that texts can name.
  ///
  /// - Parameters:
  ///   - installed: folders in which the user installs fonts.
  ///   - appFiles: finds fonts that an app brings along: families that texts can name.
  public init(
    own: String?, folder: String, installed: [String] = [],
    appFiles: @escaping @Sendable () -> [String] = { [] }
  ) {
    self.appFiles = appFiles
    let ownNames = own.map(Self.fileNames) ?? []
    let names = Self.fileNames(in: folder)
    var paths: [FontRole: String] = [:]
    for role in FontRole.allCases {
      if let own, let name = Self.name(for: role, among: ownNames) {
        paths[role] = own + "/" + name
      } else if let name = Self.name(for: role, among: names) {
        paths[role] = folder + "/" + name
      }
    }
    self.folder = folder
    self.paths = paths
    let taken = Set(paths.values)
    families = ownNames.map { (own ?? "") + "/" + $0 }.filter { !taken.contains($0) }
    systemFontFiles = ([folder] + installed.flatMap(Self.withSubfolders)).flatMap { folder in
      Self.fileNames(in: folder).filter(Self.mayBeSystemFont).map { folder + "/" + $0 }
    }
  }

  /// The pinned fonts of `defaultFolder`, after those of a project's own folder; if `PLUMB_FONTS` names
  /// a folder, only the fonts in it. San Francisco is used if the user has installed it.
  ///
  /// - Parameters:
  ///   - preferred: a folder that replaces the project's, and takes precedence over `PLUMB_FONTS` as
  ///     well.
  ///   - appFiles: finds fonts that an app brings along, when a text names a family.
  public static func system(
    own: String? = nil, preferred: String? = nil,
    appFiles: @escaping @Sendable () -> [String] = { [] }
  ) -> FontCatalog {
    let isChosen = chosenFolder != nil
    return FontCatalog(
      own: preferred ?? (isChosen ? nil : own), folder: defaultFolder,
      installed: isChosen ? [] : installationFolders, appFiles: appFiles)
  }

  /// Whether both have the same files; those that apps bring along are not compared.
  public func hasFiles(of other: FontCatalog) -> Bool {
    folder == other.folder && paths == other.paths && families == other.families
      && systemFontFiles == other.systemFontFiles
  }

  /// `SF-Pro.ttf`, `SF-Pro-Text-Bold.otf`, `SFNS.ttf`, `SFUIText-Regular.otf` and their like.
  private static func mayBeSystemFont(_ name: String) -> Bool {
    ["SF-Pro", "SFPro", "SF Pro", "SFNS", "SFUI"].contains { name.hasPrefix($0) }
  }

  /// The folders in which users install fonts, on Linux and macOS. Not the fonts of macOS itself
  /// (`/System/Library/Fonts`): every Mac has those, and references recorded there must be
  /// reproducible elsewhere.
  private static var installationFolders: [String] {
    let home = environment("HOME") ?? ""
    let data = environment("XDG_DATA_HOME") ?? home + "/.local/share"
    return [
      data + "/fonts", home + "/.fonts", home + "/Library/Fonts", "/Library/Fonts",
      "/usr/local/share/fonts", "/usr/share/fonts",
    ]
  }

  /// A folder and its subfolders, which package managers use (`/usr/share/fonts/OTF`).
  private static func withSubfolders(_ folder: String) -> [String] {
    [folder]
      + names(in: folder) { $0.d_type == UInt8(DT_DIR) }.filter { !$0.hasPrefix(".") }
      .map { folder + "/" + $0 }
  }

  private static func name(for role: FontRole, among names: [String]) -> String? {
    role.fileNamePrefixes.lazy.compactMap { prefix in names.first { $0.hasPrefix(prefix) } }.first
  }

  /// `$PLUMB_FONTS`; else the fonts that were installed with the tool; else `plumb/fonts` in
  /// `$XDG_CACHE_HOME` or `~/.cache`.
  public static var defaultFolder: String {
    if let folder = chosenFolder ?? packagedFolder { return folder }
    if let cache = environment("XDG_CACHE_HOME") { return cache + "/plumb/fonts" }
    return (environment("HOME") ?? "") + "/.cache/plumb/fonts"
  }

  /// `$PLUMB_FONTS`, which takes precedence over a project's own folder as well.
  public static var chosenFolder: String? { environment("PLUMB_FONTS") }

  /// The variable by which the tool tells programs that it starts, which lie elsewhere.
  public static let packagedVariable = "PLUMB_PACKAGED_FONTS"

  /// `share/plumb/fonts`, one or two folders above that of the executable: `/usr/share/plumb/fonts`
  /// for `/usr/bin/plumb`, and wherever an archive was unpacked. Nil where there is none.
  private static let packagedFolder: String? = {
    if let folder = environment(packagedVariable) { return folder }
    guard let path = executablePath else { return nil }
    let steps = path.split(separator: "/").dropLast(2)
    for parent in [steps, steps.dropLast()] {
      let folder = "/" + (parent + ["share", "plumb", "fonts"]).joined(separator: "/")
      if access(folder + "/InterVariable.ttf", R_OK) == 0 { return folder }
    }
    return nil
  }()

  /// The file of this process, symbolic links resolved.
  private static var executablePath: String? {
    #if canImport(Glibc)
      let name = "/proc/self/exe"
    #else
      var size = UInt32(PATH_MAX)
      var bytes = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&bytes, &size) == 0 else { return nil }
      let characters = bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      let name = String(decoding: characters, as: UTF8.self)
    #endif
    guard let resolved = realpath(name, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// The fonts of a folder by code point, so that no file system's order matters.
  private static func fileNames(in folder: String) -> [String] {
    names(in: folder) { _ in true }
      .filter { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") || $0.hasSuffix(".ttc") }
  }

  private static func names(in folder: String, where isWanted: (dirent) -> Bool) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      guard isWanted(entry.pointee) else { continue }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(name)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// Finds fonts of the machine by fontconfig; only used if the catalog has none, because loading
/// fontconfig's configuration takes longer than setting a page of text.
enum FontSubstitution {
  /// The file of a family; nil if fontconfig would substitute another family.
  static func path(family: String, _ font: FontDescriptor) -> String? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddBool(pattern, FC_SCALABLE, 1)
    FcPatternAddInteger(pattern, FC_SLANT, font.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddInteger(
      pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(clamping: font.weight.rawValue)))
    return bestMatch(pattern) { match in
      var name: UnsafeMutablePointer<FcChar8>?
      var index: Int32 = 0
      while FcPatternGetString(match, FC_FAMILY, index, &name) == FcResultMatch, let found = name {
        if String(cString: found).lowercased() == family.lowercased() { return true }
        index += 1
      }
      return false
    }
  }

  /// The file fontconfig prefers among those that have a character.
  static func path(covering character: UInt32) -> String? {
    guard let pattern = FcPatternCreate(), let set = FcCharSetCreate() else { return nil }
    defer {
      FcCharSetDestroy(set)
      FcPatternDestroy(pattern)
    }
    FcCharSetAddChar(set, character)
    FcPatternAddCharSet(pattern, FC_CHARSET, set)
    FcPatternAddBool(pattern, FC_SCALABLE, 1)
    FcPatternAddString(pattern, FC_FAMILY, "sans-serif")
    return bestMatch(pattern) { match in
      var covered: OpaquePointer?
      guard FcPatternGetCharSet(match, FC_CHARSET, 0, &covered) == FcResultMatch else {
        return false
      }
      return FcCharSetHasChar(covered, character) != 0
    }
  }

  /// The file that replaces a missing pinned one in its role.
  static func path(matching description: String, covering character: UInt32) -> String? {
    guard let pattern = FcNameParse(description) else { return nil }
    defer { FcPatternDestroy(pattern) }
    return bestMatch(pattern) { match in
      var covered: OpaquePointer?
      return FcPatternGetCharSet(match, FC_CHARSET, 0, &covered) == FcResultMatch
        && FcCharSetHasChar(covered, character) != 0
    }
  }

  private static func bestMatch(
    _ pattern: OpaquePointer, where isAcceptable: (OpaquePointer) -> Bool
  ) -> String? {
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    var file: UnsafeMutablePointer<FcChar8>?
    guard isAcceptable(match), FcPatternGetString(match, FC_FILE, 0, &file) == FcResultMatch,
      let file
    else { return nil }
    return String(cString: file)
  }
}
