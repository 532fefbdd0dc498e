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

  /// What the fingerprint calls it.
  var name: String {
    switch self {
    case .system: "system"
    case .systemItalic: "system italic"
    case .devanagari: "Devanagari"
    case .arabic: "Arabic"
    case .thai: "Thai"
    case .hebrew: "Hebrew"
    case .han: "Han"
    case .emoji: "emoji"
    }
  }

  /// A character that a substitute must have.
  var typicalCharacter: UInt32 {
    switch self {
    case .system, .systemItalic: 0x41
    case .devanagari: 0x915
    case .arabic: 0x628
    case .thai: 0xE01
    case .hebrew: 0x5D0
    case .han: 0x4E00
    case .emoji: 0x1F600
    }
  }

  /// The fontconfig pattern that finds a substitute; none for the italic, which the upright
  /// replaces better than another family would.
  var substitutePattern: String? {
    switch self {
    case .system: "Inter:scalable=true"
    case .systemItalic: nil
    case .devanagari: "Noto Sans Devanagari:lang=hi"
    case .arabic: "Noto Sans Arabic:lang=ar"
    case .thai: "Noto Sans Thai:lang=th"
    case .hebrew: "Heebo:lang=he"
    case .han: "Droid Sans Fallback:lang=zh-cn"
    case .emoji: "Noto Color Emoji:lang=und-zsye"
    }
  }
}
