/// One step of the compressed picture: up to three literal bytes, or a match.
///
/// Packed into a word, because a picture makes hundreds of thousands of them:
/// bits 24...25 hold the number of literals (0 for a match); literals sit in bits 0...23, the first
/// lowest; a match keeps `length - 3` in bits 0...7 and `distance - 1` in bits 8...22.
struct Token {
  /// The packed form.
  let word: UInt32

  /// Literal bytes, the first in the lowest eight bits of `bytes`.
  @inline(__always)
  init(literals bytes: UInt32, count: UInt32) {
    assert((1...3).contains(count) && bytes >> (8 * count) == 0)
    word = count &<< 24 | bytes
  }

  /// Copy `length` bytes (3...258) from `distance` bytes (1...32768) back.
  @inline(__always)
  init(length: Int, distance: Int) {
    assert((3...DeflateAlphabet.longestMatch).contains(length))
    assert((1...DeflateAlphabet.window).contains(distance))
    word = UInt32(truncatingIfNeeded: (distance &- 1) &<< 8 | (length &- 3))
  }

  /// How many literal bytes; 0 for a match.
  @inline(__always) var literalCount: Int { Int(truncatingIfNeeded: word &>> 24) }
  /// Slot of `DeflateAlphabet.lengthIndex`.
  @inline(__always) var lengthSlot: Int { Int(truncatingIfNeeded: word & 0xff) }
  /// How far back the match starts.
  @inline(__always) var distance: Int { Int(truncatingIfNeeded: (word &>> 8) & 0x7fff) &+ 1 }
}
