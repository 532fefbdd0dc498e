import CHarfBuzz

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

  init(_ face: OpaquePointer) {
    rows = [UInt8](repeating: 0, count: Int(hb_face_get_glyph_count(face)))
    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
    hb_ot_font_set_funcs(font)
    zero = Self.glyph(0x30, font) ?? 0
    let characters = SystemFontTuning.characters.map(\.value)
    let rowOf = Dictionary(uniqueKeysWithValues: zip(characters, UInt8(1)...))
    for character in Self.latin {
      guard let row = rowOf[Self.base(of: character)] else { continue }
      set(row, Self.glyph(character, font))
    }
    for (character, row) in rowOf { set(row, Self.glyph(character, font)) }
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
    case 0x2018, 0x2019: return 0x27
    case 0x201C, 0x201D: return 0x22
    default: break
    }
    var base = character
    var (first, second) = (UInt32(0), UInt32(0))
    while hb_unicode_decompose(hb_unicode_funcs_get_default(), base, &first, &second) != 0 {
      base = first
    }
    return base
  }

  private static func glyph(_ character: UInt32, _ font: OpaquePointer?) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, character, &glyph) != 0 ? glyph : nil
  }

  /// The glyphs that `tnum` substitutes for the digits, if the face has any.
  private static func tabularDigits(_ font: OpaquePointer?) -> [UInt32] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    let digits = Array("0123456789".utf8)
    hb_buffer_add_utf8(buffer, digits.map(CChar.init), 10, 0, 10)
    hb_buffer_guess_segment_properties(buffer)
    var feature = hb_feature_t(tag: 0x746E_756D, value: 1, start: 0, end: .max)
    hb_shape(font, buffer, &feature, 1)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count == 10 else { return [] }
    return (0..<10).compactMap {
      let glyph = infos[$0].codepoint
      return glyph == Self.glyph(UInt32(digits[$0]), font) ? nil : glyph
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

/// The advances of an instance's glyphs as HarfBuzz font functions: FreeType's unscaled ones, each
/// read once.
final class AdvanceTable {
  private let loader: GlyphLoader
  private let base: OpaquePointer
  private let advances: UnsafeMutablePointer<Int32>
  private let count: Int
  private let tuning: AdvanceTuning?
  private static let unknown = Int32.min

  /// - Parameters:
  ///   - base: supplies the advances that FreeType does not have.
  ///   - tuning: the changes of the face's advances.
  init(
    _ loader: GlyphLoader, base: OpaquePointer, glyphCount: Int, tuning: AdvanceTuning? = nil
  ) {
    self.loader = loader
    self.tuning = tuning
    self.base = hb_font_reference(base)
    count = glyphCount
    advances = .allocate(capacity: max(glyphCount, 1))
    advances.initialize(repeating: Self.unknown, count: max(glyphCount, 1))
  }

  deinit {
    advances.deallocate()
    hb_font_destroy(base)
  }

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
    let drawn = loader.unscaledAdvance(of: glyph) ?? hb_font_get_glyph_h_advance(base, glyph)
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

  /// Makes a font use these horizontal advances; the table must outlive the font.
  func install(in font: OpaquePointer) {
    guard let functions = hb_font_funcs_create() else { return }
    hb_font_funcs_set_glyph_h_advance_func(
      functions, { _, table, glyph, _ in AdvanceTable.at(table)?.advance(of: glyph) ?? 0 }, nil,
      nil)
    hb_font_funcs_set_glyph_h_advances_func(
      functions,
      { _, table, count, glyph, glyphStride, advance, advanceStride, _ in
        AdvanceTable.at(table)?.copy(
          Int(count), glyph, Int(glyphStride), advance, Int(advanceStride))
      }, nil, nil)
    hb_font_set_funcs(font, functions, Unmanaged.passUnretained(self).toOpaque(), nil)
    hb_font_funcs_destroy(functions)
    hb_font_make_immutable(font)
  }

  private static func at(_ pointer: UnsafeMutableRawPointer?) -> AdvanceTable? {
    pointer.map { Unmanaged<AdvanceTable>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Copies advances for HarfBuzz, from glyphs to advances in records of the given sizes.
  private func copy(
    _ count: Int, _ glyph: UnsafePointer<hb_codepoint_t>?, _ glyphStride: Int,
    _ advance: UnsafeMutablePointer<hb_position_t>?, _ advanceStride: Int
  ) {
    guard let glyph, let advance else { return }
    let glyphs = UnsafeRawPointer(glyph)
    let results = UnsafeMutableRawPointer(advance)
    for index in 0..<count {
      let id = glyphs.loadUnaligned(fromByteOffset: index * glyphStride, as: UInt32.self)
      results.storeBytes(
        of: self.advance(of: id), toByteOffset: index * advanceStride, as: Int32.self)
    }
  }
}
