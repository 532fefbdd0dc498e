// The breakpoints that a step meets, in order, where it passes many.

/// The candidates of a step by their distance; those at one position by `Core.isBefore`.
///
/// A step that passes few breakpoints looks through all candidates for each. The common width of a
/// thousand stacks passes a thousand.
/// - Complexity: O(log candidates) for each that is taken or put.
struct Meetings {
  /// Indices into `Core.candidates`.
  private var ahead = Heap()
  /// Those that count as being at the position that was reached, up to `limit`.
  private var here = Heap()
  private var limit = -Double.infinity

  init(of core: Core) {
    for index in 0..<core.candidates.count { put(index, in: core) }
  }

  /// Adds a candidate, if it has a breakpoint.
  mutating func put(_ index: Int, in core: Core) {
    let candidate = core.candidates[index]
    guard candidate.breakpoint.exists else { return }
    if candidate.step <= limit {
      here.push(index) { core.isBefore(core.candidates[$0], core.candidates[$1]) }
    } else {
      ahead.push(index) { core.candidates[$0].step < core.candidates[$1].step }
    }
  }

  /// Takes the candidate that is met first.
  mutating func next(in core: Core) -> Int? {
    if here.isEmpty {
      guard let nearest = ahead.first else { return nil }
      let step = core.candidates[nearest].step
      limit = step + Precision.near(step)
      while let index = ahead.first, core.candidates[index].step <= limit {
        ahead.removeFirst { core.candidates[$0].step < core.candidates[$1].step }
        put(index, in: core)
      }
    }
    defer { here.removeFirst { core.isBefore(core.candidates[$0], core.candidates[$1]) } }
    return here.first
  }
}

/// A binary heap of indices. The order is given with each call, since what they point to is kept
/// elsewhere.
private struct Heap {
  private var items: [Int] = []

  var isEmpty: Bool { items.isEmpty }
  var first: Int? { items.first }

  mutating func push(_ item: Int, _ isBefore: (Int, Int) -> Bool) {
    items.append(item)
    var child = items.count - 1
    while child > 0, isBefore(items[child], items[(child - 1) / 2]) {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeFirst(_ isBefore: (Int, Int) -> Bool) {
    guard let last = items.popLast(), !items.isEmpty else { return }
    items[0] = last
    var parent = 0
    while 2 * parent + 1 < items.count {
      var child = 2 * parent + 1
      if child + 1 < items.count, isBefore(items[child + 1], items[child]) { child += 1 }
      guard isBefore(items[child], items[parent]) else { return }
      items.swapAt(child, parent)
      parent = child
    }
  }
}
