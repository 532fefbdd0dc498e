extension UITableView {
  /// Rearranges the slots as a batch says. Rows that stay keep their heights and their cells.
  final func apply(_ update: TableUpdate) {
    let old = geometry
    var origins = old.origins(after: update)
    inEnvironment { complete(&origins) }
    geometry = old.rearranged(by: origins) { slot in
      (estimate(of: slot), loading.makeSerial())
    }
    renewReloadedRows(update, in: old, origins)
    shown.anchors = []
    shown.slots = 0..<0
    setNeedsLayout()
  }

  /// Fills in the rows of new sections, and holds the data source to the rest.
  private func complete(_ origins: inout TableGeometry.SlotOrigins) {
    let sections = max(0, dataSource?.numberOfSections(in: self) ?? 0)
    precondition(
      sections == origins.slots.count,
      "invalid update: \(sections) sections after the update, \(origins.slots.count) expected")
    for section in 0..<sections {
      let rows = max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
      if let expected = origins.rowCounts[section] {
        precondition(
          rows == expected,
          "invalid update: \(rows) rows in section \(section) after the update, \(expected) expected"
        )
      } else {
        origins.slots[section] = Array(repeating: nil, count: rows + 2)
      }
    }
  }

  /// A reloaded row keeps its height as an estimate and is otherwise a new row.
  private func renewReloadedRows(
    _ update: TableUpdate, in old: TableGeometry, _ origins: TableGeometry.SlotOrigins
  ) {
    let reloaded = Set(update.reloadedRows.compactMap { old.index(of: TableSlot($0)) })
    guard !reloaded.isEmpty else { return }
    for (index, origin) in origins.slots.joined().enumerated() {
      guard let origin, reloaded.contains(origin) else { continue }
      heightCache.invalidate(.serial(old.serials[origin]))
      geometry.renew(at: index, serial: loading.makeSerial())
    }
  }

  /// After a batch no height is taken for granted; rows in view are fitted anew.
  final func askHeightsAgain() {
    for serial in shown.cells.keys.sorted() { heightCache.invalidate(.serial(serial)) }
    forgetMeasurements()
    if !loading.usesEstimates { measureAll() }
    setNeedsLayout()
  }
}
