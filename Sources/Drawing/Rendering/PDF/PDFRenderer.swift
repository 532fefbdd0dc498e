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
