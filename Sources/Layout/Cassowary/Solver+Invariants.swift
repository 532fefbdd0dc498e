// The invariants that hold after every `solve()`, as assertions. Empty in release builds.

extension Solver {
  /// Checks the invariants of storage and of the components just solved, in debug builds only.
  @inline(__always) func checkInvariants(settled: Flat<Int32>) {
    #if DEBUG
      assert(work.pending.isEmpty && work.fresh.isEmpty, "no row is left without a home")
      for index in 0..<settled.count where components[settled[index]].isAlive {
        checkComponent(settled[index])
      }
    #endif
  }

  #if DEBUG
    private func checkComponent(_ index: Int32) {
      let component = components[index]
      let variables = variables(of: component)
      for row in rowList(of: component) { checkRow(row, in: index) }
      for variable in variables {
        assert(unknowns[variable].component == index && unknowns[variable].fixedBy < 0)
        assert(unknowns[variable].count == 0, "no expansion is left unfinished")
      }
      let baseCount = component.core >= 0 ? core(component.core).columns.count : 0
      assert(
        Int(component.stepCount) + baseCount == variables.count,
        "each variable is either defined by one row or a base variable")
      if component.core >= 0 && !component.isFailed { core(component.core).checkInvariants() }
    }

    private func checkRow(_ row: Int32, in component: Int32) {
      assert(rows[row].component == component)
      for index in rows[row].terms {
        let mention = nonzeros[index]
        assert(mention.row == row && mention.coefficient != 0, "a term knows its row")
        assert(mention.previous < 0 || nonzeros[mention.previous].next == index)
        assert(mention.next < 0 || nonzeros[mention.next].previous == index)
        let unknown = unknowns[mention.variable]
        assert(unknown.fixedBy >= 0 || unknown.component == component, "components do not overlap")
      }
      if rows[row].target >= 0 {
        assert(rows[row].isEquation && nonzeros[rows[row].first].variable == rows[row].target)
      }
    }
  #endif
}

#if DEBUG
  extension Core {
    /// Every activity has one location; nonbasic activities rest on a breakpoint; basic ones are in
    /// their segment.
    func checkInvariants() {
      assert(columns.count + basics.count == activities.count)
      for column in 0..<Int32(columns.count) {
        let activity = columns[column].activity
        assert(activities[activity].location == column)
        for offset in activities[activity].low..<activities[activity].high {
          let position = breakpoints[activities[activity].first + offset].position
          // Not `<=`: overflow comes from the caller's numbers, not from a broken tableau.
          assert(!(abs(activities[activity].value - position) > 2 * Precision.near(position)))
        }
      }
      for row in 0..<Int32(basics.count) {
        assert(
          activities[basics[row]].location == ~row
            && activities[basics[row]].low == activities[basics[row]].high)
      }
      for activity in 0..<activities.count {
        for index in activities[activity].first
          + 1..<max(
            activities[activity].first + 1, activities[activity].first + activities[activity].count)
        {
          assert(!(breakpoints[index - 1].position > breakpoints[index].position))
        }
      }
      tableau.checkInvariants()
    }
  }

  extension Tableau {
    /// Rows and columns must link the same entries.
    func checkInvariants() {
      var inRows = 0
      for row in 0..<Int32(rowHeads.count) {
        var index = rowHeads[row]
        while index >= 0 {
          assert(entries[index].row == row && entries[index].column >= 0)
          let next = entries[index].rowNext
          assert(next < 0 || entries[next].rowPrevious == index)
          inRows += 1
          index = next
        }
      }
      var inColumns = 0
      for column in 0..<Int32(columnHeads.count) {
        var index = columnHeads[column]
        while index >= 0 {
          assert(entries[index].column == column)
          inColumns += 1
          index = entries[index].columnNext
        }
      }
      assert(inRows == inColumns, "every entry is on one row and on one column")
    }
  }
#endif
