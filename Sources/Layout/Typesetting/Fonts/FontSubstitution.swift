import CFontconfig

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
