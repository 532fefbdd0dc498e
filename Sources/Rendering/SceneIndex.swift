import Scene

/// A scene with the bounds of every node, checked once before anything is drawn.
///
/// A tall picture is drawn in bands, and each band asks a group for the children that reach into
/// it. With the bounds at hand that costs the logarithm of the number of children and what is
/// found, so that a table of 10⁵ rows is drawn in time linear in its rows.
///
/// Promises to the renderers: every number is finite, every outline and image exists.
struct SceneIndex {
  /// The scene's nodes as one group that changes nothing.
  let root: IndexedGroup

  /// Measures and checks `scene`.
  ///
  /// - Throws: `.notFinite` and `.missingResource` with the innermost named group.
  init(_ scene: Scene) throws(RenderingError) {
    let measuring = NodeMeasuring(
      outlines: scene.outlines.map { $0.path.bounds }, imageCount: scene.images.count)
    for outline in scene.outlines {
      guard outline.path.isFinite else { throw .notFinite(group: nil) }
    }
    root = try IndexedGroup(Scene.Group(children: scene.nodes), measuring, name: nil)
  }
}

/// A node and the rectangle it may paint, in its parent's coordinates; nil where it paints nothing.
struct IndexedNode {
  /// What to paint.
  enum Content {
    /// A group, measured itself.
    case group(IndexedGroup)
    /// Anything else.
    case leaf(Scene.Node)
  }

  let content: Content
  let bounds: Scene.Rect
}

/// A group whose children can be found by where they are.
final class IndexedGroup {
  /// The group; its `children` are taken out, see the property of that name.
  let group: Scene.Group
  /// The children that paint anything, in paint order.
  let children: [IndexedNode]
  /// In the parent's coordinates; nil for a group that paints nothing.
  let bounds: Scene.Rect?
  /// The lowest bottom edge of the children up to each: ascending.
  private let reach: [Double]
  /// The highest top edge of the children from each: ascending.
  private let start: [Double]

  init(_ group: Scene.Group, _ measuring: NodeMeasuring, name: String?) throws(RenderingError) {
    let name = group.id ?? name
    var children: [IndexedNode] = []
    children.reserveCapacity(group.children.count)
    for child in group.children {
      if let node = try measuring.measure(child, name: name) { children.append(node) }
    }
    bounds = try measuring.bounds(of: group, children: children, name: name)
    self.children = children
    var emptied = group
    emptied.children = []
    self.group = emptied
    reach = children.ascending { $0.bounds.maxY }
    start = children.reversed().ascending { -$0.bounds.y }.reversed().map { -$0 }
  }

  /// The children that may reach into `visible`, in paint order.
  func children(in visible: Scene.Rect) -> [IndexedNode] {
    let first = reach.firstIndex(ascendingTo: visible.y)
    let end = start.firstIndex(ascendingTo: visible.maxY.nextUp)
    guard first < end else { return [] }
    return children[first..<end].filter { $0.bounds.intersection(visible) != nil }
  }
}

extension Collection {
  /// The largest value so far, for each element.
  fileprivate func ascending(_ value: (Element) -> Double) -> [Double] {
    var largest = -Double.infinity
    return map { element in
      largest = Swift.max(largest, value(element))
      return largest
    }
  }
}

extension [Double] {
  /// The first index whose element is not below `value`, in an ascending array.
  fileprivate func firstIndex(ascendingTo value: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
