/// The rows that a match may still reach back to, and the row in work.
///
/// Rows are appended until the store is full; then the rows within deflate's window move to the
/// front. Places are counted from the first pixel of the picture, modulo 2³².
struct PixelStore: ~Copyable {
  private let memory: Slab<UInt32>
  private let history: Int
  private var end = 0
  /// The place of the first pixel in memory.
  private var origin: UInt32 = 0

  /// A store for rows of `width` pixels of `bytesPerPixel` bytes.
  init(width: Int, bytesPerPixel: Int) {
    history = max(width, DeflateAlphabet.window / bytesPerPixel + 1)
    memory = Slab(repeating: 0, count: 4 * history + width)
  }

  /// Appends a row, each word masked by `mask`, and returns where it lies in memory.
  ///
  /// The pointer is good until the next row is appended; before it lie at least as many earlier
  /// pixels as deflate's window can hold, or all there are.
  mutating func append(
    _ row: UnsafePointer<UInt32>, width: Int, mask: UInt32
  ) -> UnsafeMutablePointer<UInt32> {
    if end + width > memory.count { discardOldRows() }
    let target = memory.base + end
    for x in 0..<width { target[x] = row[x] | mask }
    end += width
    return target
  }

  /// The place of the pixel at `pointer`.
  @inline(__always)
  func place(of pointer: UnsafePointer<UInt32>) -> UInt32 {
    origin &+ UInt32(truncatingIfNeeded: pointer - UnsafePointer(memory.base))
  }

  private mutating func discardOldRows() {
    let kept = min(history, end)
    memory.base.update(from: memory.base + (end - kept), count: kept)
    origin &+= UInt32(truncatingIfNeeded: end - kept)
    end = kept
  }
}
