/// The text between two line break opportunities; wrapping moves it as a whole.
struct TextSegment {
  /// The width in points without trailing spaces.
  var width: Double
  /// The width of its trailing spaces in points; they hang over the edge at the end of a line.
  var space: Double
  var end: UTF16Offset
  /// Whether a line must end after it.
  var isHard: Bool
}

extension ShapedText {
  /// The pieces between places where a line may end; with `charWrapping` every cluster.
  func segments(
    of itemized: ItemizedText, mode: LineBreakMode, _ breaks: BreakFinder
  ) -> [TextSegment] {
    let units = itemized.text.units
    var marks = breaks.lineBreaks(of: units)
    if mode == .charWrapping { allowBreaks(in: &marks, at: itemized.clusters) }
    return segments(of: units, marks: marks)
  }

  /// Allows line breaks after every cluster; keeps hard breaks.
  private func allowBreaks(in marks: inout [UInt8], at clusters: GraphemeClusters) {
    for offset in startsCluster.indices where marks[offset] == BreakMark.none && offset > 0 {
      if startsCluster[offset], clusters.isBoundary(offset) { marks[offset] = BreakMark.allowed }
    }
  }

  /// Cuts shaped text at its break marks. `marks`: `BreakMark`s before each unit, one more than
  /// there are units.
  func segments(of units: [UInt16], marks: [UInt8]) -> [TextSegment] {
    var segments: [TextSegment] = []
    var width = 0.0
    var space = 0.0
    for offset in units.indices {
      let advance = advances[offset]
      if units[offset] == 0x20 {
        space += advance
      } else if advance != 0 || !units[offset].endsLine {
        width += space + advance
        space = 0
      }
      let mark = marks[offset + 1]
      guard mark != BreakMark.none || offset + 1 == units.count else { continue }
      segments.append(
        TextSegment(
          width: width, space: space, end: UTF16Offset(offset + 1),
          isHard: mark == BreakMark.hard && units[offset].endsLine))
      width = 0
      space = 0
    }
    return segments
  }
}

extension UInt16 {
  /// Whether a line ends after this unit: LF, VT, FF, CR, NEL, LS, PS.
  var endsLine: Bool {
    switch self {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

/// Cuts text into pieces that are shaped and cached separately: a word with the spaces after it,
/// one Han, kana or Hangul character, or one hard break.
///
/// Scripts are resolved within a piece, so that its shape does not depend on its context.
struct PieceScanner {
  let units: UnsafeBufferPointer<UInt16>
  let characters: CharacterTable

  func end(from start: Int) -> Int {
    switch characters.kind(of: units[start]) {
    case .hardBreak: return hardBreakEnd(from: start)
    case .solo: return spacesEnd(from: start + 1)
    case .ordinary, .space, .unknown: return spacesEnd(from: wordEnd(from: start))
    }
  }

  /// The offset after a hard break; CR LF counts as one.
  func hardBreakEnd(from start: Int) -> Int {
    let isPair = units[start] == 0x0D && start + 1 < units.count && units[start + 1] == 0x0A
    return start + (isPair ? 2 : 1)
  }

  private func wordEnd(from start: Int) -> Int {
    var end = start
    while end < units.count, characters.kind(of: units[end]) == .ordinary { end += 1 }
    return end
  }

  private func spacesEnd(from start: Int) -> Int {
    var end = start
    while end < units.count, units[end] == 0x20 { end += 1 }
    return end
  }
}

/// The grapheme clusters (UAX #29) of a text; lines and faces never change inside one.
struct GraphemeClusters {
  /// Not `noBreak` at the start of a cluster; empty if every unit is one.
  private(set) var marks: [UInt8] = []
  let count: Int

  init(of units: [UInt16], breaks: BreakFinder) {
    count = units.count
    // Below the combining marks every unit is a cluster, except CR LF, which is never visible.
    if units.contains(where: { $0 >= 0x300 || $0 == 0x0D }) { marks = breaks.graphemes(of: units) }
  }

  /// Whether a cluster starts, or the text ends, at an offset.
  func isBoundary(_ offset: Int) -> Bool {
    marks.isEmpty || offset == 0 || marks[offset] != BreakMark.none
  }

  /// The maximum number of UTF-16 units in a cluster that are shaped together, because shaping
  /// compares each mark with all those before it. Unicode's stream-safe format (UAX #15) allows 30
  /// marks.
  static let longest = 256

  /// The end of the cluster at an offset, or of `longest` units of it.
  func end(after offset: Int) -> Int {
    var end = offset + 1
    while end < count, !isBoundary(end), end - offset < Self.longest { end += 1 }
    return end
  }
}
