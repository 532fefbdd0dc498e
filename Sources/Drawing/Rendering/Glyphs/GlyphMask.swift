import Scene

/// The coverage of one outline at one size in pixels and one fraction of a pixel.
struct GlyphMask {
  /// Left edge in pixels from the whole pixel that holds the glyph's origin.
  let left: Int
  /// Top edge, likewise.
  let top: Int
  /// Pixels a row.
  let width: Int
  /// Rows.
  let height: Int
  /// 0...255 in all four bytes of a word, a pixel each, row by row: as `MaskColor` takes it.
  let coverage: [UInt32]

  /// A glyph larger than this on a side is drawn as a path: a mask would be seldom used again.
  static let maximumSide = 256

  /// The mask of `outline` with its origin at `fraction` of a pixel; nil where the outline is
  /// larger than `maximumSide`.
  init?(_ outline: Scene.Outline, scale: Double, fraction: Scene.Point) {
    guard let bounds = outline.path.bounds else {
      (left, top, width, height, coverage) = (0, 0, 0, 0, [])
      return
    }
    let first = Scene.Point(
      (bounds.x * scale + fraction.x).rounded(.down), (bounds.y * scale + fraction.y).rounded(.down)
    )
    let end = Scene.Point(
      (bounds.maxX * scale + fraction.x).rounded(.up),
      (bounds.maxY * scale + fraction.y).rounded(.up))
    let side = Double(GlyphMask.maximumSide)
    guard end.x - first.x <= side, end.y - first.y <= side, abs(first.x) < 1e6, abs(first.y) < 1e6
    else { return nil }
    width = Int(end.x - first.x)
    height = Int(end.y - first.y)
    left = Int(first.x)
    top = Int(first.y)
    var raster = CoverageRaster(width: width, height: height)
    raster.add(
      outline.path, scale: scale, shift: Scene.Point(fraction.x - first.x, fraction.y - first.y))
    coverage = raster.coverage()
  }
}

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

/// Glyph masks that several pictures share: those of one run mostly show the same letters.
///
/// The key of a mask is its outline by value, the scale and the quarter of a pixel, so that what
/// lies in the store never changes a picture, only how soon it is ready. One thread at a time may
/// use a store; threads that draw at once each take their own.
public final class GlyphMaskStore {
  /// Words of coverage kept at most, 16 MiB: some 10,000 letters of body text.
  private static let capacity = 1 << 22

  private struct Key: Hashable {
    let outline: Scene.Outline
    let scale: Double
  }

  /// Only looked up, never listed.
  private var masks: [Key: OutlineMasks] = [:]
  private let capacity: Int
  /// How many words of coverage are kept.
  private(set) var keptWords = 0

  /// An empty store.
  public convenience init() { self.init(capacity: Self.capacity) }

  /// A store that is full at `capacity` words.
  init(capacity: Int) { self.capacity = capacity }

  /// True when it is time to forget.
  fileprivate var isFull: Bool { keptWords >= capacity }

  /// Starts from nothing; masks that are handed out stay good.
  fileprivate func forgetAll() {
    masks = [:]
    keptWords = 0
  }

  /// The masks of `outline` at `scale` pixels a point.
  func masks(of outline: Scene.Outline, scale: Double) -> OutlineMasks {
    let key = Key(outline: outline, scale: scale)
    if let known = masks[key] { return known }
    let made = OutlineMasks(outline, scale: scale)
    masks[key] = made
    return made
  }

  /// Makes one of an outline's masks, and counts it.
  fileprivate func makeMask(_ phase: Int, of masks: OutlineMasks) {
    keptWords += masks.make(phase)
  }
}
