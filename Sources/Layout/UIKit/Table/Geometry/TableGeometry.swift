/// Where every header, row and footer of a table stands, known or estimated.
///
/// Slots are numbered through all sections: header, rows, footer, next header… Each carries an
/// extent in whole pixels and whether that extent is measured or an estimate. Changing one height
/// costs O(log n); finding the slot at an offset, or the offset of a slot, O(log n).
///
/// Invariants (checked in debug, see `checkInvariants`): `starts` has one entry more than there are
/// sections and ends with the number of slots; `sums`, `points`, `isMeasured` and `serials` have
/// one entry a slot; serials are unique.
struct TableGeometry {
  /// A slot's height: as it was decided, what it takes on the screen, and whether it is final.
  struct Extent: Equatable {
    var pixels: Int
    /// The height before rounding: what a fitted content must be given back.
    var points: CGFloat = 0
    var isMeasured: Bool
  }

  /// The number of slots a table may have. A data source that answers more is refused by name.
  static let maximumSlots = 4_000_000

  /// `starts[s]` is the slot of section `s`'s header; the last entry is the number of slots.
  private(set) var starts: [Int]
  private(set) var sums: PixelSums
  private(set) var points: [CGFloat]
  private(set) var isMeasured: [Bool]
  /// The identity of each slot, kept across insertions and deletions, new after a reload.
  private(set) var serials: [Int]

  /// - Parameters:
  ///   - rowCounts: rows of each section.
  ///   - extents: one for each slot, in order.
  ///   - serials: one for each slot; unique in the life of the table.
  init(rowCounts: [Int], extents: [Extent], serials: [Int]) {
    starts = Self.starts(rowCounts: rowCounts)
    sums = PixelSums(extents.map(\.pixels))
    points = extents.map(\.points)
    isMeasured = extents.map(\.isMeasured)
    self.serials = serials
    checkInvariants()
  }

  static let empty = TableGeometry(rowCounts: [], extents: [], serials: [])

  /// The slot numbers at which sections of these sizes begin, and the number of slots last.
  static func starts(rowCounts: [Int]) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(rowCounts.count + 1)
    var next = 0
    for count in rowCounts {
      next += count + 2
      starts.append(next)
    }
    return starts
  }

  var slotCount: Int { sums.count }
  var sectionCount: Int { starts.count - 1 }

  /// The height of all sections together.
  var totalPixels: Int { sums.total }

  func rowCount(inSection section: Int) -> Int { starts[section + 1] - starts[section] - 2 }

  func extent(at index: Int) -> Extent {
    Extent(pixels: sums[index], points: points[index], isMeasured: isMeasured[index])
  }

  /// Gives a slot its extent.
  /// - Returns: by how many pixels everything below moved.
  /// - Complexity: O(log n).
  @discardableResult
  mutating func set(_ extent: Extent, at index: Int) -> Int {
    let change = extent.pixels - sums[index]
    sums[index] = extent.pixels
    points[index] = extent.points
    isMeasured[index] = extent.isMeasured
    return change
  }

  /// Declares every slot an estimate again; extents stay until they are replaced.
  mutating func forgetMeasurements() {
    isMeasured = Array(repeating: false, count: slotCount)
  }

  /// Declares one slot an estimate again.
  mutating func forgetMeasurement(at index: Int) { isMeasured[index] = false }

  /// Gives a slot a new identity: what it showed before is another row.
  mutating func renew(at index: Int, serial: Int) {
    serials[index] = serial
    isMeasured[index] = false
  }
}
