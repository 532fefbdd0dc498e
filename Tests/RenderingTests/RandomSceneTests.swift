import ImageCoding
import Rendering
import Scene
import TestSupport
import Testing

@Suite("Random scenes")
struct RandomSceneTests {
  @Test("A file holds the pixels, an opaque picture stays opaque, kept masks change nothing")
  func pixels() throws {
    let masks = GlyphMaskStore()
    for seed in 0..<UInt64(soaked(60)) {
      let scene = RandomScene(seed: seed, .usual).scene
      let renderer = PNGRenderer(scale: Double(seed % 3 + 1))
      let picture = try renderer.pixels(scene)
      #expect(picture.isOpaque, "seed \(seed)")
      #expect(try PixelBuffer(png: renderer.render(scene)) == picture, "seed \(seed)")
      #expect(try renderer.pixels(scene, masks: masks) == picture, "seed \(seed)")
    }
  }

  @Test("Any part of a tall picture is what it is at the top of a picture of its own")
  func bands() throws {
    for seed in 0..<UInt64(soaked(30)) {
      var scene = RandomScene(seed: seed, .usual).scene
      let moved = Scene.Group(transform: .translation(0, 128), children: scene.nodes)
      let top = try PNGRenderer(scale: 1).pixels(scene)
      scene.nodes = [.group(moved)]
      scene.size.height += 128
      let lower = try PNGRenderer(scale: 1).pixels(scene)
      #expect(lower.words.suffix(top.words.count) == top.words[...], "seed \(seed)")
    }
  }

  @Test("Numbers that are none or huge are refused or drawn, in every format, and never crash")
  func hostile() {
    for seed in 0..<UInt64(soaked(300)) {
      let scene = RandomScene(seed: 1_000_000 + seed, .hostile).scene
      let isPainted = outcome { try PNGRenderer(scale: 1).render(scene) } != nil
      // Cairo may run out of its fixed-point numbers where an SVG only writes them down.
      let isWritten = outcome { try SVGRenderer().render(scene) } != nil
      #expect(isWritten || !isPainted, "seed \(seed)")
      _ = outcome { try PDFRenderer().render(scene) }
    }
  }

  /// The bytes, or nil where the scene is refused with a reason.
  private func outcome(_ draw: () throws -> [UInt8]) -> [UInt8]? {
    do {
      let bytes = try draw()
      #expect(!bytes.isEmpty)
      return bytes
    } catch {
      #expect(error is RenderingError && !"\(error)".isEmpty)
      return nil
    }
  }
}
