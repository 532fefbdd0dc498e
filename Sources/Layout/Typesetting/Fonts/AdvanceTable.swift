import CHarfBuzz

/// FreeType's unscaled advances of an instance's glyphs, looked up once each, as HarfBuzz font
/// functions.
final class AdvanceTable {
  private let loader: GlyphLoader
  private let base: OpaquePointer
  private let advances: UnsafeMutablePointer<Int32>
  private let count: Int
  private let tuning: AdvanceTuning?
  private static let unknown = Int32.min

  /// - Parameters:
  ///   - base: gives the advances that FreeType has not.
  ///   - tuning: what the advances of the system font differ by from the face's.
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

  /// Gives a glyph another advance than the face has.
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

  /// Makes a font take its horizontal advances from here; the table must outlive the font.
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

  /// HarfBuzz's batch: glyphs and advances lie in records of the given sizes.
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
