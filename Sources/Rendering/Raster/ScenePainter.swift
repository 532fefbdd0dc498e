import CCairo
import Scene

/// Paints one scene band by band, keeping what the bands share: bounds, glyph masks, pictures.
final class ScenePainter {
  private let scene: Scene
  private let index: SceneIndex
  private let scale: Double
  private let background: UInt32
  let masks: GlyphMaskCache
  private var images: [Int: ImageSurface] = [:]

  /// A painter for `scene` at `scale` pixels a point.
  init(_ scene: Scene, scale: Double, background: Scene.Color?) throws(RenderingError) {
    guard scale.isFinite, scale > 0 else { throw .notFinite(group: nil) }
    self.scene = scene
    self.scale = scale
    self.background = background.map(PremultipliedWord.word) ?? 0
    index = try SceneIndex(scene)
    masks = GlyphMaskCache(outlines: scene.outlines, scale: scale)
  }

  /// Paints the rows from `top` on, as many as `surface` has.
  func paint(_ surface: ImageSurface, top: Int) throws(RenderingError) {
    let background = self.background
    surface.withWords { words in
      words.update(repeating: background, count: surface.stride * surface.height)
    }
    let pen = CairoContext(surface)
    cairo_translate(pen.pointer, 0, -Double(top))
    cairo_scale(pen.pointer, scale, scale)
    try paint(index.root, with: state(for: surface, top: top), on: Band(surface, top, pen))
    try pen.check()
  }

  private func state(for surface: ImageSurface, top: Int) -> PaintState {
    // Two pixels more than the band: antialiasing and snapping reach no farther.
    let margin = 2 / scale
    return PaintState(
      transform: .scale(scale, scale),
      visible: Scene.Rect(
        0, Double(top) / scale, Double(surface.width) / scale, Double(surface.height) / scale
      ).outset(by: margin),
      pixels: PixelRect(left: 0, top: 0, right: surface.width, bottom: surface.height))
  }

  /// One band: its pixels, its first row in the picture, and the pen whose coordinates follow the
  /// groups.
  struct Band {
    let surface: ImageSurface
    let top: Int
    let pen: CairoContext

    init(_ surface: ImageSurface, _ top: Int, _ pen: CairoContext) {
      self.surface = surface
      self.top = top
      self.pen = pen
    }
  }

  private func paint(
    _ group: IndexedGroup, with state: PaintState, on band: Band
  ) throws(RenderingError) {
    for child in group.children(in: state.visible) {
      switch child.content {
      case .group(let inner): try enter(inner, from: state, on: band)
      case .leaf(let node): try paint(node, with: state, on: band)
      }
    }
  }

  private func enter(
    _ indexed: IndexedGroup, from state: PaintState, on band: Band
  ) throws(RenderingError) {
    let group = indexed.group
    guard group.opacity > 0, let inner = state.entering(group, bandTop: band.top) else { return }
    try band.pen.saving { () throws(RenderingError) in
      band.pen.concatenate(group.transform)
      if let clip = group.clip {
        band.pen.setPath(clip)
        cairo_clip(band.pen.pointer)
      }
      guard group.opacity < 1 else { return try paint(indexed, with: inner, on: band) }
      cairo_push_group(band.pen.pointer)
      try paint(indexed, with: inner, on: band)
      cairo_pop_group_to_source(band.pen.pointer)
      cairo_paint_with_alpha(band.pen.pointer, group.opacity)
    }
  }

  private func paint(
    _ node: Scene.Node, with state: PaintState, on band: Band
  ) throws(RenderingError) {
    let pen = band.pen
    switch node {
    case .group: break  // The index keeps groups apart from leaves.
    case .fill(let path, let color):
      pen.setSource(color)
      pen.setPath(path)
      cairo_fill(pen.pointer)
    case .stroke(let path, let color, let style):
      pen.setSource(color)
      pen.setPath(path)
      pen.stroke(style)
    case .glyphs(let run): paint(run, with: state, on: band)
    case .image(let index, let rect): try paint(image: index, in: rect, on: band)
    }
  }

  private func paint(
    image index: Int, in rect: Scene.Rect, on band: Band
  ) throws(RenderingError) {
    let image = try surface(ofImage: index)
    guard rect.width > 0, rect.height > 0 else { return }
    band.pen.saving {
      let pen = band.pen.pointer
      cairo_translate(pen, rect.x, rect.y)
      cairo_scale(pen, rect.width / Double(image.width), rect.height / Double(image.height))
      cairo_set_source_surface(pen, image.pointer, 0, 0)
      // Beyond the picture its own edge goes on, so that the edge is not blended with nothing.
      cairo_pattern_set_extend(cairo_get_source(pen), CAIRO_EXTEND_PAD)
      cairo_rectangle(pen, 0, 0, Double(image.width), Double(image.height))
      cairo_fill(pen)
    }
  }

  private func surface(ofImage index: Int) throws(RenderingError) -> ImageSurface {
    if let made = images[index] { return made }
    let made = try ImageSurface(scene.images[index])
    images[index] = made
    return made
  }
}
