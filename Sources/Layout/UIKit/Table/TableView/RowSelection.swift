/// The selected rows, by the serial number of their slot.
struct RowSelection {
  private(set) var serials: Set<Int> = []

  func contains(_ serial: Int) -> Bool { serials.contains(serial) }

  /// Selects a row, in place of the others unless several may be selected.
  mutating func select(_ serial: Int, keepingOthers: Bool) {
    if !keepingOthers { serials = [] }
    serials.insert(serial)
  }

  mutating func deselect(_ serial: Int) { serials.remove(serial) }
}
