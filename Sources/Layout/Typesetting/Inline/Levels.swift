import CUnicode

/// Bidi levels of a text (UAX #9), found paragraph by paragraph.
struct BidiLevels {
  /// Level of each unit; empty when all of the text runs left to right.
  var levels: [UInt8] = []
  /// Base level of each paragraph, with the offset at which the paragraph ends.
  var paragraphs: [(end: Int, level: UInt8)] = []

  /// The level of the unit at an offset.
  func level(at offset: Int) -> UInt8 { levels.isEmpty ? 0 : levels[offset] }

  /// The base level of the paragraph an offset lies in, or of the last one.
  ///
  /// - Complexity: O(log paragraphs)
  func baseLevel(at offset: Int) -> UInt8 {
    var low = 0
    var high = paragraphs.count
    while low < high {
      let middle = (low + high) / 2
      if paragraphs[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low < paragraphs.count ? paragraphs[low].level : paragraphs.last?.level ?? 0
  }

  /// All left to right.
  init() {}

  init(of text: CollectedText) {
    text.units.withUnsafeBufferPointer { units in
      let isPlain = text.baseDirection != .rightToLeft && !Self.mayRunRightToLeft(units)
      if isPlain {
        paragraphs = [(units.count, 0)]
      } else {
        findLevels(units, base: text.baseDirection)
      }
    }
  }

  /// Is there a character for which the bidi algorithm has anything to do?
  private static func mayRunRightToLeft(_ units: UnsafeBufferPointer<UInt16>) -> Bool {
    var offset = 0
    while offset < units.count {
      let character = units.character(at: offset)
      if character.value >= 0x590,
        cunicode_flags(character.value) & UInt8(CUNICODE_STRONG_RIGHT_TO_LEFT) != 0
      {
        return true
      }
      offset += character.length
    }
    return false
  }

  private mutating func findLevels(
    _ units: UnsafeBufferPointer<UInt16>, base: BaseDirection
  ) {
    levels = [UInt8](repeating: 0, count: units.count)
    let requested: Int32 =
      switch base {
      case .natural: -1
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    var start = 0
    while start < units.count {
      let end = Self.paragraphEnd(units, from: start)
      let level = levels.withUnsafeMutableBufferPointer { levels -> Int32 in
        guard let text = units.baseAddress, let out = levels.baseAddress else { return -1 }
        return cunicode_bidi_levels(text + start, Int32(end - start), requested, out + start)
      }
      paragraphs.append((end, UInt8(clamping: level)))
      start = end
    }
  }

  /// The offset after the next paragraph separator (bidi class B), or the end.
  private static func paragraphEnd(_ units: UnsafeBufferPointer<UInt16>, from start: Int) -> Int {
    for offset in start..<units.count {
      switch units[offset] {
      case 0x0D where offset + 1 < units.count && units[offset + 1] == 0x0A: continue
      case 0x0A, 0x0D, 0x1C, 0x1D, 0x1E, 0x85, 0x2029: return offset + 1
      default: continue
      }
    }
    return units.count
  }
}
