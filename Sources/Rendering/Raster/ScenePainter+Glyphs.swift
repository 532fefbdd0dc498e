import CCairo
import Scene

extension ScenePainter {
  /// Paints a run of text: masks written straight into the pixels where nothing stands in the way,
  /// paths by Cairo elsewhere (clips that are not on the pixel grid, transparent groups, turned or
  /// scaled groups, very large type).
  func paint(_ run: Scene.Glyphs, with state: PaintState, on band: Band) {
    let paths: [Scene.Glyph]
    if let pixels = state.pixels, state.transform.isUpright, state.transform.a == masks.scale,
      state.transform.d == masks.scale
    {
      paths = blend(run, at: state.transform, clip: pixels, on: band)
    } else {
      paths = run.glyphs
    }
    guard !paths.isEmpty else { return }
    band.pen.setSource(run.color)
    for glyph in paths {
      cairo_new_path(band.pen.pointer)
      band.pen.appendPath(
        masks.outlines[glyph.outline].path, x: run.origin.x + glyph.x, y: run.origin.y + glyph.y)
      cairo_fill(band.pen.pointer)
    }
  }

  /// Blends what has a mask and returns the rest.
  private func blend(
    _ run: Scene.Glyphs, at transform: Scene.Transform, clip: PixelRect, on band: Band
  ) -> [Scene.Glyph] {
    let color = PremultipliedWord.word(run.color)
    var rest: [Scene.Glyph] = []
    band.surface.withWords { words in
      for glyph in run.glyphs {
        let place = transform.apply(
          to: Scene.Point(run.origin.x + glyph.x, run.origin.y + glyph.y))
        let x = SubpixelPlace(place.x)
        let y = SubpixelPlace(place.y)
        if let mask = masks.mask(outline: glyph.outline, phaseX: x.phase, phaseY: y.phase) {
          mask.blend(
            color, x: x.whole, y: y.whole - band.top, on: words, stride: band.surface.stride,
            clip: clip)
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
