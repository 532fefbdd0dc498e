/// Compares two pictures row by row and collects the differences beyond a tolerance.
struct DifferenceSearch {
  private let pair: PixelPair
  private let tolerance: PictureTolerance
  private var colors: ColorWindow
  private var density: DensityWindow
  private var tint: TintCells
  private var grid: RegionGrid
  /// Pixels that differ at all.
  private var differing = 0
  private var failing = 0
  private var largest: Float = 0

  init(_ pair: PixelPair, tolerance: PictureTolerance) {
    self.pair = pair
    self.tolerance = tolerance
    colors = ColorWindow(pair)
    density = DensityWindow(
      width: pair.width, size: tolerance.window, density: tolerance.density)
    tint = TintCells(width: pair.width, tint: tolerance.tint)
    grid = RegionGrid(width: pair.width, height: pair.height)
  }

  /// Compares all rows.
  mutating func run() {
    for y in 0..<pair.height {
      let beyond = pair.differingColumns(row: y).map { judge(row: y, $0) } ?? []
      settle(row: y - tolerance.window, density.add(row: y, beyond))
      if (y + 1) % TintCells.size == 0 { settleCells() }
    }
    for y in pair.height..<pair.height + tolerance.window {
      settle(row: y - tolerance.window, density.add(row: y, []))
    }
    settleCells()
  }

  var result: PictureComparison {
    if failing > 0 {
      let regions = grid.regions(limit: PictureDifference.regionLimit)
      return .differs(
        PictureDifference(count: failing, largest: Double(largest), regions: regions))
    }
    return differing > 0 ? .within(count: differing) : .identical
  }
}

// MARK: - Rows

extension DifferenceSearch {
  /// The pixels of a row beyond the threshold; adds those not smoothed to the cells for tints.
  private mutating func judge(row y: Int, _ columns: ClosedRange<Int>) -> [DistinctPixel] {
    colors.load(around: y)
    let (first, second) = pair.row(y)
    let judgement = PixelJudgement(tolerance)
    var beyond: [DistinctPixel] = []
    colors.withRow(y) { row in
      for x in columns where first[x] != second[x] && (first[x] | second[x]) >> 24 != 0 {
        differing += 1
        let change = row.change(x)
        let verdict = judgement.verdict(on: change) { row.squaredContrast(x) }
        if let excess = verdict.excess {
          beyond.append(
            DistinctPixel(
              column: x, difference: verdict.difference,
              weight: excess > judgement.lone ? tolerance.density + 1 : 1))
        }
        if verdict.isUnexplained {
          tint.add(x, y, change, verdict)
        }
      }
    }
    return beyond
  }

  /// Counts the pixels of a row that no later window can contain.
  private mutating func settle(row y: Int, _ pixels: [DistinctPixel]) {
    failing += pixels.count
    for pixel in pixels {
      largest = max(largest, pixel.difference)
      grid.add(PictureRegion(x: pixel.column, y: y, width: 1, height: 1))
    }
  }

  /// Counts the pixels of the cells that end at this row.
  private mutating func settleCells() {
    for cell in tint.takeRow() {
      failing += cell.count
      largest = max(largest, cell.largest)
      grid.add(cell.region)
    }
  }
}

/// The lines of two pictures that are compared, as wide as the narrower of the two.
struct PixelPair {
  /// A row of words.
  typealias Row = UnsafeBufferPointer<UInt32>

  /// The common width in pixels.
  let width: Int
  let height: Int
  private let first: [Row]
  private let second: [Row]

  /// Calls `body` with two pictures; a line that only one of them has is equal to itself.
  static func with<R>(
    _ first: PixelBuffer, _ second: PixelBuffer, _ lines: [LineAlignment.Line],
    _ body: (PixelPair) -> R
  ) -> R {
    let width = min(first.width, second.width)
    return first.words.withUnsafeBufferPointer { a in
      second.words.withUnsafeBufferPointer { b in
        func row(_ words: Row, _ stride: Int, _ y: Int) -> Row {
          Row(rebasing: words[y * stride..<y * stride + width])
        }
        let old = lines.map { $0.old.map { row(a, first.width, $0) } }
        let new = lines.map { $0.new.map { row(b, second.width, $0) } }
        let alone = Row(start: nil, count: 0)
        return body(
          PixelPair(
            width: width, height: lines.count, first: zip(old, new).map { $0 ?? $1 ?? alone },
            second: zip(old, new).map { $1 ?? $0 ?? alone }))
      }
    }
  }

  /// The words of a line of either picture.
  func row(_ y: Int) -> (first: Row, second: Row) { (first[y], second[y]) }

  /// The columns from the first to the last difference in a row; nil if there is none.
  fileprivate func differingColumns(row y: Int) -> ClosedRange<Int>? {
    let (a, b) = row(y)
    // Eight words per step, without early exit: pages differ in few rows.
    var bits: UInt32 = 0
    for x in 0..<width { bits |= a[x] ^ b[x] }
    guard bits != 0, let low = (0..<width).first(where: { a[$0] != b[$0] }),
      let high = (low..<width).last(where: { a[$0] != b[$0] })
    else { return nil }
    return low...high
  }
}

/// Judges a pixel that differs between two pictures.
struct PixelJudgement {
  private let threshold: Float
  private let edge: Float
  /// The excess that a single pixel may have.
  let lone: Float
  /// A difference below every rule.
  private let negligible: Float

  init(_ tolerance: PictureTolerance) {
    threshold = Float(tolerance.threshold)
    edge = Float(tolerance.edge)
    lone = Float(tolerance.lone)
    negligible = min(threshold, Float(tolerance.tint)) / 2
  }

  /// The judgement of a pixel.
  struct Verdict {
    /// The distance between its two colours.
    let difference: Float
    /// The distance less what smoothing may move; at most 0 if that explains all.
    let unexplained: Float
    /// The distance beyond the threshold; nil if it is within.
    let excess: Float?

    /// Whether smoothing does not explain the whole difference.
    fileprivate var isUnexplained: Bool { unexplained > 0 }
  }

  /// Judges a change of colour; computes the contrast only if the verdict depends on it.
  fileprivate func verdict(on change: SIMD4<Float>, squaredContrast: () -> Float) -> Verdict {
    let difference = (change * change).sum().squareRoot()
    guard difference >= negligible else {
      return Verdict(difference: difference, unexplained: 0, excess: nil)
    }
    let unexplained =
      edge > 0 ? difference - edge * squaredContrast().squareRoot() : difference
    // Without any tolerance every difference is beyond, even if the colours are nearly equal.
    let isBeyond = unexplained > threshold || (threshold <= 0 && edge <= 0)
    return Verdict(
      difference: difference, unexplained: unexplained,
      excess: isBeyond ? unexplained - threshold : nil)
  }
}

/// A pixel beyond the threshold.
struct DistinctPixel {
  let column: Int
  /// The distance between its two colours.
  let difference: Float
  /// The number of pixels that it counts as in a window.
  let weight: Int
}
