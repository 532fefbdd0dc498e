import CUnicode

/// Where grapheme clusters (UAX #29) begin in a text: lines and faces never change inside one.
struct GraphemeClusters {
  /// Not `noBreak` where a cluster starts; empty when every unit is one.
  private(set) var marks: [UInt8] = []
  let count: Int

  init(of units: [UInt16], breaks: BreakFinder) {
    count = units.count
    // Below the combining marks every unit is a cluster, but for CR LF, which no line shows.
    if units.contains(where: { $0 >= 0x300 || $0 == 0x0D }) { marks = breaks.graphemes(of: units) }
  }

  /// Does a cluster start at an offset (or the text end there)?
  func isBoundary(_ offset: Int) -> Bool {
    marks.isEmpty || offset == 0 || marks[offset] != CUNICODE_NO_BREAK
  }

  /// UTF-16 units of a cluster that are shaped together at most: shaping compares each mark with
  /// all those before it. Unicode's stream-safe format (UAX #15) allows 30 marks.
  static let longest = 256

  /// The end of the cluster that an offset lies in, or of `longest` units of it.
  func end(after offset: Int) -> Int {
    var end = offset + 1
    while end < count, !isBoundary(end), end - offset < Self.longest { end += 1 }
    return end
  }
}
