import Scene

/// The masks of one scene's outlines at one scale: found in the store the first time an outline is
/// asked for, by index afterwards.
final class GlyphMaskCache {
  /// Steps a pixel on each axis: finer differences cannot be seen, and a page of text needs few
  /// hundred masks instead of one for each letter.
  static let phases = 4

  /// The scene's outlines.
  let outlines: [Scene.Outline]
  /// Pixels a point.
  let scale: Double
  private let store: GlyphMaskStore
  private var found: [OutlineMasks?]

  /// For glyphs drawn at `scale` pixels a point.
  init(outlines: [Scene.Outline], scale: Double, store: GlyphMaskStore) {
    self.outlines = outlines
    self.scale = scale
    self.store = store
    found = Array(repeating: nil, count: outlines.count)
  }

  /// The mask of an outline whose origin lies `phaseX` and `phaseY` quarters into a pixel; nil for
  /// one that is better drawn as a path.
  @inline(__always)
  func mask(outline: Int, phaseX: Int, phaseY: Int) -> GlyphMask? {
    let phase = phaseY &* Self.phases &+ phaseX
    switch found[outline]?.slots[phase] {
    case .mask(let mask): return mask
    case .tooLarge: return nil
    case .unknown, nil: return make(outline: outline, phase: phase)
    }
  }

  private func make(outline: Int, phase: Int) -> GlyphMask? {
    if store.isFull {
      store.forgetAll()
      found = Array(repeating: nil, count: outlines.count)
    }
    let masks = store.masks(of: outlines[outline], scale: scale)
    found[outline] = masks
    if case .unknown = masks.slots[phase] { store.makeMask(phase, of: masks) }
    guard case .mask(let mask) = masks.slots[phase] else { return nil }
    return mask
  }
}
