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

  /// Shows a run with its text, so that readers can find and copy it.
  ///
  /// Where each character has a glyph of its own, each is a cluster, and a font maps its glyphs to
  /// characters (`ToUnicode`), which every reader understands. Where not (ligatures, marks that
  /// become one glyph with their letter), all glyphs together represent all the text
  /// (`ActualText`).
  func show(_ run: Scene.Glyphs, with pen: CairoContext) {
    guard !run.glyphs.isEmpty else { return }
    var parts = GlyphClusters(run, blank: outlines.count)
    let text = run.text.utf8.map { CChar(bitPattern: $0) }
    pen.setSource(run.color)
    cairo_set_font_face(pen.pointer, face)
    cairo_set_font_size(pen.pointer, Self.em)
    let isBackward = parts.clusters.count > 1 && run.direction == .rightToLeft
    cairo_show_text_glyphs(
      pen.pointer, text, Int32(text.count), &parts.glyphs, Int32(parts.glyphs.count),
      &parts.clusters, Int32(parts.clusters.count),
      isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
  }
}

/// Glyphs of a run with the characters that they stand for: clusters in the order of the text, glyphs
/// from left to right.
struct GlyphClusters {
  var glyphs: [cairo_glyph_t]
  var clusters: [cairo_text_cluster_t]

  /// - Parameter blank: the number of a glyph without an outline, for spaces.
  init(_ run: Scene.Glyphs, blank: Int) {
    glyphs = run.glyphs.map { glyph in
      cairo_glyph_t(
        index: UInt(glyph.outline), x: run.origin.x + glyph.x, y: run.origin.y + glyph.y)
    }
    let scalars = Array(run.text.unicodeScalars)
    let inked = scalars.count { !$0.properties.isWhitespace }
    guard glyphs.count == scalars.count || glyphs.count == inked else {
      clusters = [
        cairo_text_cluster_t(
          num_bytes: Int32(run.text.utf8.count), num_glyphs: Int32(glyphs.count))
      ]
      return
    }
    clusters = scalars.map { scalar in
      cairo_text_cluster_t(num_bytes: Int32(UTF8.width(scalar)), num_glyphs: 1)
    }
    if glyphs.count < scalars.count { addSpaces(scalars, run, blank) }
  }

  /// Spaces have no outline, and so no glyph in the scene: each gets an empty one where the next
  /// glyph begins.
  private mutating func addSpaces(
    _ scalars: [Unicode.Scalar], _ run: Scene.Glyphs, _ blank: Int
  ) {
    let isLeftToRight = run.direction == .leftToRight
    var rest = glyphs[...]
    let end = cairo_glyph_t(
      index: UInt(blank), x: run.origin.x + run.width, y: run.origin.y)
    glyphs = (isLeftToRight ? scalars : scalars.reversed()).map { scalar in
      guard scalar.properties.isWhitespace else { return rest.popFirst() ?? end }
      var space = end
      if let next = rest.first { space.x = next.x }
      return space
    }
  }
}
