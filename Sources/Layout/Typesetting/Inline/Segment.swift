/// Text between two line break opportunities: what wrapping moves about.
struct Segment {
  /// Points without the spaces at its end.
  var width: Double
  /// Points of the spaces at its end, which hang over the edge when a line ends here.
  var space: Double
  /// UTF-16 offset at which it ends.
  var end: Int32
  /// Must a line end after it?
  var isHard: Bool
}

extension ShapedText {
  /// Cuts shaped text at its break marks.
  ///
  /// - Parameter marks: `CUNICODE_…_BREAK` before each unit, one more than there are units.
  func segments(of units: [UInt16], marks: [UInt8]) -> [Segment] {
    var segments: [Segment] = []
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
        Segment(
          width: width, space: space, end: Int32(offset + 1),
          isHard: mark == BreakMark.hard && units[offset].endsLine))
      width = 0
      space = 0
    }
    return segments
  }
}

/// What may happen before a unit.
enum BreakMark {
  static let none: UInt8 = 0
  static let allowed: UInt8 = 1
  static let hard: UInt8 = 2
}

extension UInt16 {
  /// A line ends after this unit: LF, VT, FF, CR, NEL, LS, PS.
  var endsLine: Bool {
    switch self {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
