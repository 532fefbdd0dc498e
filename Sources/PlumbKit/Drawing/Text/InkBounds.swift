import Scene

/// Where the text of a drawing is, for badges to keep off.
struct InkBounds {
  private let outlines: [Scene.Rect?]

  /// Bounds of the drawing made with `assets` so far.
  init(_ assets: SceneAssets) { outlines = assets.outlines.map(\.path.bounds) }

  /// A rectangle around the ink of each run of text in `nodes`, in the coordinates of `nodes`.
  func text(in nodes: [Scene.Node], _ transform: Scene.Transform = .identity) -> [Scene.Rect] {
    nodes.flatMap { node -> [Scene.Rect] in
      switch node {
      case .group(let group):
        return text(in: group.children, transform.applied(after: group.transform))
      case .glyphs(let glyphs): return box(of: glyphs).map { [transform.bounds(of: $0)] } ?? []
      case .fill, .stroke, .image: return []
      }
    }
  }

  private func box(of run: Scene.Glyphs) -> Scene.Rect? {
    var box: Scene.Rect?
    for glyph in run.glyphs {
      guard let shape = outlines[glyph.outline] else { continue }
      let place = Scene.Rect(
        shape.x + run.origin.x + glyph.x, shape.y + run.origin.y + glyph.y, shape.width,
        shape.height)
      box = box?.union(place) ?? place
    }
    return box
  }
}
