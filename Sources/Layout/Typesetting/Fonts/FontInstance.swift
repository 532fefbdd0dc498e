/// The value of one axis of a variable font, in the axis' own units.
struct VariationCoordinate: Hashable {
  /// OpenType axis tag, big-endian.
  var tag: UInt32
  var value: Double

  static func weight(_ value: Double) -> Self { Self(tag: 0x7767_6874, value: value) }
  static func opticalSize(_ value: Double) -> Self { Self(tag: 0x6F70_737A, value: value) }
}

/// The source of a face's advances.
enum FontWidths: Hashable {
  /// The face's own.
  case own
  /// San Francisco's, which Inter replaces (`SystemFontTuning`).
  case sanFrancisco
  /// Those of a font that is not installed, for the characters for which they are known.
  case known(KnownFont)
}

/// A face at one point of its variation space, ready for shaping.
///
/// Scaled to font units, with FreeType's unhinted advances at the same coordinates; a single
/// multiplication then converts to points.
final class FontInstance {
  let file: FontFile
  let coordinates: [VariationCoordinate]
  /// Its own OpenType functions, but FreeType's advances. The two libraries round a variation's
  /// delta of half a unit differently.
  let font: HarfBuzzFont
  /// FreeType's face; nil if it cannot read the file, and HarfBuzz then uses its own advances.
  let loader: GlyphLoader?
  private let advances: AdvanceTable?

  /// - Parameter widths: the source of the glyphs' advances.
  init?(
    file: FontFile, coordinates: [VariationCoordinate], widths: FontWidths = .own,
    library: FreeTypeLibrary
  ) {
    guard let font = HarfBuzzFont(file.face, at: coordinates) else { return nil }
    self.file = file
    self.coordinates = coordinates
    self.font = font
    loader = GlyphLoader(file, coordinates, library: library)
    advances = loader.map {
      AdvanceTable(
        $0, font, glyphCount: file.face.glyphCount,
        tuning: widths == .sanFrancisco ? AdvanceTuning(file, coordinates) : nil)
    }
    if let advances { font.useAdvances(of: advances) }
    if case .known(let known) = widths { takeAdvances(of: known) }
  }

  private func takeAdvances(of known: KnownFont) {
    let weight = coordinates.first { $0.tag == VariationCoordinate.weight(0).tag }?.value ?? 400
    guard let table = known.advanceTable(weight: Int(weight)) else { return }
    let units = table.advances.map {
      Int32(($0 / 1000 * Double(file.unitsPerEm)).rounded())
    }
    // The first rows are the printable ASCII characters, as in the table.
    for (glyph, row) in file.tunedGlyphs.rows.enumerated() where row > 0 && row <= units.count {
      advances?.set(units[Int(row) - 1], of: UInt32(glyph))
    }
  }

  /// The advance of a character's glyph in font units; 0 if the font has none.
  func advance(of character: UInt32) -> Int {
    nominalGlyph(character).map { Int(font.advance(of: $0)) } ?? 0
  }

  /// The glyph of a character; nil if the font has none.
  func nominalGlyph(_ character: UInt32) -> UInt32? { font.nominalGlyph(character) }
}

extension FontInstance {
  /// The face's own vertical metrics (`hhea`, or `OS/2` if it says so) at a size, in points; for
  /// families other than the system font.
  func metrics(pointSize: Double, leading: Double) -> FontMetrics {
    let scale = pointSize / Double(file.unitsPerEm)
    func value(_ tag: UInt32) -> Double? { font.metric(tag).map { Double($0) * scale } }
    return FontMetrics(
      ascender: value(0x6861_7363) ?? SystemFontMetrics.ascender * pointSize,  // hasc
      descender: value(0x6864_7363) ?? SystemFontMetrics.descender * pointSize,  // hdsc
      leading: leading,
      capHeight: value(0x6370_6874) ?? SystemFontMetrics.capHeight * pointSize,  // cpht
      xHeight: value(0x7868_6774) ?? SystemFontMetrics.xHeight * pointSize)  // xhgt
  }
}

/// The glyphs of a face that `SystemFontTuning` changes, and the characters whose advances they
/// use.
///
/// Letters with accents change like the letters without; digits of fixed width follow the 0.
struct TunedGlyphs {
  /// By glyph: 0 for an unchanged one, `tabular` for a digit of fixed width, else 1 + the index of
  /// its character in `SystemFontTuning.characters`.
  private(set) var rows: [UInt8]
  /// The proportional 0.
  let zero: UInt32
  static let tabular = UInt8.max

  init(_ face: HarfBuzzFace) {
    rows = [UInt8](repeating: 0, count: face.glyphCount)
    guard let font = HarfBuzzFont(face) else {
      zero = 0
      return
    }
    zero = font.nominalGlyph(0x30) ?? 0
    let characters = SystemFontTuning.characters.map(\.value)
    let rowOf = Dictionary(uniqueKeysWithValues: zip(characters, UInt8(1)...))
    for character in Self.latin {
      guard let row = rowOf[Self.base(of: character)] else { continue }
      set(row, font.nominalGlyph(character))
    }
    for (character, row) in rowOf { set(row, font.nominalGlyph(character)) }
    for glyph in Self.tabularDigits(font) where glyph != zero { set(Self.tabular, glyph) }
  }

  private mutating func set(_ row: UInt8, _ glyph: UInt32?) {
    if let glyph, Int(glyph) < rows.count { rows[Int(glyph)] = row }
  }

  /// Letters with accents, and curly quotes.
  private static var latin: [UInt32] {
    Array(0xC0..<0x250) + Array(0x1E00..<0x1F00) + [0x2018, 0x2019, 0x201C, 0x201D]
  }

  private static func base(of character: UInt32) -> UInt32 {
    switch character {
    case 0x2018, 0x2019: 0x27
    case 0x201C, 0x201D: 0x22
    default: HarfBuzzFace.baseLetter(of: character)
    }
  }

  /// The glyphs that `tnum` substitutes for the digits, if the face has any.
  private static func tabularDigits(_ font: HarfBuzzFont) -> [UInt32] {
    guard let buffer = ShapingBuffer() else { return [] }
    let digits = Array("0123456789".utf8)
    buffer.fill(ascii: digits)
    var features = FontFeatures()
    features.set(0x746E_756D, 1)  // tnum
    buffer.shape(in: font, features)
    guard let glyphs = buffer.glyphs, glyphs.count == digits.count else { return [] }
    return digits.indices.compactMap {
      glyphs.id($0) == font.nominalGlyph(UInt32(digits[$0])) ? nil : glyphs.id($0)
    }
  }
}

/// The changes of a face's advances at one point of its axes, if it replaces San Francisco.
struct AdvanceTuning {
  enum Change: Equatable {
    case none
    /// Font units.
    case by(Int32)
    /// The width of the proportional 0, times this.
    case shareOfZero(Double)
  }

  var zero: UInt32 { glyphs.zero }
  private let glyphs: TunedGlyphs
  /// Font units, by row - 1.
  private let units: [Int32]
  private let tabular: Double

  init(_ file: FontFile, _ coordinates: [VariationCoordinate]) {
    glyphs = file.tunedGlyphs
    func value(_ axis: VariationCoordinate) -> Double {
      coordinates.first { $0.tag == axis.tag }?.value ?? axis.value
    }
    let weight = value(.weight(400))
    units = SystemFontTuning.advances(opticalSize: value(.opticalSize(14)), weight: weight)
      .map { Int32(($0 * Double(file.unitsPerEm)).rounded()) }
    tabular = SystemFontTuning.tabularDigit(weight: weight)
  }

  func change(of glyph: UInt32) -> Change {
    guard Int(glyph) < glyphs.rows.count else { return .none }
    switch glyphs.rows[Int(glyph)] {
    case 0: return .none
    case TunedGlyphs.tabular: return .shareOfZero(tabular)
    case let row: return .by(units[Int(row) - 1])
    }
  }
}

/// The advances of an instance's glyphs: FreeType's unscaled ones, each read once.
final class AdvanceTable {
  private let loader: GlyphLoader
  /// Supplies the advances that FreeType does not have; it calls the table, and is freed first.
  private unowned let font: HarfBuzzFont
  private let advances: UnsafeMutablePointer<Int32>
  private let count: Int
  private let tuning: AdvanceTuning?
  private static let unknown = Int32.min

  /// - Parameter tuning: the changes of the face's advances.
  init(_ loader: GlyphLoader, _ font: HarfBuzzFont, glyphCount: Int, tuning: AdvanceTuning?) {
    self.loader = loader
    self.tuning = tuning
    self.font = font
    count = glyphCount
    advances = .allocate(capacity: max(glyphCount, 1))
    advances.initialize(repeating: Self.unknown, count: max(glyphCount, 1))
  }

  deinit { advances.deallocate() }

  /// The advance of a glyph in font units.
  @inline(__always)
  func advance(of glyph: UInt32) -> Int32 {
    guard glyph < count else { return 0 }
    let known = advances[Int(glyph)]
    return known == Self.unknown ? lookUp(glyph) : known
  }

  /// Overrides the advance of a glyph.
  func set(_ advance: Int32, of glyph: UInt32) {
    guard glyph < count else { return }
    advances[Int(glyph)] = advance
  }

  @inline(never)
  private func lookUp(_ glyph: UInt32) -> Int32 {
    let drawn = loader.unscaledAdvance(of: glyph) ?? font.ownAdvance(of: glyph)
    let advance = tuning.map { tuned(drawn, of: glyph, by: $0) } ?? drawn
    advances[Int(glyph)] = advance
    return advance
  }

  private func tuned(_ drawn: Int32, of glyph: UInt32, by tuning: AdvanceTuning) -> Int32 {
    switch tuning.change(of: glyph) {
    case .none: drawn
    case .by(let units): drawn + units
    case .shareOfZero(let share):
      Int32((Double(advance(of: tuning.zero)) * share).rounded())
    }
  }
}
