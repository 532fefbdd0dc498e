import CHarfBuzz

/// A font file mapped into memory, and the face in it. Freed with the last instance that uses it.
final class FontFile {
  let path: String
  let blob: OpaquePointer
  let face: OpaquePointer
  /// Units per em: what advances are counted in before they are scaled to points.
  let unitsPerEm: Int
  /// Which glyphs `SystemFontTuning` changes; found when the file first stands for San Francisco.
  private(set) lazy var tunedGlyphs = TunedGlyphs(face)

  /// Nil when the file cannot be read, is cut off, or holds no glyphs (HarfBuzz makes an empty face
  /// of anything it cannot parse).
  init?(path: String) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    guard Self.withBytes(of: blob, Self.holdsItsTables), let face = hb_face_create(blob, 0) else {
      hb_blob_destroy(blob)
      return nil
    }
    guard hb_face_get_glyph_count(face) > 0, hb_face_get_upem(face) > 0 else {
      hb_face_destroy(face)
      hb_blob_destroy(blob)
      return nil
    }
    hb_face_make_immutable(face)
    self.path = path
    self.blob = blob
    self.face = face
    unitsPerEm = Int(hb_face_get_upem(face))
  }

  deinit {
    hb_face_destroy(face)
    hb_blob_destroy(blob)
  }

  /// The bytes of the file.
  func withBytes<R>(_ body: (UnsafeRawBufferPointer) -> R) -> R { Self.withBytes(of: blob, body) }

  private static func withBytes<R>(
    of blob: OpaquePointer, _ body: (UnsafeRawBufferPointer) -> R
  ) -> R {
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    return body(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }
}
