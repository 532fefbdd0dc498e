import ImageCoding
import Scene

/// The coverage of one outline, at one size in pixels and one subpixel position.
struct GlyphMask {
  /// The left edge in pixels, relative to the pixel that contains the glyph's origin.
  let left: Int
  /// The top edge, likewise.
  let top: Int
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
  /// 0...255 in all four bytes of a word, one word per pixel, row by row: the form of `MaskColor`.
  let coverage: [UInt32]

  /// The side in pixels beyond which a glyph is a path, because its mask would rarely be reused.
  static let maximumSide = 256

  /// Creates the mask of `outline` at `fraction` of a pixel; nil if larger than `maximumSide`.
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

/// The masks of one outline at one scale, by the quarter of a pixel at which its origin is.
final class OutlineMasks {
  /// The state of a mask.
  enum Slot {
    /// Not requested yet.
    case unknown
    /// The outline must be drawn as a path.
    case tooLarge
    /// Exact coverage, to be blended in the text's colour.
    case mask(GlyphMask)
  }

  /// By `phaseY * GlyphMaskCache.phases + phaseX`.
  private(set) var slots: [Slot]
  private let outline: Scene.Outline
  private let scale: Double

  init(_ outline: Scene.Outline, scale: Double) {
    self.outline = outline
    self.scale = scale
    slots = Array(repeating: .unknown, count: GlyphMaskCache.phases * GlyphMaskCache.phases)
  }

  /// Creates the mask of a slot; returns its size in words.
  func make(_ phase: Int) -> Int {
    let step = 1 / Double(GlyphMaskCache.phases)
    let fraction = Scene.Point(
      Double(phase % GlyphMaskCache.phases) * step, Double(phase / GlyphMaskCache.phases) * step)
    let mask = GlyphMask(outline, scale: scale, fraction: fraction)
    slots[phase] = mask.map { .mask($0) } ?? .tooLarge
    return mask?.coverage.count ?? 0
  }
}

/// The masks of a scene's outlines at a scale: from the store on first use, by index afterwards.
final class GlyphMaskCache {
  /// Subpixel positions per pixel on each axis. Finer differences are invisible, and a page of text
  /// needs a few hundred masks instead of one per letter.
  static let phases = 4

  let outlines: [Scene.Outline]
  /// Pixels per point.
  let scale: Double
  private let store: GlyphMaskStore
  private var found: [OutlineMasks?]

  /// Creates a cache for glyphs drawn at `scale` pixels per point.
  init(outlines: [Scene.Outline], scale: Double, store: GlyphMaskStore) {
    self.outlines = outlines
    self.scale = scale
    self.store = store
    found = Array(repeating: nil, count: outlines.count)
  }

  /// The mask of an outline at quarters of a pixel; nil if it must be drawn as a path.
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

/// Glyph masks shared by several pictures: those of one run mostly contain the same letters.
///
/// The key of a mask is its outline by value, the scale and the quarter of a pixel, so that the
/// store affects only the time for a picture, never its content. Not thread-safe; threads that draw
/// at the same time need a store each.
public final class GlyphMaskStore {
  /// The maximum number of words of coverage, 16 MiB: some 10,000 letters of body text.
  private static let capacity = 1 << 22

  private struct Key: Hashable {
    let outline: Scene.Outline
    let scale: Double
  }

  /// Only used for lookups, never iterated.
  private var masks: [Key: OutlineMasks] = [:]
  private let capacity: Int
  private(set) var keptWords = 0

  /// Creates an empty store.
  public convenience init() { self.init(capacity: Self.capacity) }

  /// Creates an empty store with a capacity in words.
  init(capacity: Int) { self.capacity = capacity }

  fileprivate var isFull: Bool { keptWords >= capacity }

  /// Empties the store; masks that are in use stay valid.
  fileprivate func forgetAll() {
    masks = [:]
    keptWords = 0
  }

  /// The masks of `outline` at `scale` pixels per point.
  func masks(of outline: Scene.Outline, scale: Double) -> OutlineMasks {
    let key = Key(outline: outline, scale: scale)
    if let known = masks[key] { return known }
    let made = OutlineMasks(outline, scale: scale)
    masks[key] = made
    return made
  }

  /// Creates one of an outline's masks, and adds its size.
  fileprivate func makeMask(_ phase: Int, of masks: OutlineMasks) {
    keptWords += masks.make(phase)
  }
}

extension GlyphMask {
  /// Paints `color` through the mask on `words` of `stride` words per row, within `clip`; `x` and
  /// `y` are the pixel that contains the glyph's origin.
  @inline(__always)
  func blend(
    _ color: MaskColor, x: Int, y: Int, on words: UnsafeMutablePointer<UInt32>, stride: Int,
    clip: PixelRect
  ) {
    let shown = PixelRect(
      left: clip.left - x - left, top: clip.top - y - top, right: clip.right - x - left,
      bottom: clip.bottom - y - top
    ).intersection(PixelRect(left: 0, top: 0, right: width, bottom: height))
    guard !shown.isEmpty else { return }
    coverage.withUnsafeBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      for row in shown.top..<shown.bottom {
        color.blend(
          base + (row &* width &+ shown.left),
          on: words + ((y &+ top &+ row) &* stride &+ x &+ left &+ shown.left),
          count: shown.right &- shown.left)
      }
    }
  }
}

/// Blends a colour through masks: four pixels per step, all channels at once.
///
/// Each channel becomes `color · coverage / 255 + target · (255 - alpha · coverage / 255) / 255`,
/// every quotient rounded: the same bits as `PremultipliedWord.scaled` pixel by pixel.
struct MaskColor {
  private typealias Channels = SIMD16<UInt16>

  private let color: UInt32
  /// Its channels, four times.
  private let channels: SIMD16<UInt16>
  /// Its alpha, once for each channel.
  private let alpha: SIMD16<UInt16>

  /// Creates a blender for a premultiplied colour.
  init(_ color: UInt32) {
    self.color = color
    let pixels = SIMD4<UInt32>(repeating: color)
    // Safe: four words have sixteen bytes, and any bits are bytes.
    channels = Channels(truncatingIfNeeded: unsafeBitCast(pixels, to: SIMD16<UInt8>.self))
    alpha = Channels(repeating: UInt16(truncatingIfNeeded: color &>> 24))
  }

  /// Blends `count` pixels at `target`; each word of `coverage` has it in all four bytes.
  @inline(__always)
  func blend(
    _ coverage: UnsafePointer<UInt32>, on target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    var column = 0
    while column &+ 4 <= count {
      blendFour(coverage + column, on: target + column)
      column &+= 4
    }
    while column < count {
      blendOne(coverage[column] & 0xff, on: target + column)
      column &+= 1
    }
  }

  @inline(__always)
  private func blendFour(
    _ coverage: UnsafePointer<UInt32>, on target: UnsafeMutablePointer<UInt32>
  ) {
    let covered = UnsafeRawPointer(coverage).loadUnaligned(as: SIMD2<UInt64>.self)
    guard covered[0] | covered[1] != 0 else { return }
    let pixels = UnsafeMutableRawPointer(target)
    let old = pixels.loadUnaligned(as: SIMD16<UInt8>.self)
    // Safe: two words of 64 bits have sixteen bytes, and any bits are bytes.
    let factor = Channels(truncatingIfNeeded: unsafeBitCast(covered, to: SIMD16<UInt8>.self))
    let rest = 255 &- ColorLevel.quotient(alpha &* factor)
    let sum =
      ColorLevel.quotient(channels &* factor)
      &+ ColorLevel.quotient(Channels(truncatingIfNeeded: old) &* rest)
    pixels.storeBytes(
      of: SIMD16<UInt8>(truncatingIfNeeded: sum), as: SIMD16<UInt8>.self)
  }

  @inline(__always)
  private func blendOne(_ covered: UInt32, on target: UnsafeMutablePointer<UInt32>) {
    guard covered != 0 else { return }
    let source = PremultipliedWord.scaled(color, by: covered)
    let rest = 255 &- (source &>> 24)
    target.pointee = source &+ PremultipliedWord.scaled(target.pointee, by: rest)
  }
}
