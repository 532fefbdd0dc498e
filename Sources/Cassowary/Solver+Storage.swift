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
    for term in source where term.coefficient != 0 {
      precondition(term.coefficient.isFinite, "a constraint's coefficients are finite")
      used = write(term, of: slot, from: first, at: used)
    }
    if Int(used - first) != source.count { used = dropZeros(first, used, reserved: source.count) }
    rows[slot] = Row(
      constant: constant, priority: priority.value, first: first, count: used - first,
      generation: rows[slot].generation, relation: relation)
    for index in first..<used { link(index) }
    return slot
  }

  /// Writes a term behind those already written, or adds it to the one on the same variable.
  @inline(__always)
  private func write(_ term: Term, of row: Int32, from first: Int32, at used: Int32) -> Int32 {
    let variable = term.variable.index
    var known = first
    while known < used, mentions[known].variable != variable { known += 1 }
    if known < used {
      mentions[known].coefficient += term.coefficient
      return used
    }
    mentions[used] = Mention(
      coefficient: term.coefficient, variable: variable, row: row, previous: -1, next: -1)
    return used + 1
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
    let tenant = rows[row]
    var sum = tenant.constant
    for index in tenant.terms {
      sum += mentions[index].coefficient * values[mentions[index].variable]
    }
    return sum
  }

  /// Exchanges a row's term with its first one.
  func moveToFront(_ term: Int32, of row: Int32) {
    let front = rows[row].first
    if term == front { return }
    unlink(front)
    unlink(term)
    let moved = mentions[front]
    mentions[front] = mentions[term]
    mentions[term] = moved
    link(front)
    link(term)
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
    mentions.appendUninitialized(count)
    return first
  }

  /// Keeps `count` cells from `first` on for a later row of that length.
  private func giveBack(_ first: Int32, _ count: Int32) {
    guard count > 0 else { return }
    while freeTerms.count <= Int(count) { freeTerms.append(-1) }
    mentions[first].next = freeTerms[count]
    freeTerms[count] = first
  }

  /// Removes terms that added up to zero, and gives cells that are not needed back.
  private func dropZeros(_ first: Int32, _ end: Int32, reserved: Int) -> Int32 {
    var kept = first
    for index in first..<end where mentions[index].coefficient != 0 {
      if kept != index { mentions[kept] = mentions[index] }
      kept += 1
    }
    giveBack(kept, Int32(reserved) - (kept - first))
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
