/// A graph of a row: its level lines are nodes, and the constraints and sizes that hold two lines
/// apart are directed edges.
///
/// A firm edge from `a` to `b` of length `l` says that the layout keeps `b ≥ a + l`, and that `b =
/// a + l` at present. Where the layout gave instead there are edges that are not firm, in both
/// directions.
struct LineGraph {
  /// A node, by the order in which nodes were added.
  struct Node: Hashable, Comparable {
    let index: Int

    static func < (left: Node, right: Node) -> Bool { left.index < right.index }
  }

  /// An edge, by the order in which edges were added.
  struct EdgeID: Hashable {
    let index: Int
  }

  /// An edge between two nodes.
  struct Edge {
    let from: Node
    let to: Node
    let link: HeightChain.Link
  }

  /// A value for each node of a graph.
  struct NodeMap<Value> {
    private var values: [Value]

    fileprivate init(_ graph: LineGraph, repeating value: Value) {
      values = Array(repeating: value, count: graph.lineOfNode.count)
    }

    subscript(node: Node) -> Value {
      get { values[node.index] }
      set { values[node.index] = newValue }
    }
  }

  let lines: RowLines
  private let supports: ExtentSupports
  private var lineOfNode: [LayoutTree.Line] = []
  private var edges: [Edge] = []
  /// The edges from each node, in the order in which they were added.
  private var outgoing: [[EdgeID]] = []
  private var nodeOfLine: [LayoutTree.Line: Node] = [:]

  /// The graph of a row, in the order of its views and constraints for every search.
  init(_ scene: LayoutTree.Scene) {
    lines = RowLines(scene)
    supports = ExtentSupports(scene, lines)
    for item in lines.items {
      addNode(.init(item.id, .top))
      addNode(.init(item.id, .bottom))
    }
    for constraint in scene.constraints { add(constraint) }
    for line in lineOfNode { addStructure(line) }
    for item in lines.items { addInsets(of: item) }
    for item in lines.items { addSizes(of: item) }
    let content = scene.views.first?.id
    for item in lines.items where item.id != content { addYield(of: item) }
    for line in lineOfNode { addChainedHalves(line) }
  }

  /// The node of a line; `nil` for a line that no constraint or view has.
  func node(of line: LayoutTree.Line) -> Node? { nodeOfLine[line] }

  /// The nodes in the order in which they were added.
  var nodes: some Collection<Node> { lineOfNode.indices.lazy.map(Node.init) }

  subscript(node: Node) -> LayoutTree.Line { lineOfNode[node.index] }

  subscript(edge: EdgeID) -> Edge { edges[edge.index] }

  /// How far below the content view's top a node is.
  func position(of node: Node) -> Double { lines.position(of: self[node]) ?? 0 }

  @discardableResult
  private mutating func addNode(_ line: LayoutTree.Line) -> Node {
    if let known = nodeOfLine[line] { return known }
    let node = Node(index: lineOfNode.count)
    nodeOfLine[line] = node
    lineOfNode.append(line)
    outgoing.append([])
    return node
  }

  /// Adds an edge as long as the distance of its lines, in points.
  private mutating func addEdge(
    _ from: LayoutTree.Line, _ to: LayoutTree.Line, _ reason: HeightChain.Reason,
    priority: Double = PriorityScale.required
  ) {
    guard let start = lines.position(of: from), let end = lines.position(of: to) else { return }
    let link = HeightChain.Link(
      from: from, to: to, length: end - start, reason: reason, priority: priority)
    let edge = Edge(from: addNode(from), to: addNode(to), link: link)
    outgoing[edge.from.index].append(EdgeID(index: edges.count))
    edges.append(edge)
  }
}

// What holds the lines of one view to each other.
extension LineGraph {
  /// Ties a margin to its edge, and a baseline to the edge it stands for in a view without text.
  private mutating func addStructure(_ line: LayoutTree.Line) {
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
  private mutating func addInsets(of item: RowLines.Item) {
    guard let owner = item.insetFrom else { return }
    addBoth(.init(owner, .top), .init(item.id, .top), .margin)
    addBoth(.init(item.id, .bottom), .init(owner, .bottom), .margin)
  }

  /// Adds edges through a view of bounded height: down for a lower bound, up for an upper bound;
  /// between top and bottom, and to the lines between these.
  private mutating func addSizes(of item: RowLines.Item) {
    let inner = innerNodes(of: item.id)
    let top = LayoutTree.Line(item.id, .top), bottom = LayoutTree.Line(item.id, .bottom)
    if let lower = supports.lower[item.id] {
      addEdge(top, bottom, .size(lower.reason), priority: lower.priority)
      for line in inner { addHalves(line, .size(lower.reason), lower.priority) }
    }
    if let upper = supports.upper[item.id] {
      addEdge(bottom, top, .size(upper.reason), priority: upper.priority)
      for line in inner {
        addEdge(line, top, .size(upper.reason), priority: upper.priority)
        addEdge(bottom, line, .size(upper.reason), priority: upper.priority)
      }
    }
  }

  /// A view whose height is not held gives; one that holds others only if nothing in it does.
  private mutating func addYield(of item: RowLines.Item) {
    guard supports.lower[item.id] == nil else { return }
    let reason: HeightChain.Reason =
      item.content?.height.map { .yielding(content: $0) } ?? .unfixed
    let top = LayoutTree.Line(item.id, .top)
    for line in [.init(item.id, .bottom)] + innerNodes(of: item.id) { addBoth(top, line, reason) }
  }

  /// The middle of a view whose height a chain inside it fixes.
  private mutating func addChainedHalves(_ line: LayoutTree.Line) {
    guard line.edge.isInner, supports.lower[line.item] == nil,
      lines[line.item]?.isContainer == true,
      let path = firmPath(from: .init(line.item, .top), to: .init(line.item, .bottom))
    else { return }
    let priority = path.map { self[$0].link.priority }.min() ?? PriorityScale.required
    addHalves(line, .size(.init(ground: .chain(line.item))), priority)
  }

  private func innerNodes(of item: String) -> [LayoutTree.Line] {
    LayoutTree.Line.Edge.inner.map { .init(item, $0) }.filter { node(of: $0) != nil }
  }

  private mutating func addHalves(
    _ line: LayoutTree.Line, _ reason: HeightChain.Reason, _ priority: Double
  ) {
    let isText = line.edge == .firstBaseline || line.edge == .lastBaseline
    addEdge(.init(line.item, .top), line, isText ? .baseline : reason, priority: priority)
    addEdge(line, .init(line.item, .bottom), isText ? .baseline : reason, priority: priority)
  }

  private mutating func addBoth(
    _ upper: LayoutTree.Line, _ lower: LayoutTree.Line, _ reason: HeightChain.Reason
  ) {
    addEdge(upper, lower, reason)
    addEdge(lower, upper, reason)
  }
}

extension LayoutTree.Line.Edge {
  /// Lines between top and bottom, whose position depends on the height.
  fileprivate static let inner: [Self] = [
    .centerY, .centerYWithinMargins, .firstBaseline, .lastBaseline,
  ]

  fileprivate var isInner: Bool { Self.inner.contains(self) }
}

extension LineGraph {
  /// The edges of a constraint between two lines: one for each direction in which it holds them
  /// apart, or one of each that shows how it gave.
  mutating func add(_ constraint: LayoutTree.Constraint) {
    guard constraint.origin != .encapsulatedSize, constraint.multiplier > 0,
      let first = LayoutTree.Line(anchor: constraint.first),
      let second = constraint.second.flatMap(LayoutTree.Line.init(anchor:)),
      lines.position(of: first) != nil, lines.position(of: second) != nil
    else { return }
    let off = distance(of: constraint, first, second)
    if constraint.isBroken {
      addBoth(first, second, .broken(constraint.id), constraint.priority)
    } else if Tolerance.isZero(off) {
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
      addEdge(second, first, .constraint(id), priority: priority)
      addEdge(first, second, .constraint(id), priority: priority)
    case .greaterThanOrEqual:
      addEdge(second, first, .constraint(id), priority: priority)
      addEdge(first, second, .loose(id), priority: priority)
    case .lessThanOrEqual:
      addEdge(first, second, .constraint(id), priority: priority)
      addEdge(second, first, .loose(id), priority: priority)
    }
  }

  private mutating func addBoth(
    _ first: LayoutTree.Line, _ second: LayoutTree.Line, _ reason: HeightChain.Reason,
    _ priority: Double
  ) {
    addEdge(second, first, reason, priority: priority)
    addEdge(first, second, reason, priority: priority)
  }
}

extension LineGraph {
  /// The nodes that can be reached from one, over firm edges and others.
  struct Reach {
    /// The last edge to each node; `nil` for the start and for what is not reached.
    let arrival: NodeMap<EdgeID?>
    let isReached: NodeMap<Bool>
  }

  /// The edges that give the least to every node from `start`: by cost, then by number of links,
  /// then in order (Dijkstra 1959). Complexity: O(edges × log edges).
  func reach(from start: Node) -> Reach {
    var arrival = NodeMap<EdgeID?>(self, repeating: nil)
    var best = NodeMap<NodeQueue.Entry?>(self, repeating: nil)
    var isDone = NodeMap<Bool>(self, repeating: false)
    var queue = NodeQueue()
    let first = NodeQueue.Entry(cost: 0, links: 0, node: start)
    best[start] = first
    queue.push(first)
    while let here = queue.pop() {
      guard !isDone[here.node] else { continue }
      isDone[here.node] = true
      for id in outgoing[here.node.index] where !isDone[self[id].to] {
        let edge = self[id]
        let there = NodeQueue.Entry(
          cost: here.cost + cost(of: edge), links: here.links + 1, node: edge.to)
        if let known = best[edge.to], known <= there { continue }
        best[edge.to] = there
        arrival[edge.to] = id
        queue.push(there)
      }
    }
    return Reach(arrival: arrival, isReached: isDone)
  }

  /// The costs of an edge that gives, and of one through a view that holds others: chosen so that
  /// such a view counts as what gave only where a way around it gives three times or more.
  private static let (givingCost, containerCost) = (1, 3)

  /// A view that holds others is not what gave if something in it did.
  private func cost(of edge: Edge) -> Int {
    if edge.link.reason.isFirm { return 0 }
    let isWithin = edge.link.from.item == edge.link.to.item
    let isThroughContainer = isWithin && lines[edge.link.from.item]?.isContainer == true
    return isThroughContainer ? Self.containerCost : Self.givingCost
  }
}

extension LineGraph {
  /// The firm edge from one line to another whose weakest link is the strongest; of those the one
  /// with the fewest links; of those the first in the order of constraints and views.
  ///
  /// Through the middle of a view that a chain inside it holds it goes only where there is no other
  /// path: the chain itself says more. Complexity: O(edges × log priorities).
  func firmPath(from start: LayoutTree.Line, to end: LayoutTree.Line) -> [EdgeID]? {
    guard let start = node(of: start), let end = node(of: end) else { return nil }
    let firm = edges.map { $0.link.reason.isFirm }
    let plain = zip(edges, firm).map { $1 && !$0.link.reason.isChained }
    return firmPath(start, end, among: plain)
      ?? (plain == firm ? nil : firmPath(start, end, among: firm))
  }

  private func firmPath(_ start: Node, _ end: Node, among isOpen: [Bool]) -> [EdgeID]? {
    let priorities = Set(zip(edges, isOpen).lazy.filter(\.1).map(\.0.link.priority)).sorted()
    var reachable = 0, unreachable = priorities.count
    var best: [EdgeID]?
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

  /// Breadth first over open edges of at least a priority.
  private func firmPath(
    _ start: Node, _ end: Node, among isOpen: [Bool], atLeast priority: Double
  ) -> [EdgeID]? {
    var arrival = NodeMap<EdgeID?>(self, repeating: nil)
    var queue = [start]
    var next = 0
    while next < queue.count, queue[next] != end {
      for id in outgoing[queue[next].index] {
        let edge = self[id]
        guard isOpen[id.index], edge.link.priority >= priority, edge.to != start,
          arrival[edge.to] == nil
        else { continue }
        arrival[edge.to] = id
        queue.append(edge.to)
      }
      next += 1
    }
    return next < queue.count ? path(to: end, arrival) : nil
  }

  /// The edges by which `end` was reached, from the start on.
  func path(to end: Node, _ arrival: NodeMap<EdgeID?>) -> [EdgeID] {
    var path: [EdgeID] = []
    var node = end
    while let id = arrival[node] {
      path.append(id)
      node = self[id].from
    }
    return path.reversed()
  }
}

/// Nodes still to be visited, the nearest first: a binary heap.
struct NodeQueue {
  /// A node and how far it is: by cost, then by links, then in the order of nodes.
  struct Entry: Comparable {
    let cost: Int
    let links: Int
    let node: LineGraph.Node

    static func < (a: Entry, b: Entry) -> Bool {
      (a.cost, a.links, a.node) < (b.cost, b.links, b.node)
    }
  }

  /// No entry is less than its parent, at half its index.
  private var heap: [Entry] = []

  /// Adds an entry. Complexity: O(log n).
  mutating func push(_ entry: Entry) {
    heap.append(entry)
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes out the least entry; `nil` when there is none. Complexity: O(log n).
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
