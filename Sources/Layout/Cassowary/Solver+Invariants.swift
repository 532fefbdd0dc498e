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
        assert(
          unknowns[variable].component == index && !unknowns[variable].isFixed,
          "a variable of a component is free and knows it")
        assert(unknowns[variable].count == 0, "no expansion is left unfinished")
      }
      let baseCount = component.core.exists ? core(component.core).columns.count : 0
      assert(
        Int(component.stepCount) + baseCount == variables.count,
        "each variable is either defined by one row or a base variable")
      if component.core.exists && !component.isFailed { core(component.core).checkInvariants() }
    }

    private func checkRow(_ row: RowIndex, in component: ComponentIndex) {
      assert(rows[row].component == component, "a row knows its component")
      for index in rows[row].terms {
        let mention = nonzeros[index]
        assert(mention.row == row && mention.coefficient != 0, "a term knows its row")
        assert(
          mention.previous.isNone || nonzeros[mention.previous].next == index,
          "the term before it in its column links to it")
        assert(
          mention.next.isNone || nonzeros[mention.next].previous == index,
          "the term after it in its column links to it")
        let unknown = unknowns[mention.variable]
        assert(unknown.isFixed || unknown.component == component, "components do not overlap")
      }
      if rows[row].target.exists {
        assert(
          rows[row].isEquation && nonzeros[rows[row].first].variable == rows[row].target,
          "a definition is an equation that begins with what it defines")
      }
    }
  #endif
}

#if DEBUG
  extension Core {
    /// Every activity has one location: on a breakpoint if nonbasic, in its segment if basic.
    func checkInvariants() {
      assert(
        columns.count + basics.count == activities.count,
        "every activity is either nonbasic or basic")
      for column in columns.indices {
        let activity = columns[column].activity
        assert(
          activities[activity].location == .column(column), "a nonbasic activity knows its column")
        for offset in activities[activity].low..<activities[activity].high {
          let position = breakpoints[activities[activity].first + offset].position
          // Not `<=`: overflow comes from the caller's numbers, not from a broken tableau.
          assert(
            !(abs(activities[activity].value - position) > 2 * Precision.near(position)),
            "a nonbasic activity rests on its breakpoints")
        }
      }
      for row in basics.indices {
        assert(
          activities[basics[row]].location == .row(row)
            && activities[basics[row]].low == activities[basics[row]].high,
          "a basic activity knows its row and is between breakpoints")
      }
      for activity in activities.indices {
        for index in activities[activity].first + 1..<activities[activity].breakpoints.end {
          assert(
            !(breakpoints[index - 1].position > breakpoints[index].position),
            "breakpoints are in order")
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
          assert(
            entries[index].row == row && entries[index].column.exists,
            "an entry knows its row and has a column")
          let next = entries[index].rowNext
          assert(
            next.isNone || entries[next].rowPrevious == index,
            "the entry after it in its row links back")
          inRows += 1
          index = next
        }
      }
      var inColumns = 0
      for column in columnHeads.indices {
        var index = columnHeads[column]
        while index.exists {
          assert(entries[index].column == column, "an entry knows its column")
          inColumns += 1
          index = entries[index].columnNext
        }
      }
      assert(inRows == inColumns, "every entry is on one row and on one column")
    }
  }
#endif
