import ImageCoding
import Rendering
import Scene
import Testing

@testable import Rendering

@Suite("Painting glyphs")
struct GlyphPaintingTests {
  /// A ring, drawn as fonts draw it: the hole runs the other way.
  private let ring = Scene.Outline(
    Scene.Path(
      Scene.Path.ellipse(in: Scene.Rect(0, -9, 9, 9)).elements + [
        .move(Scene.Point(2, -4.5)), .quadratic(Scene.Point(2, -2), Scene.Point(4.5, -2)),
        .quadratic(Scene.Point(7, -2), Scene.Point(7, -4.5)),
        .quadratic(Scene.Point(7, -7), Scene.Point(4.5, -7)),
        .quadratic(Scene.Point(2, -7), Scene.Point(2, -4.5)), .close,
      ]))

  @Test("A square glyph covers exactly its pixels, and a quarter of a pixel more a quarter of one")
  func square() throws {
    func row(at x: Double) throws -> [UInt32] {
      let picture = try Scenes.pixels(
        [Scenes.run([Scene.Glyph(outline: 0, x: x, y: 0)], at: Scene.Point(0, 2))], width: 4,
        height: 3, outlines: [Scenes.square(2)])
      #expect((0..<4).map { picture[$0, 0] } == (0..<4).map { picture[$0, 1] })
      #expect((0..<4).allSatisfy { picture[$0, 2] == 0xffff_ffff })
      return (0..<4).map { picture[$0, 0] & 0xff }
    }
    #expect(try row(at: 1) == [255, 0, 0, 255])
    #expect(try row(at: 1.25) == [255, 64, 0, 191])
    #expect(try row(at: 1.12) == [255, 0, 0, 255], "places are quarters of a pixel")
    #expect(try row(at: -1) == [0, 255, 255, 255])
  }

  @Test("Masks look as the same outlines filled by Cairo, within antialiasing")
  func masksAgainstPaths() throws {
    let glyphs = (0..<4).map { Scene.Glyph(outline: 0, x: Double($0) * 10.25, y: 0) }
    let run = Scenes.run(glyphs, at: Scene.Point(0.5, 9.75))
    let masks = try Scenes.pixels([run], width: 45, height: 12, scale: 2, outlines: [ring])
    // A round clip is Cairo's affair and so are the glyphs in it.
    let everything = Scene.Path.ellipse(in: Scene.Rect(-500, -500, 1000, 1000))
    let clipped = Scene.Node.group(Scene.Group(clip: everything, children: [run]))
    let paths = try Scenes.pixels([clipped], width: 45, height: 12, scale: 2, outlines: [ring])
    let comparison = PictureComparison(masks, paths)
    #expect(comparison.isAccepted, "\(comparison)")
    #expect(comparison != .identical, "the two ways are two ways")
  }

  @Test("A clip on the pixel grid cuts glyphs exactly")
  func clip() throws {
    let run = Scenes.run([Scene.Glyph(outline: 0, x: 0, y: 0)], at: Scene.Point(0, 4))
    let clip = Scene.Path.rectangle(Scene.Rect(1, 1, 2, 2))
    let picture = try Scenes.pixels(
      [.group(Scene.Group(clip: clip, children: [run]))], width: 4, height: 4,
      outlines: [Scenes.square(4)])
    let dark = picture.words.indices.filter { picture.words[$0] == 0xff00_0000 }
    #expect(dark == [5, 6, 9, 10])
    #expect(picture.words.filter { $0 == 0xffff_ffff }.count == 12)
  }

  @Test("Glyphs in a transparent group fade with it")
  func fading() throws {
    let run = Scenes.run([Scene.Glyph(outline: 0, x: 0, y: 0)], at: Scene.Point(0, 1))
    let picture = try Scenes.pixels(
      [.group(Scene.Group(opacity: 0.5, children: [run]))], width: 1, height: 1,
      outlines: [Scenes.square(1)])
    #expect((0x7e...0x81).contains(picture[0, 0] & 0xff))
  }

  @Test("A glyph too large for a mask is drawn all the same")
  func large() throws {
    let run = Scenes.run([Scene.Glyph(outline: 0, x: 0, y: 0)], at: Scene.Point(0, 400))
    let picture = try Scenes.pixels([run], width: 400, height: 400, outlines: [Scenes.square(400)])
    #expect(picture.words.allSatisfy { $0 == 0xff00_0000 })
  }

  @Test(
    "Places are rounded to quarters, the middle upwards, also left of zero",
    arguments: [
      (0.0, 0, 0), (0.124, 0, 0), (0.125, 0, 1), (0.9, 1, 0), (2.5, 2, 2), (-0.25, -1, 3),
      (-1.2, -2, 3), (1e300, 1 << 38, 0),
    ])
  func places(coordinate: Double, whole: Int, phase: Int) {
    let place = SubpixelPosition(coordinate)
    #expect((place.whole, place.phase) == (whole, phase))
  }
}
