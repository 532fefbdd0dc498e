import Scene

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
      let placed = Scene.Rect(outline.x + x, outline.y + y, outline.width, outline.height)
      box = box?.union(placed) ?? placed
    }
    // A run of spaces paints nothing, but its text belongs into the searchable layer.
    return box ?? Scene.Rect(run.origin.x, run.origin.y, run.width, 0)
  }

  private func finite(_ path: Scene.Path, name: String?) throws(RenderingError) -> Scene.Path {
    guard path.isFinite else { throw .notFinite(group: name) }
    return path
  }
}
