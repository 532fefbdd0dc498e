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

/// Finds the rectangle that a node may paint, and refuses what cannot be painted.
struct NodeMeasuring {
  /// Bounds of each outline of the scene; nil for one that is empty.
  let outlines: [Scene.Rect?]
  /// How many pictures the scene has.
  let imageCount: Int

  /// A sharp corner's miter reaches at most this many line widths from the line: half of Cairo's
  /// and SVG's limits of 10 and 4, to be on the safe side of both.
  private static let miterReach = 5.0

  /// The node with its bounds; nil when it paints nothing.
  func measure(_ node: Scene.Node, name: String?) throws(RenderingError) -> IndexedNode? {
    let content: IndexedNode.Content
    let bounds: Scene.Rect?
    switch node {
    case .group(let group):
      let indexed = try IndexedGroup(group, self, name: name)
      content = .group(indexed)
      bounds = indexed.bounds
    case .fill(let path, _):
      content = .leaf(node)
      bounds = try finite(path, name: name).bounds
    case .stroke(let path, _, let style):
      guard style.isFinite else { throw .notFinite(group: name) }
      let reach = style.width * (style.join == .miter ? Self.miterReach : 1)
      content = .leaf(node)
      bounds = try finite(path, name: name).bounds?.outset(by: reach)
    case .glyphs(let run):
      content = .leaf(node)
      bounds = try measure(run, name: name)
    case .image(let index, let rect):
      guard (0..<imageCount).contains(index) else { throw .missingResource(group: name) }
      content = .leaf(node)
      bounds = rect
    }
    guard let bounds else { return nil }
    guard bounds.isFinite else { throw .notFinite(group: name) }
    guard bounds.isWithinReach else { throw .outOfReach(group: name) }
    return IndexedNode(content: content, bounds: bounds)
  }

  /// What a group may paint, in its parent's coordinates.
  func bounds(
    of group: Scene.Group, children: [IndexedNode], name: String?
  ) throws(RenderingError) -> Scene.Rect? {
    guard group.transform.isFinite, group.opacity.isFinite else { throw .notFinite(group: name) }
    guard var inside = children.first?.bounds else { return nil }
    for child in children.dropFirst() { inside = inside.union(child.bounds) }
    if let clip = group.clip {
      guard let shown = try finite(clip, name: name).bounds?.intersection(inside) else {
        return nil
      }
      inside = shown
    }
    return group.transform.bounds(of: inside)
  }

  private func measure(_ run: Scene.Glyphs, name: String?) throws(RenderingError) -> Scene.Rect? {
    guard run.origin.x.isFinite, run.origin.y.isFinite, run.size.isFinite, run.width.isFinite else {
      throw .notFinite(group: name)
    }
    var box: Scene.Rect?
    for glyph in run.glyphs {
      guard outlines.indices.contains(glyph.outline) else { throw .missingResource(group: name) }
      guard let outline = outlines[glyph.outline] else { continue }
      let x = run.origin.x + glyph.x
      let y = run.origin.y + glyph.y
      guard x.isFinite, y.isFinite else { throw .notFinite(group: name) }
      let bounds = Scene.Rect(outline.x + x, outline.y + y, outline.width, outline.height)
      box = box?.union(bounds) ?? bounds
    }
    // A run of spaces paints nothing, but its text belongs into the searchable layer.
    return box ?? Scene.Rect(run.origin.x, run.origin.y, run.width, 0)
  }

  private func finite(_ path: Scene.Path, name: String?) throws(RenderingError) -> Scene.Path {
    guard path.isFinite else { throw .notFinite(group: name) }
    return path
  }
}
