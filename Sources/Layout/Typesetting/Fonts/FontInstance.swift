import CHarfBuzz

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
  /// HarfBuzz's font: its own OpenType functions, but FreeType's advances. The two round a
  /// variation's delta of half a unit differently.
  let font: OpaquePointer
  /// FreeType's face; nil if it cannot read the file, and HarfBuzz then uses its own advances.
  let loader: GlyphLoader?
  private let advances: AdvanceTable?

  /// - Parameter widths: the source of the glyphs' advances.
  init?(
    file: FontFile, coordinates: [VariationCoordinate], widths: FontWidths = .own,
    library: FreeTypeLibrary
  ) {
    guard let base = hb_font_create(file.face) else { return nil }
    defer { hb_font_destroy(base) }
    hb_font_set_scale(base, Int32(file.unitsPerEm), Int32(file.unitsPerEm))
    hb_ot_font_set_funcs(base)
    let variations = coordinates.map { hb_variation_t(tag: $0.tag, value: Float($0.value)) }
    hb_font_set_variations(base, variations, UInt32(variations.count))
    hb_font_make_immutable(base)
    guard let font = hb_font_create_sub_font(base) else { return nil }
    self.file = file
    self.coordinates = coordinates
    self.font = font
    loader = GlyphLoader(file, coordinates, library: library)
    advances = loader.map {
      AdvanceTable(
        $0, base: base, glyphCount: Int(hb_face_get_glyph_count(file.face)),
        tuning: widths == .sanFrancisco ? AdvanceTuning(file, coordinates) : nil)
    }
    advances?.install(in: font)
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

  deinit { hb_font_destroy(font) }

  /// The advance of a character's glyph in font units; 0 if the font has none.
  func advance(of character: UInt32) -> Int {
    nominalGlyph(character).map { Int(hb_font_get_glyph_h_advance(font, $0)) } ?? 0
  }

  /// The glyph of a character; nil if the font has none.
  func nominalGlyph(_ character: UInt32) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, character, &glyph) != 0 ? glyph : nil
  }
}

extension FontInstance {
  /// The face's own vertical metrics (`hhea`, or `OS/2` if it says so) at a size, in points; for
  /// families other than the system font.
  func metrics(pointSize: Double, leading: Double) -> FontMetrics {
    let scale = pointSize / Double(file.unitsPerEm)
    func value(_ tag: UInt32) -> Double? {
      var units: Int32 = 0
      let found = hb_ot_metrics_get_position(font, hb_ot_metrics_tag_t(tag), &units)
      return found != 0 ? Double(units) * scale : nil
    }
    return FontMetrics(
      ascender: value(0x6861_7363) ?? SystemFontMetrics.ascender * pointSize,  // hasc
      descender: value(0x6864_7363) ?? SystemFontMetrics.descender * pointSize,  // hdsc
      leading: leading,
      capHeight: value(0x6370_6874) ?? SystemFontMetrics.capHeight * pointSize,  // cpht
      xHeight: value(0x7868_6774) ?? SystemFontMetrics.xHeight * pointSize)  // xhgt
  }
}
