import ImageCoding
import Rendering
import Scene
import Testing

@Suite("Drawing PNG")
struct PNGRendererTests {
  @Test("A rectangle on the pixel grid has hard edges")
  func rectangle() throws {
    let picture = try Scenes.pixels([Scenes.box(1, 0, 1, 1, Scenes.red)], width: 3, height: 2)
    #expect(
      picture.words == [
        0xffff_ffff, 0xffff_0000, 0xffff_ffff, 0xffff_ffff, 0xffff_ffff, 0xffff_ffff,
      ])
  }

  @Test("Two pixels a point draw a half-point line as one row of pixels")
  func halfPoint() throws {
    let line = Scenes.box(0, 0.5, 2, 0.5)
    let picture = try Scenes.pixels([line], width: 2, height: 2, scale: 2)
    #expect((picture.width, picture.height) == (4, 4))
    #expect((0..<4).map { picture[0, $0] } == [0xffff_ffff, 0xff00_0000, 0xffff_ffff, 0xffff_ffff])
  }

  @Test("Half a pixel covered is half the colour")
  func antialiasing() throws {
    let picture = try Scenes.pixels([Scenes.box(0.5, 0, 1, 1)], width: 2, height: 1)
    #expect(picture[0, 0] == picture[1, 0])
    #expect((0x7e...0x81).contains(picture[0, 0] & 0xff))
  }

  @Test("A part of a pixel counts as one, an error in the last place does not")
  func size() throws {
    let renderer = PNGRenderer(scale: 3)
    #expect(
      try renderer.pixelSize(of: Scene.Size(10.1, 1.0 / 3 + 1e-12))
        == PixelSize(width: 31, height: 1))
  }

  @Test("A shape across the border between two bands looks as anywhere else")
  func bands() throws {
    func disc(_ y: Double) -> Scene.Node {
      .fill(.ellipse(in: Scene.Rect(1.25, y + 0.5, 17.5, 17.5)), Scenes.blue)
    }
    let picture = try Scenes.pixels([disc(20), disc(120)], width: 20, height: 300)
    for y in 20..<40 {
      for x in 0..<20 { #expect(picture[x, y] == picture[x, y + 100], "\(x), \(y)") }
    }
  }

  @Test("A table taller than a Cairo surface is drawn to its last row")
  func tall() throws {
    let boxes = (0..<400).map { Scenes.box(0, Double($0) * 100, 1, 1, Scenes.red) }
    let picture = try Scenes.pixels(
      boxes + [Scenes.box(2, 39_999, 1, 1, Scenes.blue)], width: 3, height: 40_000)
    #expect(picture.height == 40_000)
    #expect((0..<40_000).filter { picture[0, $0] == 0xffff_0000 } == (0..<400).map { $0 * 100 })
    #expect(picture[2, 39_999] == 0xff00_00ff)
  }

  @Test("Sizes beyond the limits, empty or not a number are refused by name")
  func limits() {
    func error(_ width: Double, _ height: Double) -> RenderingError? {
      do {
        _ = try PNGRenderer(scale: 2).render(Scene(size: Scene.Size(width, height)))
        return nil
      } catch {
        return error
      }
    }
    #expect(error(16_384, 1) == .tooLarge(width: 32_768, height: 2))
    #expect(error(1, 500_001) == .tooLarge(width: 2, height: 1_000_002))
    #expect(error(0, 5) == .empty)
    #expect(error(-3, 5) == .empty)
    #expect(error(.nan, 5) == .notFinite(group: nil))
    #expect(
      RenderingError.tooLarge(width: 2, height: 1_000_002).description
        == "a picture of 2 × 1000002 pixels is too large to draw (limits: 32767 × 1000000 pixels)")
  }

  @Test("The same scene gives the same bytes on every thread")
  func threads() async throws {
    let nodes: [Scene.Node] = (0..<40).map { index in
      .fill(
        .ellipse(in: Scene.Rect(Double(index) * 1.7, Double(index) * 9.3, 20, 13)), Scenes.blue)
    }
    let glyphs = (0..<20).map { Scene.Glyph(outline: 0, x: Double($0) * 3.3, y: Double($0)) }
    let scene = Scene(
      size: Scene.Size(100, 400), nodes: nodes + [Scenes.run(glyphs)],
      outlines: [Scenes.square(2.3)])
    let expected = try PNGRenderer(scale: 2).render(scene)
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 { group.addTask { try PNGRenderer(scale: 2).render(scene) } }
      for try await bytes in group { #expect(bytes == expected) }
    }
  }

  @Test("Pixels are those of the file, with and without a background")
  func pixels() throws {
    let nodes = (0..<9).map { index -> Scene.Node in
      let rect = Scene.Rect(Double(index) * 5, Double(index) * 31, 40, 60)
      let shade = UInt8(index * 20)
      return .fill(.ellipse(in: rect), Scene.Color(10, shade, 200, alpha: 255 - shade))
    }
    let scene = Scene(size: Scene.Size(81.5, 300), nodes: nodes)
    for background in [Scene.Color.white, nil] {
      let renderer = PNGRenderer(scale: 1, background: background)
      #expect(try renderer.pixels(scene) == PixelBuffer(png: renderer.render(scene)))
    }
  }

  @Test("Without a background, what is not painted is transparent and colours stay as they are")
  func transparent() throws {
    let half = Scene.Color(200, 100, 50, alpha: 128)
    let picture = try Scenes.pixels(
      [Scenes.box(0, 0, 1, 1, half)], width: 2, height: 1, background: nil)
    #expect(picture[1, 0] == 0)
    #expect(picture[0, 0] >> 24 == 128)
    for (shift, channel) in [(16, 200), (8, 100), (0, 50)] as [(UInt32, Int)] {
      #expect(abs(Int(picture[0, 0] >> shift & 0xff) - channel) <= 1)
    }
  }
}
