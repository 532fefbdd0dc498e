/// Writes the characters of a sixel sequence.
struct SixelWriter {
  private var bytes: [UInt8]

  /// Starts a picture of that many pixels.
  ///
  /// The middle parameter 1 leaves pixels that are not set as they are; `"1;1` says that pixels
  /// are square.
  init(width: Int, height: Int) {
    bytes = Array("\u{1B}P0;1;0q\"1;1;\(width);\(height)".utf8)
  }

  /// Tells the terminal the colours; the 2 means red, green and blue in percent.
  mutating func define(_ palette: [SixelColor]) {
    for (number, color) in palette.enumerated() {
      bytes += Array("#\(number);2;\(color.red);\(color.green);\(color.blue)".utf8)
    }
  }

  /// A band: its colours over each other, each from the left edge (`$`), then the next band (`-`).
  mutating func write(_ band: [(color: Int, columns: [UInt8])]) {
    for (place, line) in band.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: "$")) }
      bytes += Array("#\(line.color)".utf8)
      writeRuns(of: line.columns)
    }
    bytes.append(UInt8(ascii: "-"))
  }

  /// The whole sequence.
  mutating func finish() -> [UInt8] {
    bytes += Array("\u{1B}\\".utf8)
    return bytes
  }

  /// Equal characters as a number and the character; nothing for what is empty up to the right.
  private mutating func writeRuns(of columns: [UInt8]) {
    let end = (columns.lastIndex { $0 != 0 } ?? -1) + 1
    var start = 0
    while start < end {
      let value = columns[start]
      let next = columns[start..<end].firstIndex { $0 != value } ?? end
      let character = value + 0x3F
      if next - start > 3 {
        bytes += Array("!\(next - start)".utf8) + [character]
      } else {
        bytes += repeatElement(character, count: next - start)
      }
      start = next
    }
  }
}
