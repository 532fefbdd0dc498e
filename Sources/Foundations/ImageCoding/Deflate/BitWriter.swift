/// Packs bits into bytes from the lowest bit up, as deflate requires (RFC 1951, 3.1.1).
struct BitWriter {
  /// The complete bytes.
  private var bytes: [UInt8] = []
  /// Fewer than eight bits that do not fill a byte yet.
  private var rest = Rest()

  fileprivate struct Rest {
    var bits: UInt64 = 0
    var count = 0
  }

  /// Writes into memory reserved for `room` bytes, so that the hot path needs no checks.
  mutating func write(room: Int, _ body: (inout Cursor) -> Void) {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: room + 8))
    let rest = self.rest
    let (written, left) = bytes.withUnsafeMutableBytes { buffer -> (Int, Rest) in
      guard let base = buffer.baseAddress else { return (0, rest) }
      var cursor = Cursor(target: base + start, rest: rest)
      body(&cursor)
      return (cursor.target - base, cursor.rest)
    }
    precondition(written <= start + room, "more bits than announced")
    bytes.removeLast(bytes.count - written)
    self.rest = left
  }

  /// Pads to a whole byte with zero bits.
  mutating func align() {
    if rest.count > 0 { bytes.append(UInt8(truncatingIfNeeded: rest.bits)) }
    rest = Rest()
  }

  /// Appends whole bytes.
  ///
  /// - Precondition: the writer is aligned.
  mutating func append(_ more: [UInt8]) {
    precondition(rest.count == 0, "bytes follow whole bytes only")
    bytes += more
  }

  /// The number of complete bytes that can be taken.
  var count: Int { bytes.count }

  /// Returns the complete bytes and keeps the pending bits.
  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// A position for writing at the writer's end.
  struct Cursor {
    fileprivate var target: UnsafeMutableRawPointer
    fileprivate var rest: Rest

    /// Appends the lowest `count` bits of `bits`; the others must be zero. At most 56 bits per
    /// call, since fewer than 8 are ever pending.
    @inline(__always)
    mutating func put(_ bits: UInt64, _ count: Int) {
      rest.bits |= bits &<< UInt64(truncatingIfNeeded: rest.count)
      rest.count &+= count
      target.storeBytes(of: rest.bits.littleEndian, as: UInt64.self)
      let whole = rest.count &>> 3
      target += whole
      rest.bits &>>= UInt64(truncatingIfNeeded: whole &* 8)
      rest.count &= 7
    }
  }
}

/// Fixed memory for plain values, freed with its owner; unchecked, for inner loops only.
final class Slab<Element: BitwiseCopyable> {
  /// The first element.
  let base: UnsafeMutablePointer<Element>
  /// The number of elements.
  let count: Int

  /// Allocates `count` elements with one value.
  init(repeating value: Element, count: Int) {
    base = UnsafeMutablePointer<Element>.allocate(capacity: count)
    base.initialize(repeating: value, count: count)
    self.count = count
  }

  deinit { base.deallocate() }
}
