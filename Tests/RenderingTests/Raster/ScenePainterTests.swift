import ImageCoding
import Rendering
import Scene
import Testing

@Suite("Painting nodes")
struct ScenePainterTests {
  private let white: UInt32 = 0xffff_ffff
  private let red: UInt32 = 0xffff_0000

  @Test("A group moves, scales and clips its children")
  func group() throws {
    let group = Scene.Group(
      transform: Scene.Transform(a: 2, b: 0, c: 0, d: 1, tx: 1, ty: 0),
      clip: .rectangle(Scene.Rect(0, 0, 1, 1)), children: [Scenes.box(0, 0, 9, 9, Scenes.red)])
    let picture = try Scenes.pixels([.group(group)], width: 4, height: 2)
    #expect(picture.words == [white, red, red, white, white, white, white, white])
  }

  @Test("A transparent group fades as a whole: where children overlap nothing shines through")
  func opacity() throws {
    let group = Scene.Group(
      opacity: 0.5, children: [Scenes.box(0, 0, 2, 1, Scenes.blue), Scenes.box(1, 0, 2, 1, .black)])
    let picture = try Scenes.pixels([.group(group)], width: 4, height: 1)
    #expect(picture[1, 0] == picture[2, 0])
    #expect(picture[0, 0] & 0xff == 0xff)
    #expect((0x7e...0x81).contains(picture[1, 0] & 0xff))
    #expect(picture[3, 0] == white)
  }

  @Test("Later nodes cover earlier ones")
  func order() throws {
    let nodes = [Scenes.box(0, 0, 1, 1, Scenes.blue), Scenes.box(0, 0, 1, 1, Scenes.red)]
    #expect(try Scenes.pixels(nodes, width: 1, height: 1).words == [red])
  }

  @Test("A line is as thick as it says, dashed where it says, on both sides of its path")
  func stroke() throws {
    let path = Scene.Path.segment(Scene.Point(0, 1), Scene.Point(8, 1))
    let style = Scene.StrokeStyle(width: 2, dash: [2, 2])
    let picture = try Scenes.pixels([.stroke(path, Scenes.red, style)], width: 8, height: 3)
    let row = [red, red, white, white, red, red, white, white]
    #expect((0..<8).map { picture[$0, 0] } == row)
    #expect((0..<8).map { picture[$0, 1] } == row)
    #expect((0..<8).allSatisfy { picture[$0, 2] == white })
  }

  @Test(
    "Dashes without a length, or with a negative one, are a solid line",
    arguments: [[0], [0, 0], [-1, 3]] as [[Double]])
  func noDashes(dash: [Double]) throws {
    let path = Scene.Path.segment(Scene.Point(0, 1), Scene.Point(8, 1))
    let style = Scene.StrokeStyle(width: 2, dash: dash)
    let picture = try Scenes.pixels([.stroke(path, Scenes.red, style)], width: 8, height: 3)
    #expect((0..<8).allSatisfy { picture[$0, 0] == red })
  }

  @Test("An image is stretched to its rectangle, its edges hard where pixels fall on pixels")
  func image() throws {
    let raster = try #require(
      Scene.Raster(width: 2, height: 1, rgba: [255, 0, 0, 255, 0, 0, 255, 128]))
    let picture = try Scenes.pixels(
      [.image(0, Scene.Rect(1, 1, 2, 1))], width: 4, height: 3, images: [raster])
    #expect(picture[0, 1] == white && picture[3, 1] == white && picture[1, 0] == white)
    #expect(picture[1, 1] == red)
    #expect(picture[2, 1] == 0xff7f_7fff)
  }

  @Test("What cannot be painted is refused with the name of its group")
  func refused() {
    func error(_ node: Scene.Node) -> RenderingError? {
      let inner = Scene.Group(id: "inner", children: [.group(Scene.Group(children: [node]))])
      let nodes = [Scene.Node.group(Scene.Group(id: "outer", children: [.group(inner)]))]
      do {
        let scene = Scene(size: Scene.Size(5, 5), nodes: nodes)
        _ = try PNGRenderer(scale: 1).render(scene)
        return nil
      } catch {
        return error
      }
    }
    #expect(error(Scenes.box(0, 0, .nan, 1)) == .notFinite(group: "inner"))
    #expect(error(Scenes.box(.infinity, 0, 1, 1)) == .notFinite(group: "inner"))
    #expect(error(.image(0, Scene.Rect(0, 0, 1, 1))) == .missingResource(group: "inner"))
    #expect(
      error(Scenes.run([Scene.Glyph(outline: 0, x: 0, y: 0)])) == .missingResource(group: "inner"))
    #expect(
      error(.image(-1, Scene.Rect(0, 0, 1, 1)))?.description
        == "a glyph or an image in \"inner\" is missing from the scene")
  }

  @Test("A flattened group, a group without children and an empty path paint nothing")
  func nothing() throws {
    let nodes: [Scene.Node] = [
      .group(Scene.Group(transform: .scale(0, 1), children: [Scenes.box(0, 0, 1, 1)])),
      .group(Scene.Group(opacity: 0, children: [Scenes.box(0, 0, 1, 1)])),
      .group(Scene.Group()), .fill(Scene.Path(), .black),
    ]
    #expect(try Scenes.pixels(nodes, width: 1, height: 1).words == [white])
  }

  @Test("Rectangles on the pixel grid are what Cairo would fill, clipped and moved too")
  func wholeRectangles() throws {
    // A path of the same shape that starts elsewhere takes Cairo's way.
    func other(_ rect: Scene.Rect) -> Scene.Path {
      .polygon([
        Scene.Point(rect.maxX, rect.y), Scene.Point(rect.maxX, rect.maxY),
        Scene.Point(rect.x, rect.maxY), Scene.Point(rect.x, rect.y),
      ])
    }
    func picture(_ path: (Scene.Rect) -> Scene.Path) throws -> PixelBuffer {
      let rects = [
        Scene.Rect(-3, -2, 9, 7), Scene.Rect(2.5, 1.5, 4, 300), Scene.Rect(5, 120, 90, 12.5),
        Scene.Rect(8, 9, 0, 4),
      ]
      let colors = [Scenes.red, Scenes.blue, Scene.Color(7, 130, 201), .black]
      let nodes = zip(rects, colors).map { Scene.Node.fill(path($0), $1) }
      let moved = Scene.Group(
        transform: .translation(10.5, 3), clip: .rectangle(Scene.Rect(0, 1, 6, 200)),
        children: nodes)
      return try Scenes.pixels(nodes + [.group(moved)], width: 30, height: 150, scale: 2)
    }
    #expect(try picture { .rectangle($0) } == picture(other))
  }
}
