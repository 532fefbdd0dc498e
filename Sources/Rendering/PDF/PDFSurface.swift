import CCairo

/// A PDF in the making, written into memory.
final class PDFSurface {
  let pointer: OpaquePointer
  private let file: File

  /// The bytes so far, where Cairo's callback finds them.
  private final class File {
    var bytes: [UInt8] = []
  }

  /// A file with one page of the given size in points.
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
    // Cairo would write the time of day.
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
