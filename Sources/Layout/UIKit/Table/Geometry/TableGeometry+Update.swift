import Foundation

extension TableGeometry {
  /// Where each slot after an update comes from.
  struct SlotOrigins {
    /// Rows of each section after the update, as the update implies them; nil where the section is
    /// new and only the data source knows.
    var rowCounts: [Int?] = []
    /// The old slot of each new one, section by section; empty for a new section.
    var slots: [[Int?]] = []
  }

  /// Follows every slot through an update.
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

  /// The geometry after an update: slots that stay keep extent, state and identity.
  ///
  /// - Parameters:
  ///   - origins: what `origins(after:)` answered, with new sections filled in by nils.
  ///   - makeSlot: the extent and serial of a slot that is new.
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
  /// The slot at a place of a section that has `count` slots, header and footer included.
  static func at(_ place: Int, inSection section: Int, of count: Int) -> TableSlot {
    if place == 0 { return .header(section: section) }
    return place == count - 1
      ? .footer(section: section) : .row(section: section, row: place - 1)
  }
}
