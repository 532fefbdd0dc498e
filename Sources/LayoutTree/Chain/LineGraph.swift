/// The lines of a row as places, and what holds them apart as directed ways between them.
///
/// A firm way from `a` to `b` of length `l` says that the layout keeps `b ≥ a + l` and that there
/// it is just so. Ways that are not firm are where a layout gave; they go both ways.
struct LineGraph {
  /// A way between two places.
  struct Way {
    let from: Int
    let to: Int
    let link: HeightChain.Link
  }

  let lines: RowLines
  let supports: ExtentSupports
  private(set) var places: [LayoutTree.Line] = []
  private(set) var ways: [Way] = []
  /// The ways from each place, in the order in which they were added.
  private(set) var outgoing: [[Int]] = []
  private var index: [LayoutTree.Line: Int] = [:]

  /// The graph of a row. The order of places and ways is that of its views and constraints, so
  /// that searches are deterministic.
  init(_ scene: LayoutTree.Scene) {
    lines = RowLines(scene)
    supports = ExtentSupports(scene, lines)
    for item in lines.items {
      addPlace(.init(item.id, .top))
      addPlace(.init(item.id, .bottom))
    }
    for constraint in scene.constraints { add(constraint) }
    for place in places { addStructure(place) }
    for item in lines.items { addInsets(of: item) }
    for item in lines.items { addSizes(of: item) }
    let content = scene.views.first?.id
    for item in lines.items where item.id != content { addYield(of: item) }
    for line in places { addChainedHalves(line) }
  }

  /// The place of a line; `nil` where nothing mentions it.
  func place(of line: LayoutTree.Line) -> Int? { index[line] }

  /// How far below the content view's top a place is.
  func position(of place: Int) -> Double { lines.position(of: places[place]) ?? 0 }

  @discardableResult
  mutating func addPlace(_ line: LayoutTree.Line) -> Int {
    if let known = index[line] { return known }
    index[line] = places.count
    places.append(line)
    outgoing.append([])
    return places.count - 1
  }

  /// Adds a way that is as long as its lines are apart.
  mutating func addWay(
    _ from: LayoutTree.Line, _ to: LayoutTree.Line, _ reason: HeightChain.Reason,
    priority: Double = 1000
  ) {
    guard let start = lines.position(of: from), let end = lines.position(of: to) else { return }
    let link = HeightChain.Link(
      from: from, to: to, length: end - start, reason: reason, priority: priority)
    let way = Way(from: addPlace(from), to: addPlace(to), link: link)
    outgoing[way.from].append(ways.count)
    ways.append(way)
  }
}

// What holds the lines of one view to each other.
extension LineGraph {
  /// Ties a margin to its edge, and a baseline to the edge it stands for in a view without text.
  mutating func addStructure(_ line: LayoutTree.Line) {
    let item = line.item
    switch line.edge {
    case .topMargin: addBoth(.init(item, .top), line, .margin)
    case .bottomMargin: addBoth(line, .init(item, .bottom), .margin)
    case .firstBaseline where lines.position(of: line) == lines.position(of: .init(item, .top)):
      addBoth(.init(item, .top), line, .baseline)
    case .lastBaseline where lines.position(of: line) == lines.position(of: .init(item, .bottom)):
      addBoth(line, .init(item, .bottom), .baseline)
    case .top, .bottom, .centerY, .centerYWithinMargins, .firstBaseline, .lastBaseline: break
    }
  }

  /// Ties the guide of a view's margins or safe area to the view.
  mutating func addInsets(of item: RowLines.Item) {
    guard let owner = item.insetFrom else { return }
    addBoth(.init(owner, .top), .init(item.id, .top), .margin)
    addBoth(.init(item.id, .bottom), .init(owner, .bottom), .margin)
  }

  /// Ways through a view whose height is held: down where it is held from below, up where from
  /// above; from edge to edge, and by what lies between the edges.
  mutating func addSizes(of item: RowLines.Item) {
    let inner = innerPlaces(of: item.id)
    let top = LayoutTree.Line(item.id, .top), bottom = LayoutTree.Line(item.id, .bottom)
    if let lower = supports.lower[item.id] {
      addWay(top, bottom, .size(lower.reason), priority: lower.priority)
      for line in inner { addHalves(line, .size(lower.reason), lower.priority) }
    }
    if let upper = supports.upper[item.id] {
      addWay(bottom, top, .size(upper.reason), priority: upper.priority)
      for line in inner {
        addWay(line, top, .size(upper.reason), priority: upper.priority)
        addWay(bottom, line, .size(upper.reason), priority: upper.priority)
      }
    }
  }

  /// A view whose height is not held gives; one that holds others only if nothing in it does.
  mutating func addYield(of item: RowLines.Item) {
    guard supports.lower[item.id] == nil else { return }
    let reason: HeightChain.Reason =
      item.content?.height.map { .yielding(content: $0) } ?? .unfixed
    let top = LayoutTree.Line(item.id, .top)
    for line in [.init(item.id, .bottom)] + innerPlaces(of: item.id) { addBoth(top, line, reason) }
  }

  /// The middle of a view whose height a chain inside it fixes.
  mutating func addChainedHalves(_ line: LayoutTree.Line) {
    guard line.edge.isInner, supports.lower[line.item] == nil,
      lines[line.item]?.isContainer == true,
      let path = firmPath(from: .init(line.item, .top), to: .init(line.item, .bottom))
    else { return }
    let priority = path.map { ways[$0].link.priority }.min() ?? 1000
    addHalves(line, .size(.init(ground: .chain(line.item))), priority)
  }

  private func innerPlaces(of item: String) -> [LayoutTree.Line] {
    LayoutTree.Line.Edge.inner.map { .init(item, $0) }.filter { place(of: $0) != nil }
  }

  private mutating func addHalves(
    _ line: LayoutTree.Line, _ reason: HeightChain.Reason, _ priority: Double
  ) {
    let isText = line.edge == .firstBaseline || line.edge == .lastBaseline
    addWay(.init(line.item, .top), line, isText ? .baseline : reason, priority: priority)
    addWay(line, .init(line.item, .bottom), isText ? .baseline : reason, priority: priority)
  }

  private mutating func addBoth(
    _ upper: LayoutTree.Line, _ lower: LayoutTree.Line, _ reason: HeightChain.Reason
  ) {
    addWay(upper, lower, reason)
    addWay(lower, upper, reason)
  }
}

extension LayoutTree.Line.Edge {
  /// Lines between the edges, whose place depends on the height.
  static let inner: [Self] = [.centerY, .centerYWithinMargins, .firstBaseline, .lastBaseline]

  var isInner: Bool { Self.inner.contains(self) }
}

extension LineGraph {
  /// The ways of a constraint between two lines: one for each direction in which it holds them
  /// apart, or one of each that shows how it gave.
  mutating func add(_ constraint: LayoutTree.Constraint) {
    guard !constraint.isEncapsulated, constraint.multiplier > 0,
      let first = LayoutTree.Line(anchor: constraint.first),
      let second = constraint.second.flatMap(LayoutTree.Line.init(anchor:)),
      lines.position(of: first) != nil, lines.position(of: second) != nil
    else { return }
    let off = distance(of: constraint, first, second)
    if constraint.isBroken {
      addBoth(first, second, .broken(constraint.id), constraint.priority)
    } else if abs(off) < ExtentSupports.tolerance {
      addFirm(constraint, first, second)
    } else if constraint.violation > 0 {
      addBoth(first, second, .missed(constraint.id, by: abs(off)), constraint.priority)
    } else {
      addBoth(first, second, .loose(constraint.id), constraint.priority)
    }
  }

  /// `first - (multiplier × second + constant)`. With a multiplier the coordinates are those of the
  /// nearest view that holds both; without, their origin does not matter.
  private func distance(
    of constraint: LayoutTree.Constraint, _ first: LayoutTree.Line, _ second: LayoutTree.Line
  ) -> Double {
    let left = lines.position(of: first) ?? 0, right = lines.position(of: second) ?? 0
    let origin =
      constraint.multiplier == 1 ? 0 : lines.origin(of: first.item, and: second.item)
    return (left - origin) - constraint.multiplier * (right - origin) - constraint.constant
  }

  /// `first ≥ …` keeps first below second, `first ≤ …` second below first, an equality both.
  private mutating func addFirm(
    _ constraint: LayoutTree.Constraint, _ first: LayoutTree.Line, _ second: LayoutTree.Line
  ) {
    let id = constraint.id, priority = constraint.priority
    switch constraint.relation {
    case .equal:
      addWay(second, first, .constraint(id), priority: priority)
      addWay(first, second, .constraint(id), priority: priority)
    case .greaterThanOrEqual:
      addWay(second, first, .constraint(id), priority: priority)
      addWay(first, second, .loose(id), priority: priority)
    case .lessThanOrEqual:
      addWay(first, second, .constraint(id), priority: priority)
      addWay(second, first, .loose(id), priority: priority)
    }
  }

  private mutating func addBoth(
    _ first: LayoutTree.Line, _ second: LayoutTree.Line, _ reason: HeightChain.Reason,
    _ priority: Double
  ) {
    addWay(second, first, reason, priority: priority)
    addWay(first, second, reason, priority: priority)
  }
}

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

/// Places still to be visited, the nearest first: a binary heap.
struct PlaceQueue {
  /// A place and how far it is: by cost, then by links, then in the order of places.
  struct Entry: Comparable {
    let cost: Int
    let links: Int
    let place: Int

    static func < (a: Entry, b: Entry) -> Bool {
      (a.cost, a.links, a.place) < (b.cost, b.links, b.place)
    }
  }

  /// No entry is less than its parent, at half its index.
  private var heap: [Entry] = []

  /// Adds an entry.
  ///
  /// - Complexity: O(log n).
  mutating func push(_ entry: Entry) {
    heap.append(entry)
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes out the least entry; `nil` when there is none.
  ///
  /// - Complexity: O(log n).
  mutating func pop() -> Entry? {
    guard let least = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return least }
    heap[0] = last
    var parent = 0
    while 2 * parent + 1 < heap.count {
      let children = (2 * parent + 1)..<min(2 * parent + 3, heap.count)
      guard let child = children.min(by: { heap[$0] < heap[$1] }), heap[child] < heap[parent]
      else { break }
      heap.swapAt(child, parent)
      parent = child
    }
    return least
  }
}
