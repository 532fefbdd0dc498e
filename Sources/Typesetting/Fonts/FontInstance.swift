import CHarfBuzz

/// One axis of a variable font set to a value, in the axis' own units.
struct VariationCoordinate: Hashable {
  /// OpenType axis tag, big-endian.
  var tag: UInt32
  var value: Double

  static func weight(_ value: Double) -> Self { Self(tag: 0x7767_6874, value: value) }
  static func opticalSize(_ value: Double) -> Self { Self(tag: 0x6F70_737A, value: value) }
}

/// A face at one point of its variation space, ready to shape.
///
/// Scaled to font units, so that every advance HarfBuzz gives is FreeType's unscaled, unhinted advance
/// at the same coordinates; points come from one multiplication afterwards.
final class FontInstance {
  let file: FontFile
  let coordinates: [VariationCoordinate]
  let font: OpaquePointer

  init?(file: FontFile, coordinates: [VariationCoordinate]) {
    guard let font = hb_font_create(file.face) else { return nil }
    hb_font_set_scale(font, Int32(file.unitsPerEm), Int32(file.unitsPerEm))
    hb_ot_font_set_funcs(font)
    let variations = coordinates.map { hb_variation_t(tag: $0.tag, value: Float($0.value)) }
    hb_font_set_variations(font, variations, UInt32(variations.count))
    hb_font_make_immutable(font)
    self.file = file
    self.coordinates = coordinates
    self.font = font
  }

  deinit { hb_font_destroy(font) }

  /// The glyph of a character, nil where the font has none.
  func nominalGlyph(_ character: UInt32) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, character, &glyph) != 0 ? glyph : nil
  }
}
