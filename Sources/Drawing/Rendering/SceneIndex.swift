import CollectionAlgorithms
import Scene

/// A scene with the bounds of every node, validated once before anything is drawn.
///
/// A tall picture is drawn in bands, and each band queries a group for the children that intersect
/// it. With the bounds a query costs the logarithm of the number of children and the size of its
/// result, so that a table of 10⁵ rows is drawn in time linear in its rows.
///
/// Guarantees to the renderers: every number is finite, every outline and image exists.
struct SceneIndex {
  /// The scene's nodes as one group that changes nothing.
  let root: IndexedGroup

  /// Measures and validates `scene`. Throws `.notFinite` and `.missingResource` with the innermost
  /// named group.
  init(_ scene: Scene) throws(RenderingError) {
    let measuring = NodeMeasuring(
      outlines: scene.outlines.map { $0.path.bounds }, imageCount: scene.images.count)
    for outline in scene.outlines {
      guard outline.path.isFinite else { throw .notFinite(group: nil) }
    }
    root = try IndexedGroup(Scene.Group(children: scene.nodes), measuring, name: nil)
  }
}

/// A node and the rectangle it may paint, in its parent's points; nil if it paints nothing.
struct IndexedNode {
  /// The content of a node: as `Scene.Node`, with its groups measured.
  enum Content {
    case group(IndexedGroup)
    case fill(Scene.Path, Scene.Color)
    case stroke(Scene.Path, Scene.Color, Scene.StrokeStyle)
    case glyphs(Scene.Glyphs)
    case image(Int, in: Scene.Rect)
  }

  let content: Content
  let bounds: Scene.Rect
}

/// A group that can find its children by position.
final class IndexedGroup {
  /// The group without its children, which are in the property `children`.
  let group: Scene.Group
  /// The visible children, in paint order.
  let children: [IndexedNode]
  /// In the parent's coordinates and points; nil for a group that paints nothing.
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

  /// The children that may intersect `visible`, in paint order.
  func children(in visible: Scene.Rect) -> [IndexedNode] {
    let first = reach.partitioningIndex { $0 >= visible.y }
    let end = start.partitioningIndex { $0 > visible.maxY }
    guard first < end else { return [] }
    return children[first..<end].filter { $0.bounds.intersection(visible) != nil }
  }
}

extension Collection {
  fileprivate func ascending(_ value: (Element) -> Double) -> [Double] {
    var largest = -Double.infinity
    return map { element in
      largest = Swift.max(largest, value(element))
      return largest
    }
  }
}

/// Computes the rectangle that a node may paint, and rejects invalid nodes.
struct NodeMeasuring {
  /// The bounds of each outline of the scene, in points; nil for an empty one.
  let outlines: [Scene.Rect?]
  let imageCount: Int

  /// A sharp corner's miter extends at most this many line widths from the line: half of the larger
  /// of Cairo's limit, 10, and SVG's, 4.
  private static let miterReach = 5.0

  /// The node with its bounds; nil when it paints nothing. Groups in groups call this again, so that
  /// nothing stands here that takes room on the stack.
  func measure(_ node: Scene.Node, name: String?) throws(RenderingError) -> IndexedNode? {
    guard case .group(let group) = node else { return try measureLeaf(node, name: name) }
    let indexed = try IndexedGroup(group, self, name: name)
    return try checked(.group(indexed), indexed.bounds, name: name)
  }

  private func measureLeaf(
    _ node: Scene.Node, name: String?
  ) throws(RenderingError) -> IndexedNode? {
    switch node {
    case .group: return nil
    case .fill(let path, let color):
      return try checked(.fill(path, color), try finite(path, name: name).bounds, name: name)
    case .stroke(let path, let color, let style):
      guard style.isFinite else { throw .notFinite(group: name) }
      let reach = style.width * (style.join == .miter ? Self.miterReach : 1)
      let bounds = try finite(path, name: name).bounds?.outset(by: reach)
      return try checked(.stroke(path, color, style), bounds, name: name)
    case .glyphs(let run):
      return try checked(.glyphs(run), try measure(run, name: name), name: name)
    case .image(let index, let rect):
      guard (0..<imageCount).contains(index) else { throw .missingResource(group: name) }
      return try checked(.image(index, in: rect), rect, name: name)
    }
  }

  /// The node of a content; nil without bounds.
  private func checked(
    _ content: IndexedNode.Content, _ bounds: Scene.Rect?, name: String?
  ) throws(RenderingError) -> IndexedNode? {
    guard let bounds else { return nil }
    guard bounds.isFinite else { throw .notFinite(group: name) }
    guard bounds.isWithinReach else { throw .outOfReach(group: name) }
    return IndexedNode(content: content, bounds: bounds)
  }

  /// The rectangle that a group may paint, in its parent's coordinates.
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
    // A run of spaces paints nothing, but its text belongs in the searchable layer.
    return box ?? Scene.Rect(run.origin.x, run.origin.y, run.width, 0)
  }

  private func finite(_ path: Scene.Path, name: String?) throws(RenderingError) -> Scene.Path {
    guard path.isFinite else { throw .notFinite(group: name) }
    return path
  }
}
