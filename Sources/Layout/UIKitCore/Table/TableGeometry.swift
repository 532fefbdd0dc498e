import CollectionAlgorithms
import Foundation

/// The position of every header, row and footer of a table, measured or estimated.
///
/// Slots are numbered through all sections: header, rows, footer, next header… Each has an extent
/// in whole pixels, and a flag that distinguishes measured extents from estimates. Changing one
/// height, finding the slot at an offset, and finding the offset of a slot cost O(log n) each.
///
/// Invariants (checked in debug, see `checkInvariants`): `starts` has one entry more than there are
/// sections and ends with the number of slots; `sums`, `points`, `isMeasured` and `serials` have
/// one entry per slot; serials are unique.
struct TableGeometry {
  /// The height of a slot: before and after rounding, and whether it is measured.
  struct Extent: Equatable {
    var pixels: Int
    /// The height in points before rounding, which the cell's content gets when it is laid out.
    var points: CGFloat = 0
    var isMeasured: Bool
  }

  /// The maximum number of slots in a table; a data source with more is rejected with a message.
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

  /// The height of all sections, in pixels.
  var totalPixels: Int { sums.total }

  func rowCount(inSection section: Int) -> Int { starts[section + 1] - starts[section] - 2 }

  func extent(at index: Int) -> Extent {
    Extent(pixels: sums[index], points: points[index], isMeasured: isMeasured[index])
  }

  /// Sets the extent of a slot.
  /// - Returns: the distance in pixels by which all later slots moved.
  /// - Complexity: O(log n).
  @discardableResult
  mutating func set(_ extent: Extent, at index: Int) -> Int {
    let change = extent.pixels - sums[index]
    sums[index] = extent.pixels
    points[index] = extent.points
    isMeasured[index] = extent.isMeasured
    return change
  }

  /// Marks every slot as estimated; the extents stay until they are replaced.
  mutating func forgetMeasurements() {
    isMeasured = Array(repeating: false, count: slotCount)
  }

  /// Gives a slot a new identity, because it shows another row.
  mutating func renew(at index: Int, serial: Int) {
    serials[index] = serial
    isMeasured[index] = false
  }
}

/// A header, row or footer of a table: one element of the vertical order.
///
/// Every section contributes a header, its rows and a footer, in this order. A header or footer
/// that is not shown is a slot of extent 0, which spares the arithmetic a special case.
enum TableSlot: Hashable {
  case header(section: Int)
  case row(section: Int, row: Int)
  case footer(section: Int)

  init(_ indexPath: IndexPath) {
    self = .row(section: indexPath.section, row: indexPath.row)
  }

  /// The row's index path; nil for a header or footer.
  var indexPath: IndexPath? {
    guard case .row(let section, let row) = self else { return nil }
    return IndexPath(row: row, section: section)
  }

  var section: Int {
    switch self {
    case .header(let section), .row(let section, _), .footer(let section): section
    }
  }
}

extension TableGeometry {
  /// The number of a slot; nil if the table has no such section or row.
  /// - Complexity: O(1).
  func index(of slot: TableSlot) -> Int? {
    guard slot.section >= 0, slot.section < sectionCount else { return nil }
    let start = starts[slot.section]
    switch slot {
    case .header: return start
    case .footer(let section): return starts[section + 1] - 1
    case .row(let section, let row):
      guard row >= 0, row < rowCount(inSection: section) else { return nil }
      return start + 1 + row
    }
  }

  /// The header, row or footer at a slot number.
  /// - Complexity: O(log sections).
  func slot(at index: Int) -> TableSlot {
    let section = section(ofSlot: index)
    if index == starts[section] { return .header(section: section) }
    if index == starts[section + 1] - 1 { return .footer(section: section) }
    return .row(section: section, row: index - starts[section] - 1)
  }

  /// The slot numbers of a section, header and footer included.
  func slots(ofSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// The offset in pixels of a slot from the top of the first section.
  /// - Complexity: O(log n).
  func origin(of index: Int) -> Int { sums.sum(before: index) }

  /// The slot that covers a pixel offset; nil outside the content.
  /// - Complexity: O(log n).
  func index(covering pixel: Int) -> Int? { sums.index(covering: pixel) }

  /// The slots with at least one pixel in `pixels`. Slots of extent 0 between two of them are
  /// included; at the ends they are not. Complexity: O(log n).
  func indices(overlapping pixels: Range<Int>) -> Range<Int> {
    let clamped = pixels.clamped(to: 0..<totalPixels)
    guard !clamped.isEmpty, let first = index(covering: clamped.lowerBound),
      let last = index(covering: clamped.upperBound - 1)
    else { return 0..<0 }
    return first..<last + 1
  }

  /// The last section that begins at or before the slot.
  private func section(ofSlot index: Int) -> Int {
    max(0, starts[..<sectionCount].partitioningIndex { $0 > index } - 1)
  }
}

extension TableGeometry {
  /// The origin of each slot in an update.
  struct SlotOrigins {
    /// Rows per section after the update; nil for a new section.
    var rowCounts: [Int?] = []
    /// The former slot of each slot, section by section; empty for a new section.
    var slots: [[Int?]] = []
  }

  /// Computes the origin of every slot in an update.
  /// - Complexity: O(n).
  func origins(after update: TableUpdate) -> SlotOrigins {
    let changes = TableUpdate.RowChanges(update)
    var result = SlotOrigins()
    for (new, old) in update.sectionOrigins(oldCount: sectionCount).enumerated() {
      guard let old, !update.reloadedSections.contains(old) else {
        result.rowCounts.append(nil)
        result.slots.append([])
        continue
      }
      let rows = changes.origins(
        oldSection: old, newSection: new, oldCount: rowCount(inSection: old))
      let origins = rows.map { $0.flatMap { index(of: TableSlot($0)) } }
      result.rowCounts.append(rows.count)
      result.slots.append([starts[old]] + origins + [starts[old + 1] - 1])
    }
    return result
  }

  /// The geometry after an update: remaining slots keep extent, state and identity.
  ///
  /// - Parameters:
  ///   - origins: the result of `origins(after:)`, with nils for the slots of new sections.
  ///   - makeSlot: the extent and serial of a new slot.
  /// - Complexity: O(n).
  func rearranged(
    by origins: SlotOrigins, makeSlot: (TableSlot) -> (extent: Extent, serial: Int)
  ) -> TableGeometry {
    let rowCounts = origins.slots.map { $0.count - 2 }
    var extents: [Extent] = []
    var serials: [Int] = []
    for (section, slots) in origins.slots.enumerated() {
      for (place, origin) in slots.enumerated() {
        if let origin {
          extents.append(extent(at: origin))
          serials.append(self.serials[origin])
        } else {
          let made = makeSlot(.at(place, inSection: section, of: slots.count))
          extents.append(made.extent)
          serials.append(made.serial)
        }
      }
    }
    return TableGeometry(rowCounts: rowCounts, extents: extents, serials: serials)
  }
}

extension TableSlot {
  /// The slot at a position in a section of `count` slots, header and footer included.
  static func at(_ place: Int, inSection section: Int, of count: Int) -> TableSlot {
    if place == 0 { return .header(section: section) }
    return place == count - 1
      ? .footer(section: section) : .row(section: section, row: place - 1)
  }
}

extension TableGeometry {
  /// Checks the invariants of the type's documentation after each structural change, in debug
  /// builds. Complexity: O(n).
  func checkInvariants() {
    #if DEBUG
      assert(starts.first == 0, "sections begin at slot 0")
      assert(starts.last == slotCount, "sections end with the last slot")
      assert(zip(starts, starts.dropFirst()).allSatisfy { $1 - $0 >= 2 }, "header and footer")
      assert(
        [points.count, isMeasured.count, serials.count].allSatisfy { $0 == slotCount },
        "one entry a slot")
      assert(Set(serials).count == slotCount, "serials are unique")
      assert(sums.extents.allSatisfy { $0 >= 0 }, "no extent is negative")
    #endif
  }
}
