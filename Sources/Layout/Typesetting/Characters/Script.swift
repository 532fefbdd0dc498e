import CUnicode

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

  /// The script of a character.
  init(of character: UInt32) {
    let isLetter = (0x41...0x5A).contains(character & ~0x20)
    if character < 0x80 {
      self = isLetter ? .latin : .common
    } else {
      self.init(rawValue: cunicode_script(character))
    }
  }

  /// Is this a script that text can be in, and not common to all or inherited?
  var isSpecific: Bool { self != .common && self != .inherited }

  /// Han, kana and bopomofo are shaped as one: fonts treat them alike, and kerning between kana and
  /// Han would be lost at each change.
  var unified: Script {
    switch self {
    case .hiragana, .katakana, .bopomofo: .han
    default: self
    }
  }
}
