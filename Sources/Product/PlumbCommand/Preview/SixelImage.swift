import ImageCoding

/// A picture as sixels: bands of six rows, in each a line of characters for every colour, one
/// character a column, whose six bits are the pixels of that colour from the top down.
enum SixelImage {
  /// The escape sequence that shows `picture` at the cursor. Complexity: O(pixels + bands × colours
  /// in the band × width)
  static func sequence(showing picture: PixelBuffer) -> [UInt8] {
    let (palette, indices) = SixelPalette.quantize(picture)
    var writer = SixelWriter(width: picture.width, height: picture.height)
    writer.define(palette)
    for top in stride(from: 0, to: picture.height, by: 6) {
      writer.write(band(from: top, of: indices, picture, colors: palette.count))
    }
    return writer.finish()
  }

  private static func band(
    from top: Int, of indices: [UInt8], _ picture: PixelBuffer, colors: Int
  ) -> [(color: Int, columns: [UInt8])] {
    var lines = [[UInt8]?](repeating: nil, count: colors)
    for row in top..<min(top + 6, picture.height) {
      let bit = UInt8(1) << UInt8(row - top)
      for x in 0..<picture.width {
        let color = Int(indices[row * picture.width + x])
        if lines[color] == nil { lines[color] = [UInt8](repeating: 0, count: picture.width) }
        lines[color]?[x] |= bit
      }
    }
    return lines.enumerated().compactMap { color, columns in columns.map { (color, $0) } }
  }
}

/// A colour as sixels name it: red, green and blue in percent.
struct SixelColor: Hashable, Comparable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A pixel `0xAARRGGBB` over white.
  init(_ word: UInt32) {
    let alpha = word >> 24
    func percent(_ shift: UInt32) -> UInt8 {
      let value = (word >> shift & 0xFF) * alpha + 255 * (255 - alpha)
      return UInt8((value * 100 + 255 * 255 / 2) / (255 * 255))
    }
    self.init(red: percent(16), green: percent(8), blue: percent(0))
  }

  static func < (left: SixelColor, right: SixelColor) -> Bool { left.key < right.key }

  private var key: Int { Int(red) << 16 | Int(green) << 8 | Int(blue) }
}

/// Chooses the colours of a picture by its pixels alone.
enum SixelPalette {
  /// As many as terminals have registers for.
  private static let maximumCount = 256

  /// The colours, and each pixel's number; exact for at most 256 colours.
  fileprivate static func quantize(_ picture: PixelBuffer) -> (
    palette: [SixelColor], indices: [UInt8]
  ) {
    var counts: [SixelColor: Int] = [:]
    let colors = picture.words.map { SixelColor($0) }
    for color in colors { counts[color, default: 0] += 1 }
    let groups = ColorGroup.split(counts, into: maximumCount)
    var numbers: [SixelColor: UInt8] = [:]
    for (number, group) in groups.enumerated() {
      for member in group.members { numbers[member.color] = UInt8(number) }
    }
    return (groups.map(\.average), colors.map { numbers[$0] ?? 0 })
  }
}

/// Colours that are near each other and become one: a box of Heckbert's median cut ("Color Image
/// Quantization for Frame Buffer Display", 1982).
struct ColorGroup {
  /// Each with the number of its pixels.
  private(set) var members: [(color: SixelColor, count: Int)]

  private static var channels: [KeyPath<SixelColor, UInt8>] { [\.green, \.red, \.blue] }

  /// At most `limit` groups, in a fixed order. Always the group is halved whose pixels, times the
  /// length of its longest side, are the most: large areas keep their shades.
  static func split(_ counts: [SixelColor: Int], into limit: Int) -> [ColorGroup] {
    let members = counts.sorted { $0.key < $1.key }.map { (color: $0.key, count: $0.value) }
    if members.count <= limit { return members.map { ColorGroup(members: [$0]) } }
    var groups = [ColorGroup(members: members)]
    while groups.count < limit {
      guard let widest = groups.indices.max(by: { groups[$0].weight < groups[$1].weight }),
        groups[widest].members.count > 1
      else { break }
      let halves = groups[widest].halves()
      groups[widest] = halves.0
      groups.append(halves.1)
    }
    return groups
  }

  /// The mean of all its pixels.
  fileprivate var average: SixelColor {
    let total = members.reduce(0) { $0 + $1.count }
    func mean(_ channel: KeyPath<SixelColor, UInt8>) -> UInt8 {
      let sum = members.reduce(0) { $0 + Int($1.color[keyPath: channel]) * $1.count }
      return UInt8((sum + total / 2) / max(1, total))
    }
    return SixelColor(red: mean(\.red), green: mean(\.green), blue: mean(\.blue))
  }

  private var weight: Int {
    members.reduce(0) { $0 + $1.count } * Self.channels.map(extent).reduce(0, max)
  }

  private func extent(_ channel: KeyPath<SixelColor, UInt8>) -> Int {
    let values = members.map { $0.color[keyPath: channel] }
    return Int((values.max() ?? 0) - (values.min() ?? 0))
  }

  /// Cut across its longest side where half of the pixels are on each; neither half is empty.
  private func halves() -> (ColorGroup, ColorGroup) {
    let longest = Self.channels.map(extent).reduce(0, max)
    let channel = Self.channels.first { extent($0) == longest } ?? \.green
    let sorted = members.sorted {
      ($0.color[keyPath: channel], $0.color) < ($1.color[keyPath: channel], $1.color)
    }
    let total = members.reduce(0) { $0 + $1.count }
    var passed = 0
    var cut = 0
    while cut < sorted.count - 1, cut == 0 || passed + sorted[cut].count <= total / 2 {
      passed += sorted[cut].count
      cut += 1
    }
    return (
      ColorGroup(members: Array(sorted[..<cut])), ColorGroup(members: Array(sorted[cut...]))
    )
  }
}

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

  /// Defines the terminal's colours; the 2 means red, green and blue in percent.
  fileprivate mutating func define(_ palette: [SixelColor]) {
    for (number, color) in palette.enumerated() {
      bytes += Array("#\(number);2;\(color.red);\(color.green);\(color.blue)".utf8)
    }
  }

  /// A band: its colours over each other, each from the left edge (`$`), then the next band (`-`).
  mutating func write(_ band: [(color: Int, columns: [UInt8])]) {
    for (index, line) in band.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "$")) }
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

extension PixelBuffer {
  /// The picture made smaller, each pixel the mean of those it stands for; alpha is lost over
  /// white. The height follows.
  ///
  /// - Precondition: `width` is from 1 to the picture's own.
  /// - Complexity: O(pixels)
  func shrunk(toWidth width: Int) -> PixelBuffer {
    let height = max(1, (self.height * width + self.width / 2) / self.width)
    var result = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      let rows = Self.source(of: y, self.height, height)
      for x in 0..<width { result[x, y] = mean(Self.source(of: x, self.width, width), rows) }
    }
    return result
  }

  /// The pixels, of `count`, that the one at `index` of `smaller` stands for; at least one.
  private static func source(of index: Int, _ count: Int, _ smaller: Int) -> Range<Int> {
    let start = index * count / smaller
    return start..<max(start + 1, (index + 1) * count / smaller)
  }

  private func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> UInt32 {
    var sums: (red: UInt32, green: UInt32, blue: UInt32) = (0, 0, 0)
    for y in rows {
      for x in columns {
        let word = self[x, y]
        let alpha = word >> 24
        sums.red += ((word >> 16 & 0xFF) * alpha + 255 * (255 - alpha)) / 255
        sums.green += ((word >> 8 & 0xFF) * alpha + 255 * (255 - alpha)) / 255
        sums.blue += ((word & 0xFF) * alpha + 255 * (255 - alpha)) / 255
      }
    }
    let count = UInt32(columns.count * rows.count)
    return 0xFF00_0000 | (sums.red / count) << 16 | (sums.green / count) << 8 | sums.blue / count
  }
}
