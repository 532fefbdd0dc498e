/// The font settings in use, numbered; equal fonts have equal numbers.
final class FontSettings {
  let library: FontLibrary
  private(set) var all: [FontSetting] = []
  private var indices: [Key: Int] = [:]
  /// The newest settings, latest first: comparing is cheaper than hashing.
  private var latest: [(key: Key, index: Int)] = []
  private static let latestLimit = 4

  private struct Key: Hashable {
    var font: FontDescriptor
    var tracking: Double
    var language: String?
    var edition: SystemFontEdition
    var box: InlineBox?
  }

  /// The number of settings beyond which all are dropped; only ever new sizes reach it.
  static let limit = 4096

  init(library: FontLibrary) { self.library = library }

  subscript(index: Int) -> FontSetting { all[index] }

  func index(of run: TextRun, in paragraph: Paragraph) -> Int {
    let key = Key(
      font: run.font.normalized, tracking: run.tracking.isFinite ? run.tracking : 0,
      language: paragraph.language, edition: paragraph.systemFontEdition, box: run.box)
    if let known = latest.first(where: { $0.key == key }) { return known.index }
    let index = indices[key] ?? intern(key)
    if latest.count == Self.latestLimit { latest.removeLast() }
    latest.insert((key, index), at: 0)
    return index
  }

  /// Drops all settings. All caches with numbers of settings must be emptied at the same time.
  func removeAll() {
    all.removeAll()
    indices.removeAll()
    latest.removeAll()
  }

  /// The setting of the same font without a box, for the ellipsis beside one.
  func withoutBox(_ index: Int) -> Int { all[index].plain ?? index }

  private func intern(_ key: Key) -> Int {
    var plain: Int?
    if key.box != nil {
      var text = key
      text.box = nil
      plain = indices[text] ?? intern(text)
    }
    all.append(
      FontSetting(
        font: key.font, extraTracking: key.tracking,
        language: key.language.map { ShapingLanguage($0) },
        primary: primaryUse(key.font, key.edition, extraTracking: key.tracking),
        metrics: metrics(of: key.font).holding(key.box), features: features(key),
        unkernedFeatures: features(key, kerns: false), box: key.box,
        plain: plain))
    indices[key] = all.count - 1
    return all.count - 1
  }

  private func primaryUse(
    _ font: FontDescriptor, _ edition: SystemFontEdition, extraTracking: Double
  ) -> FaceUse {
    let size = font.effectivePointSize
    var tracking = extraTracking
    let named = library.namedFace(font)
    let known = named == nil ? knownFont(font) : nil
    let original = named == nil && known == nil ? library.sanFranciscoFace(font) : nil
    if let original {
      tracking += library.sanFrancisco.tracking(
        pointSize: size, edition, in: library.instances[original].file)
    } else if named == nil {
      tracking +=
        known?.tracking(pointSize: size, weight: font.weight)
        ?? SystemFont.tracking(pointSize: size, edition: edition)
    }
    let face = named ?? original ?? library.systemFace(font, edition, standingFor: known)
    let unitsPerEm = library.instances[face].unitsPerEm
    return FaceUse(
      face: face, pointSize: size, scale: size / Double(unitsPerEm),
      tracking: snappedToAdvanceGrid(tracking))
  }

  /// Vertical metrics of a font at its size.
  func metrics(of font: FontDescriptor) -> FontMetrics {
    let font = font.normalized
    if let face = library.namedFace(font) {
      return library.instances[face].metrics(
        pointSize: font.effectivePointSize, leading: font.lineGap)
    }
    if let known = knownFont(font) {
      return known.metrics(pointSize: font.effectivePointSize, lineGap: font.lineGap)
    }
    return library.sanFranciscoFace(font).map {
      library.instances[$0].metrics(pointSize: font.effectivePointSize, leading: font.lineGap)
    } ?? SystemFontMetrics.metrics(of: font)
  }

  private func features(_ key: Key, kerns: Bool = true) -> FontFeatures {
    let isNamed = library.namedFace(key.font) != nil
    let known = isNamed ? nil : knownFont(key.font)
    let isInter = !isNamed && (known != nil || library.sanFrancisco.isEmpty)
    return FontSetting.features(
      key.font, extraTracking: key.tracking, isInter: isInter,
      kerns: kerns && known?.isUnkerned != true)
  }

  private func knownFont(_ font: FontDescriptor) -> KnownFont? {
    switch font.family {
    case .system: nil
    case .named(let family), .file(_, let family): KnownFont.named(family, weight: font.weight)
    }
  }
}

extension FontMetrics {
  fileprivate func holding(_ box: InlineBox?) -> FontMetrics {
    guard let box else { return self }
    var metrics = self
    metrics.ascender = max(ascender, box.ascent)
    metrics.descender = min(descender, -box.descent)
    return metrics
  }
}

/// A face with the conversion of its units to points.
struct FaceUse: Hashable {
  /// Index into `FontLibrary.instances`.
  var face: Int
  var pointSize: Double
  /// Points of one font unit.
  var scale: Double
  /// Points added after each cluster, on the advance grid.
  var tracking: Double
}

/// The nearest multiple of 1/65536 point, FreeType's grid for linear advances: sums of such numbers
/// are exact in a `Double` in any order, so that a line is as wide as its words whoever adds them
/// up.
func snappedToAdvanceGrid(_ length: Double) -> Double { (length * 65536).rounded() / 65536 }

/// A resolved descriptor: its face, its features, its metrics.
struct FontSetting {
  let font: FontDescriptor
  /// The run's own tracking: points added after each character.
  let extraTracking: Double
  let language: ShapingLanguage?
  let primary: FaceUse
  let metrics: FontMetrics
  let features: FontFeatures
  /// The features where San Francisco's kerning replaces that of the face (`FontInstance.spacing`).
  let unkernedFeatures: FontFeatures
  /// The room that stands for each character.
  let box: InlineBox?
  /// The number of the setting without the box.
  let plain: Int?

  /// The use of another face: with its units, and without the system font's tracking.
  func use(of face: Int, unitsPerEm: Int) -> FaceUse {
    if face == primary.face { return primary }
    return FaceUse(
      face: face, pointSize: primary.pointSize, scale: primary.pointSize / Double(unitsPerEm),
      tracking: snappedToAdvanceGrid(extraTracking))
  }

  /// The use of an emoji face: at the size at which its bitmaps are as wide as Apple's. `em`: the
  /// advance of one emoji in the face's units.
  func emojiUse(of face: Int, unitsPerEm: Int, advance em: Int) -> FaceUse {
    let wanted = SystemFont.emojiAdvance(pointSize: primary.pointSize)
    let pointSize = em > 0 ? wanted * Double(unitsPerEm) / Double(em) : primary.pointSize
    return FaceUse(
      face: face, pointSize: pointSize, scale: pointSize / Double(unitsPerEm),
      tracking: snappedToAdvanceGrid(extraTracking))
  }

  /// The use of a face for Hangul: each syllable as wide as Apple's. `em`: the advance of one in the
  /// face's units.
  func hangulUse(of face: Int, unitsPerEm: Int, advance em: Int) -> FaceUse {
    var use = use(of: face, unitsPerEm: unitsPerEm)
    use.tracking += snappedToAdvanceGrid(
      SystemFont.hangulAdvance * use.pointSize - Double(em) * use.scale)
    return use
  }

  static func features(
    _ font: FontDescriptor, extraTracking: Double, isInter: Bool = true,
    kerns: Bool = true
  ) -> FontFeatures {
    var features = FontFeatures()
    // The fonts that Inter replaces have no arrows for "->", and do not raise brackets.
    if isInter { features.set(0x6361_6C74, 0) }  // calt
    if !kerns { features.set(0x6B65_726E, 0) }  // kern
    if font.hasMonospacedDigits { features.set(0x746E_756D, 1) }  // tnum
    if extraTracking != 0 {
      features.set(0x6C69_6761, 0)  // liga
      features.set(0x636C_6967, 0)  // clig
    }
    return features
  }
}

/// The role of a font in the catalog.
enum FontRole: CaseIterable {
  case system, systemItalic
  case devanagari, arabic, thai, hebrew, han, hangul, emoji

  /// The prefixes of the pinned files' names; the first file in the order of names is used.
  var fileNamePrefixes: [String] {
    switch self {
    case .system: ["InterVariable."]
    case .systemItalic: ["InterVariable-Italic."]
    case .devanagari: ["NotoSansDevanagari"]
    case .arabic: ["NotoSansArabic"]
    case .thai: ["NotoSansThai"]
    case .hebrew: ["Heebo", "Rubik"]
    case .han: ["DroidSansFallback"]
    case .hangul: ["NanumSquareR."]
    case .emoji: ["NotoColorEmoji"]
    }
  }

  /// The role's name in the fingerprint.
  var name: String {
    switch self {
    case .system: "system"
    case .systemItalic: "system italic"
    case .devanagari: "Devanagari"
    case .arabic: "Arabic"
    case .thai: "Thai"
    case .hebrew: "Hebrew"
    case .han: "Han"
    case .hangul: "Hangul"
    case .emoji: "emoji"
    }
  }

  var typicalCharacter: UInt32 {
    switch self {
    case .system, .systemItalic: 0x41
    case .devanagari: 0x915
    case .arabic: 0x628
    case .thai: 0xE01
    case .hebrew: 0x5D0
    case .han: 0x4E00
    case .hangul: 0xAC00
    case .emoji: 0x1F600
    }
  }

  /// The fontconfig pattern for a substitute; nil for the italic, which the upright replaces.
  var substitutePattern: String? {
    switch self {
    case .system: "Inter:scalable=true"
    case .systemItalic: nil
    case .devanagari: "Noto Sans Devanagari:lang=hi"
    case .arabic: "Noto Sans Arabic:lang=ar"
    case .thai: "Noto Sans Thai:lang=th"
    case .hebrew: "Heebo:lang=he"
    case .han: "Droid Sans Fallback:lang=zh-cn"
    case .hangul: "NanumSquare:lang=ko"
    case .emoji: "Noto Color Emoji:lang=und-zsye"
    }
  }
}
