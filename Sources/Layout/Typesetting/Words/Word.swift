/// A shaped piece of text as the cache keeps it: all that measuring needs of a word, a Han
/// character or a run of spaces.
struct Word {
  /// Points without the spaces at its end.
  var width: Double
  /// Points of the spaces at its end.
  var space: Double
  /// Where its text begins among the cache's units.
  var textStart: Int32
  /// UTF-16 units, spaces included.
  var length: Int32
  /// First of its parts among the cache's parts.
  var partsStart: Int32
  /// How many parts lines may break it into; 0 when it does not break.
  var partsCount: Int32
  /// Number of the setting it is shaped in.
  var setting: Int32
  /// UAX #14 classes of its first and last character that is no space, for the break between
  /// pieces.
  var firstClass: UInt8
  var lastClass: UInt8
  var flags: Flags
  /// Faces of its first and last glyph, for whether it can touch its neighbours.
  var firstFace: Int32
  var lastFace: Int32

  struct Flags: OptionSet {
    let rawValue: UInt8

    /// Cannot be measured on its own: right-to-left text, or glyphs that look past the spaces
    /// beside it.
    static let needsContext = Flags(rawValue: 1)
    /// A glyph before it in the same face might change it, or it the glyph.
    static let touchesBefore = Flags(rawValue: 2)
    /// The same for a glyph after it.
    static let touchesAfter = Flags(rawValue: 4)
    /// It ends with spaces.
    static let endsWithSpace = Flags(rawValue: 8)
  }
}

/// A part of a word that a line may end after: a hyphen, a slash, a Thai word.
struct WordPart {
  var width: Double
  var space: Double
  /// Offset of its end from the word's start.
  var end: Int32
}

extension WordPart {
  /// Adds a cluster. Spaces count as width once something stands after them.
  mutating func add(_ advance: Double, isSpace: Bool) {
    if isSpace {
      space += advance
    } else {
      width += space + advance
      space = 0
    }
  }
}

/// Hashing and comparing UTF-16 units eight bytes at a time.
enum WordHash {
  /// A 64-bit hash by folded multiplication (as in wyhash). Not keyed: a table's content never
  /// shows in output, and texts are compared as well.
  @inline(__always)
  static func hash(_ text: UnsafePointer<UInt16>, _ length: Int, setting: Int32) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: length) &* 0x9E37_79B9_7F4A_7C15
    hash ^= UInt64(UInt32(bitPattern: setting)) &* 0xC2B2_AE3D_27D4_EB4F
    var bytes = UnsafeRawPointer(text)
    var left = length * 2
    while left >= 8 {
      hash = fold(hash ^ bytes.loadUnaligned(as: UInt64.self))
      bytes += 8
      left -= 8
    }
    return fold(hash ^ rest(bytes, left))
  }

  /// Are two texts of one length equal?
  @inline(__always)
  static func equal(_ a: UnsafePointer<UInt16>, _ b: UnsafePointer<UInt16>, _ length: Int) -> Bool {
    var a = UnsafeRawPointer(a)
    var b = UnsafeRawPointer(b)
    var left = length * 2
    while left >= 8 {
      if a.loadUnaligned(as: UInt64.self) != b.loadUnaligned(as: UInt64.self) { return false }
      a += 8
      b += 8
      left -= 8
    }
    return rest(a, left) == rest(b, left)
  }

  /// The last 0, 2, 4 or 6 bytes.
  @inline(__always)
  private static func rest(_ bytes: UnsafeRawPointer, _ count: Int) -> UInt64 {
    switch count {
    case 2: UInt64(bytes.loadUnaligned(as: UInt16.self))
    case 4: UInt64(bytes.loadUnaligned(as: UInt32.self))
    case 6:
      UInt64(bytes.loadUnaligned(as: UInt32.self))
        | UInt64((bytes + 4).loadUnaligned(as: UInt16.self)) << 32
    default: 0
    }
  }

  @inline(__always)
  private static func fold(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high ^ product.low
  }
}
