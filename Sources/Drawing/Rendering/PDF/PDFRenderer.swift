import CCairo
import Scene

/// Draws a scene as a PDF of one page.
///
/// Shapes stay vector shapes, each glyph is stored once, and text can be searched and copied. The
/// file contains a fixed date, so that equal scenes give equal bytes with the same Cairo.
public struct PDFRenderer: Sendable {
  /// The colour below the scene; nil leaves the page transparent.
  public var background: Scene.Color?

  /// Creates a renderer; pages are white by default.
  public init(background: Scene.Color? = .white) {
    self.background = background
  }

  /// Draws the scene; returns the file's bytes.
  ///
  /// - Throws: `RenderingError`; `.pageTooLarge` beyond PDF's limits.
  public func render(_ scene: Scene) throws(RenderingError) -> [UInt8] {
    let size = scene.size
    guard size.width.isFinite, size.height.isFinite else { throw .notFinite(group: nil) }
    guard size.width > 0, size.height > 0 else { throw .empty }
    guard max(size.width, size.height) <= RenderingLimits.maximumPageSide else {
      throw .pageTooLarge(width: size.width, height: size.height)
    }
    let painter = try ScenePainter(
      scene, scale: 1, background: nil, masks: GlyphMaskStore())
    let font = GlyphFont(scene.outlines)
    let file = PDFSurface(width: size.width, height: size.height, title: scene.title)
    let pen = CairoContext(surface: file.pointer)
    if let background {
      pen.setSource(background)
      cairo_paint(pen.pointer)
    }
    try painter.paint(pen, font: font)
    cairo_show_page(pen.pointer)
    return try file.finish()
  }
}

/// A PDF that is being written to memory.
final class PDFSurface {
  let pointer: OpaquePointer
  private let file: File

  /// The bytes written so far by Cairo's callback.
  private final class File {
    var bytes: [UInt8] = []
  }

  /// Creates a file with one page of a size in points.
  init(width: Double, height: Double, title: String) {
    let file = File()
    self.file = file
    pointer = cairo_pdf_surface_create_for_stream(
      { closure, data, count in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let file = Unmanaged<File>.fromOpaque(closure).takeUnretainedValue()
        file.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(file).toOpaque(), width, height)
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_TITLE, title)
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATOR, "Plumb")
    // Cairo would write the present time.
    cairo_pdf_surface_set_metadata(
      pointer, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
  }

  /// Ends the file.
  func finish() throws(RenderingError) -> [UInt8] {
    cairo_surface_finish(pointer)
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .cairo(String(cString: cairo_status_to_string(status)))
    }
    return file.bytes
  }

  deinit { cairo_surface_destroy(pointer) }
}

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
