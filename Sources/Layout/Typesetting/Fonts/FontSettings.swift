import CHarfBuzz

/// The settings met so far, numbered; equal fonts get equal numbers.
final class FontSettings {
  let library: FontLibrary
  private(set) var all: [FontSetting] = []
  private var indices: [Key: Int] = [:]
  private var latest: (key: Key, index: Int)?

  private struct Key: Hashable {
    var font: FontDescriptor
    var tracking: Double
    var language: String?
  }

  /// Settings kept before all are forgotten; a caller that makes fonts of ever new sizes meets it.
  static let limit = 4096

  init(library: FontLibrary) { self.library = library }

  subscript(index: Int) -> FontSetting { all[index] }

  /// The number of a run's setting.
  func index(of run: TextRun, language: String?) -> Int {
    let key = Key(
      font: run.font.normalized, tracking: run.tracking.isFinite ? run.tracking : 0,
      language: language)
    if let latest, latest.key == key { return latest.index }
    let index = indices[key] ?? intern(key)
    latest = (key, index)
    return index
  }

  /// Forgets all settings. Everything that holds numbers of settings must be cleared with them.
  func removeAll() {
    all.removeAll()
    indices.removeAll()
    latest = nil
  }

  private func intern(_ key: Key) -> Int {
    all.append(
      FontSetting(
        font: key.font, extraTracking: key.tracking,
        language: key.language.map { hb_language_from_string($0, -1) },
        primary: primaryUse(key.font, extraTracking: key.tracking), metrics: metrics(of: key.font),
        features: features(key)))
    indices[key] = all.count - 1
    return all.count - 1
  }

  private func primaryUse(_ font: FontDescriptor, extraTracking: Double) -> FaceUse {
    let size = font.effectivePointSize
    var tracking = extraTracking
    let named: Int? =
      if case .named(let family) = font.family { library.namedFace(family, font) } else { nil }
    let known = named == nil ? knownFont(font) : nil
    let original = named == nil && known == nil ? library.sanFranciscoFace(font) : nil
    if let original {
      tracking += library.sanFrancisco.tracking(
        pointSize: size, in: library.instances[original].file)
    } else if named == nil {
      tracking +=
        known?.tracking(pointSize: size, weight: font.weight)
        ?? SystemFontTuning.tracking(pointSize: size, weight: font.weight)
    }
    let face = named ?? original ?? library.systemFace(font, standingFor: known)
    let unitsPerEm = library.instances[face].file.unitsPerEm
    return FaceUse(
      face: face, pointSize: size, scale: size / Double(unitsPerEm),
      tracking: snappedToAdvanceGrid(tracking))
  }

  /// Vertical metrics of a font at its size.
  func metrics(of font: FontDescriptor) -> FontMetrics {
    let font = font.normalized
    if case .named(let family) = font.family, let face = library.namedFace(family, font) {
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

  private func features(_ key: Key) -> [hb_feature_t] {
    var isNamed = false
    if case .named(let family) = key.font.family {
      isNamed = library.namedFace(family, key.font) != nil
    }
    let known = isNamed ? nil : knownFont(key.font)
    let isInter = !isNamed && (known != nil || library.sanFrancisco.isEmpty)
    return FontSetting.features(
      key.font, extraTracking: key.tracking, isInter: isInter, isFixed: known?.fixedAdvance != nil)
  }

  private func knownFont(_ font: FontDescriptor) -> KnownFont? {
    guard case .named(let family) = font.family else { return nil }
    return KnownFont.named(family, weight: font.weight)
  }
}
