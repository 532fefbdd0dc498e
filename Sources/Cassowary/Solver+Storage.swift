// Rows, terms and the lists of mentions: everything that knows how a constraint is stored.

extension Solver {
  /// Stores a constraint and returns its slot. Terms on one variable are added up, zeros dropped.
  ///
  /// - Complexity: O(terms²) for the few terms a layout constraint has.
  func store(
    _ source: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    _ priority: Priority
  ) -> Int32 {
    precondition(constant.isFinite, "a constraint's constant is finite")
    let slot = takeSlot()
    let first = takeTerms(source.count)
    var used = first
    for term in source {
      precondition(term.coefficient.isFinite, "a constraint's coefficients are finite")
      let variable = term.variable.index
      if let known = (first..<used).first(where: { mentions[$0].variable == variable }) {
        mentions[known].coefficient += term.coefficient
      } else {
        mentions[used] = Mention(
          coefficient: term.coefficient, variable: variable, row: slot, previous: -1, next: -1)
        used += 1
      }
    }
    used = dropZeros(first, used)
    giveBack(used, Int32(source.count) - (used - first))
    rows[slot] = Row(
      constant: constant, priority: priority.value, first: first, count: used - first,
      generation: rows[slot].generation, relation: relation)
    for index in first..<used { link(index) }
    return slot
  }

  /// Unlinks a row from its variables and frees its slot.
  func release(_ slot: Int32) {
    for index in rows[slot].terms { unlink(Int32(index)) }
    giveBack(rows[slot].first, rows[slot].count)
    rows[slot].component = Home.free
    rows[slot].generation &+= 1
    rows[slot].next = freeRow
    freeRow = slot
  }

  /// `constant + Σ terms` at the present values.
  @inline(__always) func evaluate(_ row: Int32) -> Double {
    var sum = rows[row].constant
    for index in rows[row].terms {
      sum += mentions[index].coefficient * values[mentions[index].variable]
    }
    return sum
  }

  /// The slot behind a public name, which must still be in use.
  @inline(__always) func slot(of id: ConstraintID) -> Int32 {
    precondition(
      Int(id.slot) < rows.count && rows[id.slot].generation == id.generation
        && rows[id.slot].component != Home.free, "the constraint has been removed")
    return id.slot
  }

  @inline(__always) func name(of slot: Int32) -> ConstraintID {
    ConstraintID(slot: slot, generation: rows[slot].generation)
  }

  // MARK: Slots

  private func takeSlot() -> Int32 {
    if freeRow >= 0 {
      let slot = freeRow
      freeRow = rows[slot].next
      return slot
    }
    rows.append(
      Row(constant: 0, priority: 0, first: 0, count: 0, generation: 0, relation: .equal))
    return Int32(rows.count - 1)
  }

  /// A run of `count` term cells: a freed one of that length, or fresh ones at the end.
  private func takeTerms(_ count: Int) -> Int32 {
    if count < freeTerms.count, freeTerms[count] >= 0 {
      let first = freeTerms[count]
      freeTerms[count] = mentions[first].next
      return first
    }
    let first = Int32(mentions.count)
    mentions.append(
      repeating: Mention(coefficient: 0, variable: -1, row: -1, previous: -1, next: -1),
      count: count)
    return first
  }

  /// Keeps `count` cells from `first` on for a later row of that length.
  private func giveBack(_ first: Int32, _ count: Int32) {
    guard count > 0 else { return }
    while freeTerms.count <= Int(count) { freeTerms.append(-1) }
    mentions[first].next = freeTerms[count]
    freeTerms[count] = first
  }

  private func dropZeros(_ first: Int32, _ end: Int32) -> Int32 {
    var kept = first
    for index in first..<end where mentions[index].coefficient != 0 {
      if kept != index { mentions[kept] = mentions[index] }
      kept += 1
    }
    return kept
  }

  // MARK: Mentions

  private func link(_ index: Int32) {
    let variable = mentions[index].variable
    precondition(unknowns[variable].isAlive, "the variable has been removed")
    let head = unknowns[variable].firstMention
    mentions[index].next = head
    mentions[index].previous = -1
    if head >= 0 { mentions[head].previous = index }
    unknowns[variable].firstMention = index
  }

  private func unlink(_ index: Int32) {
    let cell = mentions[index]
    if cell.previous >= 0 {
      mentions[cell.previous].next = cell.next
    } else {
      unknowns[cell.variable].firstMention = cell.next
    }
    if cell.next >= 0 { mentions[cell.next].previous = cell.previous }
  }
}
