import TestSupport

@testable import ImageCoding

/// Ways to break a PNG.
enum PNGDamage: CaseIterable {
  case bit
  case byte
  case cut
  case removal
  case repetition
  case header

  /// Breaks something somewhere.
  func apply(to file: inout [UInt8], _ random: inout SeededRandom) {
    guard file.count > 40 else { return }
    let at = Int.random(in: 8..<file.count, using: &random)
    switch self {
    case .bit: file[at] ^= 1 << UInt8.random(in: 0...7, using: &random)
    case .byte: file[at] = [0, 1, 0x7f, 0x80, 0xff][Int.random(in: 0..<5, using: &random)]
    case .cut: file.removeLast(file.count - at)
    case .removal: file.removeSubrange(at..<min(file.count, at + 5))
    case .repetition:
      file.insert(contentsOf: file[at..<min(file.count, at + 40)], at: at)
    case .header:
      file[16 + at % 13] = [0, 1, 2, 3, 4, 6, 8, 16, 255][Int.random(in: 0..<9, using: &random)]
    }
  }

  /// Gives every chunk that is still one the checksum of what it holds now, so that the damage is
  /// not noticed by that.
  static func mendChecksums(of file: inout [UInt8]) {
    var at = 8
    while let chunk = file.withUnsafeBytes({ PNGChunk(in: $0, at: at) }) {
      let sum = CRC32.checksum(
        of: Array(file[chunk.content.lowerBound - 4..<chunk.content.upperBound]))
      file.replaceSubrange(
        chunk.content.upperBound..<chunk.end, with: Sample.bigEndian(sum))
      at = chunk.end
    }
  }
}
