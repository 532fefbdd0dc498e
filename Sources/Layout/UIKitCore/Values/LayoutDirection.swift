public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1

  /// `ltr`, `rtl`: as options, file names and formats have it.
  package var word: String { self == .rightToLeft ? "rtl" : "ltr" }
  /// `left to right`, `right to left`.
  package var spoken: String { self == .rightToLeft ? "right to left" : "left to right" }
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  /// Playback controls are never mirrored.
  case playback = 1
  /// Controls that point in a direction in space are never mirrored.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4

  /// The direction of the view, if that of the traits is `inherited`.
  package func direction(
    inherited: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: inherited
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not specified; drawn as light.
  case unspecified = 0
  case light = 1
  case dark = 2

  /// `light`, `dark`: as options, file names and formats have it.
  package var word: String { self == .dark ? "dark" : "light" }
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

extension UIUserInterfaceLayoutDirection {
  /// The direction in which a language is written, by its BCP 47 tag: by its script where the tag
  /// names one (`az-Arab`), else by the language.
  ///
  /// The languages are those whose likely script in CLDR runs from right to left.
  public init(ofLanguage tag: String) {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    let script = parts.dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
    let isRightToLeft =
      script.map(Self.rightToLeftScripts.contains)
      ?? parts.first.map(Self.rightToLeftLanguages.contains) ?? false
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }

  private static let rightToLeftScripts: Set<String> = [
    "arab", "aran", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg", "mand", "samr",
  ]

  private static let rightToLeftLanguages: Set<String> = [
    "ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "ji", "dv", "ckb", "ks", "syr", "nqo",
    "arc", "glk", "mzn", "lrc", "rhg", "prs", "aeb", "arz", "ary", "apc", "bal",
  ]
}
