import Scene

/// Glyph masks that several pictures share: those of one run mostly show the same letters.
///
/// The key of a mask is its outline by value, the scale and the quarter of a pixel, so that what lies
/// in the store never changes a picture, only how soon it is ready. One thread at a time may use a
/// store; threads that draw at once each take their own.
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
  var isFull: Bool { keptWords >= capacity }

  /// Starts from nothing; masks that are handed out stay good.
  func forgetAll() {
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
  func makeMask(_ phase: Int, of masks: OutlineMasks) {
    keptWords += masks.make(phase)
  }
}
