extension LineGraph {
  /// The firm way from one line to another whose weakest link is the strongest; of those the one
  /// with the fewest links; of those the first in the order of constraints and views. As indices
  /// of `ways`.
  ///
  /// Through the middle of a view that a chain inside it holds it goes only where there is no other
  /// way: the chain itself says more.
  ///
  /// - Complexity: O(ways × log priorities).
  func firmPath(from start: LayoutTree.Line, to end: LayoutTree.Line) -> [Int]? {
    guard let start = place(of: start), let end = place(of: end) else { return nil }
    let firm = ways.map { $0.link.reason.isFirm }
    let plain = zip(ways, firm).map { $1 && !$0.link.reason.isChained }
    return firmPath(start, end, among: plain)
      ?? (plain == firm ? nil : firmPath(start, end, among: firm))
  }

  private func firmPath(_ start: Int, _ end: Int, among isOpen: [Bool]) -> [Int]? {
    let priorities = Set(zip(ways, isOpen).lazy.filter(\.1).map(\.0.link.priority)).sorted()
    var reachable = 0, unreachable = priorities.count
    var best: [Int]?
    while reachable < unreachable {
      let middle = (reachable + unreachable) / 2
      if let path = firmPath(start, end, among: isOpen, atLeast: priorities[middle]) {
        best = path
        reachable = middle + 1
      } else {
        unreachable = middle
      }
    }
    return best
  }

  /// Breadth first over open ways of at least a priority.
  private func firmPath(
    _ start: Int, _ end: Int, among isOpen: [Bool], atLeast priority: Double
  ) -> [Int]? {
    var arrival = [Int?](repeating: nil, count: places.count)
    var queue = [start]
    var next = 0
    while next < queue.count, queue[next] != end {
      for index in outgoing[queue[next]] {
        let way = ways[index]
        guard isOpen[index], way.link.priority >= priority, way.to != start,
          arrival[way.to] == nil
        else { continue }
        arrival[way.to] = index
        queue.append(way.to)
      }
      next += 1
    }
    return next < queue.count ? path(to: end, arrival) : nil
  }

  /// The ways by which `end` was reached, from the start on.
  func path(to end: Int, _ arrival: [Int?]) -> [Int] {
    var path: [Int] = []
    var place = end
    while let index = arrival[place] {
      path.append(index)
      place = ways[index].from
    }
    return path.reversed()
  }
}
