import ImageCoding
import Scene
import Testing

@testable import Rendering

@Suite("Glyph masks kept from picture to picture")
struct GlyphMaskStoreTests {
  private func scene(side: Double, x: Double = 1.25) -> Scene {
    let glyphs = (0..<4).map { Scene.Glyph(outline: 0, x: x + Double($0) * 7.3, y: 0) }
    return Scene(
      size: Scene.Size(40, 20), nodes: [Scenes.run(glyphs, at: Scene.Point(0, 15))],
      outlines: [Scene.Outline(.ellipse(in: Scene.Rect(0, -side, side, side)))])
  }

  @Test("A picture is the same with a store that has seen others")
  func samePixels() throws {
    let renderer = PNGRenderer(scale: 2)
    let store = GlyphMaskStore()
    for side in [5.0, 6, 5, 9] {
      let scene = scene(side: side)
      #expect(try renderer.pixels(scene, masks: store) == renderer.pixels(scene))
      #expect(
        try PNGRenderer(scale: 3).render(scene, masks: store)
          == PNGRenderer(scale: 3).render(scene))
    }
  }

  @Test("Equal outlines of two scenes share their masks, other sizes have their own")
  func sharing() throws {
    let renderer = PNGRenderer(scale: 2)
    let store = GlyphMaskStore()
    _ = try renderer.pixels(scene(side: 5), masks: store)
    let kept = store.keptWords
    #expect(kept > 0)
    _ = try renderer.pixels(scene(side: 5), masks: store)
    #expect(store.keptWords == kept)
    _ = try renderer.pixels(scene(side: 6), masks: store)
    #expect(store.keptWords > kept)
  }

  @Test("A full store forgets, within a picture too, and the picture is the same")
  func forgetting() throws {
    let outlines = (0..<64).map { index -> Scene.Outline in
      let side = 6 + Double(index) / 16
      return Scene.Outline(.ellipse(in: Scene.Rect(0, -side, side, side)))
    }
    let runs = (0..<256).map { index -> Scene.Node in
      let (line, column) = (index / 32 + 1, index % 32)
      let glyph = Scene.Glyph(outline: index % 64, x: Double(column) * 9, y: 0)
      return Scenes.run([glyph], at: Scene.Point(0, Double(12 * line)))
    }
    let scene = Scene(size: Scene.Size(300, 110), nodes: runs, outlines: outlines)
    let small = GlyphMaskStore(capacity: 1000)
    let renderer = PNGRenderer(scale: 1)
    #expect(try renderer.pixels(scene, masks: small) == renderer.pixels(scene))
    #expect(small.keptWords < 1000 + 11 * 11)
  }
}
