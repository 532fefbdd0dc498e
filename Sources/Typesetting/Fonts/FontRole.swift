/// What a font of the catalog is for.
enum FontRole: CaseIterable {
  case system, systemItalic
  case devanagari, arabic, thai, hebrew, han, emoji

  /// How the pinned files' names begin; the first file in name order is taken.
  var fileNamePrefixes: [String] {
    switch self {
    case .system: ["InterVariable."]
    case .systemItalic: ["InterVariable-Italic."]
    case .devanagari: ["NotoSansDevanagari"]
    case .arabic: ["NotoSansArabic"]
    case .thai: ["NotoSansThai"]
    case .hebrew: ["Heebo", "Rubik"]
    case .han: ["DroidSansFallback"]
    case .emoji: ["NotoColorEmoji"]
    }
  }

  /// The fontconfig pattern that finds a substitute.
  var substitutePattern: String {
    switch self {
    case .system: "Inter:scalable=true"
    case .systemItalic: "Inter:italic:scalable=true"
    case .devanagari: "Noto Sans Devanagari:lang=hi"
    case .arabic: "Noto Sans Arabic:lang=ar"
    case .thai: "Noto Sans Thai:lang=th"
    case .hebrew: "Heebo:lang=he"
    case .han: "Droid Sans Fallback:lang=zh-cn"
    case .emoji: "Noto Color Emoji:lang=und-zsye"
    }
  }
}
