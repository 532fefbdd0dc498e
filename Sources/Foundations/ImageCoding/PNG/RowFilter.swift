/// Reverses the filters of PNG rows (PNG 1.2, section 6): each byte is stored as the difference to
/// a prediction from the bytes to its left, above it, and above to the left.
///
/// Rows are decoded in place, a pixel at a time if pixels depend on the one before.
struct RowFilter {
  /// Bytes per pixel: 1, 3 or 4.
  let channels: Int

  /// Reverses the filter `kind` of `count` bytes at `row`; false if there is no such filter.
  /// `above` is the decoded row before; zeros above the first. Precondition: four bytes after
  /// either row are readable.
  func undo(
    _ kind: UInt8, _ row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int
  ) -> Bool {
    switch kind {
    case 0: break
    case 1: undoSub(row, count)
    case 2: for at in 0..<count { row[at] &+= above[at] }
    case 3: undoAverage(row, above, count)
    case 4: undoPaeth(row, above, count)
    default: return false
    }
    return true
  }

  /// Predicts the pixel to the left.
  private func undoSub(_ row: UnsafeMutablePointer<UInt8>, _ count: Int) {
    var left: UInt32 = 0
    for at in stride(from: 0, to: count, by: channels) {
      left = Self.sum(left, Self.load(row + at))
      store(left, row + at)
    }
  }

  /// Predicts half of the sum of the pixels to the left and above, rounded down.
  private func undoAverage(
    _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int
  ) {
    var left: UInt32 = 0
    for at in stride(from: 0, to: count, by: channels) {
      let up = Self.load(above + at)
      let half = (left & up) &+ ((left ^ up) & 0xfefe_fefe) >> 1
      left = Self.sum(half, Self.load(row + at))
      store(left, row + at)
    }
  }

  /// The one of left, above and above-left closest to left + above - above-left, in that order.
  private func undoPaeth(
    _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int
  ) {
    var left = SIMD4<Int16>.zero
    var corner = SIMD4<Int16>.zero
    for at in stride(from: 0, to: count, by: channels) {
      let up = Self.widened(Self.load(above + at))
      let toLeft = up &- corner, toUp = left &- corner
      let fromLeft = Self.magnitude(toLeft), fromUp = Self.magnitude(toUp)
      let fromCorner = Self.magnitude(toLeft &+ toUp)
      let leftOrUp = Self.choose(Self.isLess(fromUp, fromLeft), up, left)
      let isCorner = Self.isLess(fromCorner, fromLeft) & Self.isLess(fromCorner, fromUp)
      let expected = Self.choose(isCorner, corner, leftOrUp)
      let pixel = Self.sum(Self.narrowed(expected), Self.load(row + at))
      store(pixel, row + at)
      corner = up
      left = Self.widened(pixel)
    }
  }

  // MARK: Four bytes at once

  /// Adds bytes pairwise, without carry from one to the next.
  private static func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
    ((a & 0x7f7f_7f7f) &+ (b & 0x7f7f_7f7f)) ^ ((a ^ b) & 0x8080_8080)
  }

  private static func magnitude(_ x: SIMD4<Int16>) -> SIMD4<Int16> {
    let sign = x &>> 15
    return (x ^ sign) &- sign
  }

  /// All bits set where `a` is less than `b`; the values must differ by less than 2^14.
  private static func isLess(_ a: SIMD4<Int16>, _ b: SIMD4<Int16>) -> SIMD4<Int16> {
    (a &- b) &>> 15
  }

  private static func choose(
    _ mask: SIMD4<Int16>, _ a: SIMD4<Int16>, _ b: SIMD4<Int16>
  ) -> SIMD4<Int16> {
    (mask & a) | (~mask & b)
  }

  private static func widened(_ pixel: UInt32) -> SIMD4<Int16> {
    // Safe: four bytes on both sides, and any bits are a value of either.
    SIMD4(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }

  private static func narrowed(_ pixel: SIMD4<Int16>) -> UInt32 {
    // Safe: four bytes on both sides, and any bits are a value of either.
    unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: pixel), to: UInt32.self)
  }

  /// Loads a pixel and, if it has less than four bytes, a part of the next.
  private static func load(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
    UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self)
  }

  private func store(_ pixel: UInt32, _ bytes: UnsafeMutablePointer<UInt8>) {
    let raw = UnsafeMutableRawPointer(bytes)
    switch channels {
    case 4: raw.storeBytes(of: pixel, as: UInt32.self)
    case 3:
      let pixel = pixel.littleEndian
      raw.storeBytes(of: UInt16(truncatingIfNeeded: pixel).littleEndian, as: UInt16.self)
      bytes[2] = UInt8(truncatingIfNeeded: pixel >> 16)
    default: bytes[0] = UInt8(truncatingIfNeeded: pixel.littleEndian)
    }
  }
}
