/// Selects the face of each grapheme cluster: the setting's own if it has all characters, else the
/// pinned font of the script, else any pinned font, else one that fontconfig finds.
///
/// The selection depends only on the cluster, the script around it and the fonts, not on earlier
/// text.
struct FontFallback {
  let library: FontLibrary

  /// A face, and the script in which it shapes text without a script.
  struct Choice {
    var use: FaceUse
    var defaultScript: Script
  }

  func face(
    for cluster: UnsafeBufferPointer<UInt16>, script: Script, setting: FontSetting
  ) -> Choice {
    let own = Choice(use: setting.primary, defaultScript: .latin)
    let first = cluster.character(at: 0)
    if cluster.count == 1, first.value < 0x300 {
      return own
    }
    if EmojiSequence.isEmoji(cluster), let choice = choice(.emoji, covering: cluster, setting) {
      return choice
    }
    if covers(setting.primary.face, cluster) { return own }
    let preferred = FontRole(for: script) ?? FontRole(for: Script(of: first.value))
    if let preferred, let choice = choice(preferred, covering: cluster, setting) { return choice }
    for role in FontRole.fallbacks {
      if let choice = choice(role, covering: cluster, setting) { return choice }
    }
    return substitute(for: first.value, setting) ?? own
  }

  private func choice(
    _ role: FontRole, covering cluster: UnsafeBufferPointer<UInt16>, _ setting: FontSetting
  ) -> Choice? {
    guard let face = library.face(for: role, weight: setting.font.weight), covers(face, cluster)
    else { return nil }
    guard role == .emoji || role == .hangul else {
      return choice(face, defaultScript: role.defaultScript, setting)
    }
    let instance = library.instances[face]
    let advance = instance.advance(of: role.typicalCharacter)
    let use =
      role == .emoji
      ? setting.emojiUse(of: face, unitsPerEm: instance.unitsPerEm, advance: advance)
      : setting.hangulUse(of: face, unitsPerEm: instance.unitsPerEm, advance: advance)
    return Choice(use: use, defaultScript: role.defaultScript)
  }

  private func substitute(for character: UInt32, _ setting: FontSetting) -> Choice? {
    let isIgnorable = CharacterFlags(of: character).contains(.defaultIgnorable)
    guard !isIgnorable, !Self.isNeverDrawn(character) else {
      return nil
    }
    return library.substitute(for: character, weight: setting.font.weight).map {
      choice($0, defaultScript: .common, setting)
    }
  }

  private func choice(_ face: Int, defaultScript: Script, _ setting: FontSetting) -> Choice {
    let unitsPerEm = library.instances[face].unitsPerEm
    return Choice(use: setting.use(of: face, unitsPerEm: unitsPerEm), defaultScript: defaultScript)
  }

  /// Whether a face has every visible character of a cluster.
  private func covers(_ face: Int, _ cluster: UnsafeBufferPointer<UInt16>) -> Bool {
    let instance = library.instances[face]
    var offset = 0
    while offset < cluster.count {
      let character = cluster.character(at: offset)
      let ignorable =
        CharacterFlags(of: character.value).contains(.defaultIgnorable)
        || Self.isNeverDrawn(character.value)
      if !ignorable, instance.nominalGlyph(character.value) == nil { return false }
      offset += character.length
    }
    return true
  }

  /// Control characters, line and paragraph separators, and lone surrogates.
  static func isNeverDrawn(_ character: UInt32) -> Bool {
    switch character {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xD800...0xDFFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}

extension FontRole {
  /// The role for a script; nil if the catalog has no font for it.
  init?(for script: Script) {
    switch script {
    case .devanagari: self = .devanagari
    case .arabic: self = .arabic
    case .thai: self = .thai
    case .hebrew: self = .hebrew
    case .han, .hiragana, .katakana, .bopomofo: self = .han
    case .hangul: self = .hangul
    default: return nil
    }
  }

  /// The order of fallbacks for a character whose script has no font of its own.
  static let fallbacks: [FontRole] = [
    .han, .hangul, .devanagari, .arabic, .thai, .hebrew, .emoji,
  ]

  /// The script in which this font shapes text without one.
  var defaultScript: Script {
    switch self {
    case .system, .systemItalic: .latin
    case .devanagari: .devanagari
    case .arabic: .arabic
    case .thai: .thai
    case .hebrew: .hebrew
    case .han: .han
    case .hangul: .hangul
    case .emoji: .common
    }
  }
}
