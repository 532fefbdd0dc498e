// The invariants that hold after every `solve()`, as assertions. Empty in release builds.

extension Solver {
  /// Checks the invariants of storage and of the components just solved, in debug builds only.
  @inline(__always) func checkInvariants(settled: List<ComponentIndex>) {
    #if DEBUG
      assert(work.pending.isEmpty && work.fresh.isEmpty, "no row is left without a home")
      for index in 0..<settled.count where components[settled[index]].isAlive {
        checkComponent(settled[index])
      }
    #endif
  }

  #if DEBUG
    private func checkComponent(_ index: ComponentIndex) {
      let component = components[index]
      let variables = variables(of: component)
      for row in rowList(of: component) { checkRow(row, in: index) }
      for variable in variables {
        assert(unknowns[variable].component == index && !unknowns[variable].isFixed)
        assert(unknowns[variable].count == 0, "no expansion is left unfinished")
      }
      let baseCount = component.core.exists ? core(component.core).columns.count : 0
      assert(
        Int(component.stepCount) + baseCount == variables.count,
        "each variable is either defined by one row or a base variable")
      if component.core.exists && !component.isFailed { core(component.core).checkInvariants() }
    }

    private func checkRow(_ row: RowIndex, in component: ComponentIndex) {
      assert(rows[row].component == component)
      for index in rows[row].terms {
        let mention = nonzeros[index]
        assert(mention.row == row && mention.coefficient != 0, "a term knows its row")
        assert(mention.previous.isNone || nonzeros[mention.previous].next == index)
        assert(mention.next.isNone || nonzeros[mention.next].previous == index)
        let unknown = unknowns[mention.variable]
        assert(unknown.isFixed || unknown.component == component, "components do not overlap")
      }
      if rows[row].target.exists {
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
      for column in columns.indices {
        let activity = columns[column].activity
        assert(activities[activity].location == .column(column))
        for offset in activities[activity].low..<activities[activity].high {
          let position = breakpoints[activities[activity].first + offset].position
          // Not `<=`: overflow comes from the caller's numbers, not from a broken tableau.
          assert(!(abs(activities[activity].value - position) > 2 * Precision.near(position)))
        }
      }
      for row in basics.indices {
        assert(
          activities[basics[row]].location == .row(row)
            && activities[basics[row]].low == activities[basics[row]].high)
      }
      for activity in activities.indices {
        for index in activities[activity].first + 1..<activities[activity].breakpoints.end {
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
      for row in rowHeads.indices {
        var index = rowHeads[row]
        while index.exists {
          assert(entries[index].row == row && entries[index].column.exists)
          let next = entries[index].rowNext
          assert(next.isNone || entries[next].rowPrevious == index)
          inRows += 1
          index = next
        }
      }
      var inColumns = 0
      for column in columnHeads.indices {
        var index = columnHeads[column]
        while index.exists {
          assert(entries[index].column == column)
          inColumns += 1
          index = entries[index].columnNext
        }
      }
      assert(inRows == inColumns, "every entry is on one row and on one column")
    }
  }
#endif
