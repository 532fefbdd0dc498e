import ImageCoding

/// A picture as sixels: bands of six rows, in each a line of characters for every colour, one
/// character a column, whose six bits are the pixels of that colour from the top down.
enum SixelImage {
  /// The escape sequence that shows `picture` at the cursor.
  ///
  /// - Complexity: O(pixels + bands × colours in the band × width)
  static func sequence(showing picture: PixelBuffer) -> [UInt8] {
    let (palette, indices) = SixelPalette.quantize(picture)
    var writer = SixelWriter(width: picture.width, height: picture.height)
    writer.define(palette)
    for top in stride(from: 0, to: picture.height, by: 6) {
      writer.write(band(from: top, of: indices, picture, colors: palette.count))
    }
    return writer.finish()
  }

  /// For each colour that the band has: its number and the bits of each column.
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
