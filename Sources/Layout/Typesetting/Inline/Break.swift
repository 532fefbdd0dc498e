import CUnicode

/// Line break opportunities and grapheme boundaries, out of ICU.
///
/// An iterator whose data cannot be loaded finds no boundaries: lines then end at hard breaks only,
/// and no cluster is ever split.
final class BreakFinder {
  private let lines: OpaquePointer?
  private let clusters: OpaquePointer?

  init() {
    lines = cunicode_breaker_create(Int32(CUNICODE_LINES))
    clusters = cunicode_breaker_create(Int32(CUNICODE_GRAPHEMES))
  }

  deinit {
    cunicode_breaker_destroy(lines)
    cunicode_breaker_destroy(clusters)
  }

  /// What may happen before each unit: `BreakMark` raw values, one more than there are units.
  ///
  /// - Complexity: linear, with a dictionary look-up a character in Thai, Lao, Khmer and Burmese.
  func lineBreaks(of units: [UInt16]) -> [UInt8] { marks(lines, units) }

  /// Not 0 before each unit that starts a grapheme cluster.
  func graphemes(of units: [UInt16]) -> [UInt8] { marks(clusters, units) }

  private func marks(_ breaker: OpaquePointer?, _ units: [UInt16]) -> [UInt8] {
    guard let breaker else { return [UInt8](repeating: 0, count: units.count + 1) }
    return [UInt8](unsafeUninitializedCapacity: units.count + 1) { buffer, count in
      units.withUnsafeBufferPointer {
        _ = cunicode_breaks(breaker, $0.baseAddress, Int32($0.count), buffer.baseAddress)
      }
      count = units.count + 1
    }
  }
}
