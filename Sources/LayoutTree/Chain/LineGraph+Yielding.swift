extension LineGraph {
  /// What is reached from a place, and how, over firm ways and others.
  struct Reach {
    /// The last way to each place; `nil` for the start and for what is not reached.
    let arrival: [Int?]
    let isReached: [Bool]
  }

  /// The ways that give the least to every place from `start`: by cost, then by number of links,
  /// then in order (Dijkstra 1959).
  ///
  /// - Complexity: O(ways × log ways).
  func reach(from start: Int) -> Reach {
    var arrival = [Int?](repeating: nil, count: places.count)
    var best = [PlaceQueue.Entry?](repeating: nil, count: places.count)
    var isDone = [Bool](repeating: false, count: places.count)
    var queue = PlaceQueue()
    let first = PlaceQueue.Entry(cost: 0, links: 0, place: start)
    best[start] = first
    queue.push(first)
    while let here = queue.pop() {
      guard !isDone[here.place] else { continue }
      isDone[here.place] = true
      for index in outgoing[here.place] where !isDone[ways[index].to] {
        let way = ways[index]
        let there = PlaceQueue.Entry(
          cost: here.cost + cost(of: way), links: here.links + 1, place: way.to)
        if let known = best[way.to], known <= there { continue }
        best[way.to] = there
        arrival[way.to] = index
        queue.push(there)
      }
    }
    return Reach(arrival: arrival, isReached: isDone)
  }

  /// A view that holds others is not what gave if something in it did.
  private func cost(of way: Way) -> Int {
    if way.link.reason.isFirm { return 0 }
    let isWithin = way.link.from.item == way.link.to.item
    return isWithin && lines[way.link.from.item]?.isContainer == true ? 3 : 1
  }
}
