/// Goes through two pictures row by row and gathers what differs beyond a tolerance.
struct DifferenceSearch {
  private let pair: PixelPair
  private let tolerance: PictureTolerance
  private var colors: ColorWindow
  private var density: DensityWindow
  private var tint: TintCells
  private var grid: RegionGrid
  /// Pixels that differ visibly, however little.
  private var differing = 0
  private var failing = 0
  private var largest: Float = 0

  /// Nothing looked at yet.
  init(_ pair: PixelPair, tolerance: PictureTolerance) {
    self.pair = pair
    self.tolerance = tolerance
    colors = ColorWindow(pair)
    density = DensityWindow(
      width: pair.width, size: tolerance.window, density: tolerance.density)
    tint = TintCells(width: pair.width, tint: tolerance.tint)
    grid = RegionGrid(width: pair.width, height: pair.height)
  }

  /// Looks at all rows.
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

  /// What was found.
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
  /// Gives the pixels of a row that are beyond; those that smoothing does not explain go into the
  /// cells for tints.
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

  /// Counts the pixels of a row that no window can reach any more.
  private mutating func settle(row y: Int, _ pixels: [DistinctPixel]) {
    failing += pixels.count
    for pixel in pixels {
      largest = max(largest, pixel.difference)
      grid.add(PictureRegion(x: pixel.column, y: y, width: 1, height: 1))
    }
  }

  /// Counts the pixels of the cells that end here.
  private mutating func settleCells() {
    for cell in tint.takeRow() {
      failing += cell.count
      largest = max(largest, cell.largest)
      grid.add(cell.region)
    }
  }
}
