/// A sum of variables being rewritten in base variables only.
///
/// Definitions are substituted in the order of elimination. A definition mentions only variables that
/// were eliminated later or not at all, so each variable is substituted once, with its full
/// coefficient, and what cancels on the way (a group's origin, say) is never expanded.
struct Expansion {
  /// Coefficients by variable, zero between uses.
  var sums = Flat<Double>()
  /// Eliminated variables in the sum: a heap, earliest elimination first.
  var heap = Flat<Int32>()
  /// Base variables in the sum.
  var base = Flat<Int32>()
  /// Definitions substituted since it was last emptied, and their weights: what a certificate needs.
  var used = Flat<Use>()
  var isRecording = false
  /// The largest coefficient seen: what a cancellation is measured by.
  var largest = 0.0

  struct Use {
    var row: Int32
    var weight: Double
  }

  func deallocate() {
    used.deallocate()
    sums.deallocate()
    heap.deallocate()
    base.deallocate()
  }
}

extension Solver {
  /// Starts a new sum.
  func beginExpansion() {
    expansion.base.removeAll()
    expansion.largest = 0
    if expansion.sums.count < unknowns.count {
      expansion.sums.append(repeating: 0, count: unknowns.count - expansion.sums.count)
    }
  }

  /// Adds `factor ·` the free terms of a row, one variable left out.
  func expand(row: Int32, times factor: Double, except: Int32 = -1) {
    for term in rows[row].terms {
      let variable = mentions[term].variable
      if variable == except || unknowns[variable].fixedBy >= 0 { continue }
      expand(variable, times: factor * mentions[term].coefficient)
    }
  }

  /// Adds `factor · variable`.
  func expand(_ variable: Int32, times factor: Double) {
    if unknowns[variable].count == 0 {
      unknowns[variable].count = 1
      if unknowns[variable].mark == Int32.max {
        expansion.base.append(variable)
      } else {
        push(variable)
      }
    }
    expansion.sums[variable] += factor
    expansion.largest = max(expansion.largest, abs(factor))
  }

  /// Substitutes until only base variables are left, and drops those that cancelled.
  ///
  /// The coefficients are in `expansion.sums` until `endExpansion`.
  func finishExpansion() {
    while !expansion.heap.isEmpty {
      let variable = pop()
      let sum = expansion.sums[variable]
      expansion.sums[variable] = 0
      unknowns[variable].count = 0
      if abs(sum) <= Tolerance.cancellation * expansion.largest { continue }
      let row = unknowns[variable].rows
      if expansion.isRecording {
        expansion.used.append(Expansion.Use(row: row, weight: sum * rows[row].scale))
      }
      expand(row: row, times: sum * rows[row].scale, except: variable)
    }
    var kept = 0
    for index in 0..<expansion.base.count {
      let variable = expansion.base[index]
      unknowns[variable].count = 0
      if abs(expansion.sums[variable]) <= Tolerance.cancellation * expansion.largest {
        expansion.sums[variable] = 0
      } else {
        expansion.base[kept] = variable
        kept += 1
      }
    }
    expansion.base.truncate(to: kept)
  }

  /// Clears the sum for the next one.
  func endExpansion() {
    for index in 0..<expansion.base.count { expansion.sums[expansion.base[index]] = 0 }
    expansion.base.removeAll()
  }

  // MARK: Heap

  private func push(_ variable: Int32) {
    var hole = expansion.heap.count
    expansion.heap.append(variable)
    let mark = unknowns[variable].mark
    while hole > 0 {
      let parent = (hole - 1) / 2
      let above = expansion.heap[parent]
      if unknowns[above].mark <= mark { break }
      expansion.heap[hole] = above
      hole = parent
    }
    expansion.heap[hole] = variable
  }

  private func pop() -> Int32 {
    let top = expansion.heap[0]
    let moving = expansion.heap.removeLast()
    let count = expansion.heap.count
    guard count > 0 else { return top }
    let mark = unknowns[moving].mark
    var hole = 0
    while 2 * hole + 1 < count {
      var child = 2 * hole + 1
      if child + 1 < count,
        unknowns[expansion.heap[child + 1]].mark < unknowns[expansion.heap[child]].mark
      {
        child += 1
      }
      let below = expansion.heap[child]
      if mark <= unknowns[below].mark { break }
      expansion.heap[hole] = below
      hole = child
    }
    expansion.heap[hole] = moving
    return top
  }
}
