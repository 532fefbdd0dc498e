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
