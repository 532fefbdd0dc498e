import Scene

/// The outlines and pictures that a scene's nodes refer to, in ascending order.
struct UsedResources {
  /// Indices into `Scene.outlines`, empty outlines left out.
  let outlines: [Int]
  /// Indices into `Scene.images`.
  let images: [Int]

  /// Looks through all nodes of a scene whose indices have been checked.
  init(_ scene: Scene) {
    var usesOutline = scene.outlines.map { _ in false }
    var usesImage = scene.images.map { _ in false }
    func visit(_ nodes: [Scene.Node]) {
      for node in nodes {
        switch node {
        case .group(let group): visit(group.children)
        case .glyphs(let run): for glyph in run.glyphs { usesOutline[glyph.outline] = true }
        case .image(let index, _): usesImage[index] = true
        case .fill, .stroke: break
        }
      }
    }
    visit(scene.nodes)
    outlines = usesOutline.indices.filter {
      usesOutline[$0] && !scene.outlines[$0].path.isEmpty
    }
    images = usesImage.indices.filter { usesImage[$0] }
  }
}
