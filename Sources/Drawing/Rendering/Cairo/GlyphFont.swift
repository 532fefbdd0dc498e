import CCairo
import Scene

/// A scene's outlines as a Cairo font, so that a PDF stores each once and keeps the text.
///
/// Glyph numbers are indices into the scene's outlines. The size of the em makes Cairo's four
/// decimals in glyph programs finer than a thousandth of a point.
final class GlyphFont {
  /// Points per em.
  private static let em = 100.0
  /// Its address is the key of our data in Cairo's font face.
  nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>
    .allocate(capacity: 1)

  private let outlines: [Scene.Outline]
  private let face: OpaquePointer

  /// Creates a font from outlines; it must outlive every page drawn with it.
  init(_ outlines: [Scene.Outline]) {
    self.outlines = outlines
    face = cairo_user_font_face_create()
    cairo_user_font_face_set_render_glyph_func(face) { font, glyph, pen, extents in
      guard let font, let pen, let extents else { return CAIRO_STATUS_USER_FONT_ERROR }
      return GlyphFont.render(Int(glyph), of: font, with: pen, extents)
    }
    let this = Unmanaged.passUnretained(self).toOpaque()
    cairo_font_face_set_user_data(face, Self.key, this, nil)
  }

  deinit { cairo_font_face_destroy(face) }

  private static func render(
    _ glyph: Int, of font: OpaquePointer, with pen: OpaquePointer,
    _ extents: UnsafeMutablePointer<cairo_text_extents_t>
  ) -> cairo_status_t {
    guard let face = cairo_scaled_font_get_font_face(font),
      let data = cairo_font_face_get_user_data(face, key)
    else { return CAIRO_STATUS_USER_FONT_ERROR }
    let this = Unmanaged<GlyphFont>.fromOpaque(data).takeUnretainedValue()
    guard this.outlines.indices.contains(glyph) else { return CAIRO_STATUS_SUCCESS }
    let path = this.outlines[glyph].path
    cairo_scale(pen, 1 / em, 1 / em)
    CairoContext(borrowing: pen).appendPath(path)
    cairo_fill(pen)
    extents.pointee.x_advance = (path.bounds?.maxX ?? 0) / em
    return CAIRO_STATUS_SUCCESS
  }

  /// Shows a run as one cluster: all its glyphs together represent all its text, which is correct
  /// for ligatures, marks and right-to-left text alike.
  func show(_ run: Scene.Glyphs, with pen: CairoContext) {
    var glyphs = run.glyphs.map { glyph in
      cairo_glyph_t(
        index: UInt(glyph.outline), x: run.origin.x + glyph.x, y: run.origin.y + glyph.y)
    }
    guard !glyphs.isEmpty else { return }
    let text = run.text.utf8.map { CChar(bitPattern: $0) }
    var cluster = cairo_text_cluster_t(
      num_bytes: Int32(text.count), num_glyphs: Int32(glyphs.count))
    pen.setSource(run.color)
    cairo_set_font_face(pen.pointer, face)
    cairo_set_font_size(pen.pointer, Self.em)
    cairo_show_text_glyphs(
      pen.pointer, text, Int32(text.count), &glyphs, Int32(glyphs.count), &cluster, 1,
      cairo_text_cluster_flags_t(0))
  }
}
