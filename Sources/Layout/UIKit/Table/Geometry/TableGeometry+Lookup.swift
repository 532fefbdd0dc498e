extension TableGeometry {
  /// The number of a slot; nil when the table has no such section or row.
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

  /// What stands at a slot number.
  /// - Complexity: O(log sections).
  func slot(at index: Int) -> TableSlot {
    let section = section(ofSlot: index)
    if index == starts[section] { return .header(section: section) }
    if index == starts[section + 1] - 1 { return .footer(section: section) }
    return .row(section: section, row: index - starts[section] - 1)
  }

  /// The slot numbers of a section, header and footer included.
  func slots(ofSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// Where a slot begins, from the top of the first section.
  /// - Complexity: O(log n).
  func origin(of index: Int) -> Int { sums.sum(before: index) }

  /// The slot that covers a pixel; nil outside the content.
  /// - Complexity: O(log n).
  func index(covering pixel: Int) -> Int? { sums.index(covering: pixel) }

  /// The slots with at least one pixel in `pixels`. Slots of extent 0 between two of them are
  /// included; at the ends they are not.
  /// - Complexity: O(log n).
  func indices(overlapping pixels: Range<Int>) -> Range<Int> {
    let clamped = pixels.clamped(to: 0..<totalPixels)
    guard !clamped.isEmpty, let first = index(covering: clamped.lowerBound),
      let last = index(covering: clamped.upperBound - 1)
    else { return 0..<0 }
    return first..<last + 1
  }

  /// The last section that begins at or before the slot.
  private func section(ofSlot index: Int) -> Int {
    var low = 0
    var high = sectionCount
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return low
  }
}
