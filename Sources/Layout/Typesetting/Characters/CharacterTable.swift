/// Kind and line break class of every UTF-16 unit, read from ICU in blocks of 256 on first use.
///
/// Two flat tables of 64 KiB, so that cutting a string into pieces costs one load per unit.
final class CharacterTable {
  /// `UnitKind` by unit; `unknown` until `fill` has read the block.
  let kinds: UnsafeMutablePointer<UInt8>
  private let classes: UnsafeMutablePointer<UInt8>
  private static let size = 0x10000

  init() {
    kinds = .allocate(capacity: Self.size)
    classes = .allocate(capacity: Self.size)
    kinds.initialize(repeating: UnitKind.unknown.rawValue, count: Self.size)
    classes.initialize(repeating: 0, count: Self.size)
  }

  deinit {
    kinds.deallocate()
    classes.deallocate()
  }

  /// The kind of a unit; a surrogate is ordinary.
  func kind(of unit: UInt16) -> UnitKind {
    if kinds[Int(unit)] == UnitKind.unknown.rawValue { fill(blockOf: unit) }
    return UnitKind(rawValue: kinds[Int(unit)]) ?? .ordinary
  }

  /// The UAX #14 class of a character, from the table when it is one unit long.
  func lineBreakClass(of character: UInt32) -> LineBreakClass {
    guard character < 0x10000 else { return LineBreakClass(of: character) }
    if kinds[Int(character)] == UnitKind.unknown.rawValue { fill(blockOf: UInt16(character)) }
    return LineBreakClass(rawValue: classes[Int(character)])
  }

  /// Reads the block of 256 units around one.
  func fill(blockOf unit: UInt16) {
    let start = Int(unit) & 0xFF00
    for value in start..<(start + 256) {
      let breakClass = LineBreakClass(of: UInt32(value))
      classes[value] = breakClass.rawValue
      kinds[value] = Self.kind(of: value, breakClass).rawValue
    }
  }

  private static func kind(of unit: Int, _ breakClass: LineBreakClass) -> UnitKind {
    if breakClass.isHardBreak { return .hardBreak }
    if unit == 0x20 { return .space }
    return isSolo(unit, breakClass) ? .solo : .ordinary
  }

  private static func isSolo(_ unit: Int, _ breakClass: LineBreakClass) -> Bool {
    switch unit {
    case 0x3001...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFF60: break
    default: return false
    }
    switch breakClass {
    case .ideographic, .nonstarter, .conditionalJapanese, .closePunctuation, .wideOpenPunctuation,
      .exclamation, .hangulLV, .hangulLVT:
      return true
    default: return false
    }
  }
}

/// The role of a UTF-16 unit in cutting text into pieces.
enum UnitKind: UInt8 {
  /// Not read yet.
  case unknown = 0
  /// Part of the word that contains it.
  case ordinary
  /// U+0020, the only character of class SP.
  case space
  /// A piece of its own: Han, kana, Hangul and the punctuation used with them. Lines can break on
  /// both sides.
  case solo
  /// Ends a line.
  case hardBreak
}

/// Whether a grapheme cluster is shown as emoji (UTS #51): flags, keycaps, skin tones, ZWJ
/// sequences.
enum EmojiSequence {
  private static let textSelector: UInt32 = 0xFE0E
  private static let emojiSelector: UInt32 = 0xFE0F
  private static let keycap: UInt32 = 0x20E3

  /// Whether a cluster requires an emoji font. A variation selector decides; without one the
  /// character's default presentation does.
  static func isEmoji(_ cluster: UnsafeBufferPointer<UInt16>) -> Bool {
    let first = cluster.character(at: 0)
    guard first.length < cluster.count else {
      return CharacterFlags(of: first.value).contains(.emojiPresentation) && first.value >= 0x231A
    }
    var offset = first.length
    while offset < cluster.count {
      let next = cluster.character(at: offset)
      switch next.value {
      case textSelector: return false
      case emojiSelector, keycap: return true
      default: break
      }
      if CharacterFlags(of: next.value).contains(.emojiModifier) { return true }
      offset += next.length
    }
    return CharacterFlags(of: first.value).contains(.emojiPresentation)
  }
}
