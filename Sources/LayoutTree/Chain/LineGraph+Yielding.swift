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
  /// - Complexity: O(places² + ways).
  func reach(from start: Int) -> Reach {
    var arrival = [Int?](repeating: nil, count: places.count)
    var best = [(cost: Int, links: Int)?](repeating: nil, count: places.count)
    var isDone = [Bool](repeating: false, count: places.count)
    best[start] = (0, 0)
    while let place = nearest(best, isDone), let here = best[place] {
      isDone[place] = true
      for index in outgoing[place] where !isDone[ways[index].to] {
        let way = ways[index]
        let there = (cost: here.cost + cost(of: way), links: here.links + 1)
        if let known = best[way.to], known <= there { continue }
        best[way.to] = there
        arrival[way.to] = index
      }
    }
    return Reach(arrival: arrival, isReached: isDone)
  }

  private func nearest(_ best: [(cost: Int, links: Int)?], _ isDone: [Bool]) -> Int? {
    var nearest: Int?
    for place in places.indices where !isDone[place] {
      guard let candidate = best[place] else { continue }
      if let known = nearest.flatMap({ best[$0] }), known <= candidate { continue }
      nearest = place
    }
    return nearest
  }

  /// A view that holds others is not what gave if something in it did.
  private func cost(of way: Way) -> Int {
    if way.link.reason.isFirm { return 0 }
    let isWithin = way.link.from.item == way.link.to.item
    return isWithin && lines[way.link.from.item]?.isContainer == true ? 3 : 1
  }
}
