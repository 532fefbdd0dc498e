#if canImport(Glibc)
  import Glibc
#endif

/// Memory for whole pictures.
enum LargePages {
  private static let size = 2 << 20

  /// Asks the system to back memory by pages of 2 MiB, where it has such: a picture's memory is
  /// touched once, and with pages of 4 KiB the first touch of each is a third of the decoding time.
  /// Without an answer everything goes on as usual.
  static func advise(_ memory: UnsafeMutableRawBufferPointer) {
    #if canImport(Glibc)
      guard let base = memory.baseAddress, memory.count >= 2 * size else { return }
      let start = (Int(bitPattern: base) + size - 1) & -size
      let end = Int(bitPattern: base + memory.count) & -size
      guard start < end else { return }
      _ = madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_HUGEPAGE)
    #endif
  }
}
