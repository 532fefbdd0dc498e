import Scene

/// The masks of a scene's outlines at one scale, made when first asked for.
///
/// Glyphs are placed on quarters of a pixel on both axes: finer differences cannot be seen, and a
/// page of text needs few hundred masks instead of one for each letter.
final class GlyphMaskCache {
  /// Steps a pixel on each axis.
  static let phases = 4

  private enum Slot {
    case unknown
    case tooLarge
    case mask(GlyphMask)
  }

  /// The scene's outlines.
  let outlines: [Scene.Outline]
  /// Pixels a point.
  let scale: Double
  private var slots: [Slot]

  /// No masks yet, for glyphs drawn at `scale` pixels a point.
  init(outlines: [Scene.Outline], scale: Double) {
    self.outlines = outlines
    self.scale = scale
    slots = Array(repeating: .unknown, count: outlines.count * Self.phases * Self.phases)
  }

  /// The mask of an outline whose origin lies `phaseX` and `phaseY` quarters into a pixel; nil for
  /// one that is better drawn as a path.
  func mask(outline: Int, phaseX: Int, phaseY: Int) -> GlyphMask? {
    let index = (outline * Self.phases + phaseY) * Self.phases + phaseX
    switch slots[index] {
    case .mask(let mask): return mask
    case .tooLarge: return nil
    case .unknown: break
    }
    let step = 1 / Double(Self.phases)
    let mask = GlyphMask(
      outlines[outline], scale: scale,
      fraction: Scene.Point(Double(phaseX) * step, Double(phaseY) * step))
    slots[index] = mask.map { .mask($0) } ?? .tooLarge
    return mask
  }
}
