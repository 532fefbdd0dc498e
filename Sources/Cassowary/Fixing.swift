// Variables fixed by a required equality of their own: known numbers, which cut components apart.

extension Solver {
  /// The row is a required equality on exactly one variable.
  func canFix(_ row: Int32) -> Bool { rows[row].count == 1 && rows[row].isEquation }

  /// Takes a variable out of its component and gives it the row's value.
  func fix(_ variable: Int32, by row: Int32) {
    if unknowns[variable].component >= 0 { dissolve(unknowns[variable].component) }
    unknowns[variable].fixedBy = row
    rows[row].component = Home.fixing
    values[variable] = fixedValue(row)
  }

  /// The value a fixing row gives its variable.
  @inline(__always) func fixedValue(_ row: Int32) -> Double {
    -rows[row].constant / mentions[rows[row].first].coefficient
  }

  /// A fixing row goes: another one takes over, or whoever mentions the variable has to solve for it.
  func unfix(_ variable: Int32) {
    let former = unknowns[variable].fixedBy
    unknowns[variable].fixedBy = -1
    forEachMention(of: variable) { row in
      guard unknowns[variable].fixedBy < 0, row != former, canFix(row) else { return }
      unknowns[variable].fixedBy = row
      rows[row].component = Home.fixing
    }
    if unknowns[variable].fixedBy >= 0 { return refix(variable) }
    values[variable] = 0
    forEachMention(of: variable) { row in
      if rows[row].component >= 0 {
        dissolve(rows[row].component)
      } else if rows[row].component == Home.constant {
        wait(row)
      }
    }
  }

  /// A fixed variable has a new value: whatever mentions it is evaluated again.
  func refix(_ variable: Int32) {
    values[variable] = fixedValue(unknowns[variable].fixedBy)
    forEachMention(of: variable) { row in
      if rows[row].component >= 0 {
        touch(row: row, in: rows[row].component)
      } else if rows[row].component == Home.constant, rows[row].isRequired {
        suspects.append(row)
      }
    }
  }

  @inline(__always) func forEachMention(of variable: Int32, _ body: (Int32) -> Void) {
    var index = unknowns[variable].firstMention
    while index >= 0 {
      let next = mentions[index].next
      body(mentions[index].row)
      index = next
    }
  }
}
