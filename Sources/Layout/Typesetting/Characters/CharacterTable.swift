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
  /// A piece of its own: Han, kana, Hangul and their punctuation, with breaks on both sides.
  case solo
  /// Ends a line.
  case hardBreak
}

/// Whether a grapheme cluster is emoji (UTS #51): flags, keycaps, skin tones, sequences.
enum EmojiSequence {
  private static let textSelector: UInt32 = 0xFE0E
  private static let emojiSelector: UInt32 = 0xFE0F
  private static let keycap: UInt32 = 0x20E3

  /// Whether a cluster needs an emoji font: by its selector, else by its first character.
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

/// A UAX #14 class with ICU's number, and further classes that the pair rules distinguish.
struct LineBreakClass: RawRepresentable, Hashable {
  let rawValue: UInt8

  static let ambiguous = Self(rawValue: 1)
  static let alphabetic = Self(rawValue: 2)
  static let breakAfter = Self(rawValue: 4)
  static let mandatoryBreak = Self(rawValue: 6)
  static let closePunctuation = Self(rawValue: 8)
  static let combiningMark = Self(rawValue: 9)
  static let carriageReturn = Self(rawValue: 10)
  static let exclamation = Self(rawValue: 11)
  static let glue = Self(rawValue: 12)
  static let hyphen = Self(rawValue: 13)
  static let ideographic = Self(rawValue: 14)
  static let inseparable = Self(rawValue: 15)
  static let infixNumeric = Self(rawValue: 16)
  static let lineFeed = Self(rawValue: 17)
  static let nonstarter = Self(rawValue: 18)
  static let numeric = Self(rawValue: 19)
  static let openPunctuation = Self(rawValue: 20)
  static let postfixNumeric = Self(rawValue: 21)
  static let prefixNumeric = Self(rawValue: 22)
  static let quotation = Self(rawValue: 23)
  static let surrogate = Self(rawValue: 25)
  static let nextLine = Self(rawValue: 29)
  static let hangulLV = Self(rawValue: 31)
  static let hangulLVT = Self(rawValue: 32)
  static let closeParenthesis = Self(rawValue: 36)
  static let conditionalJapanese = Self(rawValue: 37)
  static let zeroWidthJoiner = Self(rawValue: 42)
  /// OP of East Asian width F, W or H, which LB30 excludes.
  static let wideOpenPunctuation = Self(rawValue: 43)
  /// CP of East Asian width F, W or H.
  static let wideCloseParenthesis = Self(rawValue: 44)
  /// No character: the piece consists of spaces only.
  static let none = Self(rawValue: 45)
  static let count = 46

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(of character: UInt32) {
    let plain = Self(rawValue: ICU.lineBreakClass(of: character))
    let isBracket = plain == .openPunctuation || plain == .closeParenthesis
    guard isBracket, CharacterFlags(of: character).contains(.wide) else {
      self = plain
      return
    }
    self = plain == .openPunctuation ? .wideOpenPunctuation : .wideCloseParenthesis
  }

  /// BK, CR, LF, NL: a line ends after it (LB4, LB5).
  var isHardBreak: Bool {
    switch self {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }

  /// Letters, digits and marks on them: no break among any of these (LB9, LB23, LB25, LB28).
  var isWordInner: Bool {
    switch self {
    case .alphabetic, .numeric, .combiningMark: true
    default: false
    }
  }

  /// Whether only a space allows a break before it (LB13), and only its kind follows it.
  var isWordEnd: Bool {
    switch self {
    case .exclamation, .infixNumeric, .closePunctuation, .closeParenthesis: true
    default: false
    }
  }
}

/// A script by its ISO 15924 tag, big-endian, which HarfBuzz shares.
struct Script: RawRepresentable, Hashable {
  let rawValue: UInt32

  static let common = Script("Zyyy")
  static let inherited = Script("Zinh")
  static let latin = Script("Latn")
  static let devanagari = Script("Deva")
  static let arabic = Script("Arab")
  static let thai = Script("Thai")
  static let hebrew = Script("Hebr")
  static let han = Script("Hani")
  static let hiragana = Script("Hira")
  static let katakana = Script("Kana")
  static let hangul = Script("Hang")
  static let bopomofo = Script("Bopo")

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ tag: StaticString) {
    rawValue = tag.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  init(of character: UInt32) {
    let isLetter = (0x41...0x5A).contains(character & ~0x20)
    if character < 0x80 {
      self = isLetter ? .latin : .common
    } else {
      self.init(rawValue: ICU.script(of: character))
    }
  }

  /// Whether text can be in this script: it is neither common nor inherited.
  var isSpecific: Bool { self != .common && self != .inherited }

  /// The script for shaping. Han, kana and bopomofo share one: fonts treat them alike, and kerning
  /// between kana and Han would be lost at each change.
  var unified: Script {
    switch self {
    case .hiragana, .katakana, .bopomofo: .han
    default: self
    }
  }
}
