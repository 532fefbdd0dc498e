import CCairo
import Scene

extension ScenePainter {
  /// Paints a run of text: masks written straight into the pixels where nothing stands in the way,
  /// paths by Cairo elsewhere (clips that are not on the pixel grid, transparent groups, turned or
  /// scaled groups, very large type), and glyphs of a font where shapes stay shapes.
  func paint(_ run: Scene.Glyphs, with state: PaintState, on canvas: Canvas) {
    switch canvas.text {
    case .font(let font): font.show(run, with: canvas.pen)
    case .masks(let surface, let top):
      guard let pixels = state.pixels, state.transform.isScale(masks.scale) else {
        return fill(run.glyphs, of: run, with: canvas.pen)
      }
      let place = Scene.Transform.translation(0, -Double(top)).applied(after: state.transform)
      let rest = blend(run, at: place, clip: pixels, on: surface)
      fill(rest, of: run, with: canvas.pen)
    }
  }

  private func fill(_ glyphs: [Scene.Glyph], of run: Scene.Glyphs, with pen: CairoContext) {
    guard !glyphs.isEmpty else { return }
    pen.setSource(run.color)
    for glyph in glyphs {
      cairo_new_path(pen.pointer)
      pen.appendPath(
        masks.outlines[glyph.outline].path, x: run.origin.x + glyph.x, y: run.origin.y + glyph.y)
      cairo_fill(pen.pointer)
    }
  }

  /// Blends what has a mask and returns the rest.
  private func blend(
    _ run: Scene.Glyphs, at transform: Scene.Transform, clip: PixelRect, on surface: ImageSurface
  ) -> [Scene.Glyph] {
    let ink = MaskInk(PremultipliedWord.word(run.color))
    var rest: [Scene.Glyph] = []
    surface.withWords { words in
      for glyph in run.glyphs {
        let place = transform.apply(
          to: Scene.Point(run.origin.x + glyph.x, run.origin.y + glyph.y))
        let x = SubpixelPlace(place.x)
        let y = SubpixelPlace(place.y)
        if let mask = masks.mask(outline: glyph.outline, phaseX: x.phase, phaseY: y.phase) {
          mask.blend(
            ink, x: x.whole, y: y.whole, on: words, stride: surface.stride, clip: clip)
        } else {
          rest.append(glyph)
        }
      }
    }
    return rest
  }
}

/// A coordinate in pixels as a whole pixel and a number of `GlyphMaskCache.phases` into it.
struct SubpixelPlace: Hashable {
  /// The pixel that holds the coordinate.
  let whole: Int
  /// 0..<`GlyphMaskCache.phases`.
  let phase: Int

  /// The place nearest to `coordinate`, the later one in the middle between two.
  init(_ coordinate: Double) {
    let phases = GlyphMaskCache.phases
    let limit = Double(1 << 40)
    let steps = Int(max(-limit, min(limit, (coordinate * Double(phases) + 0.5).rounded(.down))))
    whole = steps >> phases.trailingZeroBitCount
    phase = steps & (phases - 1)
  }
}
