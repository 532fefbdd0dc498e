import CHarfBuzz

/// A face in use: what turns its units into points.
struct FaceUse: Hashable {
  /// Index into `FontLibrary.instances`.
  var face: Int
  var pointSize: Double
  /// Points of one font unit.
  var scale: Double
  /// Points added after each cluster, a multiple of `advanceGrid`.
  var tracking: Double
}

/// Advances are rounded to 1/65536 point, FreeType's grid for linear advances: sums of such numbers
/// are exact in a `Double` in any order, so that a line is as wide as its words whoever adds them
/// up.
let advanceGrid = 1.0 / 65536

/// The multiple of `advanceGrid` next to a length.
func snappedToAdvanceGrid(_ length: Double) -> Double { (length * 65536).rounded() / 65536 }

/// A descriptor resolved: its face, its features, its metrics.
struct FontSetting {
  let font: FontDescriptor
  /// Points after each character that the run asks for.
  let extraTracking: Double
  let language: OpaquePointer?
  let primary: FaceUse
  let metrics: FontMetrics
  let features: [hb_feature_t]

  /// How another face is used in this setting: its own units, the run's tracking and not the system
  /// font's.
  func use(of face: Int, unitsPerEm: Int) -> FaceUse {
    if face == primary.face { return primary }
    return FaceUse(
      face: face, pointSize: primary.pointSize, scale: primary.pointSize / Double(unitsPerEm),
      tracking: snappedToAdvanceGrid(extraTracking))
  }

  /// How an emoji face is used: at the size at which its pictures are as wide as Apple's.
  ///
  /// - Parameter em: the advance of one emoji in the face's units.
  func emojiUse(of face: Int, unitsPerEm: Int, advance em: Int) -> FaceUse {
    let wanted = SystemFontTuning.emojiAdvance(pointSize: primary.pointSize)
    let pointSize = em > 0 ? wanted * Double(unitsPerEm) / Double(em) : primary.pointSize
    return FaceUse(
      face: face, pointSize: pointSize, scale: pointSize / Double(unitsPerEm),
      tracking: snappedToAdvanceGrid(extraTracking))
  }

  static func features(
    _ font: FontDescriptor, extraTracking: Double, isInter: Bool = true,
    isFixed: Bool = false
  ) -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    func add(_ tag: UInt32, _ value: UInt32) {
      features.append(hb_feature_t(tag: tag, value: value, start: 0, end: .max))
    }
    // The fonts that Inter stands for make no arrows of "->" and leave brackets alone beside
    // capitals.
    if isInter { add(0x6361_6C74, 0) }  // calt
    if isFixed { add(0x6B65_726E, 0) }  // kern
    if font.hasMonospacedDigits { add(0x746E_756D, 1) }  // tnum
    if extraTracking != 0 {
      add(0x6C69_6761, 0)  // liga
      add(0x636C_6967, 0)  // clig
    }
    return features
  }
}
