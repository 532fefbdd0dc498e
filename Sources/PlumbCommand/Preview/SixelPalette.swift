import ImageCoding

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

/// Chooses the colours of a picture, by its pixels alone: the same picture has the same palette in
/// any process.
enum SixelPalette {
  /// As many as terminals have registers for.
  static let maximumCount = 256

  /// The colours, and for each pixel the number of its own. Exact (in percent) for pictures of at
  /// most 256 colours; others are grouped.
  static func quantize(_ picture: PixelBuffer) -> (palette: [SixelColor], indices: [UInt8]) {
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
