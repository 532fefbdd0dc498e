import Scene

/// The masks of one outline at one scale, by the quarters of a pixel at which its origin lies.
final class OutlineMasks {
  /// What is known of a mask.
  enum Slot {
    /// Nothing; nobody has asked.
    case unknown
    /// The outline is better drawn as a path.
    case tooLarge
    /// The mask.
    case mask(GlyphMask)
  }

  /// By `phaseY * GlyphMaskCache.phases + phaseX`.
  private(set) var slots: [Slot]
  private let outline: Scene.Outline
  private let scale: Double

  /// No masks yet.
  init(_ outline: Scene.Outline, scale: Double) {
    self.outline = outline
    self.scale = scale
    slots = Array(repeating: .unknown, count: GlyphMaskCache.phases * GlyphMaskCache.phases)
  }

  /// Makes the mask of a slot and returns how many words it takes.
  func make(_ phase: Int) -> Int {
    let step = 1 / Double(GlyphMaskCache.phases)
    let fraction = Scene.Point(
      Double(phase % GlyphMaskCache.phases) * step, Double(phase / GlyphMaskCache.phases) * step)
    let mask = GlyphMask(outline, scale: scale, fraction: fraction)
    slots[phase] = mask.map { .mask($0) } ?? .tooLarge
    return mask?.coverage.count ?? 0
  }
}
