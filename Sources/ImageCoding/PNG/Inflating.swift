import CDeflate

/// Unpacking of zlib streams, at once.
enum Inflating {
  /// Unpacks the zlib stream at the beginning of `compressed` into `output`.
  ///
  /// Memory is what the caller gives; a stream that holds more or less than `output` does is refused,
  /// as is one whose checksum is wrong.
  static func inflate(
    _ compressed: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard let decompressor = libdeflate_alloc_decompressor() else { return false }
    defer { libdeflate_free_decompressor(decompressor) }
    let result = libdeflate_zlib_decompress(
      decompressor, compressed.baseAddress, compressed.count, output.baseAddress, output.count, nil)
    return result == LIBDEFLATE_SUCCESS
  }
}
