/// A picture in memory, as a value.
///
/// One 32-bit word a pixel, `0xAARRGGBB` (alpha, red, green, blue from the top bits down), sRGB,
/// not premultiplied. The word is the same number on every machine, and on little-endian ones it
/// is also what Cairo paints and what libpng calls BGRA, so that neither side has to shuffle bytes.
public struct PixelBuffer: Hashable, Sendable {
  /// Pixels a row; at least 1.
  public let width: Int
  /// Rows; at least 1.
  public let height: Int
  /// `width * height` words, row by row from the top.
  public private(set) var words: [UInt32]

  /// A picture of one colour.
  ///
  /// - Precondition: both sides are positive.
  public init(width: Int, height: Int, filledWith word: UInt32 = 0) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    self.width = width
    self.height = height
    words = [UInt32](repeating: word, count: width * height)
  }

  /// A picture of the given words; nil unless there are exactly `width * height` of them.
  public init?(width: Int, height: Int, words: [UInt32]) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, words.count == count else { return nil }
    self.width = width
    self.height = height
    self.words = words
  }

  /// A picture whose words `body` writes, all of them; nil where it answers false.
  ///
  /// - Precondition: both sides are positive.
  init?(width: Int, height: Int, writing body: (UnsafeMutableBufferPointer<UInt32>) -> Bool) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    var isComplete = false
    let total = width * height
    words = [UInt32](unsafeUninitializedCapacity: total) { words, count in
      let target = UnsafeMutableBufferPointer(rebasing: words[..<total])
      LargePages.advise(UnsafeMutableRawBufferPointer(target))
      isComplete = body(target)
      count = isComplete ? total : 0
    }
    guard isComplete else { return nil }
    self.width = width
    self.height = height
  }

  /// The word of the pixel in column `x` and row `y`.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { words[y * width + x] }
    set { words[y * width + x] = newValue }
  }

  /// Lets `body` write the words in place.
  mutating func withMutableWords<R>(_ body: (UnsafeMutableBufferPointer<UInt32>) -> R) -> R {
    words.withUnsafeMutableBufferPointer { body($0) }
  }

  /// True when no pixel lets anything shine through.
  public var isOpaque: Bool {
    // Without an early exit the compiler takes eight words a step.
    words.reduce(UInt32.max) { $0 & $1 } >> 24 == 0xff
  }
}
