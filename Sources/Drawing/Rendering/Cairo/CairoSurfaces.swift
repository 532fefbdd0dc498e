import CCairo
import Scene

/// Pixels that Cairo paints on, and that other code may read and write in between.
final class ImageSurface {
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
  /// Words from one row to the next.
  let stride: Int
  /// Premultiplied words `0xAARRGGBB`, row by row; valid as long as the surface exists.
  let words: UnsafeMutablePointer<UInt32>
  let pointer: OpaquePointer

  /// Creates a transparent black surface. Throws `RenderingError.cairo` if memory runs out.
  convenience init(width: Int, height: Int) throws(RenderingError) {
    try self.init(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
  }

  /// Creates a surface on `words`, which must outlive it: `height` rows of `width` words.
  convenience init(
    over words: UnsafeMutablePointer<UInt32>, width: Int, height: Int
  ) throws(RenderingError) {
    let bytes = UnsafeMutableRawPointer(words).assumingMemoryBound(to: UInt8.self)
    try self.init(
      cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4)))
  }

  /// Takes ownership of a new surface.
  private init(_ pointer: OpaquePointer) throws(RenderingError) {
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(pointer) else {
      cairo_surface_destroy(pointer)
      throw .cairo(String(cString: cairo_status_to_string(status)))
    }
    self.pointer = pointer
    width = Int(cairo_image_surface_get_width(pointer))
    height = Int(cairo_image_surface_get_height(pointer))
    stride = Int(cairo_image_surface_get_stride(pointer)) / 4
    words = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Gives `body` access to `words`: flushes Cairo before, and marks the surface as changed after.
  func withWords<R>(_ body: (UnsafeMutablePointer<UInt32>) -> R) -> R {
    cairo_surface_flush(pointer)
    defer { cairo_surface_mark_dirty(pointer) }
    return body(words)
  }

  /// Sets the pixels of `rect`, which must be inside the surface.
  func fill(_ rect: PixelRect, with word: UInt32) {
    guard !rect.isEmpty else { return }
    withWords { words in
      for row in rect.top..<rect.bottom {
        (words + (row &* stride &+ rect.left))
          .update(repeating: word, count: rect.right &- rect.left)
      }
    }
  }
}

extension ImageSurface {
  /// Creates a surface with the pixels of `raster`.
  convenience init(_ raster: Scene.Raster) throws(RenderingError) {
    guard raster.width <= RenderingLimits.maximumWidth,
      raster.height <= RenderingLimits.maximumWidth
    else { throw .tooLarge(width: Double(raster.width), height: Double(raster.height)) }
    try self.init(width: raster.width, height: raster.height)
    let stride = self.stride
    withWords { words in
      raster.rgba.withUnsafeBufferPointer { bytes in
        for y in 0..<raster.height {
          for x in 0..<raster.width {
            let at = (y * raster.width + x) * 4
            words[y * stride + x] = PremultipliedWord.word(
              red: bytes[at], green: bytes[at + 1], blue: bytes[at + 2], alpha: bytes[at + 3])
          }
        }
      }
    }
  }
}

// MARK: - PDF

/// A PDF that is being written to memory.
final class PDFSurface {
  private let pointer: OpaquePointer
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

  func pen() -> CairoContext { CairoContext(surface: pointer) }

  /// Ends the page of a context, and the file.
  func finish(_ pen: CairoContext) throws(RenderingError) -> [UInt8] {
    cairo_show_page(pen.pointer)
    cairo_surface_finish(pointer)
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .cairo(String(cString: cairo_status_to_string(status)))
    }
    return file.bytes
  }

  deinit { cairo_surface_destroy(pointer) }
}

/// A scene's outlines as Cairo fonts, so that a PDF stores each once and keeps the text.
///
/// Glyph numbers are indices into the scene's outlines. There is a font for each point size, of that
/// size, and glyphs have their advances: readers find words and letters that are printed twice by
/// comparing the distances of glyphs with both.
final class GlyphFont {
  private let outlines: [Scene.Outline]
  /// Points from a glyph to the next, as far as the scene tells.
  private let advances: [Int: Double]
  private var faces: [Double: GlyphFace] = [:]

  /// Creates fonts from a scene's outlines; they must outlive every page drawn with them.
  init(_ scene: Scene) {
    outlines = scene.outlines
    var advances: [Int: Double] = [:]
    Self.forEachRun(in: scene.nodes) { run in
      let ends = run.glyphs.dropFirst().map(\.x) + [run.width]
      for (glyph, end) in zip(run.glyphs, ends) {
        let advance = max(0, end - glyph.x)
        advances[glyph.outline] = min(advances[glyph.outline] ?? advance, advance)
      }
    }
    self.advances = advances
  }

  private static func forEachRun(in nodes: [Scene.Node], _ body: (Scene.Glyphs) -> Void) {
    for node in nodes {
      switch node {
      case .group(let group): forEachRun(in: group.children, body)
      case .glyphs(let run): body(run)
      case .fill, .stroke, .image: continue
      }
    }
  }

  private func face(_ size: Double) -> GlyphFace {
    if let face = faces[size] { return face }
    let face = GlyphFace(outlines, advances, em: size)
    faces[size] = face
    return face
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
    let face = face(max(run.size, 1))
    cairo_set_font_face(pen.pointer, face.pointer)
    cairo_set_font_size(pen.pointer, face.em)
    let isBackward = parts.clusters.count > 1 && run.direction == .rightToLeft
    cairo_show_text_glyphs(
      pen.pointer, text, Int32(text.count), &parts.glyphs, Int32(parts.glyphs.count),
      &parts.clusters, Int32(parts.clusters.count),
      isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
  }
}

/// The outlines as a font of one point size.
private final class GlyphFace {
  /// Its address is the key of our data in Cairo's font face. Unchecked: nobody reads or writes
  /// what it points to.
  nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>
    .allocate(capacity: 1)
  /// The advance of a space, of the em.
  private static let space = 0.25
  /// How far an advance may reach beyond a glyph's ink, of the em: what is more is a space.
  private static let mostBearing = 0.15

  /// Points per em.
  let em: Double
  let pointer: OpaquePointer
  private let outlines: [Scene.Outline]
  private let advances: [Int: Double]

  init(_ outlines: [Scene.Outline], _ advances: [Int: Double], em: Double) {
    (self.outlines, self.advances, self.em) = (outlines, advances, em)
    pointer = cairo_user_font_face_create()
    cairo_user_font_face_set_render_glyph_func(pointer) { font, glyph, pen, extents in
      guard let font, let pen, let extents else { return CAIRO_STATUS_USER_FONT_ERROR }
      return GlyphFace.render(Int(glyph), of: font, with: pen, extents)
    }
    let this = Unmanaged.passUnretained(self).toOpaque()
    cairo_font_face_set_user_data(pointer, Self.key, this, nil)
  }

  deinit { cairo_font_face_destroy(pointer) }

  private static func render(
    _ glyph: Int, of font: OpaquePointer, with pen: OpaquePointer,
    _ extents: UnsafeMutablePointer<cairo_text_extents_t>
  ) -> cairo_status_t {
    guard let face = cairo_scaled_font_get_font_face(font),
      let data = cairo_font_face_get_user_data(face, key)
    else { return CAIRO_STATUS_USER_FONT_ERROR }
    let this = Unmanaged<GlyphFace>.fromOpaque(data).takeUnretainedValue()
    guard this.outlines.indices.contains(glyph) else {
      extents.pointee.x_advance = space
      return CAIRO_STATUS_SUCCESS
    }
    let path = this.outlines[glyph].path
    cairo_scale(pen, 1 / this.em, 1 / this.em)
    CairoContext(borrowing: pen).appendPath(path)
    cairo_fill(pen)
    let ink = path.bounds?.maxX ?? 0
    let advance = max(ink, min(this.advances[glyph] ?? ink, ink + mostBearing * this.em))
    extents.pointee.x_advance = advance / this.em
    return CAIRO_STATUS_SUCCESS
  }
}

/// Glyphs with the characters that they stand for: clusters in text order, glyphs left to right.
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

  /// Spaces have no glyph in the scene: each gets an empty one where the next glyph begins.
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
