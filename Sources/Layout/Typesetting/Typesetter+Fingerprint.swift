import CFreeType
import CHarfBuzz
import CUnicode

extension Typesetter {
  /// What results depend on beside the text, a line each: the fonts by role with version and
  /// content hash, those of a project's own, then the libraries. A pinned font that was missing and
  /// replaced is called "substitute".
  public var fingerprint: [String] {
    let systemFonts = library.sanFrancisco.files
    let own = library.ownFiles.filter { file in !systemFonts.contains { $0 === file } }
    return systemFonts.map { "system: San Francisco, \($0.fingerprint)" }
      + FontRole.allCases.filter { systemFonts.isEmpty || $0 != .system }
      .map { library.fingerprint(of: $0) } + own.map { "own: \($0.fingerprint)" }
      + libraryVersions
  }

  /// The family that stands in for the system font, nil when the pinned font or San Francisco is
  /// there. Widths and line breaks are then not a phone's.
  public var systemFontSubstitute: String? {
    guard library.sanFrancisco.isEmpty, let file = library.file(for: .system),
      library.isSubstitute(file, for: .system)
    else {
      return nil
    }
    return file.familyName
  }

  private var libraryVersions: [String] {
    var version = (major: FT_Int(0), minor: FT_Int(0), patch: FT_Int(0))
    var freeType: FT_Library?
    if FT_Init_FreeType(&freeType) == 0 {
      FT_Library_Version(freeType, &version.major, &version.minor, &version.patch)
      FT_Done_FreeType(freeType)
    }
    var unicode = [CChar](repeating: 0, count: 20)
    cunicode_version(&unicode)
    let unicodeVersion = String(
      decoding: unicode.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return [
      "FreeType \(version.major).\(version.minor).\(version.patch)",
      "HarfBuzz \(hb_version_string().map { String(cString: $0) } ?? "")",
      "ICU \(unicodeVersion)",
    ]
  }
}

extension FontLibrary {
  /// Whether the file is not the pinned one, because that is missing or broken.
  fileprivate func isSubstitute(_ file: FontFile, for role: FontRole) -> Bool {
    file.path != catalog.paths[role]
  }

  /// "system: Inter 4.001 d1b2…", or what stands in for the role.
  fileprivate func fingerprint(of role: FontRole) -> String {
    guard let file = file(for: role) else { return "\(role.name): none" }
    let mark = isSubstitute(file, for: role) ? "substitute " : ""
    return "\(role.name): \(mark)\(file.fingerprint)"
  }
}

extension FontFile {
  /// "Inter 4.001 d1b2…"
  fileprivate var fingerprint: String {
    "\(familyName) \(version) \(withBytes { ContentHash($0) })"
  }
}
