/// The characters of a face's glyphs, for a font whose advances are known by character.
///
/// A letter with accents has the letter below them, and a Greek or Cyrillic letter the Latin one of
/// the same shape.
struct GlyphCharacters {
  /// By glyph: 0 for none, 1 + the offset from the space in ASCII, or one of the marks below.
  private(set) var rows: [UInt8]
  /// By printable ASCII character: its glyph.
  let plain: [UInt32]

  /// Marks of a digit of fixed width, of a bullet, and of other letters.
  static let tabular = UInt8(255)
  static let bullet = UInt8(254)
  static let capital = UInt8(253)
  static let small = UInt8(252)

  init(_ face: HarfBuzzFace) {
    rows = [UInt8](repeating: 0, count: face.glyphCount)
    guard let font = HarfBuzzFont(face) else {
      plain = []
      return
    }
    plain = (UInt32(0x20)..<0x7F).map { font.nominalGlyph($0) ?? 0 }
    for character in Self.letters {
      let base = Self.base(of: character)
      if 0x21..<0x7F ~= base {
        set(UInt8(base - 0x1F), font.nominalGlyph(character))
      } else if let isCapital = HarfBuzzFace.isCapital(base) {
        set(isCapital ? Self.capital : Self.small, font.nominalGlyph(character))
      }
    }
    set(Self.bullet, font.nominalGlyph(0x2022))
    for (row, glyph) in zip(UInt8(1)..., plain) { set(row, glyph) }
    for glyph in Self.tabularDigits(font) where !plain.contains(glyph) { set(Self.tabular, glyph) }
  }

  private mutating func set(_ row: UInt8, _ glyph: UInt32?) {
    if let glyph, glyph != 0, Int(glyph) < rows.count { rows[Int(glyph)] = row }
  }

  /// Latin, Greek and Cyrillic letters, and curly quotes.
  private static var letters: [UInt32] {
    Array(0xC0..<0x250) + Array(0x370..<0x530) + Array(0x1E00..<0x2000)
      + [0x2018, 0x2019, 0x201C, 0x201D]
  }

  private static func base(of character: UInt32) -> UInt32 {
    switch character {
    case 0x2018, 0x2019: 0x27
    case 0x201C, 0x201D: 0x22
    default:
      lookalikes[HarfBuzzFace.baseLetter(of: character)]
        ?? HarfBuzzFace.baseLetter(of: character)
    }
  }

  private static let lookalikes: [UInt32: UInt32] = {
    let pairs = zip(
      "øØłŁđıΑΒΕΖΗΙΚΜΝΟΡΤΥΧονАВЕЅІЈКМНОРСТХаеорсухѕіј".unicodeScalars,
      "oOlLdiABEZHIKMNOPTYXovABESIJKMHOPCTXaeopcyxsij".unicodeScalars)
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0.value, $1.value) })
  }()

  /// The glyphs that `tnum` substitutes for the digits, if the face has any.
  private static func tabularDigits(_ font: HarfBuzzFont) -> [UInt32] {
    guard let buffer = ShapingBuffer() else { return [] }
    let digits = Array("0123456789".utf8)
    buffer.fill(ascii: digits)
    var features = FontFeatures()
    features.set(0x746E_756D, 1)  // tnum
    buffer.shape(in: font, features)
    guard let glyphs = buffer.glyphs, glyphs.count == digits.count else { return [] }
    return digits.indices.map { glyphs.id($0) }
  }
}

/// San Francisco's advances and kerning for the glyphs of the face that replaces it, at one point.
final class SystemFontSpacing {
  /// The steps of a font unit in which advances are counted, as exact as the recorded sums.
  static let precision = 64

  private let table = SystemFontTable.shared
  private let characters: GlyphCharacters
  private let point: SystemFontPoint
  private let tabularDigit: Double
  private let strengths: [SystemFontPoint.Strengths]
  /// The kerning of a digit and a colon in 1/2048 em.
  private let colonKerning: Double
  /// The instance's units of 1/2048 em.
  private let scale: Double
  /// How much wider San Francisco's letters are than the face's, for letters nobody measured.
  private var capitalRatio: Double?
  private var smallRatio: Double?

  init(_ file: FontFile, _ point: SystemFontPoint, weight: Double, edition: SystemFontEdition) {
    characters = file.characters
    self.point = point
    tabularDigit = SystemFont.tabularDigit(weight: weight)
    strengths = table.strengths(at: point)
    // One recording: about -0.06 em a pair. Frames up to Xcode 16 have none (17 of 18 labels).
    colonKerning = edition == .ios26 ? -123 : 0
    scale = Double(file.unitsPerEm * Self.precision) / 2048
  }

  /// The advance of a glyph in the instance's units. `drawn`: the face's own advances.
  func advance(of glyph: UInt32, drawn: (UInt32) -> Int32) -> Int32 {
    switch row(glyph) {
    case 0: drawn(glyph)
    case GlyphCharacters.tabular: units(recorded(0x10) * tabularDigit)
    // Nine stored labels: 1.5 points narrower at 16 points than in Inter.
    case GlyphCharacters.bullet: units(940)
    case GlyphCharacters.capital:
      scaled(drawn(glyph), by: &capitalRatio, of: 0x21..<0x3B, drawn)
    case GlyphCharacters.small: scaled(drawn(glyph), by: &smallRatio, of: 0x41..<0x5B, drawn)
    case let row: units(recorded(Int(row) - 1))
    }
  }

  /// What a pair of neighbours is farther apart than their advances say, in the instance's units.
  @inline(__always)
  func kerning(_ left: UInt32, _ right: UInt32) -> Double {
    let (left, right) = (Int(row(left)) - 1, Int(row(right)) - 1)
    // The space, 0, kerns with nothing.
    guard left > 0, right > 0, left < SystemFontTable.characterCount,
      right < SystemFontTable.characterCount
    else { return 0 }
    var kerning = table.kerning(left, right, strengths)
    if colonKerning != 0, Self.isTime(left, right) || Self.isTime(right, left) {
      kerning += colonKerning
    }
    return kerning * scale
  }

  private static func isTime(_ digit: Int, _ colon: Int) -> Bool {
    colon == 0x1A && 0x10..<0x1A ~= digit
  }

  @inline(__always)
  func kerns(_ glyph: UInt32) -> Bool {
    2...UInt8(SystemFontTable.characterCount) ~= row(glyph)
  }

  @inline(__always)
  private func row(_ glyph: UInt32) -> UInt8 {
    Int(glyph) < characters.rows.count ? characters.rows[Int(glyph)] : 0
  }

  private func recorded(_ character: Int) -> Double {
    table.advance(of: character, at: point)
  }

  private func units(_ advance: Double) -> Int32 { Int32((advance * scale).rounded()) }

  private func scaled(
    _ drawn: Int32, by ratio: inout Double?, of letters: Range<Int>, _ own: (UInt32) -> Int32
  ) -> Int32 {
    let known = ratio ?? self.ratio(of: letters, own)
    ratio = known
    return Int32((Double(drawn) * known).rounded())
  }

  /// San Francisco's letters in units of the face's, on average.
  private func ratio(of letters: Range<Int>, _ drawn: (UInt32) -> Int32) -> Double {
    let own = letters.reduce(0.0) { $0 + Double(drawn(characters.plain[$1])) }
    return own > 0 ? letters.reduce(0) { $0 + recorded($1) } * scale / own : 1
  }
}
