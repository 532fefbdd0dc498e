/// The perceived colours of three rows of two pictures, so that each is found once.
struct ColorWindow {
  private let pair: PixelPair
  /// Six rows, of either picture three in turn, padded with a copy of the outermost on either side.
  private var colors: [PerceivedColor]
  private let stride: Int
  /// The rows in the slots.
  private var loaded = [-1, -1, -1]

  /// No row yet.
  init(_ pair: PixelPair) {
    self.pair = pair
    stride = pair.width + 2
    colors = Array(repeating: PerceivedColor(components: .zero), count: 6 * stride)
  }

  /// Finds the colours of a row and of those above and below.
  mutating func load(around y: Int) {
    for row in max(0, y - 1)...min(pair.height - 1, y + 1) where loaded[row % 3] != row {
      let (first, second) = pair.row(row)
      convert(first, slot: row % 3)
      convert(second, slot: row % 3 + 3)
      loaded[row % 3] = row
    }
  }

  private mutating func convert(_ words: PixelPair.Row, slot: Int) {
    let start = slot * stride + 1, width = pair.width
    colors.withUnsafeMutableBufferPointer { colors in
      var last = words[0]
      var color = PerceivedColor(word: last)
      for x in 0..<width {
        // Most pixels have the colour of the one before.
        if words[x] != last {
          last = words[x]
          color = PerceivedColor(word: last)
        }
        colors[start + x] = color
      }
      colors[start - 1] = colors[start]
      colors[start + width] = color
    }
  }

  /// Lets `body` look at the pixels of row `y`, which is loaded.
  func withRow<R>(_ y: Int, _ body: (Neighbourhood) -> R) -> R {
    let rows = [max(0, y - 1), y, min(pair.height - 1, y + 1)].map { $0 % 3 * stride + 1 }
    return colors.withUnsafeBufferPointer { colors in
      body(
        Neighbourhood(
          colors: colors, above: rows[0], here: rows[1], below: rows[2], second: 3 * stride))
    }
  }

  /// A row of both pictures with the rows around it.
  struct Neighbourhood {
    fileprivate let colors: UnsafeBufferPointer<PerceivedColor>
    fileprivate let above: Int
    fileprivate let here: Int
    fileprivate let below: Int
    /// From a row of the first picture to that of the second.
    fileprivate let second: Int

    /// From the first picture's colour in column `x` to the second's.
    func change(_ x: Int) -> SIMD4<Float> {
      colors[here + x + second].components - colors[here + x].components
    }

    /// The square of the contrast around column `x`: the largest distance to one of the eight
    /// neighbours in the same picture, in the picture where it is larger.
    func squaredContrast(_ x: Int) -> Float {
      max(squaredContrast(x, 0), squaredContrast(x, second))
    }

    private func squaredContrast(_ x: Int, _ picture: Int) -> Float {
      let center = colors[here + x + picture]
      func across(_ row: Int) -> Float {
        let at = row + x + picture
        return max(
          center.squaredDistance(to: colors[at - 1]), center.squaredDistance(to: colors[at]),
          center.squaredDistance(to: colors[at + 1]))
      }
      return max(across(above), across(here), across(below))
    }
  }
}
